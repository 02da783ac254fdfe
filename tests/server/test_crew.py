"""Who lets bots think, and how often."""

from __future__ import annotations

import asyncio
from typing import Any, cast

from twojacks.server.live.bot_runner import Crew
from twojacks.server.live.live_table import LiveTable


class Dreamers(Crew):
    """Bots that never answer."""

    def __init__(self) -> None:
        super().__init__(cast("Any", None), cast("Any", None), 1)
        self.asked: list[object] = []

    async def _work(self, live: LiveTable, seat: int) -> None:
        self.asked.append((live, seat))
        await asyncio.Event().wait()


def test_a_table_that_is_read_again_asks_its_bots_anew() -> None:
    """The one that was there before has lost its database; what its bot still thinks leads nowhere."""

    async def ask() -> tuple[list[object], list[object]]:
        crew, lost, again = Dreamers(), cast("LiveTable", object()), cast("LiveTable", object())
        for live in (lost, lost, again, lost, again):
            crew.ask(live, 2)
        await asyncio.sleep(0)
        await crew.end()
        return crew.asked, [(lost, 2), (again, 2)]

    asked, expected = asyncio.run(ask())
    assert asked == expected
