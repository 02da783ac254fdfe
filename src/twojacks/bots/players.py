"""A bot at a table, thinking behind the door; when it gives no usable answer, deckhand stands in for that decision."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from concurrent.futures import Future, wait
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from twojacks.bots.character import Bot
from twojacks.bots.conversations import Conversation, Own, Programs
from twojacks.bots.crew import make_character
from twojacks.bots.processes import Failure
from twojacks.bots.questions import Question
from twojacks.bots.transcripts import Transcript
from twojacks.bots.workers import Thinker, Workers
from twojacks.errors import BadOptions
from twojacks.kernel.protocol import Game

LOG = logging.getLogger("twojacks.bots")
STAND_IN = "deckhand"
WAKING = 0.2  # seconds: Ctrl-C may reach another thread, and then the one that waits learns of it when it wakes

T = TypeVar("T")
Run = Callable[[Coroutine[Any, Any, T]], "Future[T]"]


@dataclass(frozen=True)
class Answer:
    """What a bot decided. ``fallback`` is one word for why somebody else did: late, died, failed, illegal, …"""

    action: int
    seconds: float
    fallback: str | None = None


class Mind(Protocol):
    """How a bot is asked; everything here runs in the pool's event loop."""

    async def begin(self, question: Question) -> None: ...
    async def decide(self, question: Question) -> tuple[int, float]: ...
    async def end(self, question: Question) -> None: ...
    def leave(self) -> None: ...


class CharacterMind:
    """A character thinks in whichever worker is free: what it answers follows from the question and its seed."""

    def __init__(self, workers: Workers, thinker: Thinker, limit: float, key: str) -> None:
        self.workers, self.thinker, self.limit, self.key = workers, thinker, limit, key

    async def begin(self, _question: Question) -> None:
        await self.workers.warm(self.thinker, self.key)

    async def decide(self, question: Question) -> tuple[int, float]:
        return await self.workers.decide(self.thinker, question, self.limit, self.key)

    async def end(self, question: Question) -> None:
        """Nothing is kept of a match."""

    def leave(self) -> None:
        """Nor of a player."""


class OwnMind:
    """An own bot has a process for every seat that it plays."""

    def __init__(self, programs: Programs, own: Own, limit: float) -> None:
        self.programs, self.own, self.limit = programs, own, limit
        self.conversations: dict[int, Conversation] = {}

    def at(self, seat: int) -> Conversation:
        if seat not in self.conversations:
            self.conversations[seat] = Conversation(self.programs, self.own)
        return self.conversations[seat]

    async def begin(self, question: Question) -> None:
        await self.at(question.seat).begin(question)

    async def decide(self, question: Question) -> tuple[int, float]:
        return await self.at(question.seat).decide(question, self.limit)

    async def end(self, question: Question) -> None:
        await self.at(question.seat).end(question)

    def leave(self) -> None:
        for conversation in self.conversations.values():
            conversation.leave()


class Player:
    """Made by a pool. It can be asked from any thread, also for several seats at once."""

    def __init__(self, run: Run[Any], mind: Mind, label: str, game: Game, seed: str, is_own: bool) -> None:
        self.label = label
        self.game = game
        self.is_own = is_own
        self.seconds: float | None = None  # that a decision may take, if it has a budget of time
        self.match = ""  # what a transcript calls it
        self.transcript: Transcript | None = None
        self.failures: Counter[str] = Counter()  # by reason
        self._run, self._mind, self._seed = run, mind, seed
        self._waiting: set[Future[Answer]] = set()

    @property
    def fallbacks(self) -> int:
        """How many decisions somebody else took for it."""
        return self.failures.total()

    def begin(self, view: Any, seat: int) -> None:
        """Wait until it is ready to be asked. An own bot that cannot be started is a mistake of whoever named it."""
        try:
            self._run(self._mind.begin(Question.of(self.game, view, seat))).result()
        except Failure as failure:
            raise BadOptions(
                f"bot: expected one that starts; {self.label}: {failure.detail}", code="bot.broken"
            ) from failure

    def warm(self, view: Any, seat: int) -> None:
        """Let it get ready, without waiting for it."""
        self._run(self._mind.begin(Question.of(self.game, view, seat)))

    def choose(self, view: Any, seat: int) -> int:
        """The number of a legal action; raises `concurrent.futures.CancelledError` after `cancel`."""
        return self.answer(view, seat).action

    def answer(self, view: Any, seat: int) -> Answer:
        future = self._start(view, seat)
        try:
            while not wait([future], WAKING).done:
                pass
            return future.result()
        except BaseException:
            future.cancel()  # somebody pressed Ctrl-C: nobody waits for the answer any more
            raise

    async def ask(self, view: Any, seat: int) -> Answer:
        """The same for whoever has an event loop; cancelling the task that awaits it ends the thought."""
        return await asyncio.wrap_future(self._start(view, seat))

    def cancel(self) -> None:
        """End every thought in progress, at once."""
        for future in list(self._waiting):
            future.cancel()

    def end(self, view: Any, seat: int) -> None:
        """The match is over for that seat. An own bot is told, and is free for another match."""
        self._run(self._mind.end(Question.of(self.game, view, seat))).result()

    def _start(self, view: Any, seat: int) -> Future[Answer]:
        future = self._run(self._decide(Question.of(self.game, view, seat)))
        self._waiting.add(future)
        future.add_done_callback(self._waiting.discard)
        return future

    async def _decide(self, question: Question) -> Answer:
        started = time.perf_counter()
        try:
            action, seconds = await self._mind.decide(question)
            check_legal(question, action)
            answer = Answer(action, seconds)
        except Failure as failure:
            self._note_failure(question, failure)
            action = await asyncio.to_thread(self._stand_in, question)
            answer = Answer(action, time.perf_counter() - started, failure.reason)
        except asyncio.CancelledError:
            self._write(question, {"answer": None, "cancelled": True})
            raise
        self._write(question, describe_answer(question, answer))
        return answer

    def _stand_in(self, question: Question) -> int:
        """In this process, interpreted: nothing that went wrong with the other processes can go wrong with it."""
        bot = make_character(STAND_IN, self.game, self._seed, "interpreted", None)
        return bot.choose(question.view, question.seat)

    def _note_failure(self, question: Question, failure: Failure) -> None:
        """Facts only: what a bot was shown, and what it makes of it, does not belong in a host's log."""
        self.failures[failure.reason] += 1
        LOG.warning(
            "%s, %s, seat %d: %s; %s answered instead",
            *(self.label, self.game.name, question.seat, failure.reason, STAND_IN),
        )

    def _write(self, question: Question, answer: dict[str, Any]) -> None:
        if self.transcript is not None:
            try:
                self.transcript.write(self.match, self.label, question, answer)
            except OSError as error:  # a full disk ends no game
                LOG.warning("transcript: expected a file that can be written to; %s", error.strerror)


def begin(bot: Bot, view: Any, seat: int) -> None:
    """Let somebody's own bot start, or say that it does not; characters in this process are always ready."""
    if isinstance(bot, Player):
        bot.begin(view, seat)


def check_legal(question: Question, action: int) -> None:
    if action not in question.actions:
        raise Failure("illegal", "what it answered is no option")


def describe_answer(question: Question, answer: Answer) -> dict[str, Any]:
    return {
        "answer": question.game.notation.format_action(answer.action),
        "fallback": answer.fallback,
        "milliseconds": round(answer.seconds * 1000, 3),
    }
