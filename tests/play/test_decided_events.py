"""Which events report a decision, and whether something hidden was shown since one."""

from __future__ import annotations

from random import Random

import pytest

import twojacks
from tests.tables import Table, every_table, play_one


@every_table
def test_every_decision_is_reported_by_one_event(table: Table) -> None:
    """The first event that it causes; a match that is loaded again, or forked, knows the same ones."""
    match, dice, expected = table.new_match(3), Random(3), []
    while not match.over:
        expected.append(match.event_count)
        play_one(match, dice)
    assert match.decided_events() == expected
    assert twojacks.Match.load(match.save()).decided_events() == expected
    assert match.fork().decided_events() == expected
    start = expected[len(expected) // 2]
    assert match.decided_events(start) == [number - start for number in expected if number >= start]
    assert match.decided_events(0, start) == [number for number in expected if number < start]


def test_an_action_that_is_refused_reports_nothing() -> None:
    match = twojacks.Match.new("halunken-und-spelunken", players=3, variant="beginner", seed=1)
    seat = match.to_act[0]
    with pytest.raises(twojacks.IllegalAction):
        match.play(seat, match.options(seat)[0], "pass")
    assert match.decided_events() == []


def test_revealing_is_noticed() -> None:
    """HS-S4 shows a sailor; HS-R1: a card that lies face down shows nothing until all of them are turned up."""
    match = twojacks.Match.new("halunken-und-spelunken", players=3, variant="beginner", seed=1)
    while match.view(None)["phase"] == "place":
        match.play(match.to_act[0], match.options(match.to_act[0])[0])
        assert match.has_revealed_since(len(match.actions) - 1)
    first = len(match.actions)
    for seat in (0, 1):
        match.play(seat, "card 1")
        assert not match.has_revealed_since(first)
    match.play(2, "card 2")
    assert match.has_revealed_since(first)
