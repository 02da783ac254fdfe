"""Processes in which characters search, shared by all players. Any character can use any worker."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass

from twojacks.bots.characters.base import Budget
from twojacks.bots.characters.catalogue import CHARACTERS
from twojacks.bots.process.questions import Question
from twojacks.workers.child_process import (
    ChildProcess,
    ChildProcesses,
    check_error,
    python_command,
    python_environment,
)
from twojacks.workers.failures import AnswerFailure
from twojacks.workers.fair_queue import FairQueue
from twojacks.workers.json_lines import Message

COMMAND = python_command("twojacks.bots.process.character_process")
COMPILING = 600.0  # seconds that preparing may take: on a new machine everything is compiled

Kind = tuple[str, str, str]  # character, game and speed


@dataclass(frozen=True)
class CharacterSpec:
    """Everything that a worker needs to make a character."""

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
    def kind(self) -> Kind:
        """What has to be loaded or compiled for it."""
        return (self.name, self.game, self.speed)

    @property
    def searches(self) -> bool:
        return CHARACTERS[self.name].searches


class CharacterWorker:
    """One process, seen from outside."""

    def __init__(self, process: ChildProcess) -> None:
        self.process = process
        self.ready: dict[Kind, bool] = {}  # what is loaded, and whether its decisions can be stopped

    async def prepare(self, spec: CharacterSpec) -> None:
        if spec.kind not in self.ready:
            answer = await self.process.ask({"kind": "prepare", **spec.message}, COMPILING)
            check_error(answer)
            self.ready[spec.kind] = answer.get("stops") is True

    async def ask(self, kind: str, spec: CharacterSpec, question: Question, seconds: float) -> Message:
        message = {"kind": kind, **spec.message, "view": question.text, "seat": question.seat}
        stop = {"kind": "stop"} if kind == "decide" and self.ready[spec.kind] else None
        answer = await self.process.ask(message, seconds, stop)
        check_error(answer)
        return answer


class Lane:
    """A queue of questions with its own number of workers. Only one of them compiles at a time."""

    def __init__(self, most: int, most_waiting: int | None) -> None:
        self.queue = FairQueue(most, most_waiting)
        self.compiling = asyncio.Lock()


class CharacterWorkers:
    """Workers are started on demand and reused, the most recently used one first.

    Characters that search have one lane and the others another, with ``most`` processes each, so a fast character never
    waits for a slow one. Within a lane the keys, such as tables, take turns.
    """

    def __init__(self, processes: ChildProcesses, most: int, most_waiting: int | None = None) -> None:
        self.processes = processes
        self.idle: list[CharacterWorker] = []
        self.searching, self.fast = Lane(most, most_waiting), Lane(most, most_waiting)
        self.compiled: set[Kind] = set()

    async def decide(self, spec: CharacterSpec, question: Question, seconds: float, key: str) -> tuple[int, float]:
        """The number of an action and the seconds it took, not counting the wait for a worker or its loading time."""
        async with self.worker(spec, key) as worker:
            answer = await worker.ask("decide", spec, question, seconds)
            action = answer.get("action")
            if not isinstance(action, int):
                raise AnswerFailure("garbled", "an answer without an action")
            return action, worker.process.seconds

    async def hint(self, spec: CharacterSpec, question: Question, seconds: float, key: str) -> Message:
        async with self.worker(spec, key) as worker:
            hint = (await worker.ask("hint", spec, question, seconds)).get("hint")
            if not isinstance(hint, dict):
                raise AnswerFailure("garbled", "an answer without a hint")
            return hint

    async def warm(self, spec: CharacterSpec, key: str) -> None:
        async with self.worker(spec, key):
            pass

    async def prepare(self, worker: CharacterWorker, spec: CharacterSpec) -> None:
        """The first worker compiles, alone; the others load what it stored on disk."""
        if spec.kind in self.compiled:
            await worker.prepare(spec)
            return
        async with self.lane(spec).compiling:
            await worker.prepare(spec)
            self.compiled.add(spec.kind)

    def lane(self, spec: CharacterSpec) -> Lane:
        return self.searching if spec.searches else self.fast

    @asynccontextmanager
    async def worker(self, spec: CharacterSpec, key: str) -> AsyncIterator[CharacterWorker]:
        """A worker that is ready for the character, when it is the key's turn."""
        async with self.lane(spec).queue.turn(key):
            worker = await self.take()
            try:
                await self.prepare(worker, spec)
                yield worker
            finally:
                if worker.process.is_alive:
                    self.idle.append(worker)

    async def take(self) -> CharacterWorker:
        while self.idle:
            worker = self.idle.pop()
            if not await worker.process.has_ended():
                return worker
            await worker.process.end()
        return CharacterWorker(await self.processes.start("worker", COMMAND, python_environment()))
