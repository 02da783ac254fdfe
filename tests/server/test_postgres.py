"""Several processes on one PostgreSQL: any of them serves any table."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.clients import Player, new_table, sit_everywhere
from tests.server.databases import new_database, postgres
from tests.server.serving import Served, serving


@pytest.fixture(scope="module")
def uri() -> Iterator[str]:
    with postgres() as address:
        yield address


@pytest.fixture
def fleet(uri: str, tmp_path: Path) -> Iterator[list[Served]]:
    """Three processes."""
    environment = {"TWOJACKS_DATABASE": new_database(uri, "fleet")}
    with ExitStack() as stack:
        yield [stack.enter_context(serving(tmp_path / f"data{number}", environment)) for number in range(3)]


def test_everybody_on_another_process(fleet: list[Served]) -> None:
    """Face-down cards chosen at the same moment in three processes, bots' work divided, and one log."""
    table = new_table(fleet[0], game="montego-bay", players=4, bots=[None, None, None, "deckhand"])
    players = sit_everywhere(fleet[0], table, 3)
    for player, served in zip(players, fleet, strict=True):
        player.served = served
    watcher = Player(fleet[1], table)

    async def play() -> None:
        await asyncio.gather(*(player.finish() for player in [*players, watcher]))

    asyncio.run(play())
    for player in [*players, watcher]:
        assert player.play["winners"] == watcher.play["winners"] != []
        assert player.state["table"] == watcher.state["table"]
