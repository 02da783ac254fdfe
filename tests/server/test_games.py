"""Whole games over the socket, by clients who know only the protocol."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
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


def test_people_play_a_series_of_three(served: Served) -> None:
    """Over the socket; whoever has said that they are ready waits for the other."""
    table = new_table(served, variant="two-player", players=2, games=3)
    players = sit_everywhere(served, table, 2)
    scores = []
    for number in (1, 2, 3):
        asyncio.run(finish_all(players))
        scores.append(players[0].play["view"]["scores"])
        assert players[0].state["table"]["scores"] == scores
        if number < 3:
            assert players[0].post("ready", randomness=None).status_code == 200
            assert players[1].look()["table"]["stage"] == "between"
            assert players[1].post("ready", randomness="ab" * 8).status_code == 200
            assert [player.look()["table"]["game_number"] for player in players] == [number + 1] * 2
    assert players[1].look()["table"]["totals"] == [sum(seat) for seat in zip(*scores, strict=True)]


@pytest.mark.parametrize(("game", "variant", "count"), SETTINGS)
def test_one_person_plays_against_bots(served: Served, game: str, variant: str, count: int) -> None:
    table = new_table(served, game=game, variant=variant, players=count, bots=[None] + ["deckhand"] * (count - 1))
    player = sit(served, table)
    asyncio.run(player.finish())
    assert player.is_over
    assert {message["bot"] for message in player.messages if message.get("seat") == count - 1} == {"deckhand"}


def test_who_plays_alone_may_go_back_and_the_game_says_so(served: Served) -> None:
    """Over the socket: bots have laid their cards since, but nobody else is wronged."""
    player = sit(served, new_table(served, bots=[None, "deckhand", "deckhand"]))

    async def play() -> dict[str, Any]:
        await player.join()
        await player.hear_until("state")
        while not (player.play["waiting"] == [0] and player.play["undo"]):
            if player.play["waiting"] == [0]:
                await player.answer()
            await player.hear()
        await player.send(type="undo", request="back", decision=player.play["decision"])
        while (message := await player.hear()).get("request") != "back":
            pass
        player.answered = None  # what was asked is asked again
        await player.leave()
        await player.finish()
        return message

    answer = asyncio.run(play())
    assert answer["notices"] == [{"kind": "undone", "seat": 0, "to": answer["play"]["decision"], "practised": True}]
    assert (answer["play"]["waiting"], answer["play"]["practised"]) == ([0], True)
    assert httpx.get(f"{player.path}/record").json()["practised"]
