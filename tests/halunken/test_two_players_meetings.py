"""HS-T4 to HS-T6: what Black Jack takes, whom he meets, and who meets him."""

from __future__ import annotations

import pytest

import twojacks
from tests.halunken.building import bid, crew, seen
from tests.halunken.two_players import auction, hired, jack_meets_opponent, unhired
from tests.stories import clauses_told, told


@pytest.mark.rule("HS-T4", "HS-R6")
def test_hired_he_recruits_for_the_hirer() -> None:
    match = hired((5, 2, 1), taverns={11: "v3 v4 v5"})
    assert told(match, "took")[0] == ("took", "jack", 11, "v5", 0)
    assert told(match, "turned-up")[0] == ("turned-up", 11, "v4")
    assert "v5" in crew(match, 0)
    assert clauses_told(match, "took")[0] == "HS-T4"


@pytest.mark.rule("HS-T4", "HS-R4")
def test_not_hired_he_recruits_for_the_basin() -> None:
    arriving = unhired((5, 2, 1), taverns={11: "v3 v4 v5"})
    assert told(arriving, "took")[0] == ("took", "jack", 11, "v5", "basin")
    staying = unhired((5, 2, 5), taverns={10: "v3 v4 v5", 0: "y1 y2 y3"})
    assert told(staying, "took")[:2] == [("took", 0, 0, "y3", 0), ("took", "jack", 10, "v5", "basin")]
    assert seen(staying, "basin") == ["v5"]


@pytest.mark.rule("HS-T4")
def test_an_empty_tavern_gives_him_nothing() -> None:
    match = unhired((5, 2, 1), crews=("y1 y2 y3", ""), taverns={11: ""})
    assert {event[1] for event in told(match, "took")} == {0, 1}
    assert seen(match, "basin") == []


@pytest.mark.rule("HS-T5", "HS-R7")
def test_hired_he_robs_the_opponent_with_the_hirers_crew() -> None:
    """One sailor, and the tavern's, against two."""
    match = jack_meets_opponent("y1", "g2 g3")
    assert match.to_act == (0,)
    assert crew(match, 0) == {"y1", "v5"}
    assert match.options(0) == ("take g2", "take g3", "take none")
    match.play(0, "take g3")
    assert crew(match, 0) >= {"y1", "v5", "g3"}
    assert told(match, "robbed") == [("robbed", 0, 1, "g3", "jack")]
    assert clauses_told(match, "robbed") == ["HS-T5"]


@pytest.mark.rule("HS-T5", "HS-R7")
def test_a_larger_crew_of_the_hirer_may_not_rob() -> None:
    match = jack_meets_opponent("y1 y2", "g2 g3")
    assert told(match, "may-not-rob") == [("may-not-rob", 0, 1, "jack")]
    assert told(match, "robbed") == []


@pytest.mark.rule("HS-T5", "HS-R8")
def test_the_opponent_is_pushed_and_he_stays() -> None:
    match = jack_meets_opponent("y1", "g2 g3")
    assert seen(match, "jack") == 11
    assert seen(match, "captains")[1] == 11, "both stand there while the hirer is asked"
    match.play(0, "take none")
    assert told(match, "pushed") == [("pushed", 1, 11, 12)]
    assert ("moved", 1, 12, 0, 2) in told(match, "moved"), "its own move starts where it was put"
    assert seen(match, "jack") == 11


@pytest.mark.rule("HS-T5")
def test_hired_he_meets_the_hirers_captain_and_robs_nobody() -> None:
    match = hired((3, 2, 1), captains=(11, 4), crews=("y1 y2", "g2"), taverns={11: "v3 v4 v5"}, basin="r4")
    assert told(match, "robbed", "robbed-nobody", "may-not-rob", "gave") == []
    assert told(match, "pushed") == [("pushed", 0, 11, 12)]
    assert told(match, "moved")[-1] == ("moved", 0, 12, 1, 3)
    assert "v5" in crew(match, 0), "the tavern's sailor joins the hirer"


@pytest.mark.rule("HS-T5")
@pytest.mark.parametrize("seat", [0, 1])
def test_not_hired_either_captain_gives_a_sailor_of_the_owners_choice(seat: int) -> None:
    captains = (11, 4) if seat == 0 else (4, 11)
    crews = ("y1 y2", "g2 g3")
    match = unhired((3, 2, 1), captains=captains, crews=crews, taverns={11: "v3 v4 v5"}, basin="r4 r5 r6")
    assert seen(match, "phase") == "give"
    assert match.to_act == (seat,)
    assert match.options(seat) == tuple(f"give {sailor}" for sailor in crews[seat].split())
    assert seen(match, "basin") == ["v5", "r4", "r5", "r6"], "the tavern's sailor comes first"
    assert seen(match, "captains")[seat] == seen(match, "jack") == 11
    given = crews[seat].split()[1]
    match.play(seat, f"give {given}")
    assert given in seen(match, "basin")
    assert told(match, "gave") == [("gave", seat, given)]
    assert clauses_told(match, "gave") == ["HS-T5"]
    assert told(match, "pushed") == [("pushed", seat, 11, 12)]


@pytest.mark.rule("HS-T5")
@pytest.mark.parametrize("given", ["y1", "r15"])
def test_the_first_and_the_last_sailor_can_be_given(given: str) -> None:
    match = unhired((3, 2, 1), captains=(11, 4), crews=("y1 r15", "g2 g3"))
    match.play(0, f"give {given}")
    assert told(match, "gave") == [("gave", 0, given)]
    assert given in seen(match, "basin")


@pytest.mark.rule("HS-T2", "HS-B2")
@pytest.mark.parametrize("sailor", ["y1", "r15"])
def test_the_first_and_the_last_sailor_can_be_bid(sailor: str) -> None:
    match = auction(sailor, "")
    bid(match, sailor)
    assert told(match, "hired") == [("hired", 0, sailor)]


@pytest.mark.rule("HS-T5")
def test_not_hired_a_single_sailor_is_given_unasked_and_an_empty_crew_gives_nothing() -> None:
    single = unhired((3, 2, 1), captains=(11, 4), crews=("y1", "g2 g3"))
    assert told(single, "gave") == [("gave", 0, "y1")]
    empty = unhired((3, 2, 1), captains=(11, 4), crews=("", "g2 g3"))
    assert told(empty, "gave", "gave-nothing") == [("gave-nothing", 0)]
    assert told(empty, "pushed") == [("pushed", 0, 11, 12)]


@pytest.mark.rule("HS-T5")
def test_passing_alone_robs_nobody() -> None:
    """He steps over both captains, hired or not."""
    for play in (hired, unhired):
        match = play((1, 2, 7), captains=(10, 12), crews=("y1 y2", "g2 g3"), jack=9)
        assert ("moved", "jack", 9, 2, 7) in told(match, "moved")
        assert told(match, "robbed", "robbed-nobody", "may-not-rob", "gave", "gave-nothing") == []


def captain_meets_jack(seat: int, crews: tuple[str, str], basin: str, *, is_hired: bool = True) -> twojacks.Match:
    """The seat's captain goes one space and meets Black Jack, who has still to go three; the other goes five."""
    cards = (1, 5, 3) if seat == 0 else (5, 1, 3)
    captains = (9, 2) if seat == 0 else (2, 9)
    play = hired if is_hired else unhired
    return play(cards, captains=captains, crews=crews, jack=10, basin=basin, taverns={10: "v3 v4 v5"})


@pytest.mark.rule("HS-T6")
def test_the_opponent_robs_the_basin_or_the_hirer() -> None:
    """Seat 1 has one sailor and the tavern's: not more than the hirer's two."""
    match = captain_meets_jack(1, ("y1 y2", "g2"), "r4 r5")
    assert match.to_act == (1,)
    assert match.options(1) == ("take y1", "take y2", "take r4", "take r5", "take none")
    match.play(1, "take y2")
    assert crew(match, 1) >= {"g2", "v5", "y2"}
    assert told(match, "robbed") == [("robbed", 1, 0, "y2", 1)]
    assert clauses_told(match, "robbed") == ["HS-T6"]
    other = captain_meets_jack(1, ("y1 y2", "g2"), "r4 r5")
    other.play(1, "take r5")
    assert told(other, "robbed") == [("robbed", 1, "basin", "r5", 1)]


@pytest.mark.rule("HS-T6")
def test_with_a_larger_crew_only_the_basin() -> None:
    match = captain_meets_jack(1, ("y1 y2", "g2 g3"), "r4 r5")
    assert match.options(1) == ("take r4", "take r5", "take none")
    with pytest.raises(twojacks.IllegalAction) as caught:
        match.play(1, "take y1")
    assert caught.value.clause == "HS-T6"


@pytest.mark.rule("HS-T6")
def test_an_empty_basin_leaves_the_hirer() -> None:
    match = captain_meets_jack(1, ("y1 y2", ""), "")
    assert match.options(1) == ("take y1", "take y2", "take none")
    nothing = captain_meets_jack(1, ("y1", "g2 g3"), "")
    assert told(nothing, "robbed") == []
    assert told(nothing, "pushed")[0] == ("pushed", "jack", 10, 11)


@pytest.mark.rule("HS-T6", "HS-B4")
@pytest.mark.parametrize("is_hired", [True, False])
def test_anyone_else_robs_only_the_basin(is_hired: bool) -> None:
    match = captain_meets_jack(0, ("y1", "g2 g3 g4"), "r4 r5", is_hired=is_hired)
    assert match.options(0) == ("take r4", "take r5", "take none")


@pytest.mark.rule("HS-T6", "HS-B4")
def test_not_hired_the_basin_is_robbed_whatever_the_sizes() -> None:
    match = captain_meets_jack(1, ("", "g2 g3 g4"), "r4", is_hired=False)
    assert match.options(1) == ("take r4", "take none")


@pytest.mark.rule("HS-T6")
def test_he_is_pushed_and_starts_from_there() -> None:
    match = captain_meets_jack(1, ("y1 y2", "g2"), "r4 r5")
    match.play(1, "take none")
    assert told(match, "pushed")[0] == ("pushed", "jack", 10, 11)
    assert ("moved", "jack", 11, 0, 3) in told(match, "moved")


@pytest.mark.rule("HS-T6")
def test_pushed_after_his_own_move_he_stays_there() -> None:
    match = hired((5, 3, 1), captains=(2, 8), crews=("y1 y2", "g2"), jack=10, basin="r4")
    match.play(1, "take r4")
    assert told(match, "moved", "pushed") == [
        ("moved", "jack", 10, 11, 1),
        ("moved", 1, 8, 11, 3),
        ("pushed", "jack", 11, 12),
        ("moved", 0, 2, 7, 5),
    ]
