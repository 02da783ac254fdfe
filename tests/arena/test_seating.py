"""Who sits where: every seat for everybody, and everybody beside everybody."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from twojacks.arena.seating import balanced_sets, orders_of, rota, seatings_of_deal, tables_of


def test_two_bots_change_seats() -> None:
    assert seatings_of_deal(("a", "b"), 2, 0) == (("a", "b"), ("b", "a"))


def test_as_many_bots_as_seats_sit_in_every_seat_of_every_deal() -> None:
    for deal in range(6):
        seatings = seatings_of_deal(("a", "b", "c", "d"), 4, deal)
        assert len(seatings) == 4
        for seat in range(4):
            assert {seating[seat] for seating in seatings} == {"a", "b", "c", "d"}


def test_the_order_around_the_table_changes_from_deal_to_deal() -> None:
    """Of four there are six orders; in two of them, b follows a."""
    follows = Counter(
        (seating[seat], seating[(seat + 1) % 4])
        for deal in range(6)
        for seating in seatings_of_deal(("a", "b", "c", "d"), 4, deal)
        for seat in range(4)
    )
    assert len(follows) == 12
    assert set(follows.values()) == {8}  # two orders of four rotations
    assert seatings_of_deal(("a", "b", "c", "d"), 4, 6) == seatings_of_deal(("a", "b", "c", "d"), 4, 0)


def test_one_against_the_rest_sits_in_each_seat_once() -> None:
    assert seatings_of_deal(("a", "b", "b", "b"), 4, 7) == (
        ("a", "b", "b", "b"),
        ("b", "a", "b", "b"),
        ("b", "b", "a", "b"),
        ("b", "b", "b", "a"),
    )


def test_two_bots_in_four_seats_have_two_each_side_by_side_or_not() -> None:
    across, beside = rota(("a", "b"), 4)
    assert set(across) == {("a", "b", "a", "b"), ("b", "a", "b", "a")}
    assert set(beside) == {
        ("a", "a", "b", "b"),
        ("b", "a", "a", "b"),
        ("b", "b", "a", "a"),
        ("a", "b", "b", "a"),
    }


def test_the_seat_that_is_left_goes_to_each_in_turn() -> None:
    assert [sorted(table) for table in tables_of(("a", "b"), 3)] == [["a", "a", "b"], ["a", "b", "b"]]
    assert [sorted(table) for table in tables_of(("a", "b", "c"), 4)] == [
        ["a", "a", "b", "c"],
        ["a", "b", "b", "c"],
        ["a", "b", "c", "c"],
    ]


def test_one_bot_plays_itself_once_a_deal() -> None:
    assert seatings_of_deal(("a",), 3, 0) == (("a", "a", "a"),)


def test_of_too_many_bots_every_set_is_a_table() -> None:
    tables = tables_of(("a", "b", "c", "d", "e"), 3)
    assert sorted(tuple(sorted(table)) for table in tables) == list(combinations("abcde", 3))


@pytest.mark.parametrize(("total", "size"), [(5, 2), (6, 2), (7, 3), (8, 4), (12, 4)])
def test_wherever_a_tournament_stops_everybody_sat_about_equally_often(total: int, size: int) -> None:
    sets, sat = balanced_sets(total, size), Counter[int]()
    assert sorted(sets) == list(combinations(range(total), size))
    for places in sets:
        sat.update(places)
        counts = [sat[place] for place in range(total)]
        assert max(counts) - min(counts) <= 2


def test_orders_are_no_rotations_of_each_other() -> None:
    assert orders_of(("a", "b", "c")) == [("a", "b", "c"), ("a", "c", "b")]
    assert len(orders_of(("a", "a", "b", "b"))) == 2
    assert len(orders_of(("a", "b", "b", "b"))) == 1
