"""MB-1: Lazy Jack."""

from __future__ import annotations

from typing import Any

import pytest

import twojacks
from tests.montego_bay.building import begin, play_cards, seen
from tests.stories import clauses_told, told

FIRST_ROUND: dict[str, Any] = {"round_number": 1, "piles": (6, 6)}


def offer(**words: Any) -> twojacks.Match:
    return begin(phase="hire", **words)


@pytest.mark.rule("MB-1.1", "MB-1.3")
def test_three_coins_go_to_the_bank_and_he_stands_with_the_docker() -> None:
    match = offer(coins=[0, 4, 0, 2], figures={"yellow-small": 9})
    assert match.to_act == (1,)
    assert match.options(1) == ("hire yellow-large", "hire yellow-small", "decline")
    assert seen(match, "bank") == 9
    match.play(1, "hire yellow-small")
    assert seen(match, "coins") == [0, 1, 0, 2]
    assert seen(match, "bank") == 12
    assert (seen(match, "hirer"), seen(match, "with")) == (1, "yellow-small")
    assert seen(match, "figures")["lazy-jack"] == seen(match, "figures")["yellow-small"] == 9
    assert told(match) == [("hired", 1, 3, "yellow-small", 9)]
    assert clauses_told(match, "hired") == ["MB-1.3"]


@pytest.mark.rule("MB-1.1", "MB-1.2")
def test_nobody_is_asked_who_cannot_pay() -> None:
    """The next round begins with the cards."""
    match = begin(coins=[2, 2, 2, 2])
    play_cards(match)
    assert seen(match, "round") == 3
    assert seen(match, "phase") == "cards"
    assert match.to_act == (0, 1, 2, 3)


@pytest.mark.rule("MB-1.1")
def test_one_player_hires_him_and_the_others_are_not_asked() -> None:
    match = offer(coins=[3, 3, 3, 3], scores=[1, 2, 3, 4])
    match.play(0, "hire blue-large")
    assert seen(match, "phase") == "cards"
    assert seen(match, "declined") == []


@pytest.mark.rule("MB-1.2")
def test_fewest_points_are_asked_first() -> None:
    match = offer(coins=[3, 3, 2, 4], scores=[20, 12, 1, 15])
    asked: list[int] = []
    while seen(match, "phase") == "hire":
        asked += match.to_act
        match.play(match.to_act[0], "decline")
    assert asked == [1, 3, 0], "seat 2 has fewest points but cannot pay"
    assert seen(match, "declined") == [0, 1, 3]
    assert seen(match, "hirer") is None
    assert told(match) == [("declined", 1), ("declined", 3), ("declined", 0)]


@pytest.mark.rule("MB-1.2")
def test_equal_points_are_decided_by_the_foremost_tile() -> None:
    """Orange has the tile at position 1, green the one at 2; blue's are last."""
    order = ["orange-small", "green-large", "yellow-large", "yellow-small", "green-small", "orange-large"]
    match = offer(coins=[3, 3, 3, 3], scores=[5, 5, 5, 5], order=[*order, "blue-small", "blue-large"])
    asked: list[int] = []
    for _ in range(4):
        asked += match.to_act
        match.play(match.to_act[0], "decline")
    assert asked == [3, 2, 1, 0]


@pytest.mark.rule("MB-1.2")
def test_with_two_players_the_third_docker_counts_for_the_foremost_tile() -> None:
    order = ["orange-large", "blue-large", "blue-small", "green-small", "yellow-large", "yellow-small"]
    assert offer(players=2, coins=[3, 3], order=order).to_act == (1,)
    order = ["green-small", "yellow-large", "yellow-small", "orange-large", "blue-large", "blue-small"]
    assert offer(players=2, coins=[3, 3], order=order).to_act == (0,)


@pytest.mark.rule("MB-1.3")
def test_with_two_players_he_may_stand_with_the_third_docker() -> None:
    match = offer(players=2, coins=[3, 0])
    assert match.options(0) == ("hire blue-large", "hire blue-small", "hire green-small", "decline")


@pytest.mark.rule("MB-1.3")
def test_out_of_a_pub_he_leaves_as_that_docker_does() -> None:
    """Not in a game that began at the beginning: nobody has coins in round 1. The right pub's first step is space 8."""
    match = offer(coins=[3, 0, 0, 0], **FIRST_ROUND)
    match.play(0, "hire blue-small")
    assert seen(match, "figures")["lazy-jack"] == "right-pub"
    play_cards(match, lazy_jack=4, blue_small=5)
    assert told(match, "walked")[0] == ("walked", "lazy-jack", "right-pub", 11, 4)


@pytest.mark.rule("MB-1.1")
def test_nobody_is_asked_in_the_first_round() -> None:
    for players in (2, 3, 4):
        match = twojacks.Match.new("montego-bay", players=players, seed=players)
        assert match.to_act == tuple(range(players))
        assert seen(match, "phase") == "cards"
