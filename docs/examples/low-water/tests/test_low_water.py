"""A test for every clause of README.md."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import twojacks


def begin(*, depth: int, coins: list[int], round_number: int = 1) -> twojacks.Match:
    """A round in which the skippers have thrown away their lowest cards so far."""
    hand = list(range(round_number - 1, 8))
    position = {
        "game": "low-water",
        "variant": "standard",
        "players": len(coins),
        "round": round_number,
        "phase": "cards",
        "depth": depth,
        "hands": [hand] * len(coins),
        "chosen": [None] * len(coins),
        "coins": coins,
    }
    return twojacks.Match.from_position(position, seed=1)


def play_round(match: twojacks.Match, *loads: int) -> list[dict[str, Any]]:
    """Every skipper chooses a card. Returns what happened to the boats."""
    start = match.event_count
    for seat, load in enumerate(loads):
        match.play(seat, f"load {load}")
    return [event for event in match.journal[start:] if event["kind"] in ("aground", "blocked", "sold")]


def results(events: list[dict[str, Any]]) -> list[str]:
    return [event["kind"] for event in sorted(events, key=lambda event: int(event["seat"]))]


@pytest.mark.rule("LW-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_skipper_begins_with_the_cards_0_to_7(players: int) -> None:
    view = twojacks.Match.new("low-water", players=players).view(0)
    assert view["hands"] == [list(range(8))] * players
    assert view["coins"] == [0] * players


@pytest.mark.rule("LW-2")
def test_the_depth_of_the_first_round_is_0_to_7() -> None:
    """Of 800 games about 100 begin with each depth; 60 to 140 is four standard deviations."""
    depths = Counter(twojacks.Match.new("low-water", players=2, seed=seed).view(None)["depth"] for seed in range(800))
    assert sorted(depths) == list(range(8))
    assert all(60 < count < 140 for count in depths.values())


@pytest.mark.rule("LW-2")
def test_the_depth_is_drawn_in_each_of_seven_rounds() -> None:
    match = twojacks.Match.new("low-water", players=2, seed="a week")
    while not match.over:
        match.play(match.to_act[0], match.options(match.to_act[0])[0])
    tides = [event for event in match.journal if event["kind"] == "tide"]
    assert [tide["round"] for tide in tides] == list(range(1, 8))
    assert all(tide["clause"] == "LW-2" for tide in tides)


@pytest.mark.rule("LW-3")
def test_cards_are_hidden_until_all_have_chosen() -> None:
    match = begin(depth=4, coins=[0, 0])
    match.play(0, "load 3")
    assert match.view(0)["chosen"] == [3, None]
    assert match.view(1)["chosen"] == match.view(None)["chosen"] == ["?", None]
    assert match.journal_for(1)[-1] == {"kind": "chose", "clause": "LW-3", "seat": 0, "load": "?"}
    assert match.to_act == (1,)
    match.play(1, "load 2")
    assert match.view(None)["chosen"] == [None, None]
    assert match.view(None)["hands"] == [[0, 1, 2, 4, 5, 6, 7], [0, 1, 3, 4, 5, 6, 7]]


@pytest.mark.rule("LW-3")
def test_a_card_is_used_once() -> None:
    match = begin(depth=4, coins=[0, 0])
    play_round(match, 3, 2)
    assert match.options(0) == ("load 0", "load 1", "load 2", "load 4", "load 5", "load 6", "load 7")
    with pytest.raises(twojacks.IllegalAction):
        match.play(0, "load 3")


@pytest.mark.rule("LW-4", "LW-6")
def test_a_boat_runs_aground_when_it_carries_more_than_the_depth() -> None:
    match = begin(depth=4, coins=[0, 0, 0])
    assert results(play_round(match, 5, 4, 3)) == ["aground", "sold", "sold"]
    assert match.scores == [0, 4, 3]


@pytest.mark.rule("LW-5")
def test_equal_boats_block_each_other() -> None:
    match = begin(depth=4, coins=[10, 0, 0])
    assert results(play_round(match, 4, 3, 4)) == ["blocked", "sold", "blocked"]
    assert match.scores == [10, 3, 0]


@pytest.mark.rule("LW-4", "LW-5")
def test_boats_that_are_aground_block_nobody() -> None:
    match = begin(depth=4, coins=[0, 0, 0])
    assert results(play_round(match, 5, 5, 4)) == ["aground", "aground", "sold"]


@pytest.mark.rule("LW-6")
def test_every_barrel_earns_a_coin() -> None:
    match = begin(depth=7, coins=[1, 2, 3, 4])
    play_round(match, 0, 1, 6, 7)
    assert match.scores == [1, 3, 9, 11]


@pytest.mark.rule("LW-7")
@pytest.mark.parametrize(("coins", "winners"), [([9, 5, 5], (0,)), ([5, 9, 5], (1,)), ([2, 9, 9], (1, 2))])
def test_the_most_coins_win_after_seven_rounds(coins: list[int], winners: tuple[int, ...]) -> None:
    match = begin(depth=0, coins=coins, round_number=7)
    play_round(match, 7, 7, 7)
    assert match.over
    assert match.winners == winners
    assert match.view(None)["hands"] == [[6], [6], [6]]


@pytest.mark.parametrize(
    ("field", "change"),
    [
        ("hands[1]", {"hands": [[5, 6, 7], [6, 7]]}),
        ("chosen[0]", {"chosen": [4, None]}),
        ("depth", {"depth": 8}),
        ("coins[0]", {"coins": [29, 0]}),
        ("round", {"round": 8}),
    ],
)
def test_impossible_positions_are_refused(field: str, change: dict[str, Any]) -> None:
    position = {**begin(depth=3, coins=[0, 0], round_number=6).position(), **change}
    with pytest.raises(twojacks.BadPosition) as caught:
        twojacks.Match.from_position(position)
    assert caught.value.field == field
