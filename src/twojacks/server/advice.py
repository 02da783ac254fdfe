"""Hints at a table that allows them: what an admiral would do, seeing what the seat sees."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from twojacks.bots import Budget
from twojacks.bots.pool import Pool
from twojacks.errors import Error
from twojacks.games import find_game
from twojacks.kernel.protocol import Game
from twojacks.server.limits import Gate
from twojacks.server.refusals import LimitReached, NotNow, Unavailable
from twojacks.server.table import Table

MOST_SECONDS = 5.0
MOST_AT_ONCE = 8  # hints that are asked for: nobody waits longer than for so many


class HintRefused(NotNow):
    code = "hint.refused"


class HintFailed(Unavailable):
    code = "hint.failed"


@dataclass(frozen=True)
class Doubt:
    """What a seat is in doubt about: the question it owes an answer to, and what it sees."""

    table_id: str
    decision: int
    game: Game
    view: Any
    seat: int


def find_doubt(table: Table, seat: int) -> Doubt:
    if not table.options["hints"]:
        raise HintRefused("hint: expected a table that allows them")
    if table.playing is None or seat not in table.waiting:
        raise HintRefused("hint: expected a decision that this seat owes")
    view = table.playing.asked(seat).observe(seat)
    return Doubt(table.id, table.playing.decision, find_game(table.playing.match.game), view, seat)


class Adviser:
    """Thinks in one process, apart from the bots', so that no game waits for a hint. Addresses take turns."""

    def __init__(self, of_an_address: int) -> None:
        self._addresses, self._all = Gate(of_an_address), Gate(MOST_AT_ONCE)
        self._thoughts: dict[str, asyncio.Task[dict[str, Any]]] = {}  # by the seat that asked

    @cached_property
    def _pool(self) -> Pool:
        """Started when the first hint is asked for."""
        return Pool(1)

    async def hint(self, doubt: Doubt, seconds: float, address: str) -> dict[str, Any]:
        seat = f"{doubt.table_id} {doubt.seat}"
        await self._give_up(seat)
        with self._under_way(address):
            thinking = self._pool.hint(doubt.game, doubt.view, doubt.seat, Budget(seconds=seconds), address)
            thought = self._thoughts[seat] = asyncio.ensure_future(thinking)
            try:
                told = await thought
            except asyncio.CancelledError:
                if self._thoughts.get(seat) is thought:  # whoever asked has gone, or the server stops
                    thought.cancel()
                    raise
                raise HintFailed("hint: expected one question at a time; a newer one was asked") from None
            except Error as error:
                raise HintFailed("hint: expected an answer, and none came; ask again") from error
            finally:
                if self._thoughts.get(seat) is thought:
                    del self._thoughts[seat]
        return {"decision": doubt.decision, **told}

    async def _give_up(self, seat: str) -> None:
        """A newer question of a seat goes before: the older one may be answered by its owner, and the page gone."""
        older = self._thoughts.pop(seat, None)
        if older is not None:
            older.cancel()
            await asyncio.wait([older])
            await asyncio.sleep(0)  # whoever waited for it leaves first

    @contextmanager
    def _under_way(self, address: str) -> Iterator[None]:
        entrances = ((self._addresses, address), (self._all, ""))
        if not all(gate.has_room(key) for gate, key in entrances):
            raise LimitReached("hint: expected fewer at a time; ask again when one has come")
        for gate, key in entrances:
            gate.enter(key)
        try:
            yield
        finally:
            for gate, key in entrances:
                gate.leave(key)

    async def end(self) -> None:
        if "_pool" in vars(self):
            await asyncio.to_thread(self._pool.close)
