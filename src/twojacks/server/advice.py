"""Hints at a table that allows them: what an admiral would do, seeing what the seat sees."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from twojacks.bots import Budget
from twojacks.bots.pool import Pool
from twojacks.errors import Error
from twojacks.games import find_game
from twojacks.kernel.protocol import Game
from twojacks.server.refusals import NotNow, Unavailable
from twojacks.server.table import Table

MOST_SECONDS = 5.0


class HintRefused(NotNow):
    code = "hint.refused"


class HintFailed(Unavailable):
    code = "hint.failed"


@dataclass(frozen=True)
class Doubt:
    """What a seat is in doubt about: the question it owes an answer to, and what it sees."""

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
    return Doubt(table.playing.decision, find_game(table.playing.match.game), view, seat)


class Adviser:
    """Thinks in one process, apart from the bots', so that no game waits for somebody's hint."""

    @cached_property
    def _pool(self) -> Pool:
        """Started when the first hint is asked for."""
        return Pool(1)

    async def hint(self, doubt: Doubt, seconds: float) -> dict[str, Any]:
        try:
            told = await self._pool.hint(doubt.game, doubt.view, doubt.seat, Budget(seconds=seconds))
        except Error as error:
            raise HintFailed("hint: expected an answer, and none came; ask again") from error
        return {"decision": doubt.decision, **told}

    async def end(self) -> None:
        if "_pool" in vars(self):
            await asyncio.to_thread(self._pool.close)
