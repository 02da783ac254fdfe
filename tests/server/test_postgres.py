"""Several processes on one PostgreSQL: any of them serves any table."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.server.clients import Player, new_table, sit_everywhere
from tests.server.databases import new_database, postgres
from tests.server.serving import Served, serving


@pytest.fixture(scope="module")
def uri() -> Iterator[str]:
    with postgres() as address:
        yield address


@pytest.fixture(scope="module")
def fleet(uri: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Served]]:
    """Three processes."""
    environment = {"TWOJACKS_DATABASE": new_database(uri, "fleet")}
    folder = tmp_path_factory.mktemp("fleet")
    with ExitStack() as stack:
        yield [stack.enter_context(serving(folder / f"data{number}", environment)) for number in range(3)]


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


def test_presence_is_shown_across_processes(fleet: list[Served]) -> None:
    table = new_table(fleet[0])
    players = sit_everywhere(fleet[0], table, 3)
    watcher = Player(fleet[1], table)
    players[2].served = fleet[2]

    async def look() -> list[list[bool]]:
        await watcher.join()
        seen = [(await watcher.hear_until("presence"))["seats"]]
        await players[2].join()
        seen.append((await watcher.hear_until("presence"))["seats"])
        await players[2].leave()
        seen.append((await watcher.hear_until("presence"))["seats"])
        await watcher.leave()
        return seen

    assert asyncio.run(look()) == [[False] * 3, [False, False, True], [False] * 3]
