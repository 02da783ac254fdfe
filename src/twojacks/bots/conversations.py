"""Talking with people's own bots, in the words of docs/bots.md: ``hello``, ``decide`` and ``over``, a line each."""

from __future__ import annotations

import asyncio
import sys
from collections import defaultdict
from contextlib import suppress
from dataclasses import dataclass

from twojacks.bots.character import Budget
from twojacks.bots.lines import Message
from twojacks.bots.naming import BotName
from twojacks.bots.processes import Failure, Process, Processes
from twojacks.bots.questions import Question
from twojacks.bots.workers import check_error, python_environment

PROTOCOL = 1
STARTING = 60.0  # seconds until a bot must have answered hello: it may load a lot
TELLING = 1.0  # seconds until a message without an answer must be read
MOST_FAILURES = 3  # in a row; then it is not started again in this match
HOST = (sys.executable, "-P", "-m", "twojacks.bots.host")


@dataclass(frozen=True)
class Own:
    """Somebody's own bot: how it is called, how it is started, and what it is told about itself."""

    label: str
    command: tuple[str, ...]
    is_python: bool
    seed: str
    budget: Budget

    @classmethod
    def of(cls, label: str, named: BotName, seed: str, budget: Budget) -> Own:
        command = tuple(named.command) if named.is_program else (*HOST, named.what)
        return cls(label, command, named.is_class, seed, budget)

    def hello(self, question: Question) -> Message:
        """What is known before the first decision."""
        return {
            "kind": "hello",
            "protocol": PROTOCOL,
            "game": question.game.name,
            "variant": question.words["variant"],
            "players": question.words["players"],
            "seat": question.seat,
            "seed": self.seed,
            "budget": {"seconds": self.budget.seconds, "simulations": self.budget.simulations},
        }


class Programs:
    """Processes of own bots. One sits at one seat of one match; after that it rests, until somebody else wants it."""

    def __init__(self, processes: Processes) -> None:
        self.processes = processes
        self.resting: defaultdict[tuple[str, ...], list[Process]] = defaultdict(list)

    async def meet(self, own: Own, hello: Message) -> Process:
        """A process that has answered hello."""
        while self.resting[own.command]:
            with suppress(Failure):  # it was free to end after its match
                return await greet(self.resting[own.command].pop(), hello)
        environment = python_environment() if own.is_python else None
        return await greet(await self.processes.start(own.label, own.command, environment), hello)

    def let_rest(self, own: Own, process: Process) -> None:
        if process.is_alive:
            self.resting[own.command].append(process)


async def greet(process: Process, hello: Message) -> Process:
    answer = await process.ask(hello, STARTING)
    if answer.get("ready") is not True:
        await process.end()
        check_error(answer)
        raise Failure("garbled", 'hello was not answered by {"ready": true}')
    return process


class Conversation:
    """With one bot, at one seat of one match."""

    def __init__(self, programs: Programs, own: Own) -> None:
        self.programs = programs
        self.own = own
        self.process: Process | None = None
        self.failures = 0
        self.turn = asyncio.Lock()

    async def begin(self, question: Question) -> None:
        async with self.turn:
            await self.sit_down(question)

    async def sit_down(self, question: Question) -> Process:
        """The process that sits here; one that has ended is started again, up to a point."""
        if self.process is not None and await self.process.has_ended():
            await self.process.end()
            self.process = None
        if self.process is None:
            if self.failures >= MOST_FAILURES:
                raise Failure("gone", f"it failed {MOST_FAILURES} times in a row and is not started again")
            self.process = await self.programs.meet(self.own, self.own.hello(question))
        return self.process

    async def decide(self, question: Question, seconds: float) -> tuple[int, float]:
        """The number of an action, and the seconds it took."""
        async with self.turn:
            try:
                process = await self.sit_down(question)
                answer = await process.ask(self.message(question), seconds)
            except Failure:
                self.failures += 1
                raise
            self.failures = 0
        check_error(answer)
        return read_action(question, answer), process.seconds

    def message(self, question: Question) -> Message:
        return {
            "kind": "decide",
            "view": question.words,
            "options": question.options,
            "seat": question.seat,
            "seconds": self.own.budget.seconds,
        }

    async def end(self, question: Question) -> None:
        """The match is over. Who does not listen any more need not be told."""
        async with self.turn:
            if self.process is not None and self.process.is_alive:
                with suppress(Failure, TimeoutError):
                    await self.process.tell({"kind": "over", "view": question.words, "seat": question.seat}, TELLING)
            self.leave()
            self.failures = 0

    def leave(self) -> None:
        if self.process is not None:
            self.programs.let_rest(self.own, self.process)
            self.process = None


def read_action(question: Question, answer: Message) -> int:
    action = answer.get("action")
    if action not in question.options:
        raise Failure("illegal", "what it answered is no option")
    return question.actions[question.options.index(action)]
