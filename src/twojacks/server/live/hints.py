"""Hints at tables that allow them: what the strongest bot would do, seeing what the seat sees."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from twojacks.bots import Budget
from twojacks.bots.process.pool import Pool
from twojacks.errors import Error
from twojacks.games import find_game
from twojacks.kernel.game import Game
from twojacks.server.errors import HintFailed, HintRefused, LimitReached
from twojacks.server.limits import ConcurrencyLimit
from twojacks.server.table.table import Table

MOST_SECONDS = 5.0
MOST_AT_ONCE = 8  # hints in progress over all addresses, which bounds the waiting time


@dataclass(frozen=True)
class HintQuestion:
    """The decision that a seat owes, and what the seat sees."""

    table_id: str
    decision: int
    game: Game
    view: Any
    seat: int


def find_question(table: Table, seat: int) -> HintQuestion:
    if not table.options.hints:
        raise HintRefused("hint: expected a table that allows hints")
    if table.game is None or seat not in table.waiting:
        raise HintRefused("hint: expected a seat that owes a decision")
    view = table.game.asked(seat).observe(seat)
    return HintQuestion(table.id, table.game.decision, find_game(table.game.match.game), view, seat)


class HintService:
    """Computes hints in a process of its own, so that no game waits for a hint. Addresses take turns."""

    def __init__(self, most_per_address: int) -> None:
        self._addresses, self._all = ConcurrencyLimit(most_per_address), ConcurrencyLimit(MOST_AT_ONCE)
        self._searches: dict[str, asyncio.Task[dict[str, Any]]] = {}  # by the seat that asked

    @cached_property
    def _pool(self) -> Pool:
        """Started with the first hint."""
        return Pool(1)

    async def hint(self, question: HintQuestion, seconds: float, address: str) -> dict[str, Any]:
        seat = f"{question.table_id} {question.seat}"
        await self._cancel_older(seat)
        with self._counted(address):
            answer = self._pool.hint(question.game, question.view, question.seat, Budget(seconds=seconds), address)
            search = self._searches[seat] = asyncio.ensure_future(answer)
            try:
                hint = await search
            except asyncio.CancelledError:
                if self._searches.get(seat) is search:  # the client has gone, or the server stops
                    search.cancel()
                    raise
                raise HintFailed("hint: expected one question at a time; a newer one was asked") from None
            except Error as error:
                raise HintFailed("hint: expected an answer, but none came; ask again") from error
            finally:
                if self._searches.get(seat) is search:
                    del self._searches[seat]
        return {"decision": question.decision, **hint}

    async def _cancel_older(self, seat: str) -> None:
        """A newer question of a seat replaces the older one, whose page may be gone."""
        older = self._searches.pop(seat, None)
        if older is not None:
            older.cancel()
            await asyncio.wait([older])
            await asyncio.sleep(0)  # let the older request leave the limits first

    @contextmanager
    def _counted(self, address: str) -> Iterator[None]:
        limits = ((self._addresses, address), (self._all, ""))
        if not all(limit.has_room(key) for limit, key in limits):
            raise LimitReached("hint: expected fewer at a time; ask again when one has arrived")
        for limit, key in limits:
            limit.enter(key)
        try:
            yield
        finally:
            for limit, key in limits:
                limit.leave(key)

    async def end(self) -> None:
        if "_pool" in vars(self):
            await asyncio.to_thread(self._pool.close)
