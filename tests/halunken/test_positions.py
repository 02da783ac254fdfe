"""What a position says at every stage, as the contract has it."""

from __future__ import annotations

from typing import Any

import pytest

import twojacks
from tests.halunken.building import FULL_HAND, GAME, begin, bid, build, play_cards, seen
from tests.stories import told

KEYS = {
    *("game", "variant", "players", "round", "phase", "starter", "captains", "jack", "taverns", "crews", "basin"),
    *("hands", "chosen", "jack_chosen", "opener", "bids", "hirer", "scores", "named", "resolving"),
}


@pytest.mark.parametrize(
    ("variant", "players", "cards"),
    [("beginner", 3, set()), ("standard", 4, {"jack_pile"}), ("two-player", 2, {"jack_hand"})],
)
def test_the_keys_of_the_contract_are_there(variant: str, players: int, cards: set[str]) -> None:
    match = twojacks.Match.new(GAME, players=players, variant=variant, seed=1)
    assert set(match.position()) >= KEYS | cards | {"key", "draws"}
    assert set(match.view(0)) == set(match.position()) - {"key", "draws"} | {"doubled"}


def test_the_opener_is_null_until_all_captains_stand() -> None:
    match = twojacks.Match.new(GAME, players=3, variant="standard", seed=1)
    while match.view(None)["phase"] == "place":
        assert seen(match, "opener") is None
        (seat,) = match.to_act
        match.play(seat, match.options(seat)[0])
    assert seen(match, "phase") == "place-jack"
    assert seen(match, "opener") in (0, 1, 2)


def test_both_figures_stand_on_the_space_while_a_take_is_asked() -> None:
    match = begin(captains=[0, 2, 8], crews=["", "y1 y2", ""])
    play_cards(match, 2, 7, 7)
    assert seen(match, "phase") == "rob"
    assert seen(match, "captains")[:2] == [2, 2]
    assert seen(match, "resolving") == {"mover": 0, "met": 1, "passed": []}
    match.play(0, "take none")
    assert seen(match, "captains")[:2] == [2, 3]
    assert seen(match, "resolving") is None


def test_black_jack_stands_on_his_final_space_while_he_robs() -> None:
    match = begin(captains=[2, 4, 5], crews=["", "y1 y2", "g2 g3"], jack=0, jack_next=4, hirer=0)
    play_cards(match, 7, 7, 7)
    assert seen(match, "phase") == "rob"
    assert seen(match, "jack") == 6
    assert seen(match, "jack_chosen") == "4"
    assert seen(match, "resolving") == {"mover": "jack", "met": 1, "passed": [2]}


def test_a_round_is_cleared_when_the_next_begins() -> None:
    match = begin(captains=[0, 4, 8], crews=["y1 y2", "g2", "v3"], variant="standard", jack=12, phase="auction")
    bid(match, "y1", "pass", "pass")
    play_cards(match, "rum", 1, 2)
    assert seen(match, "hirer") == 0
    assert seen(match, "bids") == [[0, "y1"], [1, None], [2, None]]
    assert seen(match, "chosen") == ["rum", "1", "2"]
    match.play(0, "rum 3")
    assert seen(match, "round") == 2
    assert seen(match, "chosen") == [None, None, None]
    assert (seen(match, "jack_chosen"), seen(match, "bids"), seen(match, "hirer")) == (None, [], None)
    assert seen(match, "named") == {}


def test_a_named_number_stands_under_its_seat() -> None:
    match = begin(captains=[0, 2, 8], crews=["", "y1 y2", ""])
    play_cards(match, "rum", 7, 5)
    match.play(0, "rum 2")
    assert seen(match, "phase") == "rob"
    assert seen(match, "named") == {"0": 2}


def test_a_finished_game_shows_its_last_round() -> None:
    match = begin(
        captains=[0, 5],
        crews=["y1 y2", "g2 g3"],
        jack=10,
        phase="auction",
        round_number=8,
        hands=[["1"], ["2"]],
        jack_hand=["rum"],
    )
    bid(match, "y1", "pass")
    match.play(0, "jack-rum 3")
    assert match.over
    position = match.position()
    assert position["round"] == 8
    assert position["chosen"] == ["1", "2"]
    assert position["jack_chosen"] == "rum"
    assert position["named"] == {"jack": 3}
    assert position["bids"] == [[0, "y1"], [1, None]]
    assert position["hirer"] == 0
    assert position["hands"] == [[], []]


def test_without_a_key_chance_is_drawn_anew() -> None:
    position = build(captains=[0, 5], crews=["", ""], jack=10)
    del position["key"]
    keys = {twojacks.Match.from_position(position).position()["key"] for _ in range(3)}
    assert len(keys) == 3


def test_a_position_goes_on_with_the_same_chance() -> None:
    """Two players and nobody hires: Black Jack's card is drawn."""
    position = build(captains=[0, 5], crews=["", ""], jack=10, key="0123456789abcdef" * 2, draws=17)
    ends = []
    for _ in range(2):
        match = twojacks.Match.from_position(position)
        play_cards(match, 1, 2)
        ends.append(match.position())
    assert ends[0] == ends[1]
    assert ends[0]["draws"] > 17


def test_a_position_that_needs_no_decision_goes_on_by_itself() -> None:
    """All have one card left: those are chosen and revealed, and the journal says so."""
    match = begin(captains=[0, 4, 8], crews=["", "", ""], round_number=8, hands=[["1"], ["2"], ["3"]])
    assert [event[1:] for event in told(match, "revealed")] == [(0, "1"), (1, "2"), (2, "3")]
    assert match.over


def test_defaults_may_be_left_out() -> None:
    position = build(captains=[0, 4, 8], crews=["y1", "", ""])
    for name in ("starter", "jack", "basin", "opener"):
        del position[name]
    match = twojacks.Match.from_position(position)
    assert match.position()["hands"] == [FULL_HAND] * 3
    assert match.position()["scores"] == [2, 0, 0]


def test_keys_nobody_knows_are_left_alone() -> None:
    position: dict[str, Any] = {**build(captains=[0, 4, 8], crews=["y1", "", ""]), "note": ["from", "elsewhere"]}
    assert "note" not in twojacks.Match.from_position(position).position()


def test_sorted_lists_run_by_colour_then_value() -> None:
    match = begin(captains=[0, 4, 8], crews=["r15 v14 y12 g13 y2 r4", "", ""], jack=10, basin="r5 y1")
    assert seen(match, "crews")[0] == ["y2", "y12", "g13", "v14", "r4", "r15"]
    assert seen(match, "basin") == ["y1", "r5"]
