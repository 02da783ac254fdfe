"""Tasks in processes of this machine."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
from collections import Counter, deque
from collections.abc import Callable, Generator, Sequence
from multiprocessing.connection import Connection, wait
from typing import Any, TypeVar

from twojacks.errors import Error
from twojacks.workers.failures import attempt, unpack

Task = TypeVar("Task")
Outcome = TypeVar("Outcome")
Numbered = tuple[int, Any]  # a task and its number

MOST_DEATHS = 3  # of workers over one task; then the work fails

SPAWN = multiprocessing.get_context("spawn")  # forking a process that has threads may hang


class TaskQueue:
    """The tasks that are left, with their numbers. Tasks of workers that died come first."""

    def __init__(self, tasks: Sequence[Any]) -> None:
        self._tasks, self._started = tasks, 0
        self._retries: deque[Numbered] = deque()
        self._deaths: Counter[int] = Counter()

    def __bool__(self) -> bool:
        return bool(self._retries) or self._started < len(self._tasks)

    def take(self) -> Numbered:
        if self._retries:
            return self._retries.popleft()
        self._started += 1
        return self._started - 1, self._tasks[self._started - 1]

    def retry(self, numbered: Numbered) -> None:
        """Queues the task of a worker that died; raises an error if workers keep dying over it."""
        number, task = numbered
        self._deaths[number] += 1
        if self._deaths[number] >= MOST_DEATHS:
            raise Error(f"worker: {MOST_DEATHS} of them died over {task}", code="worker.lost")
        self._retries.append(numbered)


class TaskWorker:
    """A process that runs one task at a time. It ends when its connection closes or its parent ends."""

    def __init__(self, function: Callable[[Any], Any]) -> None:
        self.connection, child_end = SPAWN.Pipe()
        self.process = SPAWN.Process(target=serve, args=(function, child_end), daemon=False)
        self.process.start()
        child_end.close()  # so that the connection breaks when the process dies
        self.numbered: Numbered = (-1, None)

    def send(self, numbered: Numbered) -> None:
        self.numbered = numbered
        with contextlib.suppress(OSError):  # the process is dead, which the next read notices
            self.connection.send(numbered[1])

    def end(self) -> None:
        self.connection.close()
        self.process.kill()
        self.process.join()


def run_locally(function: Callable[[Task], Outcome], tasks: Sequence[Task], workers: int) -> Generator[Outcome]:
    queue = TaskQueue(tasks)
    busy: dict[Any, TaskWorker] = {}  # by their connections
    try:
        while queue or busy:
            while queue and len(busy) < workers:
                give_task(busy, TaskWorker(function), queue)
            for connection in wait(list(busy)):
                worker = busy.pop(connection)
                try:
                    outcome = worker.connection.recv()
                except (EOFError, OSError):
                    worker.end()
                    queue.retry(worker.numbered)
                    continue
                give_task(busy, worker, queue)
                yield unpack(outcome)
    finally:
        for worker in busy.values():
            worker.end()


def give_task(busy: dict[Any, TaskWorker], worker: TaskWorker, queue: TaskQueue) -> None:
    """Keeps a worker busy, or ends it if nothing is left to do."""
    if queue:
        busy[worker.connection] = worker
        worker.send(queue.take())
    else:
        worker.end()


# The worker's end


def serve(function: Callable[[Any], Any], connection: Connection) -> None:
    """Runs tasks until the connection closes. Ctrl-C is left to the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=exit_with_parent, daemon=True).start()
    with contextlib.suppress(EOFError, OSError):
        while True:
            connection.send(attempt(function, connection.recv()))


def exit_with_parent() -> None:
    """Ends a task in progress too, because nobody waits for its outcome."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
