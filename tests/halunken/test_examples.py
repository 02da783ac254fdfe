"""Every example of the printed rulebook. Seats 0 to 3 are green, yellow, blue and red."""

from __future__ import annotations

import pytest

from tests.halunken.building import begin, crew, play_cards, seen
from tests.stories import told

GREEN, YELLOW, BLUE, RED = range(4)


@pytest.mark.rule("HS-E1")
def test_three_violet_two_yellow_five_grey() -> None:
    """All grey sailors count double: 12 + 23 + 2 × 20."""
    match = begin(captains=[0, 4, 8], crews=["v3 v4 v5 y11 y12 g2 g3 g4 g5 g6", "", ""])
    assert match.scores[0] == 12 + 23 + 2 * 20


@pytest.mark.rule("HS-E1")
def test_one_sailor_of_each_colour() -> None:
    match = begin(captains=[0, 4, 8], crews=["y12 g13 v14 r15", "", ""])
    assert match.scores[0] == 12 + 13 + 14 + 2 * 15


@pytest.mark.rule("HS-S5")
def test_fourteen_sailors_can_be_seen_when_all_captains_stand() -> None:
    match = begin(captains=[None, None, None], crews=["", "", ""], variant="beginner", phase="place", opener=None)
    for seat in range(3):
        assert all(sailor is None for pile in seen(match, "taverns") for sailor in pile)
        match.play(seat, f"place {seat}")
    assert len([sailor for pile in seen(match, "taverns") for sailor in pile if sailor]) == 14


@pytest.mark.rule("HS-R2", "HS-R3", "HS-R4", "HS-R5", "HS-R6", "HS-R7", "HS-R8")
def test_blue_and_green_five_red_three_and_yellows_rum_is_one() -> None:
    """Yellow stands right behind red; both have two sailors before yellow arrives with a third: red needs three."""
    match = begin(
        captains=[0, 3, 9, 4],
        crews=["y1", "y2", "y3", "g2 g3 g4"],
        taverns={0: "y4 y5 y6", 9: "v3 v4 v5", 4: "r4 r5 r6", 7: "r7 r8 r9", 8: "r10 r11 r15"},
    )
    play_cards(match, 5, "rum", 5, 3)
    match.play(YELLOW, "rum 1")
    assert told(match, "took")[:3] == [
        ("took", GREEN, 0, "y6", GREEN),
        ("took", BLUE, 9, "v5", BLUE),
        ("took", YELLOW, 4, "r6", YELLOW),
    ], "those who stay take first, then yellow arrives"
    assert match.options(YELLOW) == ("take g2", "take g3", "take g4", "take none")
    match.play(YELLOW, "take g4")
    assert crew(match, YELLOW) == {"y2", "r6", "g4"}
    assert told(match, "moved", "pushed") == [
        ("moved", YELLOW, 3, 4, 1),
        ("pushed", RED, 4, 5),
        ("moved", RED, 5, 8, 3),
    ]
    assert crew(match, RED) == {"g2", "g3", "r15"}, "not r9 of tavern 7, which red had counted on"
    assert seen(match, "captains") == [0, 4, 9, 8]


@pytest.mark.rule("HS-B5", "HS-B6")
def test_yellow_has_hired_black_jack_and_moves_him_eight_spaces() -> None:
    """He passes red and yellow and reaches blue; four against five and four: with red's sailor yellow has too many."""
    match = begin(
        captains=[12, 5, 8, 3],
        crews=["g2 g3 g4", "y1 y2 y3", "v3 v4 v5", "r4 r5 r6 r7"],
        taverns={12: "y10", 5: "y4", 8: "v6", 3: "r8"},
        jack=0,
        jack_next=8,
        hirer=YELLOW,
    )
    play_cards(match, 7, 7, 7, 7)
    assert [len(group) for group in seen(match, "crews")] == [4, 4, 4, 5]
    assert match.to_act == (YELLOW,)
    assert match.options(YELLOW) == ("take r4", "take r5", "take r6", "take r7", "take r8", "take none")
    match.play(YELLOW, "take r8")
    assert told(match, "may-not-rob") == [("may-not-rob", YELLOW, BLUE, "jack")]
    assert told(match, "robbed") == [("robbed", YELLOW, RED, "r8", "jack")], "nothing from yellow itself"
    assert seen(match, "jack") == 9


@pytest.mark.rule("HS-B1")
def test_two_highest_first_sailors_yellow_and_violet_eleven() -> None:
    match = begin(
        captains=[None, None, None],
        crews=["", "", ""],
        variant="standard",
        phase="place",
        opener=None,
        taverns={0: "y1 y2 v11", 1: "y3 y4 y11", 2: "y5 y6 g4"},
    )
    for seat in range(3):
        match.play(seat, f"place {seat}")
    assert seen(match, "opener") == 1
    assert match.to_act == (2,)


@pytest.mark.rule("HS-T3", "HS-T4")
def test_two_players_the_same_card_for_oneself_and_black_jack() -> None:
    """Both stay, and both taverns' sailors join the hirer."""
    match = begin(captains=[2, 5], crews=["", ""], jack=10, hirer=0, taverns={2: "y1 y2 r15", 10: "y3 y4 v14"})
    match.play(0, "card 6", "jack-card 6")
    match.play(1, "card 1")
    assert crew(match, 0) == {"v14", "r15"}
    assert seen(match, "captains")[0] == 2
    assert seen(match, "jack") == 10
