"""Work in processes of this machine."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
from collections import Counter
from collections.abc import Callable, Generator, Sequence
from multiprocessing.connection import Connection, wait
from typing import Any, TypeVar

from twojacks.arena.failures import attempt, unpack
from twojacks.arena.tasks import Left
from twojacks.errors import Error

Task = TypeVar("Task")
Outcome = TypeVar("Outcome")

TRIES = 3  # a task over which so many workers die is given up

FRESH = multiprocessing.get_context("spawn")  # a copy of a process with threads in it may hang


class Worker:
    """A process with one task at a time. It ends with its line, or with whoever started it."""

    def __init__(self, function: Callable[[Any], Any]) -> None:
        self.line, far_end = FRESH.Pipe()
        self.process = FRESH.Process(target=serve, args=(function, far_end), daemon=False)
        self.process.start()
        far_end.close()  # so that the line breaks when the process dies
        self.number = -1
        self.task: Any = None

    def give(self, numbered: tuple[int, Any]) -> None:
        self.number, self.task = numbered
        with contextlib.suppress(OSError):  # it is dead already, which is noticed when its answer is asked for
            self.line.send(self.task)

    def end(self) -> None:
        self.line.close()
        self.process.kill()
        self.process.join()


Crew = dict[Any, Worker]  # by their lines


def do_in_processes(function: Callable[[Task], Outcome], tasks: Sequence[Task], workers: int) -> Generator[Outcome]:
    left, deaths = Left(tasks), Counter[int]()
    crew: Crew = {}
    try:
        while left or crew:
            while left and len(crew) < workers:
                hire(crew, function, left.take())
            for line in wait(list(crew)):
                worker = crew.pop(line)
                try:
                    outcome = worker.line.recv()
                except (EOFError, OSError):
                    worker.end()
                    left.put_back(mourn(worker, deaths))
                    continue
                keep_busy(crew, worker, left)
                yield unpack(outcome)
    finally:
        for worker in crew.values():
            worker.end()


def hire(crew: Crew, function: Callable[[Any], Any], numbered: tuple[int, Any]) -> None:
    worker = Worker(function)
    crew[worker.line] = worker
    worker.give(numbered)


def keep_busy(crew: Crew, worker: Worker, left: Left[Any]) -> None:
    """The next task, before the last outcome is looked at; or home."""
    if left:
        crew[worker.line] = worker
        worker.give(left.take())
    else:
        worker.end()


def mourn(worker: Worker, deaths: Counter[int]) -> tuple[int, Any]:
    """The task of a worker that died, which another shall try; but not for ever."""
    deaths[worker.number] += 1
    if deaths[worker.number] >= TRIES:
        raise Error(f"worker: {TRIES} of them died over {worker.task}", code="worker.lost")
    return worker.number, worker.task


def serve(function: Callable[[Any], Any], line: Connection) -> None:
    """The life of a worker. An interrupt is for whoever started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()
    with contextlib.suppress(EOFError, OSError):
        while True:
            line.send(attempt(function, line.recv()))


def end_with_parent() -> None:
    """In the middle of a task too: nobody is left to whom its outcome would matter."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
