"""Ratings of bots whose strength is known, because it was simulated."""

from __future__ import annotations

from math import log10
from random import Random

import pytest

from tests.arena.making import game
from twojacks.arena.playing import Played
from twojacks.arena.ratings import rate_bots, trace_ratings

STRENGTHS = {"a": 8.0, "b": 2.0, "c": 1.0, "d": 0.5}


def simulate(dice: Random, seats: str, deals: int) -> list[Played]:
    """Places drawn one after the other, each in proportion to the strengths of those that are left."""
    return [draw(dice, deal, rotation, seats) for deal in range(deals) for rotation in range(len(seats))]


def draw(dice: Random, deal: int, rotation: int, seats: str) -> Played:
    left, scores = list(range(len(seats))), [0] * len(seats)
    for place in range(len(seats)):
        chosen = dice.choices(left, [STRENGTHS[seats[seat]] for seat in left])[0]
        left.remove(chosen)
        scores[chosen] = len(seats) - place
    return game(deal, rotation, *zip(seats, scores, strict=True))


def true_ratings(names: str) -> dict[str, float]:
    points = {name: 400 * log10(STRENGTHS[name]) for name in names}
    middle = sum(points.values()) / len(points)
    return {name: 1500 + value - middle for name, value in points.items()}


@pytest.mark.parametrize("seats", ["ab", "abcd", "abbb", "abab", "acd"])
def test_strengths_are_found_at_any_table(seats: str) -> None:
    names = "".join(sorted(set(seats)))
    found = rate_bots(names, simulate(Random(1), seats, 1500))
    for name, true in true_ratings(names).items():
        assert found[name].value == pytest.approx(true, abs=20)
        assert found[name].low < found[name].value < found[name].high < found[name].low + 60


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    """Of 200 small tournaments about 190."""
    dice, true = Random(2), true_ratings("abc")["a"]
    held = 0
    for _ in range(200):
        found = rate_bots("abc", simulate(dice, "abc", 20))["a"]
        held += found.low < true < found.high
    assert 180 <= held <= 199


def test_a_tie_is_half_of_either_order() -> None:
    ties = [game(0, 0, ("a", 3), ("b", 3)), game(1, 0, ("b", 4), ("a", 4))]
    both = [game(0, 0, ("a", 3), ("b", 2)), game(1, 0, ("b", 4), ("a", 3))]
    assert rate_bots("ab", ties)["a"].value == pytest.approx(1500)
    assert rate_bots("ab", both)["a"].value == pytest.approx(1500)
    first = [game(0, 0, ("a", 9), ("b", 3), ("c", 3))]
    mixed = rate_bots("abc", first)
    assert mixed["b"].value == pytest.approx(mixed["c"].value)
    assert mixed["a"].value > mixed["b"].value


def test_who_always_wins_has_a_rating() -> None:
    found = rate_bots("ab", [game(deal, 0, ("a", 1), ("b", 0)) for deal in range(50)])
    assert found["a"].value - found["b"].value == pytest.approx(400 * log10(51), abs=0.01)  # 51 to 1
    assert found["a"].low > 1500


def test_the_trace_ends_with_the_rating_and_counts_games() -> None:
    games = simulate(Random(3), "abc", 100)
    trace, found = trace_ratings("abc", games), rate_bots("abc", games)
    assert len(trace) <= 41
    assert [count for count, _ in trace] == sorted({count for count, _ in trace})
    assert trace[-1][0] == 300
    assert trace[-1][1] == pytest.approx({name: found[name].value for name in "abc"})
    some = [played for played in games if played.deal < trace[0][0] / 3]
    assert len(some) == trace[0][0]
    assert trace[0][1] == pytest.approx({name: value.value for name, value in rate_bots("abc", some).items()}, abs=1)
