"""HS-S: sailors, taverns, hands, and captains coming to the harbour."""

from __future__ import annotations

from typing import Any

import pytest

import twojacks
from tests.halunken.building import FULL_HAND, GAME, SAILORS, begin
from tests.stories import clauses_told, told
from twojacks.games import find_game


def lying_anywhere(position: dict[str, Any]) -> list[str]:
    return [sailor for group in (*position["taverns"], *position["crews"], position["basin"]) for sailor in group]


def new(players: int, seed: int = 1, variant: str | None = None) -> twojacks.Match:
    return twojacks.Match.new(GAME, players=players, variant=variant, seed=seed)


@pytest.mark.rule("HS-S1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_forty_two_sailors_in_four_colours(players: int) -> None:
    sailors = lying_anywhere(new(players).position())
    assert sorted(sailors) == sorted(SAILORS)
    values = {colour: [int(name[1:]) for name in sailors if name[0] == colour] for colour in "ygvr"}
    assert {colour: len(cards) for colour, cards in values.items()} == {"y": 12, "g": 11, "v": 10, "r": 9}
    assert {colour: sum(cards) for colour, cards in values.items()} == {"y": 78, "g": 78, "v": 77, "r": 75}
    assert min(values["r"]) == 4, "the printed 1 to 11 would be twelve red sailors"


@pytest.mark.rule("HS-S2")
def test_three_sailors_face_down_at_each_of_fourteen_taverns() -> None:
    match = new(3)
    assert [len(pile) for pile in match.position()["taverns"]] == [3] * 14
    for reader in (0, 1, 2, None):
        assert match.view(reader)["taverns"] == [[None] * 3] * 14


@pytest.mark.rule("HS-S2")
def test_sailors_are_shuffled() -> None:
    tops = {new(3, seed).position()["taverns"][0][-1] for seed in range(120)}
    assert len(tops) > 30, "any of the 42 can lie on top"
    assert new(3, 1).position()["taverns"] == new(3, 1).position()["taverns"]


@pytest.mark.rule("HS-S3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_eight_move_cards(players: int) -> None:
    assert new(players).position()["hands"] == [FULL_HAND] * players


@pytest.mark.rule("HS-S3")
def test_two_to_four_players_and_their_colours() -> None:
    game = find_game(GAME)
    assert game.colours == ("green", "yellow", "blue", "red")
    assert dict(game.variants) == {"beginner": (3, 4), "standard": (3, 4), "two-player": (2,)}
    for players in (0, 1, 5):
        with pytest.raises(twojacks.BadOptions):
            new(players)


@pytest.mark.rule("HS-S4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_captains_are_placed_clockwise_from_a_starter(players: int) -> None:
    match = new(players)
    starter = match.position()["starter"]
    order = []
    while match.view(None)["phase"] == "place":
        order.append(match.to_act)
        match.play(match.to_act[0], match.options(match.to_act[0])[0])
    assert order == [((starter + turn) % players,) for turn in range(players)]


@pytest.mark.rule("HS-S4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_starter_is_drawn_by_lot(players: int) -> None:
    starters = [new(players, seed).position()["starter"] for seed in range(60)]
    assert set(starters) == set(range(players))
    assert told(new(players, 0), "starter-drawn") == [("starter-drawn", starters[0])]


def placing() -> twojacks.Match:
    """Three captains about to be placed, seat 1 first; the sailors at taverns 4, 5 and 9 are known to us alone."""
    return begin(
        captains=[None, None, None],
        crews=["", "", ""],
        variant="standard",
        phase="place",
        starter=1,
        opener=None,
        taverns={4: "y1 y2 r15", 5: "y3 y4 g8", 9: "y5 y6 v14"},
        jack_next=3,
    )


@pytest.mark.rule("HS-S4")
def test_placing_takes_the_top_sailor_openly() -> None:
    match = placing()
    assert match.options(1) == tuple(f"place {space}" for space in range(14))
    match.play(1, "place 4")
    assert told(match) == [("placed", 1, 4), ("took", 1, 4, "r15", 1)]
    assert clauses_told(match, "took") == ["HS-S4"]
    for reader in (0, 1, 2, None):
        assert match.view(reader)["crews"] == [[], ["r15"], []]
        assert match.view(reader)["taverns"][4] == [None, None], "the next one is not turned up yet"


@pytest.mark.rule("HS-S4")
def test_only_free_spaces() -> None:
    match = placing()
    match.play(1, "place 4")
    assert match.options(2) == tuple(f"place {space}" for space in range(14) if space != 4)
    with pytest.raises(twojacks.IllegalAction) as caught:
        match.play(2, "place 4")
    assert caught.value.clause == "HS-S4"
    match.play(2, "place 5")
    assert match.options(0) == tuple(f"place {space}" for space in range(14) if space not in (4, 5))


@pytest.mark.rule("HS-S5")
def test_after_the_last_captain_every_top_sailor_is_turned_up() -> None:
    match = placing()
    match.play(1, "place 4")
    match.play(2, "place 9")
    assert told(match, "turned-up") == []
    match.play(0, "place 5")
    everything = match.position()["taverns"]
    assert everything[4] == ["y1", "y2"]
    seen = match.view(None)["taverns"]
    assert [pile[-1] for pile in seen] == [pile[-1] for pile in everything]
    assert seen[4] == [None, "y2"]
    assert told(match, "turned-up") == [("turned-up", space, everything[space][-1]) for space in range(14)]


@pytest.mark.rule("HS-S6")
def test_what_is_open_and_what_is_hidden() -> None:
    match = begin(
        captains=[0, 4, 8],
        crews=["y1 r15", "g2", "v3 v4"],
        basin="y12 g3",
        jack=10,
        jack_next=9,
        round_number=2,
        taverns={0: "y5 y6 y7", 4: "g8", 8: ""},
    )
    match.play(1, "card 6")
    hidden_pile = [None] * 11
    for reader, chosen in ((0, [None, "?", None]), (1, [None, "6", None]), (None, [None, "?", None])):
        view = match.view(reader)
        assert view["crews"] == [["y1", "r15"], ["g2"], ["v3", "v4"]]
        assert view["basin"] == ["y12", "g3"]
        assert view["hands"] == [FULL_HAND[1:]] * 3, "what is left of a hand shows what was played"
        assert view["taverns"][0] == [None, None, "y7"]
        assert view["taverns"][4] == ["g8"]
        assert view["taverns"][8] == []
        assert view["jack_pile"] == hidden_pile
        assert view["jack_played"] == ["1"]
        assert view["chosen"] == chosen
        assert "key" not in view
        assert "draws" not in view


@pytest.mark.rule("HS-S6")
def test_the_journal_keeps_a_chosen_card_to_whoever_chose_it() -> None:
    match = begin(captains=[0, 4, 8], crews=["", "", ""])
    match.play(1, "card 6")
    assert match.journal_for(1)[-1]["card"] == "6"
    assert match.journal_for(0)[-1]["card"] == "?"
    assert match.journal_for(None)[-1]["card"] == "?"
