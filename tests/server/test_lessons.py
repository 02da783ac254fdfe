"""Lessons go their way whatever the learner chooses, and show what a newcomer must meet."""

from __future__ import annotations

import pytest

from twojacks.server.lessons import take_lesson

CARDS = ("1", "2", "3", "4", "5", "6", "7")


@pytest.mark.rule("HS-R3")
@pytest.mark.parametrize("card", CARDS)
def test_everybody_sees_what_rum_is_for(card: str) -> None:
    """Wherever the learner begins, a neighbour lays it and names a number; but not if the learner lays Rum, too."""
    for place in take_lesson("halunken-und-spelunken", [])["options"]:
        steps = take_lesson("halunken-und-spelunken", [place, f"card {card}"])["steps"]
        named = [event for step in steps for event in step["events"] if event["kind"] == "named"]
        assert [event["seat"] for event in named] == [3], place
        assert str(named[0]["number"]) != card


@pytest.mark.rule("MB-3.4")
@pytest.mark.parametrize("large", range(1, 6))
def test_everybody_sees_a_docker_pushed(large: int) -> None:
    """Whatever cards the learner lays."""
    for small in range(1, 6):
        steps = take_lesson("montego-bay", [f"card blue-large {large}", f"card blue-small {small}"])["steps"]
        kinds = [event["kind"] for step in steps for event in step["events"]]
        assert "pushed" in kinds, small
