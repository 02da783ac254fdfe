"""Who lets bots think, and how often."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest

from tests.bots.holding import hold_searches
from tests.server.inside import Inside, inside
from tests.server.test_claims import decisions, table_of_bots
from twojacks.bots import CHARACTERS, Budget
from twojacks.bots.character import seal_seed
from twojacks.server import crew
from twojacks.server.crew import Crew
from twojacks.server.fairness import bot_seed
from twojacks.server.live import LiveTable


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


# Several tables at once


def test_fast_bots_wait_for_no_search_and_tables_take_turns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One worker, and three admirals of one table who owe a card: one is held, two wait. A deckhand elsewhere answers.

    An admiral at a third table, who asks last, is served after one of the two and before the other.
    """
    held, new_pool = hold_searches(monkeypatch, tmp_path)
    monkeypatch.setattr(crew, "Pool", new_pool)
    monkeypatch.setitem(CHARACTERS, "admiral", replace(CHARACTERS["admiral"], budget=Budget(simulations=16)))
    with inside(tmp_path / "data") as server:
        crowd = table_of_bots(server, "admiral", "admiral", "admiral")
        server.wait_until(lambda: held.has_one and waiting(server, crowd) == 2)
        begun = len(held.begun)
        quick = table_of_bots(server)
        server.wait_until(lambda: decisions(server, quick) > 0)
        assert (len(held.begun), waiting(server, crowd)) == (begun, 2)
        other = table_of_bots(server, "admiral", "admiral")
        server.wait_until(lambda: waiting(server, other) == 1)
        held.release()
        server.wait_until(lambda: len(held.begun) >= begun + 3)
        seeds = [seed_at(server, table) for table in (crowd, crowd, other, crowd)]
    assert [seed for seed, _ in held.begun[begun - 1 : begun + 3]] == seeds


def waiting(server: Inside, table: str) -> int:
    """How many bots of a table wait for a worker that searches."""
    return len(server.harbour.crew._pool._workers.searching.turns._waiting.get(table, ()))


def seed_at(server: Inside, table: str) -> str:
    """What a worker is told of a table's bots."""
    secret = server.harbour.tables[table].table.secret
    assert secret is not None
    return seal_seed(bot_seed(secret))
