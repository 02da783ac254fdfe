"""HS-E and HS-V1: the score, the winners, and the beginners' game as a whole."""

from __future__ import annotations

import pytest

import twojacks
from tests.halunken.building import GAME, begin, seen
from tests.stories import told


def last_round(*crews: str, basin: str = "", variant: str = "beginner") -> twojacks.Match:
    """The eighth round plays itself: all captains show a 1, stay, and find nothing left at their taverns."""
    players = len(crews)
    jack = None if variant == "beginner" else 9
    return begin(
        captains=[0, 2, 4, 6][:players],
        crews=crews,
        variant=variant,
        round_number=8,
        hands=[["1"]] * players,
        jack=jack,
        basin=basin,
        taverns=dict.fromkeys((0, 2, 4, 6)[:players], ""),
    )


@pytest.mark.rule("HS-E1")
@pytest.mark.parametrize(
    ("sailors", "total"),
    [
        ("", 0),
        ("r15", 30),
        ("y1 y2 y3 r15 r11", 2 * 6 + 26),  # three yellow are more than two red, whatever they are worth
        ("y1 y2 r15 r11", 3 + 2 * 26),  # equally frequent: the better one
        ("r4 r5 y11 y12", 9 + 2 * 23),
        ("y9 g10 v11 r8", 9 + 10 + 2 * 11 + 8),  # one of each: the best sailor
        ("y4 g4 v4 r4", 5 * 4),
        ("g2 g3 g4 v3 v4 v5 y12", 9 + 2 * 12 + 12),
    ],
)
def test_the_most_frequent_colour_counts_double(sailors: str, total: int) -> None:
    match = begin(captains=[0, 4, 8], crews=[sailors, "", ""])
    assert match.scores == [total, 0, 0]


@pytest.mark.rule("HS-E1")
def test_the_game_ends_after_eight_rounds_and_says_what_was_doubled() -> None:
    match = last_round("y1 y2 r15", "g4 v4 v5", "y9 g10 v11 r8")
    assert match.over
    assert match.to_act == ()
    assert seen(match, "round") == 8
    assert told(match, "scored") == [
        ("scored", 0, 21, "y"),  # 3 + 3 + 15
        ("scored", 1, 22, "v"),  # 9 + 9 + 4
        ("scored", 2, 49, "v"),
    ]
    assert match.scores == [21, 22, 49]


@pytest.mark.rule("HS-E1")
def test_nothing_can_be_played_when_it_is_over() -> None:
    match = last_round("y1 y2 r15", "g4 v4 v5", "y9 g10 v11 r8")
    assert match.options(0) == ()
    with pytest.raises(twojacks.IllegalAction):
        match.play(0, "card 1")


@pytest.mark.rule("HS-E2")
def test_the_highest_total_wins() -> None:
    match = last_round("y1 y2 r15", "g4 v4 v5", "y9 g10 v11 r8")
    assert match.winners == (2,)
    assert told(match, "won") == [("won", 2, 49)]


@pytest.mark.rule("HS-E2")
def test_equal_totals_share_the_victory() -> None:
    shared = last_round("y1 y2 y3 y4", "r4 r6", "y5 g2 v3", "y6 g3 v4")
    assert shared.scores == [20, 20, 15, 19]
    assert shared.winners == (0, 1)
    assert told(shared, "won") == [("won", 0, 20), ("won", 1, 20)]


@pytest.mark.rule("HS-E2")
def test_nobody_has_won_before_the_end() -> None:
    match = begin(captains=[0, 4, 8], crews=["r15", "", ""])
    assert match.winners == ()
    assert not match.over


@pytest.mark.rule("HS-V1")
@pytest.mark.parametrize("players", [3, 4])
def test_the_beginners_game_has_no_black_jack(players: int) -> None:
    match = twojacks.Match.new(GAME, players=players, variant="beginner", seed="beginners")
    phases = set()
    while not match.over:
        phases.add(seen(match, "phase"))
        assert match.position()["jack"] is None
        assert match.position()["basin"] == []
        seat = match.to_act[0]
        match.play(seat, match.options(seat)[-1])
    assert phases <= {"place", "cards", "name-rum", "rob"}
    assert phases >= {"place", "cards"}
    assert len(told(match, "round-began")) == 8
    assert "jack_pile" not in match.position()
    assert "jack_hand" not in match.position()


@pytest.mark.rule("HS-V1")
@pytest.mark.parametrize("players", [1, 2, 5])
def test_the_beginners_game_is_for_three_or_four(players: int) -> None:
    with pytest.raises(twojacks.BadOptions):
        twojacks.Match.new(GAME, players=players, variant="beginner")
