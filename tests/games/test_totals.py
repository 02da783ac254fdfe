"""Events say how seats stand after them: the last total of a seat is its score (HS-E1, MB-V)."""

from __future__ import annotations

from random import Random

import pytest

from tests.tables import TABLES, Table, play_one

TOLD_OF = {"halunken-und-spelunken": ("into", "seat"), "montego-bay": ("seat",)}  # the fields that name the seat


@pytest.mark.parametrize("table", [table for table in TABLES if table.name in TOLD_OF], ids=str)
def test_the_last_total_of_a_seat_is_its_score(table: Table) -> None:
    match, dice, compared = table.new_match("totals"), Random(5), 0
    while not match.over:
        before = match.event_count
        play_one(match, dice)
        standing: dict[int, int] = {}
        for event in match.journal[before:]:
            seat = next((event[field] for field in TOLD_OF[table.name] if field in event), None)
            if event.get("total") is not None and isinstance(seat, int):
                standing[seat] = event["total"]
            if event.get("victim-total") is not None and isinstance(event["victim"], int):
                standing[event["victim"]] = event["victim-total"]
        for seat, total in standing.items():
            assert total == match.position()["scores"][seat]
            compared += 1
    assert compared > 10
