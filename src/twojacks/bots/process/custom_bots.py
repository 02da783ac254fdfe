"""Custom bots: classes and programs that users write. Each plays in its own process (docs/guide/own-bots.md).

The messages are ``hello``, ``decide`` and ``over``, one per line.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from contextlib import suppress
from dataclasses import dataclass

from twojacks.bots.characters.base import Budget
from twojacks.bots.characters.naming import BotName
from twojacks.bots.process.questions import Question
from twojacks.workers.child_process import (
    ChildProcess,
    ChildProcesses,
    check_error,
    python_command,
    python_environment,
)
from twojacks.workers.failures import AnswerFailure
from twojacks.workers.json_lines import Message

PROTOCOL = 1
STARTING = 60.0  # seconds until a bot must have answered hello: it may load a lot
TELLING = 1.0  # seconds until a message without an answer must be read
MOST_FAILURES = 3  # in a row; then the bot is not restarted in this match
CLASS_RUNNER = python_command("twojacks.bots.process.class_runner")


@dataclass(frozen=True)
class CustomBot:
    """A bot's name, how to start it, and what it is told about itself."""

    label: str
    command: tuple[str, ...]
    is_python: bool
    seed: str
    budget: Budget

    @classmethod
    def of(cls, label: str, named: BotName, seed: str, budget: Budget) -> CustomBot:
        command = tuple(named.command) if named.is_program else (*CLASS_RUNNER, named.what)
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


class CustomBotProcesses:
    """A process serves one seat of one match at a time. After the match it is kept for the next one."""

    def __init__(self, processes: ChildProcesses) -> None:
        self.processes = processes
        self.idle: defaultdict[tuple[str, ...], list[ChildProcess]] = defaultdict(list)

    async def take(self, bot: CustomBot, hello: Message) -> ChildProcess:
        """A process that has answered hello."""
        while self.idle[bot.command]:
            with suppress(AnswerFailure):  # it may have ended after its match
                return await greet(self.idle[bot.command].pop(), hello)
        environment = python_environment() if bot.is_python else None
        return await greet(await self.processes.start(bot.label, bot.command, environment), hello)

    def release(self, bot: CustomBot, process: ChildProcess) -> None:
        if process.is_alive:
            self.idle[bot.command].append(process)


async def greet(process: ChildProcess, hello: Message) -> ChildProcess:
    answer = await process.ask(hello, STARTING)
    if answer.get("ready") is not True:
        await process.end()
        check_error(answer)
        raise AnswerFailure("garbled", 'hello was not answered by {"ready": true}')
    return process


class SeatedBot:
    """A custom bot at one seat of one match."""

    def __init__(self, processes: CustomBotProcesses, bot: CustomBot) -> None:
        self.processes = processes
        self.bot = bot
        self.process: ChildProcess | None = None
        self.failures = 0
        self.busy = asyncio.Lock()

    async def begin(self, question: Question) -> None:
        async with self.busy:
            await self.start(question)

    async def start(self, question: Question) -> ChildProcess:
        """The process of this seat. One that has ended is restarted, unless it keeps failing."""
        if self.process is not None and await self.process.has_ended():
            await self.process.end()
            self.process = None
        if self.process is None:
            if self.failures >= MOST_FAILURES:
                raise AnswerFailure("gone", f"it failed {MOST_FAILURES} times in a row and is not restarted")
            self.process = await self.processes.take(self.bot, self.bot.hello(question))
        return self.process

    async def decide(self, question: Question, seconds: float) -> tuple[int, float]:
        """The number of an action, and the seconds it took."""
        async with self.busy:
            try:
                process = await self.start(question)
                answer = await process.ask(self.message(question), seconds)
            except AnswerFailure:
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
            "seconds": self.bot.budget.seconds,
        }

    async def end(self, question: Question) -> None:
        """Tells the bot that the match is over, if it still listens."""
        async with self.busy:
            if self.process is not None and self.process.is_alive:
                with suppress(AnswerFailure, TimeoutError):
                    await self.process.tell({"kind": "over", "view": question.words, "seat": question.seat}, TELLING)
            self.leave()
            self.failures = 0

    def leave(self) -> None:
        if self.process is not None:
            self.processes.release(self.bot, self.process)
            self.process = None


def read_action(question: Question, answer: Message) -> int:
    action = answer.get("action")
    if action not in question.options:
        raise AnswerFailure("illegal", "its answer is not one of the options")
    return question.actions[question.options.index(action)]
