"""The tables, against tournaments small enough to be worked out with a pencil."""

from __future__ import annotations

from math import inf, log

import numpy as np
import pytest

from tests.arena.making import game, plan_of
from twojacks.arena.intervals import Estimate, mean_of, rate_of, student
from twojacks.arena.standings import Results, judge, sum_up

# Two deals of two players, four games: a wins, a tie, b wins, a wins.
FOUR_GAMES = [
    game(0, 0, ("a", 10), ("b", 7)),
    game(0, 1, ("b", 5), ("a", 5)),
    game(1, 0, ("a", 4), ("b", 9)),
    game(1, 1, ("b", 3), ("a", 8)),
]


def near(estimate: Estimate) -> list[float]:
    return [round(value, 4) for value in (estimate.value, estimate.low, estimate.high)]


@pytest.fixture(scope="module")
def four() -> Results:
    return sum_up(plan_of("ab", 2, 2), FOUR_GAMES)


def test_wins(four: Results) -> None:
    """2½ of 4. With a deal swept and a deal lost: 1½, 1, 2, 0 of two games each, 0.5625 on average.

    What differs from that: 3/8, −1/8, 7/8, −9/8; squared 35/16, times 4/3, the root by eight games 0.21348. Student
    says 3.1824 for three degrees, so anything from 0 to 1 may be true.
    """
    first, second = four.standings
    assert (first.bot, second.bot) == ("a", "b")
    assert near(first.win_rate) == [0.625, 0.0, 1.0]
    assert near(second.win_rate) == [0.375, 0.0, 1.0]
    assert (first.games, first.seats, first.share, first.verdict) == (4, 4, 0.5, "open")


def test_places_and_margins(four: Results) -> None:
    """Places of a: 1, 1½; 2, 1. Deals 2½ and 3, so ±¼ about 2.75: √(2 · ⅛) / 4 = ⅛, times 12.7062.

    Margins 3, 0; −5, 5. Deals 3 and 0, so ±1½: √(2 · 4½) / 4 = ¾, times 12.7062.
    """
    first, second = four.standings
    assert near(first.place) == [1.375, round(1.375 - 12.7062 / 8, 4), round(1.375 + 12.7062 / 8, 4)]
    assert near(first.margin) == [0.75, round(0.75 - 12.7062 * 0.75, 4), round(0.75 + 12.7062 * 0.75, 4)]
    assert second.place.value + first.place.value == 3
    assert second.margin.value == -0.75


def test_ratings_of_two(four: Results) -> None:
    """The odds of 4½ to 3½, half of their logarithm for each, 400 points for a factor of ten.

    The slopes of the deals are the differences above; curved by 8 · 0.5625 · 0.4375, half for each bot.
    """
    points, reach = 400 / log(10), 3.1824 * (35 / 16 * 4 / 3) ** 0.5 / (8 * 0.5625 * 0.4375) / 2
    first, second = four.standings
    middle = 1500 + points * log(4.5 / 3.5) / 2
    assert first.rating.value == pytest.approx(middle)
    assert first.rating.high == pytest.approx(middle + points * reach)
    assert first.rating.low == pytest.approx(middle - points * reach)
    assert second.rating.value == pytest.approx(3000 - middle)


def test_pairs(four: Results) -> None:
    """With two players, to be ahead is to win."""
    (duel,) = four.duels
    assert (duel.bot, duel.other, duel.games, duel.verdict) == ("a", "b", 4, "open")
    assert duel.ahead == four.standings[0].win_rate
    assert duel.difference == four.standings[0].margin


def test_one_against_two_of_a_kind() -> None:
    """The seats of b are two: its wins are counted for each of them, and both are compared with a.

    Deal 0: a 9, b 5, b 1; b 4, a 8, b 4; b 7, b 2, a 6. So a wins two of three, and of six meetings is ahead in five.
    """
    games = [
        game(0, 0, ("a", 9), ("b", 5), ("b", 1)),
        game(0, 1, ("b", 4), ("a", 8), ("b", 4)),
        game(0, 2, ("b", 7), ("b", 2), ("a", 6)),
    ]
    results = sum_up(plan_of("abb", 3, 1), games)
    a, b = results.standings
    assert (a.games, a.seats, b.games, b.seats) == (3, 3, 3, 6)
    assert a.win_rate.value == pytest.approx(2 / 3)
    assert b.win_rate.value == pytest.approx(1 / 6)
    assert b.win_rate.high <= 0.5  # of its two seats only one can win
    assert a.place.value == pytest.approx(4 / 3)
    assert b.place.value == pytest.approx((2 + 3 + 2.5 + 2.5 + 1 + 3) / 6)
    assert a.margin.value == pytest.approx((4 + 4 - 1) / 3)
    assert (a.margin.low, a.margin.high) == (-inf, inf)  # one deal says nothing about others
    assert results.duels[0].ahead.value == pytest.approx(5 / 6)
    assert results.duels[0].difference.value == pytest.approx((4 + 8 + 4 + 4 - 1 + 4) / 6)


def test_bots_that_never_met_are_no_pair() -> None:
    games = [game(0, 0, ("a", 2), ("b", 1)), game(1, 0, ("c", 2), ("d", 1))]
    duels = sum_up(plan_of("abcd", 2, 2), games).duels
    assert {(duel.bot, duel.other) for duel in duels} == {("a", "b"), ("c", "d")}


def test_one_bot_alone_is_average() -> None:
    results = sum_up(plan_of("a", 2, 1), [game(0, 0, ("a", 4), ("a", 3))])
    (alone,) = results.standings
    assert (alone.win_rate.value, alone.rating.value, results.duels) == (0.5, 1500, ())


def test_the_best_come_first() -> None:
    games = [game(0, 0, ("a", 1), ("b", 2), ("c", 3)), game(0, 1, ("c", 2), ("a", 1), ("b", 2))]
    assert [standing.bot for standing in sum_up(plan_of("abc", 3, 1), games).standings] == ["c", "b", "a"]


def test_games_come_in_order_however_they_were_finished(four: Results) -> None:
    again = sum_up(plan_of("ab", 2, 2), [FOUR_GAMES[index] for index in (3, 0, 2, 1)])
    assert again == four


def test_rotations_that_undo_each_other_make_no_certainty_and_no_doubt() -> None:
    """A hundred deals, each won once from either seat: as sure of a half as two more deals leave one.

    One of them swept, one lost: ±1 about one of two games. √(102/101 · 2) / 204 = 0.0069666, times 1.98373.
    """
    ones, twos = np.ones(100), np.full(100, 2.0)
    half = rate_of(ones, twos, twos)
    assert half.value == 0.5
    assert half.high - 0.5 == pytest.approx(0.0069666 * 1.98373, rel=1e-4)


def test_always_winning_is_no_certainty() -> None:
    """Ten of ten: with one more and one less 11 of 12; √(12/11 · 11/12) / 12 is 1/12, times 2.2010."""
    sure = rate_of(np.ones(10), np.ones(10), np.ones(10))
    assert (sure.value, sure.high) == (1.0, 1.0)
    assert sure.low == pytest.approx(11 / 12 - 2.2010 / 12, abs=1e-4)


def test_a_deal_is_swept_where_all_was_won_that_could_be() -> None:
    """Two of three seats in twenty deals of three games, one and two of which are won by turns; 3 is the most.

    With 3 and 0 it is 33 of 132, a quarter. Left over: ±½ twenty times, ±1½ twice, squared 9½; √(22/21 · 9½) / 132 =
    0.0238995, times 2.0796.
    """
    sums, seats, most = np.array([1.0, 2.0] * 10), np.full(20, 6.0), np.full(20, 3.0)
    rate = rate_of(sums, seats, most)
    assert rate.value == 0.25
    assert rate.low == pytest.approx(0.25 - 0.0497, abs=2e-5)
    assert rate.high == pytest.approx(0.25 + 0.0497, abs=2e-5)


def test_deals_of_different_size_count_by_their_seats() -> None:
    """Sums 3 of 4 seats and 1 of 2: 4/6 each; 1/3 and −1/3 left over: √(2 · 2/9) / 6 = 1/9."""
    estimate = mean_of(np.array([3.0, 1.0]), np.array([4.0, 2.0]))
    assert estimate.value == pytest.approx(2 / 3)
    assert estimate.high == pytest.approx(2 / 3 + 12.7062 / 9)


@pytest.mark.parametrize(
    ("degrees", "value"), [(1, 12.706), (2, 4.303), (10, 2.228), (11, 2.201), (20, 2.086), (30, 2.042), (120, 1.980)]
)
def test_students_table(degrees: int, value: float) -> None:
    assert student(degrees) == pytest.approx(value, abs=5e-4)


def test_a_verdict_needs_the_whole_interval() -> None:
    assert judge(Estimate(0.4, 0.26, 0.5), 0.25) == "above"
    assert judge(Estimate(0.4, 0.25, 0.5), 0.25) == "open"
    assert judge(Estimate(0.1, 0.0, 0.24), 0.25) == "below"
