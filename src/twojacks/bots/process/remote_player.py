"""A bot in another process. If it gives no usable answer, deckhand takes that decision instead."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from concurrent.futures import Future, wait
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from twojacks.bots.characters.base import Bot
from twojacks.bots.characters.catalogue import make_character
from twojacks.bots.process.character_workers import CharacterSpec, CharacterWorkers
from twojacks.bots.process.custom_bots import CustomBot, CustomBotProcesses, SeatedBot
from twojacks.bots.process.questions import Question
from twojacks.bots.process.transcripts import Transcript
from twojacks.errors import BadOptions
from twojacks.kernel.game import Game
from twojacks.workers.failures import AnswerFailure

LOG = logging.getLogger("twojacks.bots")
STAND_IN = "deckhand"
WAKING = 0.2  # seconds: Ctrl-C may reach another thread, and the waiting thread only sees it when it wakes up

T = TypeVar("T")
Run = Callable[[Coroutine[Any, Any, T]], "Future[T]"]


@dataclass(frozen=True)
class BotAnswer:
    """A decision. ``fallback`` is one word for why the stand-in took it: late, died, failed, illegal, …"""

    action: int
    seconds: float
    fallback: str | None = None


class Backend(Protocol):
    """How a bot is asked. Everything here runs in the pool's event loop."""

    async def begin(self, question: Question) -> None: ...
    async def decide(self, question: Question) -> tuple[int, float]: ...
    async def end(self, question: Question) -> None: ...
    def leave(self) -> None: ...


class CharacterBackend:
    """A character uses any free worker, because its answer depends only on the question and its seed."""

    def __init__(self, workers: CharacterWorkers, spec: CharacterSpec, limit: float, key: str) -> None:
        self.workers, self.spec, self.limit, self.key = workers, spec, limit, key

    async def begin(self, _question: Question) -> None:
        await self.workers.warm(self.spec, self.key)

    async def decide(self, question: Question) -> tuple[int, float]:
        return await self.workers.decide(self.spec, question, self.limit, self.key)

    async def end(self, question: Question) -> None:
        """Workers keep nothing of a match."""

    def leave(self) -> None:
        """Workers keep nothing of a player."""


class CustomBackend:
    """A custom bot has a process for every seat that it plays."""

    def __init__(self, processes: CustomBotProcesses, bot: CustomBot, limit: float) -> None:
        self.processes, self.bot, self.limit = processes, bot, limit
        self.seats: dict[int, SeatedBot] = {}

    def at(self, seat: int) -> SeatedBot:
        if seat not in self.seats:
            self.seats[seat] = SeatedBot(self.processes, self.bot)
        return self.seats[seat]

    async def begin(self, question: Question) -> None:
        await self.at(question.seat).begin(question)

    async def decide(self, question: Question) -> tuple[int, float]:
        return await self.at(question.seat).decide(question, self.limit)

    async def end(self, question: Question) -> None:
        await self.at(question.seat).end(question)

    def leave(self) -> None:
        for seated in self.seats.values():
            seated.leave()


class Player:
    """Made by a pool. It can be asked from any thread, and for several seats at once."""

    def __init__(self, run: Run[Any], backend: Backend, label: str, game: Game, seed: str, is_custom: bool) -> None:
        self.label = label
        self.game = game
        self.is_custom = is_custom
        self.seconds: float | None = None  # that a decision may take, if there is a time budget
        self.match = ""  # what a transcript calls it
        self.transcript: Transcript | None = None
        self.failures: Counter[str] = Counter()  # by reason
        self._run, self._backend, self._seed = run, backend, seed
        self._waiting: set[Future[BotAnswer]] = set()

    @property
    def fallbacks(self) -> int:
        """How many decisions the stand-in took."""
        return self.failures.total()

    def begin(self, view: Any, seat: int) -> None:
        """Wait until it is ready. Raises `BadOptions` if a custom bot cannot be started."""
        try:
            self._run(self._backend.begin(Question.of(self.game, view, seat))).result()
        except AnswerFailure as failure:
            raise BadOptions(
                f"bot: expected one that starts; {self.label}: {failure.detail}", code="bot.broken"
            ) from failure

    def warm(self, view: Any, seat: int) -> None:
        """Start getting ready, without waiting for it."""
        self._run(self._backend.begin(Question.of(self.game, view, seat)))

    def choose(self, view: Any, seat: int) -> int:
        """The number of a legal action; raises `concurrent.futures.CancelledError` after `cancel`."""
        return self.answer(view, seat).action

    def answer(self, view: Any, seat: int) -> BotAnswer:
        future = self._start(view, seat)
        try:
            while not wait([future], WAKING).done:
                pass
            return future.result()
        except BaseException:
            future.cancel()  # for example after Ctrl-C: nobody waits for the answer any more
            raise

    async def ask(self, view: Any, seat: int) -> BotAnswer:
        """The same for an event loop. Cancelling the task that awaits it stops the decision."""
        return await asyncio.wrap_future(self._start(view, seat))

    def cancel(self) -> None:
        """Stop every decision in progress at once."""
        for future in list(self._waiting):
            future.cancel()

    def end(self, view: Any, seat: int) -> None:
        """The match is over for that seat. A custom bot is told, and is then free for another match."""
        self._run(self._backend.end(Question.of(self.game, view, seat))).result()

    def _start(self, view: Any, seat: int) -> Future[BotAnswer]:
        future = self._run(self._decide(Question.of(self.game, view, seat)))
        self._waiting.add(future)
        future.add_done_callback(self._waiting.discard)
        return future

    async def _decide(self, question: Question) -> BotAnswer:
        started = time.perf_counter()
        try:
            action, seconds = await self._backend.decide(question)
            check_legal(question, action)
            answer = BotAnswer(action, seconds)
        except AnswerFailure as failure:
            self._note_failure(question, failure)
            action = await asyncio.to_thread(self._stand_in, question)
            answer = BotAnswer(action, time.perf_counter() - started, failure.reason)
        except asyncio.CancelledError:
            self._write(question, {"answer": None, "cancelled": True})
            raise
        self._write(question, describe_answer(question, answer))
        return answer

    def _stand_in(self, question: Question) -> int:
        """Runs interpreted in this process, so it cannot fail for the reason the other process did."""
        bot = make_character(STAND_IN, self.game, self._seed, "interpreted", None)
        return bot.choose(question.view, question.seat)

    def _note_failure(self, question: Question, failure: AnswerFailure) -> None:
        """Logs no views and no answers: they do not belong in a host's log."""
        self.failures[failure.reason] += 1
        LOG.warning(
            "%s, %s, seat %d: %s; %s answered instead",
            *(self.label, self.game.name, question.seat, failure.reason, STAND_IN),
        )

    def _write(self, question: Question, answer: dict[str, Any]) -> None:
        if self.transcript is not None:
            try:
                self.transcript.write(self.match, self.label, question, answer)
            except OSError as error:  # a full disk must not end the game
                LOG.warning("transcript: expected a file that can be written to; %s", error.strerror)


def begin(bot: Bot, view: Any, seat: int) -> None:
    """Start a custom bot, or raise an error if it does not start. Characters in this process are always ready."""
    if isinstance(bot, Player):
        bot.begin(view, seat)


def check_legal(question: Question, action: int) -> None:
    if action not in question.actions:
        raise AnswerFailure("illegal", "its answer is not one of the options")


def describe_answer(question: Question, answer: BotAnswer) -> dict[str, Any]:
    return {
        "answer": question.game.notation.format_action(answer.action),
        "fallback": answer.fallback,
        "milliseconds": round(answer.seconds * 1000, 3),
    }
