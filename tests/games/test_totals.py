"""Events of Halunken & Spelunken say how crews stand after them: the last total of a seat is its score (HS-E1)."""

from __future__ import annotations

from random import Random

import pytest

from tests.tables import TABLES, Table, play_one

GAME = "halunken-und-spelunken"
SEAT_FIELDS = ("into", "seat")


@pytest.mark.parametrize("table", [table for table in TABLES if table.name == GAME], ids=str)
def test_the_last_total_of_a_seat_is_its_score(table: Table) -> None:
    match, dice, compared = table.new_match("totals"), Random(5), 0
    while not match.over:
        before = match.event_count
        play_one(match, dice)
        standing: dict[int, int] = {}
        for event in match.journal[before:]:
            seat = next((event[field] for field in SEAT_FIELDS if field in event), None)
            if event.get("total") is not None and isinstance(seat, int):
                standing[seat] = event["total"]
            if event.get("victim-total") is not None and isinstance(event["victim"], int):
                standing[event["victim"]] = event["victim-total"]
        for seat, total in standing.items():
            assert total == match.position()["scores"][seat]
            compared += 1
    assert compared > 10
