"""The board of Halunken & Spelunken after every event is the board the server sees."""

from __future__ import annotations

import pytest

from tests.page.folding import fold
from tests.tables import TABLES, Table

HALUNKEN = [table for table in TABLES if table.name == "halunken-und-spelunken"]
SHOWN = [
    *("round", "captains", "jack", "taverns", "crews", "basin", "hands", "chosen", "jack_chosen", "jack_pile"),
    *("jack_played", "jack_hand", "opener", "bids", "hirer", "scores", "named"),
]
UNTOLD = {"place-jack": ["opener"]}  # found out when all captains stand (HS-B1), told when the first round begins


@pytest.mark.parametrize("table", HALUNKEN, ids=str)
def test_what_is_shown_is_what_happened(table: Table) -> None:
    assert fold(table, range(2), SHOWN, untold=UNTOLD) == []


@pytest.mark.parametrize("table", HALUNKEN, ids=str)
def test_the_doubled_colour_is_the_one_of_the_rules(table: Table) -> None:
    assert fold(table, range(2, 4), ["doubled"], has_open=False) == []
