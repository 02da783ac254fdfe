"""HS-R4 to HS-R8: collecting, moving, arriving, meeting, pushing."""

from __future__ import annotations

import pytest

import twojacks
from tests.halunken.building import begin, crew, play_cards, seen
from tests.stories import clauses_told, told


@pytest.mark.rule("HS-R4", "HS-R6")
def test_cancelled_captains_take_first_and_the_next_sailor_is_turned_up() -> None:
    match = begin(
        captains=[0, 4, 8], crews=["", "", ""], taverns={0: "y1 y2 y3", 4: "g2 g3 g4", 12: "v3 v4 v5", 8: "r4 r5 r6"}
    )
    play_cards(match, 5, 5, 4)
    assert told(match)[-8:] == [
        ("took", 0, 0, "y3", 0),
        ("turned-up", 0, "y2"),
        ("took", 1, 4, "g4", 1),
        ("turned-up", 4, "g3"),
        ("moved", 2, 8, 12, 4),
        ("took", 2, 12, "v5", 2),
        ("turned-up", 12, "v4"),
        ("round-began", 2, None),
    ]
    assert clauses_told(match, "took") == ["HS-R4", "HS-R4", "HS-R6"]
    assert seen(match, "taverns")[0] == [None, "y2"]
    assert seen(match, "taverns")[8] == [None, None, "r6"], "nobody takes where a captain left"


@pytest.mark.rule("HS-R4", "HS-R5")
def test_a_cancelled_captain_takes_before_somebody_arrives() -> None:
    """Seat 1 takes g4 where it stands; seat 0 arrives there afterwards and finds g3."""
    match = begin(captains=[0, 4, 8], crews=["", "", ""], taverns={4: "g2 g3 g4"})
    play_cards(match, 4, 6, 6)
    assert told(match, "took")[0] == ("took", 1, 4, "g4", 1)
    assert told(match, "took")[2] == ("took", 0, 4, "g3", 0)


@pytest.mark.rule("HS-R4", "HS-R6")
def test_an_empty_tavern_gives_nothing() -> None:
    match = begin(captains=[0, 4, 8], crews=["y1 y2", "y3 y4", "y5 y6"], taverns={0: "", 12: ""})
    play_cards(match, 5, 5, 4)
    assert {event[1] for event in told(match, "took")} == {1}
    assert crew(match, 0) == {"y1", "y2"}
    assert crew(match, 2) == {"y5", "y6"}


@pytest.mark.rule("HS-R4", "HS-R6")
def test_the_last_sailor_of_a_tavern_leaves_nothing_to_turn_up() -> None:
    match = begin(captains=[0, 4, 8], crews=["y1 y2", "y3 y4", "y5 y6"], taverns={0: "g5", 12: "g6"})
    play_cards(match, 5, 5, 4)
    assert [event[1] for event in told(match, "turned-up")] == [4]
    assert seen(match, "taverns")[0] == []
    assert seen(match, "taverns")[12] == []


@pytest.mark.rule("HS-R4", "HS-R6")
def test_taking_from_a_tavern_is_never_asked() -> None:
    match = begin(captains=[0, 4, 8], crews=["y12", "g11", "v11"], taverns={0: "y4 y3 y1", 12: "g4 g3 g2"})
    play_cards(match, 5, 5, 4)
    assert seen(match, "phase") == "cards"
    assert crew(match, 0) == {"y12", "y1"}
    assert crew(match, 2) == {"v11", "g2"}


@pytest.mark.rule("HS-R5")
def test_the_lowest_number_moves_first() -> None:
    match = begin(captains=[0, 4, 8], crews=["", "", ""])
    play_cards(match, 7, 2, 4)
    assert told(match, "moved") == [("moved", 1, 4, 6, 2), ("moved", 2, 8, 12, 4), ("moved", 0, 0, 7, 7)]


@pytest.mark.rule("HS-R5", "HS-R3")
def test_a_named_rum_moves_in_its_numbers_turn() -> None:
    match = begin(captains=[0, 4, 8], crews=["", "", ""])
    play_cards(match, "rum", 2, 5)
    match.play(0, "rum 3")
    assert [event[1] for event in told(match, "moved")] == [1, 0, 2]


@pytest.mark.rule("HS-R5")
def test_occupied_spaces_count() -> None:
    match = begin(captains=[0, 1, 2], crews=["", "", ""])
    play_cards(match, 5, 7, 7)
    assert seen(match, "captains") == [5, 1, 2]


@pytest.mark.rule("HS-R5")
def test_after_space_13_comes_space_0() -> None:
    match = begin(captains=[12, 5, 8], crews=["", "", ""])
    play_cards(match, 4, 7, 7)
    assert seen(match, "captains")[0] == 2


def meeting(mover: str, other: str, tavern: str | None = "y10 y11 y12") -> twojacks.Match:
    """Seat 0 arrives where seat 1, still to move, stands; seat 2 looks on with enough sailors for an empty tavern."""
    taverns = {} if tavern is None else {2: tavern}
    match = begin(captains=[0, 2, 8], crews=[mover, other, "r4 r5 r6 r7"], taverns=taverns)
    play_cards(match, 2, 7, 5)
    return match


@pytest.mark.rule("HS-R6", "HS-R7")
def test_equal_crews_after_the_taverns_sailor_allow_robbing() -> None:
    match = meeting("y1", "r15 g2")
    assert seen(match, "phase") == "rob"
    assert match.to_act == (0,)
    assert crew(match, 0) == {"y1", "y12"}, "the tavern's sailor comes first"
    assert match.options(0) == ("take g2", "take r15", "take none")
    match.play(0, "take r15")
    assert crew(match, 0) == {"y1", "y12", "r15"}
    assert crew(match, 1) - {"g2"} == {told(match, "took")[-1][3]}
    assert told(match, "robbed") == [("robbed", 0, 1, "r15", 0)]


@pytest.mark.rule("HS-R7")
def test_a_smaller_crew_may_rob() -> None:
    match = meeting("", "r15 g2")
    assert match.options(0) == ("take g2", "take r15", "take none")


@pytest.mark.rule("HS-R7")
def test_a_crew_made_larger_by_the_taverns_sailor_may_not_rob() -> None:
    """Two against two before arriving, three against two after it."""
    match = meeting("y1 y2", "r15 g2")
    assert seen(match, "phase") == "cards"
    assert told(match, "robbed") == []
    assert told(match, "may-not-rob") == [("may-not-rob", 0, 1, 0)]
    assert told(match, "pushed") == [("pushed", 1, 2, 3)], "pushed all the same"


@pytest.mark.rule("HS-R7", "HS-R6")
def test_at_an_empty_tavern_equal_crews_stay_equal() -> None:
    match = meeting("y1 y2", "r15 g2", tavern="")
    assert match.options(0) == ("take g2", "take r15", "take none")


@pytest.mark.rule("HS-R7", "HS-R8")
def test_refusing_takes_nothing_and_pushes_all_the_same() -> None:
    match = meeting("y1", "r15 g2")
    match.play(0, "take none")
    assert crew(match, 0) == {"y1", "y12"}
    assert {"r15", "g2"} <= crew(match, 1)
    assert told(match, "robbed-nobody", "pushed") == [("robbed-nobody", 0, 1, 0), ("pushed", 1, 2, 3)]


@pytest.mark.rule("HS-R7")
def test_only_the_crew_that_was_met_is_robbed() -> None:
    match = meeting("y1", "r15 g2")
    for action in ("take r4", "take y1", "take y10"):
        with pytest.raises(twojacks.IllegalAction) as caught:
            match.play(0, action)
        assert caught.value.clause == "HS-R7"


@pytest.mark.rule("HS-R7", "HS-R8")
def test_nothing_to_take_is_no_decision() -> None:
    match = meeting("", "", tavern="")
    assert told(match, "robbed-nobody", "pushed") == [("robbed-nobody", 0, 1, 0), ("pushed", 1, 2, 3)]
    assert seen(match, "phase") == "cards"


@pytest.mark.rule("HS-R8", "HS-R5")
def test_the_pushed_captains_own_move_starts_where_it_was_put() -> None:
    match = meeting("y1 y2", "r15 g2")
    assert told(match, "moved")[-1] == ("moved", 1, 3, 10, 7)


@pytest.mark.rule("HS-R8")
def test_the_pushed_captain_takes_nothing_there() -> None:
    match = begin(captains=[0, 3, 8], crews=["y1 y2 y3", "", ""], taverns={4: "g2 g3 g4"})
    play_cards(match, 3, 6, 6)
    assert seen(match, "captains")[1] == 4
    assert seen(match, "taverns")[4] == [None, None, "g4"]
    assert clauses_told(match, "pushed") == ["HS-R8"]


@pytest.mark.rule("HS-R8")
def test_pushed_past_occupied_spaces() -> None:
    match = begin(captains=[0, 2, 3, 4], crews=["", "", "", ""])
    play_cards(match, 2, 7, 5, 6)
    assert told(match, "pushed")[0] == ("pushed", 1, 2, 5)
    assert told(match, "moved") == [
        ("moved", 0, 0, 2, 2),
        ("moved", 2, 3, 8, 5),
        ("moved", 3, 4, 10, 6),
        ("moved", 1, 5, 12, 7),
    ]


@pytest.mark.rule("HS-R8", "HS-B4")
def test_black_jacks_space_is_not_free() -> None:
    match = begin(captains=[0, 2, 8], crews=["y1 y2 y3", "", ""], jack=3, jack_next=1)
    play_cards(match, 2, 7, 7)
    assert told(match, "pushed") == [("pushed", 1, 2, 4)]


@pytest.mark.rule("HS-R8")
def test_pushed_from_space_13_to_space_0() -> None:
    match = begin(captains=[11, 13, 5], crews=["y1 y2 y3", "", ""])
    play_cards(match, 2, 7, 7)
    assert seen(match, "captains") == [13, 0, 5]


@pytest.mark.rule("HS-R8")
def test_a_cancelled_captain_is_pushed_and_does_not_move() -> None:
    match = begin(captains=[0, 3, 8], crews=["y1 y2 y3", "", ""])
    play_cards(match, 3, 6, 6)
    assert seen(match, "captains") == [3, 4, 8]


@pytest.mark.rule("HS-R8")
def test_a_captain_that_has_moved_is_pushed_and_moves_no_more() -> None:
    match = begin(captains=[0, 2, 8], crews=["y1 y2 y3", "", ""])
    play_cards(match, 3, 1, 5)
    assert told(match, "moved", "pushed") == [
        ("moved", 1, 2, 3, 1),
        ("moved", 0, 0, 3, 3),
        ("pushed", 1, 3, 4),
        ("moved", 2, 8, 13, 5),
    ]


@pytest.mark.rule("HS-R8", "HS-R7")
def test_pushed_twice_and_robbed_each_time_before_its_own_move() -> None:
    """Seat 2 is met at 4, put on 5, met again there, put on 6, and goes seven spaces from there."""
    match = begin(captains=[3, 2, 4], crews=["", "", "y1 y2 y3"], taverns={4: "g2 g3 g4", 5: "g5 g6 g7"})
    play_cards(match, 1, 3, 7)
    match.play(0, "take y1")
    assert match.to_act == (1,)
    assert match.options(1) == ("take y2", "take y3", "take none")
    match.play(1, "take y3")
    assert told(match, "met", "pushed", "moved") == [
        ("moved", 0, 3, 4, 1),
        ("met", 0, 2, 4),
        ("pushed", 2, 4, 5),
        ("moved", 1, 2, 5, 3),
        ("met", 1, 2, 5),
        ("pushed", 2, 5, 6),
        ("moved", 2, 6, 13, 7),
    ]


@pytest.mark.rule("HS-R8", "HS-R7")
def test_the_pushed_captain_may_rob_in_its_turn() -> None:
    """Seat 0 puts seat 1 on 3; from there four spaces lead to seat 2, which is robbed."""
    match = begin(captains=[0, 2, 7], crews=["", "", "y1 y2 y3"], taverns={2: "g2 g3 g4", 7: "v3 v4 v5"})
    play_cards(match, 2, 4, 6)
    assert match.to_act == (1,)
    match.play(1, "take y2")
    assert crew(match, 1) == {"v5", "y2"}
    assert told(match, "pushed") == [("pushed", 1, 2, 3), ("pushed", 2, 7, 8)]


@pytest.mark.rule("HS-R8")
def test_whoever_expected_a_captain_may_find_it_gone() -> None:
    """Seat 2 counted on meeting seat 1 at 2, but seat 0 has put it on 3."""
    match = begin(captains=[1, 2, 12], crews=["", "", "y1 y2 y3"])
    play_cards(match, 1, 7, 4)
    assert told(match, "met") == [("met", 0, 1, 2), ("met", 2, 0, 2)]
    assert told(match, "pushed") == [("pushed", 1, 2, 3), ("pushed", 0, 2, 4)]
