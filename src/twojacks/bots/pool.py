"""Bots behind a door: they think in other processes, which are shown observed records and nothing else.

A pool has a thread with an event loop of its own, in which all of this happens.
"""

from __future__ import annotations

import asyncio
import atexit
import os
import threading
import weakref
from collections.abc import Coroutine
from concurrent.futures import Future
from contextlib import suppress
from functools import cache
from typing import Any, Self, TypeVar

from twojacks.bots.character import Bot, Budget, seal_seed
from twojacks.bots.conversations import Own, Programs
from twojacks.bots.crew import CHARACTERS, find_bot, make_bot, searches
from twojacks.bots.naming import join_budgets
from twojacks.bots.players import CharacterMind, Mind, OwnMind, Player
from twojacks.bots.processes import Failure, Processes
from twojacks.bots.questions import Question
from twojacks.bots.transcripts import Transcript
from twojacks.bots.workers import Thinker, Workers
from twojacks.cores import count_cores
from twojacks.errors import Error
from twojacks.kernel.protocol import Game

OWN_BUDGET = Budget(seconds=5.0)  # of an own bot, unless its name says something else
GRACE = 5.0  # seconds beyond its budget after which a bot is late: the machine may be busy
HINTING = "admiral"  # what hints need is loaded for this character
PATIENCE = 60.0  # seconds for a decision of whoever has no budget of time

T = TypeVar("T")


class Pool:
    """``with Pool() as pool: player = pool.player("captain@2s", game, seed=1)``; usable from any thread."""

    def __init__(
        self,
        workers: int | None = None,
        *,
        grace: float = GRACE,
        patience: float = PATIENCE,
        most_waiting: int | None = None,
    ) -> None:
        """Searching characters have that many workers, and so have the others. ``most_waiting`` is a limit per key."""
        self._processes = Processes()
        self._workers = Workers(self._processes, workers or count_cores(), most_waiting)
        self._programs = Programs(self._processes)
        self._grace, self._patience = grace, patience
        self._busy: set[asyncio.Task[Any]] = set()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._work, name="bots", daemon=True)
        self._thread.start()

    def player(
        self,
        text: str,
        game: Game,
        *,
        seed: str | int,
        budget: Budget | None = None,
        speed: str = "native",
        match: str = "",
        transcript: Transcript | None = None,
        key: str = "",
    ) -> Player:
        """A bot by its name, ``NAME[@BUDGET]``. Characters think at that speed; transcripts call the match as told.

        Where workers are scarce, characters of different keys take turns.
        """
        named, sealed = find_bot(text), seal_seed(seed)
        usual = OWN_BUDGET if named.is_own else CHARACTERS[named.what].budget
        spent = join_budgets(named.budget, budget, usual)
        limit = self._limit(spent)
        mind: Mind
        if named.is_own:
            mind = OwnMind(self._programs, Own.of(text, named, sealed, spent or OWN_BUDGET), limit)
        else:
            mind = CharacterMind(self._workers, Thinker(named.what, game.name, sealed, speed, spent), limit, key)
        player = Player(self.run, mind, text, game, sealed, named.is_own)
        player.seconds = None if spent is None else spent.seconds
        player.match, player.transcript = match, transcript
        weakref.finalize(player, self._forget, mind).atexit = False
        return player

    async def hint(self, game: Game, view: Any, seat: int, budget: Budget, key: str = "") -> dict[str, Any]:
        """What `match.hint` tells, as a dictionary, worked out in a worker; cancelling the task ends the thought."""
        thinker = Thinker(HINTING, game.name, "", "native", budget)
        work = self._workers.hint(thinker, Question.of(game, view, seat), self._limit(budget), key)
        try:
            return await asyncio.wrap_future(self.run(work))
        except Failure as failure:
            raise Error(
                f"hint: expected an answer; {failure.reason}, {failure.detail}", code="hint.failed"
            ) from failure

    def _limit(self, budget: Budget | None) -> float:
        """Seconds after which a thought is late."""
        seconds = None if budget is None else budget.seconds
        return self._grace + (self._patience if seconds is None else seconds)

    def run(self, coroutine: Coroutine[Any, Any, T]) -> Future[T]:
        return asyncio.run_coroutine_threadsafe(self._track(coroutine), self._loop)

    async def _track(self, coroutine: Coroutine[Any, Any, T]) -> T:
        task = asyncio.current_task()
        assert task is not None
        self._busy.add(task)
        try:
            return await coroutine
        finally:
            self._busy.discard(task)

    def _forget(self, mind: Mind) -> None:
        """Nobody holds the player any more: what sat there for it is free."""
        with suppress(RuntimeError):  # the pool is closed already
            self._loop.call_soon_threadsafe(mind.leave)

    # Ending

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Every thought is cancelled and every process ended."""
        if not self._thread.is_alive():  # closed already, or left behind by a fork
            return
        asyncio.run_coroutine_threadsafe(self._end(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    async def _end(self) -> None:
        for task in self._busy:
            task.cancel()
        await asyncio.gather(*self._busy, return_exceptions=True)
        await self._processes.end()

    def _work(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.run_forever()
        self._loop.run_until_complete(self._loop.shutdown_default_executor())
        self._loop.close()


@cache
def shared_pool() -> Pool:
    """One for the whole process, ended with it."""
    pool = Pool()
    atexit.register(pool.close)
    return pool


def seat_bot(text: str, game: Game, *, seed: str) -> Bot:
    """For who plays game after game: whoever imagines worlds, or is somebody's own, does it in another process.

    Cabin boy and deckhand look once at the record that they are given, and are asked here, which is much faster.
    """
    if searches(text):
        return shared_pool().player(text, game, seed=seed)
    return make_bot(text, game, seed=seed, speed="native")


os.register_at_fork(after_in_child=shared_pool.cache_clear)  # threads and their loops stay with the parent
