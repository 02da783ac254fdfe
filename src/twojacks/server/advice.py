"""Hints at a table that allows them: what a captain would do, seeing what the seat sees."""

from __future__ import annotations

import asyncio
from dataclasses import asdict
from typing import Any

from twojacks.bots.hints import give_hint
from twojacks.games import find_game
from twojacks.server.refusals import NotNow
from twojacks.server.table import Table

MOST_SECONDS = 5.0
ADVISERS = 1  # that think at the same time, in one process


class HintRefused(NotNow):
    code = "hint.refused"


class Advisers:
    """A thread thinks, without keeping the event loop from anything; whoever comes second waits."""

    def __init__(self) -> None:
        self._free = asyncio.Semaphore(ADVISERS)

    async def advise(self, table: Table, seat: int, seconds: float) -> dict[str, Any]:
        if not table.options["hints"]:
            raise HintRefused("hint: expected a table that allows them")
        if table.playing is None or seat not in table.waiting:
            raise HintRefused("hint: expected a decision that this seat owes")
        view, game = table.playing.shown_to(seat).observe(seat), find_game(table.playing.match.game)
        decision = table.playing.decision
        async with self._free:
            hint = await asyncio.to_thread(give_hint, game, view, seat, seconds)
        return {"decision": decision, **asdict(hint)}
