"""Bots in other processes, which see observed records and nothing else.

A pool has a thread with its own event loop, in which everything here runs.
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

from twojacks.bots.characters.base import Bot, Budget, seal_seed
from twojacks.bots.characters.catalogue import CHARACTERS, find_bot, make_bot, searches
from twojacks.bots.characters.naming import join_budgets
from twojacks.bots.process.character_workers import CharacterSpec, CharacterWorkers
from twojacks.bots.process.custom_bots import CustomBot, CustomBotProcesses
from twojacks.bots.process.questions import Question
from twojacks.bots.process.remote_player import Backend, CharacterBackend, CustomBackend, Player
from twojacks.bots.process.transcripts import Transcript
from twojacks.cores import count_cores
from twojacks.errors import Error
from twojacks.kernel.game import Game
from twojacks.workers.child_process import ChildProcesses
from twojacks.workers.failures import AnswerFailure

CUSTOM_BUDGET = Budget(seconds=5.0)  # of a custom bot whose name says nothing else
GRACE = 5.0  # seconds beyond its budget after which a bot is late: the machine may be busy
HINTING = "admiral"  # hints load what this character needs
PATIENCE = 60.0  # seconds for a decision without a time budget

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
        """``workers`` processes for characters that search, and as many for the others. ``most_waiting`` is per key."""
        self._processes = ChildProcesses()
        self._workers = CharacterWorkers(self._processes, workers or count_cores(), most_waiting)
        self._custom_bots = CustomBotProcesses(self._processes)
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
        """A bot by its name, ``NAME[@BUDGET]``. ``speed`` is that of a character's rules, ``match`` is for transcripts.

        When all workers are busy, characters with different keys take turns.
        """
        named, sealed = find_bot(text), seal_seed(seed)
        usual = CUSTOM_BUDGET if named.is_custom else CHARACTERS[named.what].budget
        spent = join_budgets(named.budget, budget, usual)
        limit = self._limit(spent)
        backend: Backend
        if named.is_custom:
            bot = CustomBot.of(text, named, sealed, spent or CUSTOM_BUDGET)
            backend = CustomBackend(self._custom_bots, bot, limit)
        else:
            spec = CharacterSpec(named.what, game.name, sealed, speed, spent)
            backend = CharacterBackend(self._workers, spec, limit, key)
        player = Player(self.run, backend, text, game, sealed, named.is_custom)
        player.seconds = None if spent is None else spent.seconds
        player.match, player.transcript = match, transcript
        weakref.finalize(player, self._forget, backend).atexit = False
        return player

    async def hint(self, game: Game, view: Any, seat: int, budget: Budget, key: str = "") -> dict[str, Any]:
        """The result of `match.hint` as a dictionary, computed by a worker. Cancelling the task stops the search."""
        spec = CharacterSpec(HINTING, game.name, "", "native", budget)
        work = self._workers.hint(spec, Question.of(game, view, seat), self._limit(budget), key)
        try:
            return await asyncio.wrap_future(self.run(work))
        except AnswerFailure as failure:
            raise Error(
                f"hint: expected an answer; {failure.reason}, {failure.detail}", code="hint.failed"
            ) from failure

    def _limit(self, budget: Budget | None) -> float:
        """Seconds after which a decision is late."""
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

    def _forget(self, backend: Backend) -> None:
        """The player was garbage-collected: its processes are free."""
        with suppress(RuntimeError):  # the pool is closed already
            self._loop.call_soon_threadsafe(backend.leave)

    # Ending

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Cancel every decision and end every process."""
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
    """One pool for the whole process, closed when it exits."""
    pool = Pool()
    atexit.register(pool.close)
    return pool


def seat_bot(text: str, game: Game, *, seed: str) -> Bot:
    """For programs that play many games: bots that search and custom bots run in another process.

    Characters that do not search only look at the record they are given. They run here, which is much faster.
    """
    if searches(text):
        return shared_pool().player(text, game, seed=seed)
    return make_bot(text, game, seed=seed, speed="native")


os.register_at_fork(after_in_child=shared_pool.cache_clear)  # threads and their loops stay with the parent
