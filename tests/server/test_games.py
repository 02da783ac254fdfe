"""Whole games over the socket, by clients who know only the protocol."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.clients import Player, new_table, sit, sit_everywhere
from tests.server.serving import Served
from twojacks.games import every_setting

SETTINGS = every_setting()


async def finish_all(players: list[Player]) -> None:
    await asyncio.gather(*(player.finish() for player in players))


@pytest.mark.parametrize(("game", "variant", "count"), SETTINGS)
def test_people_play_a_whole_game(served: Served, game: str, variant: str, count: int) -> None:
    table = new_table(served, game=game, variant=variant, players=count)
    players = sit_everywhere(served, table, count)
    watcher = Player(served, table)
    asyncio.run(finish_all([*players, watcher]))
    for player in players:
        assert player.play["view"]["phase"] == "over"
        assert player.play["view"]["scores"] == watcher.play["view"]["scores"]
        assert player.play["winners"] == watcher.play["winners"] != []
    assert watcher.state["table"]["scores"] == [watcher.play["view"]["scores"]]
    assert watcher.state["table"]["stage"] == "between"


@pytest.mark.parametrize(("game", "variant", "count"), SETTINGS)
def test_one_person_plays_against_bots(served: Served, game: str, variant: str, count: int) -> None:
    table = new_table(served, game=game, variant=variant, players=count, bots=[None] + ["deckhand"] * (count - 1))
    player = sit(served, table)
    asyncio.run(player.finish())
    assert player.is_over
    assert {message["bot"] for message in player.messages if message.get("seat") == count - 1} == {"deckhand"}
