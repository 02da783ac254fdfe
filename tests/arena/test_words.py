"""Numbers as people read them."""

from __future__ import annotations

from math import inf

import pytest

from twojacks.arena.intervals import Estimate
from twojacks.arena.plots import linear, nice_ticks, short, spread_out
from twojacks.arena.words import duration, interval, percent, points


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (0, "0 µs"),
        (0.0000123, "12.3 µs"),
        (0.00045678, "457 µs"),
        (0.001, "1 ms"),
        (0.02056, "20.6 ms"),
        (0.5, "500 ms"),
        (1.0, "1 s"),
        (73.21, "73.2 s"),
        (1234.5, "1230 s"),
    ],
)
def test_times(seconds: float, text: str) -> None:
    assert duration(seconds) == text


def test_ranges() -> None:
    assert interval(Estimate(0.5, 0.4, 0.625), percent) == "40.0 … 62.5"
    assert interval(Estimate(0.0, -1.25, 2.0), points) == "-1.2 … +2.0"
    assert interval(Estimate(3.0, -inf, inf), points) == "–"


@pytest.mark.parametrize(
    ("low", "high", "ticks"),
    [
        (0, 1, [0, 0.5, 1]),
        (0, 200, [0, 50, 100, 150, 200]),
        (-63, 58, [-50, 0, 50]),
        (1483, 1521, [1490, 1500, 1510, 1520]),
        (5, 5, [5]),
    ],
)
def test_ticks_are_round_numbers_inside(low: float, high: float, ticks: list[float]) -> None:
    assert nice_ticks(low, high, 4) == pytest.approx(ticks)


def test_a_scale_goes_from_edge_to_edge() -> None:
    place = linear(10, 20, 100, 0)
    assert (place(10), place(15), place(20)) == (100, 50, 0)


def test_names_at_the_ends_of_lines_do_not_overlap() -> None:
    assert spread_out([50, 10, 55, 52], 10) == [50, 10, 70, 60]


def test_long_names_are_cut_and_kept_as_titles() -> None:
    assert short("a & b", 10) == "a &amp; b"
    assert short("run:python bot.py", 8) == "<title>run:python bot.py</title>run:pyt…"
