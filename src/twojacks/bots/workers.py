"""The workers of a pool: processes of ours in which characters think, any of them in any."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass

from twojacks.bots.character import Budget
from twojacks.bots.crew import CHARACTERS
from twojacks.bots.lines import Message
from twojacks.bots.processes import Failure, Process, Processes
from twojacks.bots.questions import Question
from twojacks.bots.turns import Turns

COMMAND = (sys.executable, "-P", "-m", "twojacks.bots.worker")  # whatever lies in the folder we are in
COMPILING = 600.0  # seconds that getting ready may take: on a new machine everything is compiled


@dataclass(frozen=True)
class Thinker:
    """A character as a worker makes it."""

    name: str
    game: str
    seed: str
    speed: str
    budget: Budget | None

    @property
    def message(self) -> Message:
        return {
            "bot": self.name,
            "game": self.game,
            "seed": self.seed,
            "speed": self.speed,
            "budget": self.budget and asdict(self.budget),
        }

    @property
    def kind(self) -> tuple[str, str, str]:
        """What has to be loaded for it, or compiled."""
        return (self.name, self.game, self.speed)

    @property
    def searches(self) -> bool:
        return CHARACTERS[self.name].searches


class Worker:
    def __init__(self, process: Process) -> None:
        self.process = process
        self.ready: dict[tuple[str, str, str], bool] = {}  # what is loaded, and whether such a search can be stopped

    async def prepare(self, thinker: Thinker) -> None:
        if thinker.kind not in self.ready:
            answer = await self.process.ask({"kind": "prepare", **thinker.message}, COMPILING)
            check_error(answer)
            self.ready[thinker.kind] = answer.get("stops") is True

    async def ask(self, kind: str, thinker: Thinker, question: Question, seconds: float) -> Message:
        message = {"kind": kind, **thinker.message, "view": question.text, "seat": question.seat}
        stop = {"kind": "stop"} if kind == "decide" and self.ready[thinker.kind] else None
        answer = await self.process.ask(message, seconds, stop)
        check_error(answer)
        return answer


def check_error(answer: Message) -> None:
    if "error" in answer:
        raise Failure("failed", str(answer["error"]))


class Lane:
    """What characters of one kind share: their places in the queue, and that one of them compiles at a time."""

    def __init__(self, most: int, most_waiting: int | None) -> None:
        self.turns = Turns(most, most_waiting)
        self.compiling = asyncio.Lock()


class Workers:
    """A few processes, started when they are needed and used again; the one used last is the first to be used.

    Characters that search and those that do not have a lane each, with ``most`` processes: a fast character never waits
    for a slow one. Within a lane the keys, such as tables, take turns.
    """

    def __init__(self, processes: Processes, most: int, most_waiting: int | None = None) -> None:
        self.processes = processes
        self.idle: list[Worker] = []
        self.searching, self.fast = Lane(most, most_waiting), Lane(most, most_waiting)
        self.compiled: set[tuple[str, str, str]] = set()

    async def decide(self, thinker: Thinker, question: Question, seconds: float, key: str) -> tuple[int, float]:
        """The number of an action, and the seconds it took, without waiting for a worker or for what it loads."""
        async with self.worker(thinker, key) as worker:
            answer = await worker.ask("decide", thinker, question, seconds)
            action = answer.get("action")
            if not isinstance(action, int):
                raise Failure("garbled", "an answer without an action")
            return action, worker.process.seconds

    async def hint(self, thinker: Thinker, question: Question, seconds: float, key: str) -> Message:
        async with self.worker(thinker, key) as worker:
            hint = (await worker.ask("hint", thinker, question, seconds)).get("hint")
            if not isinstance(hint, dict):
                raise Failure("garbled", "an answer without a hint")
            return hint

    async def warm(self, thinker: Thinker, key: str) -> None:
        async with self.worker(thinker, key):
            pass

    async def prepare(self, worker: Worker, thinker: Thinker) -> None:
        """The first one compiles, alone; the others load what it kept on disk."""
        if thinker.kind in self.compiled:
            await worker.prepare(thinker)
            return
        async with self.lane(thinker).compiling:
            await worker.prepare(thinker)
            self.compiled.add(thinker.kind)

    def lane(self, thinker: Thinker) -> Lane:
        return self.searching if thinker.searches else self.fast

    @asynccontextmanager
    async def worker(self, thinker: Thinker, key: str) -> AsyncIterator[Worker]:
        """One that is ready for the character, when it is the key's turn."""
        async with self.lane(thinker).turns.turn(key):
            worker = await self.take()
            try:
                await self.prepare(worker, thinker)
                yield worker
            finally:
                if worker.process.is_alive:
                    self.idle.append(worker)

    async def take(self) -> Worker:
        while self.idle:
            worker = self.idle.pop()
            if not await worker.process.has_ended():
                return worker
            await worker.process.end()
        return Worker(await self.processes.start("worker", COMMAND, python_environment()))


def python_environment() -> dict[str, str]:
    """For a Python of ours: it imports from where we do, whatever our own path was made of."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
