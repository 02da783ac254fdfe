"""HS-B2, HS-B3: hiring Black Jack."""

from __future__ import annotations

import pytest

import twojacks
from tests.halunken.building import begin, bid, crew, play_cards, seen
from tests.stories import clauses_told, told


def auction(*crews: str, opener: int = 0, **more: object) -> twojacks.Match:
    players = len(crews)
    return begin(
        captains=[0, 3, 6, 9][:players],
        crews=crews,
        variant="standard",
        jack=12,
        phase="auction",
        opener=opener,
        **more,
    )


@pytest.mark.rule("HS-B2")
def test_the_opener_may_bid_any_sailor_or_pass() -> None:
    match = auction("r4 y12 g2", "y5", "y6")
    assert match.to_act == (0,)
    assert match.options(0) == ("bid y12", "bid g2", "bid r4", "pass")


@pytest.mark.rule("HS-B2")
def test_each_bid_is_higher_than_the_last() -> None:
    match = auction("y5", "y4 g5 v6 r15", "y7")
    bid(match, "y5")
    assert match.to_act == (1,)
    assert match.options(1) == ("bid v6", "bid r15", "pass"), "an equal value of another colour is no raise"
    for action in ("bid y4", "bid g5"):
        with pytest.raises(twojacks.IllegalAction) as caught:
            match.play(1, action)
        assert caught.value.clause == "HS-B2"


@pytest.mark.rule("HS-B2")
def test_a_sailor_of_somebody_else_cannot_be_bid() -> None:
    match = auction("y5", "y4", "y7")
    with pytest.raises(twojacks.IllegalAction) as caught:
        match.play(0, "bid y7")
    assert caught.value.clause == "HS-B2"


@pytest.mark.rule("HS-B2")
def test_the_highest_bidder_pays_into_the_basin_and_hires() -> None:
    match = auction("y5 y6", "g6 y9", "y7 y8", basin="r4")
    bid(match, "y5", "g6", "y7")
    assert seen(match, "hirer") == 2
    assert seen(match, "basin") == ["y7", "r4"]
    assert [crew(match, seat) for seat in range(3)] == [{"y5", "y6"}, {"y9", "g6"}, {"y8"}]
    assert told(match, "hired") == [("hired", 2, "y7")]
    assert seen(match, "phase") == "cards"


@pytest.mark.rule("HS-B2")
def test_everybody_is_asked_once_clockwise_from_the_opener() -> None:
    """Seat 2 opens; seat 0 is not asked again although it could raise."""
    match = auction("y5 r15", "y9 r11", "y4 g4", opener=2)
    asked = []
    for action in ("bid y4", "bid y5", "bid y9"):
        asked.append(match.to_act)
        match.play(match.to_act[0], action)
    assert asked == [(2,), (0,), (1,)]
    assert seen(match, "hirer") == 1
    assert seen(match, "bids") == [[2, "y4"], [0, "y5"], [1, "y9"]]


@pytest.mark.rule("HS-B2")
def test_passing_first_does_not_end_the_auction() -> None:
    match = auction("y5 y6", "g6", "y7")
    bid(match, "pass", "pass", "y7")
    assert seen(match, "hirer") == 2
    assert seen(match, "bids") == [[0, None], [1, None], [2, "y7"]]


@pytest.mark.rule("HS-B2")
def test_a_pass_between_two_bids_does_not_lower_the_bid() -> None:
    match = auction("y5", "y4 g9", "y3 v5 v6", "r5 r6 r7")
    bid(match, "y5", "pass")
    assert match.options(2) == ("bid v6", "pass")
    bid(match, "pass")
    assert match.options(3) == ("bid r6", "bid r7", "pass")
    bid(match, "pass")
    assert seen(match, "hirer") == 0


@pytest.mark.rule("HS-B2")
def test_the_last_sailor_of_a_crew_may_be_bid() -> None:
    match = auction("y5", "y4", "y3")
    bid(match, "y5")
    assert seen(match, "hirer") == 0
    assert crew(match, 0) == set()


@pytest.mark.rule("HS-B2")
def test_who_has_no_higher_sailor_passes_without_being_asked() -> None:
    match = auction("y5", "y4 g5", "")
    bid(match, "y5")
    assert told(match, "bid", "passed", "hired") == [("bid", 0, "y5"), ("passed", 1), ("passed", 2), ("hired", 0, "y5")]
    assert clauses_told(match, "passed") == ["HS-B2", "HS-B2"]


@pytest.mark.rule("HS-B2", "HS-B7")
def test_nobody_hires() -> None:
    match = auction("y5", "y4", "")
    bid(match, "pass", "pass")
    assert seen(match, "hirer") is None
    assert seen(match, "basin") == []
    assert told(match, "not-hired") == [("not-hired",)]
    assert seen(match, "bids") == [[0, None], [1, None], [2, None]]


def finish_round(match: twojacks.Match, *cards: int) -> None:
    """Cards, then nobody robs and everybody gives the first sailor asked for."""
    play_cards(match, *cards)
    while seen(match, "phase") in ("rob", "give"):
        (seat,) = match.to_act
        options = match.options(seat)
        match.play(seat, "take none" if "take none" in options else options[0])


@pytest.mark.rule("HS-B3")
def test_the_last_hirer_opens_until_somebody_else_hires() -> None:
    """Opener 0; nobody hires; 2 hires; nobody hires; 1 hires."""
    match = auction("y5 y6 y7 y8", "g5 g6 g7 g8", "v5 v6 v7 v8")
    openers = []
    for number, bids in enumerate((("pass",) * 3, ("pass", "pass", "v5"), ("pass",) * 3, ("pass", "pass", "g8"))):
        openers.append(seen(match, "opener"))
        bid(match, *bids)
        finish_round(match, number + 1, number + 1, number + 1)
    openers.append(seen(match, "opener"))
    assert openers == [0, 0, 2, 2, 1]
    assert [event[1:] for event in told(match, "round-began")] == [(2, 0), (3, 2), (4, 2), (5, 1)]
    assert clauses_told(match, "round-began") == ["HS-B3"] * 4


@pytest.mark.rule("HS-B3")
def test_the_opener_changes_only_when_the_round_is_over() -> None:
    match = auction("y5 y6 y7 y8", "g5 g6 g7 g8", "v5 v6 v7 v8")
    bid(match, "pass", "g5", "pass")
    assert seen(match, "hirer") == 1
    assert seen(match, "opener") == 0
    finish_round(match, 1, 1, 1)
    assert seen(match, "opener") == 1
    assert seen(match, "hirer") is None
    assert match.to_act == (1,)
