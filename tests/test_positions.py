"""Positions somebody wrote down: whatever is wrong with one, its field is named and nothing else happens."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import twojacks
from tests.halunken.building import FULL_HAND, SAILORS, build
from tests.mangling import ODD_VALUES, paths_in, replaced, without
from tests.tables import Table, decisions, every_table, play_one

TRIES = 120  # of the places and odd values of each position


def one_of_each_phase(table: Table) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = {}
    for seed in range(3):
        for match in decisions(table, seed):
            found.setdefault(match.view(None)["phase"], match.position())
    return found


def check_outcome(position: Any, where: object) -> None:
    """Either one sentence out of our tree of errors, or a match that can be written down again and played."""
    try:
        match = twojacks.Match.from_position(position)
    except twojacks.Error as error:
        assert_one_sentence(error)
        return
    assert twojacks.Match.from_position(match.position()).position() == match.position(), where
    dice = Random(1)
    for _ in range(5):
        if not match.over:
            play_one(match, dice)


def assert_one_sentence(error: twojacks.Error) -> None:
    assert str(error) == error.message
    assert "\n" not in error.message
    assert 10 < len(error.message) < 300
    assert ":" in error.message, "the field comes first"


@every_table
def test_odd_values_anywhere(table: Table) -> None:
    dice = Random(str(table))
    for position in one_of_each_phase(table).values():
        places = [(path, value) for path in paths_in(position) for value in ODD_VALUES]
        for path, value in dice.sample(places, TRIES):
            check_outcome(replaced(position, path, value), path)


@every_table
def test_fields_left_out(table: Table) -> None:
    for position in one_of_each_phase(table).values():
        for path in paths_in(position):
            if len(path) == 1:
                check_outcome(without(position, path), path)


@every_table
def test_fields_of_another_position(table: Table) -> None:
    """Each is fine by itself; together they may be impossible."""
    positions = list(one_of_each_phase(table).values())
    dice = Random(str(table))
    for _ in range(TRIES):
        position, other = dice.choice(positions), dice.choice(positions)
        names = dice.sample(sorted(position), 2)
        mixed = {**position, **{name: other[name] for name in names if name in other}}
        check_outcome(mixed, names)


@every_table
def test_views_are_no_positions(table: Table) -> None:
    """What is hidden in them is missing."""
    match = table.new_match("views")
    for reader in table.readers:
        with pytest.raises(twojacks.BadPosition):
            twojacks.Match.from_position(match.view(reader))


@pytest.mark.parametrize("whole", [None, 3, "text", [], [1], b"", 1.5])
def test_something_else_than_an_object(whole: Any) -> None:
    with pytest.raises(twojacks.BadPosition) as caught:
        twojacks.Match.from_position(whole)
    assert caught.value.code == "position.bad"


def test_an_empty_object_and_another_game() -> None:
    with pytest.raises(twojacks.BadPosition) as caught:
        twojacks.Match.from_position({})
    assert caught.value.field == "game"
    with pytest.raises(twojacks.UnknownGame):
        twojacks.Match.from_position({"game": "chess"})


def beginner(**changes: Any) -> dict[str, Any]:
    position = build(captains=[0, 4, 8], crews=["y1 y2", "g2", "v3"], round_number=3)
    return {**position, **changes}


def standard(**changes: Any) -> dict[str, Any]:
    position = build(captains=[0, 4, 8], crews=["y1 y2", "g2", "v3"], jack=10, basin="r4", round_number=3)
    return {**position, **changes}


def two(**changes: Any) -> dict[str, Any]:
    return {**build(captains=[0, 4], crews=["y1 y2", "g2"], jack=10, round_number=3), **changes}


def piles(**changes: list[str]) -> list[list[str]]:
    """The taverns of `beginner`, some of them replaced: ``t3=[…]``."""
    taverns: list[list[str]] = [list(pile) for pile in beginner()["taverns"]]
    for name, pile in changes.items():
        taverns[int(name[1:])] = pile
    return taverns


LEFT = FULL_HAND[2:]  # what everybody has in round 3

IMPOSSIBLE = [
    # Sailors
    ("crews[1]", beginner(crews=[["y1", "y2"], ["y1"], ["v3"]])),
    ("crews[0]", beginner(crews=[["y1", "y1"], ["g2"], ["v3"]])),
    ("taverns, crews and basin", beginner(crews=[["y1"], ["g2"], ["v3"]])),
    ("taverns[13]", beginner(taverns=piles(t13=["y1", "y2", "y3", "y4"]))),
    ("crews[2]", beginner(crews=[["y1", "y2"], ["g2"], ["v3", SAILORS[-1]]])),
    ("crews[0][1]", beginner(crews=[["y1", "y13"], ["g2"], ["v3"]])),
    ("crews[0][0]", beginner(crews=[["r1", "y2"], ["g2"], ["v3"]])),
    ("taverns[0][0]", beginner(taverns=piles(t0=[None, "y3"]))),  # type: ignore[list-item]
    ("taverns", beginner(taverns=piles()[:13])),
    ("crews", beginner(crews=[["y1", "y2"], ["g2"]])),
    # Figures
    ("captains[1]", beginner(captains=[0, 0, 8])),
    ("captains[2]", beginner(captains=[0, 4, None])),
    ("captains[0]", beginner(captains=[14, 4, 8])),
    ("captains[0]", beginner(captains=[-1, 4, 8])),
    ("captains", beginner(captains=[0, 4])),
    ("jack", beginner(jack=3)),
    ("jack", standard(jack=None)),
    ("jack", standard(jack=4)),
    ("basin", beginner(basin=["y1"], crews=[["y2"], ["g2"], ["v3"]])),
    # Rounds and phases
    ("round", beginner(round=9)),
    ("round", beginner(round=0)),
    ("round", beginner(phase="place")),
    ("round", beginner(phase="over")),
    ("phase", beginner(phase="auction")),
    ("phase", beginner(phase="dinner")),
    ("variant", beginner(variant="expert")),
    ("players", beginner(players=2)),
    ("players", two(players=3)),
    # Cards
    ("hands[0]", beginner(hands=[FULL_HAND, LEFT, LEFT])),
    ("hands[1]", beginner(hands=[LEFT, LEFT[1:], LEFT])),
    ("hands[0]", beginner(hands=[["3", "3", "4", "5", "6", "7"], LEFT, LEFT])),
    ("hands[2][0]", beginner(hands=[LEFT, LEFT, ["8", *LEFT[1:]]])),
    ("chosen[0]", beginner(chosen=["1", None, None])),
    ("chosen[1]", beginner(chosen=[None, "?", None])),
    ("chosen", beginner(chosen={})),
    ("chosen", beginner(chosen=0)),
    ("jack_chosen", beginner(jack_chosen="3")),
    ("jack_chosen", standard(jack_chosen="1")),
    ("jack_chosen", two(jack_chosen="3")),
    ("jack_hand", two(jack_hand=FULL_HAND)),
    ("jack_pile", standard(jack_pile=["1", "2", "3"])),
    ("jack_pile", standard(jack_pile=["1"] * 10)),
    ("jack_pile", standard(jack_pile=[None] * 10)),
    ("jack_played", standard(jack_played=["1", "2", "3"])),
    # The auction
    ("opener", beginner(opener=0)),
    ("opener", standard(opener=None)),
    ("opener", standard(opener=3)),
    ("hirer", standard(hirer=3)),
    ("bids", standard(phase="auction", bids=[[0, None], [1, None], [2, None]])),
    ("bids[1]", standard(phase="auction", bids=[[0, "y2"], [2, None]])),
    ("bids[1]", standard(phase="auction", bids=[[0, "y2"], [1, "g2"]])),
    ("bids[0]", standard(phase="auction", bids=[[0, "r15"]])),
    ("hirer", standard(bids=[[0, "y12"], [1, None], [2, None]], hirer=1)),
    ("hirer", standard(phase="auction", hirer=1)),
    # Rum and meetings
    ("named[0]", beginner(named={"0": 3})),
    ("named[5]", beginner(named={"5": 3})),
    ("named", beginner(named=[])),
    ("resolving", beginner(resolving={"mover": 0, "met": 1})),
    ("resolving.met", beginner(phase="rob", hands=[LEFT[1:]] * 3, chosen=["3"] * 3, resolving={"mover": 0, "met": 0})),
    # Chance
    ("key", beginner(key="short")),
    ("key", beginner(key="g" * 32)),
    ("draws", beginner(draws=-1)),
    ("draws", beginner(draws=1.5)),
]


IMPOSSIBLE_IDS = [f"{number}-{field}" for number, (field, _) in enumerate(IMPOSSIBLE)]


@pytest.mark.parametrize(("field", "position"), IMPOSSIBLE, ids=IMPOSSIBLE_IDS)
def test_impossible_positions_name_their_field(field: str, position: dict[str, Any]) -> None:
    with pytest.raises(twojacks.BadPosition) as caught:
        twojacks.Match.from_position(position)
    assert caught.value.field == field
    assert caught.value.message.startswith(f"position, {field}: ")
    assert caught.value.code == "position.bad"
    assert_one_sentence(caught.value)


@pytest.mark.parametrize("make", [beginner, standard, two])
def test_without_the_change_they_are_possible(make: Any) -> None:
    match = twojacks.Match.from_position(json.loads(json.dumps(make())))
    assert match.to_act
