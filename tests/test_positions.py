"""Positions somebody wrote down: whatever is wrong with one, its field is named and nothing else happens."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

import twojacks
from tests.halunken.building import FULL_HAND, SAILORS, build
from tests.mangling import ODD_VALUES, paths_in, replaced, without
from tests.tables import Table, decisions, every_table, play_one
from twojacks import saves
from twojacks.match import Speed

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


def recruited(count: int) -> dict[str, Any]:
    """Three players have so many sailors: 3 at set-up and at most 3 in each of 8 rounds make 27."""
    crews = [SAILORS[:10], SAILORS[10:20], SAILORS[20:count]]
    return build(captains=[0, 4, 8], crews=[" ".join(crew) for crew in crews])


LEFT = FULL_HAND[2:]  # what everybody has in round 3
RUM_OF_JACK: dict[str, Any] = {"jack_hand": LEFT[:-1], "jack_chosen": "rum"}


def naming(cards: list[str], **changes: Any) -> dict[str, Any]:
    """Three cards are revealed, and a Rum is to be named."""
    return beginner(phase="name-rum", chosen=cards, hands=hands_without(cards), **changes)


def hands_without(cards: list[str]) -> list[list[str]]:
    """What is left in round 3 of 1 … 7 and Rum, the revealed card and the two lowest others gone."""
    return [[card for card in FULL_HAND if card != revealed][2:] for revealed in cards]


def meeting(cards: list[str]) -> dict[str, Any]:
    """Seat 0 has come to seat 1's captain, whose crew is as large."""
    crews = [["y1", "y2"], ["g2", "v3"], []]
    resolving = {"mover": 0, "met": 1, "passed": []}
    return beginner(
        phase="rob", captains=[4, 4, 8], crews=crews, chosen=cards, hands=hands_without(cards), resolving=resolving
    )


def passing(
    *, met: int = 0, passed: Sequence[int] = (1, 2), captains: Sequence[int] = (2, 4, 6), jack: int = 7, **changes: Any
) -> dict[str, Any]:
    """Black Jack, hired by nobody, has come to 7 with a 7; the captains he passed give up sailors in turn."""
    cards = ["3", "4", "5"]
    return standard(
        **{
            "phase": "rob" if "hirer" in changes else "give",
            "captains": list(captains),
            "jack": jack,
            "crews": [["y1", "y2"], ["g2", "v3"], ["g3", "v4"]],
            "taverns": build(captains=[0, 4, 8], crews=["y1 y2", "g2 v3", "g3 v4"], jack=10, basin="r4")["taverns"],
            "chosen": cards,
            "hands": hands_without(cards),
            **turned(7),
            "resolving": {"mover": "jack", "met": met, "passed": list(passed)},
            **changes,
        }
    )


def turned(number: int) -> dict[str, Any]:
    """Black Jack's cards in round 3, this one turned up last."""
    pile = [str(card) for card in range(1, 11) if card != number]
    return {"jack_pile": pile, "jack_played": ["11", "12", str(number)], "jack_chosen": str(number)}


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
    ("taverns", recruited(28)),
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
    ("jack_played[0]", standard(jack_played=["13"])),
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
    *(("chosen", beginner(chosen=["3", "4", "5"])), ("chosen", two(chosen=["3", "4"]))),
    ("chosen", two(hirer=0, chosen=["3", "4"], jack_chosen="5")),
    ("phase", naming(["3", "4", "5"])),
    ("phase", naming(["rum", "rum", "5"])),
    ("named", naming(["rum", "4", "5"], named={"0": 3})),
    ("phase", two(phase="name-rum", hands=[LEFT[1:]] * 2, chosen=["1", "2"], **RUM_OF_JACK)),
    ("resolving.mover", meeting(["3", "3", "5"])),
    # Black Jack on his way, from 0 with a 7: past the captains on 2, 4 and 6
    ("jack", passing(jack=2)),
    ("captains[2]", passing(captains=[2, 4, 4])),
    ("resolving.met", passing(met=1, passed=[2], hirer=1)),
    ("resolving.met", passing(met=0, passed=[], captains=[8, 4, 6])),
    ("resolving.passed", passing(met=1, passed=[0])),
    ("resolving.passed", passing(met=1, passed=[1, 2])),
    ("resolving.passed", passing(met=0, passed=[2])),
    ("resolving.passed", passing(met=0, passed=[])),
    ("resolving.passed", passing(met=0, passed=[2, 1])),
    ("resolving.passed", passing(met=1, passed=[2, 0], hirer=0)),
    ("resolving.met", passing(met=1, passed=[2], **turned(1))),  # from 5 to 6, which is taken, and on to 7
    ("resolving.met", passing(met=1, passed=[], captains=[2, 4, 9], **turned(5))),  # from 2, where a captain stands
    # Chance
    ("key", beginner(key="short")),
    ("key", beginner(key="g" * 32)),
    ("draws", beginner(draws=-1)),
    ("draws", beginner(draws=2**32)),
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


POSSIBLE = [
    *((beginner(), (0, 1, 2)), (standard(), (0, 1, 2)), (two(), (0, 1))),
    (recruited(27), (0, 1, 2)),
    (two(hirer=0, chosen=["3", "4"]), (0,)),
    (naming(["rum", "4", "5"]), (0,)),
    (two(phase="name-rum", hands=[LEFT[1:]] * 2, chosen=["1", "2"], hirer=1, **RUM_OF_JACK), (1,)),
    (meeting(["3", "4", "5"]), (0,)),
    (passing(), (0,)),
    (passing(met=1, passed=[2]), (1,)),
    (passing(met=2, passed=[]), (2,)),
    (passing(met=1, passed=[2], hirer=0), (0,)),
    (passing(met=0, passed=[2], hirer=1), (1,)),
    (passing(met=2, passed=[], **turned(1)), (2,)),
]


@pytest.mark.parametrize(("position", "seats"), POSSIBLE)
def test_without_the_change_they_are_possible(position: dict[str, Any], seats: tuple[int, ...]) -> None:
    match = twojacks.Match.from_position(json.loads(json.dumps(position)))
    assert match.to_act == seats
    assert match.position()["phase"] == position["phase"]


def test_a_key_may_be_written_in_capitals() -> None:
    assert (
        twojacks.Match.from_position(beginner(key="0123456789ABCDEF" * 2, draws=0)).position()["key"]
        == "0123456789abcdef" * 2
    )
    assert saves.read_chance({"key": "0123456789ABCDEF" * 2}) == {"key": "0123456789abcdef" * 2}


@pytest.mark.parametrize("speed", ["interpreted", "native"])
def test_a_position_after_the_last_draw_can_be_loaded_too(speed: Speed) -> None:
    """The counter begins again: Black Jack's card is drawn, which nobody has chosen (HS-T7)."""
    match = twojacks.Match.from_position(two(draws=2**32 - 1), speed=speed)
    match.play(0, "card 3")
    match.play(1, "card 4")
    assert match.position()["draws"] < 10
    again = twojacks.Match.from_position(match.position())
    assert again.position() == match.position()
