"""The examples printed in the four rulebooks, played. Their pictures are lost, so spaces and ships are ours."""

from __future__ import annotations

import pytest

import twojacks
from tests.montego_bay.building import GAME, begin, play_cards, seen, visit
from tests.stories import told

EMPTY = [0, 0, 0, 0]


@pytest.mark.rule("MB-S3")
def test_of_two_players_one_has_the_small_third_docker_and_the_other_the_large_one() -> None:
    """All four books: two unplayed colours, one small, so the other must be large."""
    owners = twojacks.Match.new(GAME, players=2, seed=1).position()["owners"]
    third = {docker: seat for docker, seat in owners.items() if docker.split("-")[0] in ("green", "orange")}
    assert sorted(third.values()) == [0, 1]
    assert sorted(docker.split("-")[1] for docker in third) == ["large", "small"]
    assert len({docker.split("-")[0] for docker in third}) == 2


@pytest.mark.rule("MB-1.3", "MB-2.3")
def test_orange_stands_lazy_jack_with_the_small_docker_and_plays_two_cards_of_its_set() -> None:
    match = begin(phase="hire", coins=[0, 0, 0, 3])
    match.play(3, "hire orange-small")
    match.play(3, "card orange-large 2", "card orange-small 4")
    assert match.options(3) == ("card lazy-jack 1", "card lazy-jack 2", "card lazy-jack 3", "card lazy-jack 5")


@pytest.mark.rule("MB-3.2")
def test_orange_plays_a_three_for_the_small_docker_and_it_goes_three_spaces() -> None:
    match = begin(figures={"orange-small": 10})
    play_cards(match, orange_small=3)
    assert ("walked", "orange-small", 10, 13, 3) in told(match, "walked")


@pytest.mark.rule("MB-3.5")
def test_orange_cannot_push_green_because_blue_stands_on_the_other_side() -> None:
    """Orange goes 2 ahead, from 9 to 11; green is there, blue opposite on 4: back to 10, the first free space."""
    figures = {"orange-large": 9, "green-large": 11, "blue-large": 4, "blue-small": 0}
    others = {"green-small": 1, "yellow-large": 2, "yellow-small": 3, "orange-small": 14}
    order = ["orange-large", "green-large", "orange-small", "blue-large", "yellow-small", "yellow-large"]
    match = begin(figures={**figures, **others}, order=[*order, "green-small", "blue-small"])
    play_cards(match, orange_large=2)
    assert told(match, "went-back")[0] == ("went-back", "orange-large", 11, 10, "green-large", "blue-large")


@pytest.mark.rule("MB-4.1")
def test_yellows_small_docker_loads_first_then_lazy_jack_then_orange_then_green() -> None:
    figures = {"yellow-small": 14, "orange-large": 11, "green-small": 9, "blue-large": 10}
    match = begin(phase="hire", coins=[3, 0, 0, 0], figures=figures)
    match.play(0, "hire blue-large")
    play_cards(match, lazy_jack=3, yellow_small=1, orange_large=1, green_small=1, blue_large=5)
    visitors = [event[1] for event in told(match, "visited")]
    # Lazy Jack from 10 to 13, yellow to 15, orange to 12, green to 10; blue's large docker from 10 to 15 is too late.
    assert told(match, "visited")[0][3] == 15
    assert visitors.index("lazy-jack") < visitors.index("orange-large") < visitors.index("green-small")


@pytest.mark.rule("MB-4.5", "MB-4.7")
def test_blue_takes_two_barrels_back_and_receives_a_coin() -> None:
    match = visit("blue-small", 12, (0, 2, 1), holds=[EMPTY, [3, 0, 0, 0], [1, 0, 0, 0], EMPTY])
    match.play(0, "unload 2", "unload 2")
    assert told(match, "unloaded", "took-coin") == [
        ("unloaded", "blue-small", 0, "2", 2, 1),
        ("unloaded", "blue-small", 0, "2", 2, 0),
        ("took-coin", "blue-small", 0, 1),
    ]


@pytest.mark.rule("MB-4.3", "MB-4.7")
def test_blue_loads_one_barrel_and_receives_a_coin() -> None:
    match = visit("blue-small", 12, (1, 0, 1))
    match.play(0, "load 3")
    assert told(match, "loaded", "took-coin") == [
        ("loaded", "blue-small", 0, "3", 3, 0),
        ("took-coin", "blue-small", 0, 1),
    ]


@pytest.mark.rule("MB-V1", "MB-V2", "MB-V3")
def test_the_ship_of_ten() -> None:
    """Blue 5 barrels, yellow and green 2 each, orange 1; blue loads the last: 6, 3, 3 and nothing."""
    match = visit("blue-large", 12, (1, 0, 0), holds=[EMPTY, [4, 2, 2, 1], EMPTY, EMPTY])
    match.play(0, "load 2")
    assert seen(match, "scores") == [6, 3, 3, 0]
    assert told(match, "paid", "extra-point") == [
        ("paid", 0, 5, 1, 1, 5, "2"),
        ("paid", 1, 3, 2, 2, 2, "2"),
        ("paid", 2, 3, 2, 2, 2, "2"),
        ("paid", 3, 0, 4, 1, 1, "2"),
        ("extra-point", 0, 1, "blue-large", "2"),
    ]


@pytest.mark.rule("MB-S4")
def test_with_two_players_barrels_of_both_colours_count_together() -> None:
    """Seat 0's blue and green dockers load for one and the same player."""
    match = visit("green-small", 12, (1, 0, 0), players=2, holds=[[0, 0], [5, 4], [0, 0], [0, 0]])
    match.play(0, "load 2")
    assert seen(match, "scores") == [7, 4]


@pytest.mark.rule("MB-4.4")
def test_barrels_that_are_left_do_not_sail_with_the_ship() -> None:
    """As the Dutch, Italian and French books have it: loading goes on."""
    match = visit("blue-large", 12, (3, 0, 0), holds=[EMPTY, [9, 0, 0, 0], EMPTY, EMPTY])
    match.play(0, "load 2")
    assert seen(match, "left") == 2
    assert match.to_act == (0,)
