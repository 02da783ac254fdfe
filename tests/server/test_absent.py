"""People who are away: a table is never stuck because of them, and nothing a bot did for them is hidden."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.clients import Player, new_table, sit_everywhere
from tests.server.serving import Served
from tests.server.test_live import harbour, run, seated
from twojacks.server import entries as kinds
from twojacks.server.commands import Command
from twojacks.server.table import Table


def finish(players: list[Player]) -> None:
    async def play() -> None:
        await asyncio.gather(*(player.finish() for player in players))

    asyncio.run(play())


def notices_of(player: Player, kind: str) -> list[dict[str, Any]]:
    updates = [message for message in player.messages if message["type"] == "update"]
    return [notice for message in updates for notice in message["notices"] if notice["kind"] == kind]


def decided_by_bots(player: Player, seat: int) -> set[str | None]:
    """Whether a bot or its person (None) took each of a seat's decisions, as this player was told."""
    told = [message for message in player.messages if message.get("seat") == seat]
    chosen = {"kind": "chosen", "seat": seat}
    return {message["bot"] for message in told if message["events"] or chosen in message["notices"]}


def test_a_bot_plays_for_whoever_leaves(served: Served) -> None:
    ann, bo, cy = sit_everywhere(served, new_table(served), 3)
    assert cy.post("leave").status_code == 200
    finish([ann, bo])
    assert ann.state["table"]["seats"][2]["why"] == "left"
    assert decided_by_bots(ann, 2) == {"deckhand"}


def test_a_bot_steps_in_when_a_clock_runs_out_and_out_when_its_person_returns(served: Served) -> None:
    players = sit_everywhere(served, new_table(served, clock=5), 3)
    seat = players[0].look()["play"]["waiting"][0]
    late, other = players[seat], players[(seat + 1) % 3]

    async def play() -> None:
        """Nobody does anything until the bot has decided for the late one, who then comes back."""
        await other.join()
        while not other.state or other.play["decision"] == 0:
            await other.hear()
        await other.leave()
        assert late.post("return").status_code == 200
        await asyncio.gather(*(player.finish() for player in players))

    asyncio.run(play())
    assert notices_of(other, "substituted") == [
        {"kind": "substituted", "seat": seat, "bot": "deckhand", "why": "clock"}
    ]
    assert notices_of(other, "returned") == [{"kind": "returned", "seat": seat}]
    assert decided_by_bots(other, seat) == {"deckhand", None}


def test_the_others_agree_that_a_bot_plays(served: Served) -> None:
    ann, bo, _ = sit_everywhere(served, new_table(served), 3)
    assert ann.post("vote", about=2, agree=True).status_code == 200
    assert ann.look()["table"]["seats"][2]["votes"] == [0]
    assert bo.post("vote", about=2, agree=True).status_code == 200
    finish([ann, bo])
    assert ann.state["table"]["seats"][2]["why"] == "agreed"


def test_a_rematch_begins_when_everybody_wants_it(served: Served) -> None:
    players = sit_everywhere(served, new_table(served, variant="beginner"), 3)
    finish(players)
    promised = players[0].look()["table"]["fairness"]["commitment"]
    for player in players:
        assert player.post("ready", randomness="ab" * 16).status_code == 200
    state = players[0].look()
    assert (state["table"]["stage"], state["table"]["game_number"]) == ("playing", 2)
    assert state["table"]["fairness"] == {"commitment": promised, "contributions": ["ab" * 16] * 3}
    assert state["play"]["decision"] == 0


@pytest.mark.parametrize("stage", ["gathering", "playing"])
def test_votes_are_counted_again_when_somebody_leaves(tmp_path: Path, stage: str) -> None:
    """Ann wants a bot for Cid, and Bob, who did not, goes away: now everybody who is left agrees."""

    async def leave() -> None:
        async with harbour(tmp_path) as one:
            one.crew.ask = lambda *_: None  # type: ignore[method-assign]
            more = {"players": 4, "bots": [None] * 4} if stage == "gathering" else {}
            live = await seated(one, **more)
            assert live.table.stage == stage
            await live.ask(Command(kinds.VOTED, 0, "v", {"about": 2, "agree": True}, owner=live.table.owner_of(0)))
            assert live.table.seats[2].is_here
            await live.ask(Command(kinds.LEFT, 1, "l", owner=live.table.owner_of(1)))
            again = Table(live.table.id)
            again.fold(one.storage.load(live.table.id))
            for table in (live.table, again):
                assert [seat.is_here for seat in table.seats[:3]] == [True, False, False]
                assert (table.seats[2].kind, table.seats[2].why) == (
                    ("free", None) if stage == "gathering" else ("person", "agreed")
                )

    run(leave)
