"""Hints: what to do, how good it is, and why."""

from __future__ import annotations

from typing import Any

import pytest

import twojacks
from tests.halunken.building import SAILORS, begin
from tests.tables import Table, every_table


@every_table
def test_a_hint_is_about_the_options_of_the_seat(table: Table) -> None:
    match = table.new_match("hint", "native")
    seat = match.to_act[0]
    hint = match.hint(seat, 5, simulations=200)
    assert tuple(option.action for option in hint.options) == match.options(seat)
    assert sum(option.mix for option in hint.options) == pytest.approx(1)
    assert sum(hint.chances) == pytest.approx(1)
    assert len(hint.chances) == table.players
    assert hint.best in match.options(seat)
    assert (seat, hint.best) in hint.line
    assert hint.why
    assert hint.simulations == 200


def one_prize() -> twojacks.Match:
    """Halunken & Spelunken, the last round: green's Rum can be worth 3 to 7, and only 3 leads to a sailor, r15.

    With it green has 2 · 15 + 5 = 35 or more, without it 10 at best. Yellow comes to y2 and has 2 · 13 + 2, blue comes
    to y1 and has 2 · (12 + 1), and no less than 24 if Black Jack passes them. He stands at 3: pushed on from there to 4
    he cannot come round to green again, whatever his card.
    """
    crews = ("y5", "g13", "y12")
    taverns = dict.fromkeys(range(14), "") | {3: "r15", 10: "y2", 13: "y1"}
    taverns |= {8: "g2 g3 g4", 9: "g5 g6 g7", 11: "v3 v4 v5", 12: "v6 v7 v8"}
    lying = {sailor for words in (*taverns.values(), *crews) for sailor in words.split()}
    return begin(
        captains=[0, 9, 11],
        jack=3,
        crews=crews,
        taverns=taverns,
        basin=" ".join(sailor for sailor in SAILORS if sailor not in lying),
        round_number=8,
        hands=[["rum"], ["1"], ["2"]],
    )


def test_the_winning_number_is_found_and_the_reason_told() -> None:
    match = one_prize()
    assert match.options(0) == ("rum 3", "rum 4", "rum 5", "rum 6", "rum 7")
    hint = match.hint(0, 20, simulations=300)
    assert hint.best == "rum 3"
    assert {option.action: option.chance for option in hint.options} == {
        "rum 3": 1,
        **dict.fromkeys(("rum 4", "rum 5", "rum 6", "rum 7"), 0),
    }
    assert hint.chances == (1, 0, 0)
    assert hint.line[0] == (0, "rum 3")
    assert hint.why.startswith("Most likely: ■ Green moves 3 spaces to the Parrot (3). Takes the red 15. Meets")


def test_who_owes_nothing_gets_no_hint() -> None:
    match = twojacks.Match.new("halunken-und-spelunken", players=3, seed="not you")
    other = (match.to_act[0] + 1) % 3
    with pytest.raises(twojacks.BadOptions, match=f"seat {other}: expected one that owes a decision"):
        match.hint(other)
    with pytest.raises(twojacks.NoSuchSeat):
        match.hint(3)


@pytest.mark.parametrize("seconds", [0, -1, 601, "1", None, True, float("nan")])
def test_only_a_sensible_time_is_thought_about(seconds: Any) -> None:
    match = twojacks.Match.new("halunken-und-spelunken", players=3, seed="when")
    with pytest.raises(twojacks.BadOptions, match="seconds: expected more than 0 and at most 600"):
        match.hint(match.to_act[0], seconds)


@pytest.mark.parametrize("count", [0, -1, 1.5, "2", True])
@pytest.mark.parametrize("name", ["simulations", "threads"])
def test_only_whole_numbers_of_games_and_threads_are_thought_with(name: str, count: Any) -> None:
    match = twojacks.Match.new("halunken-und-spelunken", players=3, seed="how many")
    with pytest.raises(twojacks.BadOptions, match=f"{name}: expected a whole number from 1"):
        match.hint(match.to_act[0], **{name: count})


def face_down(match: twojacks.Match, seat: int) -> set[str]:
    """The sailors that the seat sees nowhere."""
    view = match.view(seat)
    lists = (*view["taverns"], *view["crews"], view["basin"])
    return set(SAILORS) - {sailor for sailors in lists for sailor in sailors if sailor is not None}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_reason_names_no_sailor_that_lies_face_down(players: int) -> None:
    """Captains are placed where nobody knows what lies there (HS-S4), and what is taken uncovers the next (HS-R6)."""
    match, told = twojacks.Match.new("halunken-und-spelunken", players=players, seed="face down", speed="native"), 0
    while match.view(None)["round"] < 3:
        seat = match.to_act[0]
        hint = match.hint(seat, 20, simulations=40)
        named = {event.get("sailor") for event in hint.events}
        assert not named & face_down(match, seat)
        told += len(hint.events)
        match.play(seat, hint.best)
    assert told > 0
