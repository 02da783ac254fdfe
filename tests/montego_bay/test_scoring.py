"""MB-V and MB-P: what ships pay, and where the next ones come from."""

from __future__ import annotations

import pytest

import twojacks
from tests.montego_bay.building import begin, play_cards, seen
from tests.stories import clauses_told, told

EMPTY = [0, 0, 0, 0]


def sail_foremost(hold: list[int], ship: tuple[int, list[int]] = (10, [5, 3, 2])) -> twojacks.Match:
    """A round in which nothing is loaded; then the ship at pier 1 sails as it is (MB-5.1)."""
    players = len(hold)
    match = begin(players=players, holds=[hold, *[[0] * players] * 3], ships={"1": ship})
    play_cards(match)
    return match


@pytest.mark.rule("MB-V1")
@pytest.mark.parametrize(
    ("hold", "points"),
    [
        ([4, 3, 2, 0], [5, 3, 2, 0]),
        ([0, 0, 7, 0], [0, 0, 5, 0]),  # nobody without a barrel aboard holds a place
        ([1, 0, 2, 0], [3, 0, 5, 0]),
        ([1, 2, 3, 4 - 1], [0, 2, 4, 4]),
        ([0, 0, 0, 0], [0, 0, 0, 0]),
    ],
)
def test_places_by_barrels(hold: list[int], points: list[int]) -> None:
    assert seen(sail_foremost(hold), "scores") == points


@pytest.mark.rule("MB-V1")
def test_with_two_or_three_players_two_places_are_paid() -> None:
    assert seen(sail_foremost([4, 3, 2], (10, [6, 4])), "scores") == [6, 4, 0]
    assert seen(sail_foremost([1, 8], (10, [6, 4])), "scores") == [4, 6]


@pytest.mark.rule("MB-V2")
@pytest.mark.parametrize(
    ("hold", "points"),
    [
        ([2, 2, 1, 0], [4, 4, 2, 0]),  # (5 + 3) / 2, and the next takes the third place
        ([3, 2, 2, 0], [5, 3, 3, 0]),  # (3 + 2) / 2 = 2½, rounded up
        ([2, 2, 2, 0], [4, 4, 4, 0]),  # 10 / 3 = 3⅓
        ([2, 2, 2, 2], [3, 3, 3, 3]),  # 10 / 4 = 2½
        ([2, 2, 2, 1], [4, 4, 4, 0]),
        ([4, 2, 1, 1], [5, 3, 1, 1]),  # (2 + 0) / 2: the fourth place pays nothing
        ([4, 1, 1, 1], [5, 2, 2, 2]),  # (3 + 2 + 0) / 3 = 1⅔
        ([3, 3, 1, 1], [4, 4, 1, 1]),
    ],
)
def test_ties_share_their_places_rounded_up(hold: list[int], points: list[int]) -> None:
    match = sail_foremost(hold)
    assert seen(match, "scores") == points
    shared = [event["clause"] for event in match.journal if event["kind"] == "paid" and event["sharing"] > 1]
    assert shared
    assert set(shared) == {"MB-V2"}


@pytest.mark.rule("MB-V2")
def test_ties_with_two_paid_places() -> None:
    assert seen(sail_foremost([4, 2, 2], (10, [6, 4])), "scores") == [6, 2, 2]
    assert seen(sail_foremost([2, 2, 2], (10, [6, 4])), "scores") == [4, 4, 4], "10 / 3 = 3⅓"
    assert seen(sail_foremost([3, 3], (10, [6, 4])), "scores") == [5, 5]


def fill(by_jack: bool) -> twojacks.Match:
    """Space 12 shows one barrel; ship 2 at pier 2 has one slot left. Yellow fills it, or Lazy Jack for yellow."""
    match = begin(
        phase="hire",
        coins=[0, 3, 0, 0],
        figures={"yellow-large": 9 if by_jack else 11},
        rooms={12: (1, 0, 0)},
        holds=[EMPTY, [5, 0, 4, 0], EMPTY, EMPTY],
    )
    match.play(1, "hire yellow-large" if by_jack else "decline")
    play_cards(match, lazy_jack=3)
    match.play(1, "load 2")
    return match


@pytest.mark.rule("MB-V3")
@pytest.mark.parametrize("by_jack", [False, True])
def test_whoever_fills_the_last_slot_gets_a_point_more(by_jack: bool) -> None:
    match = fill(by_jack)
    figure = "lazy-jack" if by_jack else "yellow-large"
    assert told(match, "sailed", "paid", "extra-point")[:5] == [
        ("sailed", "2", 2, True),
        ("paid", 0, 5, 1, 1, 5, "2"),
        ("paid", 1, 2, 3, 1, 1, "2"),
        ("paid", 2, 3, 2, 1, 4, "2"),
        ("extra-point", 1, 1, figure, "2"),
    ]
    assert clauses_told(match, "extra-point") == ["MB-V3"]
    assert seen(match, "scores") == [5, 3, 3, 0]


@pytest.mark.rule("MB-V3", "MB-5.1")
def test_a_ship_that_sails_unfilled_pays_no_extra_point() -> None:
    match = sail_foremost([4, 3, 2, 0])
    assert told(match, "extra-point") == []
    assert told(match, "sailed") == [("sailed", "1", 1, False)]


@pytest.mark.rule("MB-V4")
def test_the_ship_leaves_the_game_and_its_barrels_go_home() -> None:
    match = sail_foremost([4, 3, 2, 0])
    assert seen(match, "supply") == [16, 16, 16, 16]
    assert "1" in seen(match, "sailed")
    assert "1" not in [pier["ship"] for pier in seen(match, "piers")]


@pytest.mark.rule("MB-P1")
def test_after_the_first_pile_comes_the_second() -> None:
    """Ship 9 is the first pile's last; ships 10 to 15 are the second, 15 on top."""
    match = begin(piles=(1, 6), round_number=6)
    play_cards(match)
    assert told(match, "arrived") == [("arrived", "9", 4, 1)]
    assert seen(match, "piles") == [[], ["10", "11", "12", "13", "14", "15"]]
    play_cards(match)
    assert told(match, "arrived")[-1] == ("arrived", "15", 4, 2)
    assert seen(match, "piles") == [[], ["10", "11", "12", "13", "14"]]


@pytest.mark.rule("MB-P1")
def test_with_both_piles_used_up_ships_move_up_but_none_arrive() -> None:
    match = begin(piles=(0, 0), round_number=10)
    play_cards(match)
    assert [pier["ship"] for pier in seen(match, "piers")] == ["2", "3", "4"]
    assert told(match, "moved-up") == [("moved-up", "2", 2, 1), ("moved-up", "3", 3, 2), ("moved-up", "4", 4, 3)]
    assert told(match, "arrived") == []
