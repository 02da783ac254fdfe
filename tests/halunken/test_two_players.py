"""HS-T1 to HS-T3, HS-T7: cards and auctions for two; Black Jack is a third figure of the round."""

from __future__ import annotations

import pytest

import twojacks
from tests.halunken.building import FULL_HAND, GAME, begin, bid, crew, seen
from tests.halunken.two_players import Cards, auction, hired, jack_meets_opponent, unhired
from tests.stories import asked, clauses_told, told


@pytest.mark.rule("HS-T1")
def test_black_jack_has_a_captains_eight_cards() -> None:
    match = twojacks.Match.new(GAME, players=2, seed=1)
    assert match.position()["jack_hand"] == FULL_HAND
    assert "jack_pile" not in match.position()
    assert match.variant == "two-player"


@pytest.mark.rule("HS-T1", "HS-T3")
def test_his_played_cards_are_gone_and_everybody_knows() -> None:
    match = hired((1, 2, 3))
    for reader in (0, 1, None):
        assert match.view(reader)["jack_hand"] == [card for card in FULL_HAND if card != "3"]
    bid(match, *[option.removeprefix("bid ") for option in match.options(match.to_act[0])[:1]])
    while seen(match, "phase") == "auction":
        bid(match, "pass")
    hirer = seen(match, "hirer")
    match.play(hirer, "card 7")
    assert match.options(hirer) == tuple(f"jack-card {card}" for card in FULL_HAND if card != "3")
    with pytest.raises(twojacks.IllegalAction) as caught:
        match.play(hirer, "jack-card 3")
    assert caught.value.clause == "HS-T1"


@pytest.mark.rule("HS-T2")
def test_bids_go_back_and_forth_until_somebody_passes() -> None:
    match = auction("y3 y7 y11", "g5 g9")
    bid(match, "y3", "g5", "y7", "g9")
    assert match.to_act == (0,)
    assert match.options(0) == ("bid y11", "pass")
    bid(match, "pass")
    assert seen(match, "hirer") == 1
    assert seen(match, "basin") == ["g9"], "only the final bid is paid"
    assert crew(match, 0) == {"y3", "y7", "y11"}
    assert crew(match, 1) == {"g5"}
    assert seen(match, "bids") == [[0, "y3"], [1, "g5"], [0, "y7"], [1, "g9"], [0, None]]
    assert clauses_told(match, "hired") == ["HS-T2"]


@pytest.mark.rule("HS-T2")
def test_each_bid_is_higher_than_the_last() -> None:
    match = auction("y5 v5 v6", "g5 g4 r6")
    bid(match, "y5")
    assert match.options(1) == ("bid r6", "pass")
    bid(match, "r6")
    assert seen(match, "hirer") == 1, "seat 0 has nothing above six and passes unasked"
    assert told(match, "passed") == [("passed", 0)]


@pytest.mark.rule("HS-T2", "HS-T5")
def test_refusals_cite_the_clauses_for_two_players() -> None:
    bidding = auction("y5 v5 v6", "g5 g4 r6")
    bid(bidding, "y5")
    giving = unhired((3, 2, 1), captains=(11, 4), crews=("y1 y2", "g2 g3"))
    robbing = jack_meets_opponent("y1", "g2 g3")
    for match, seat, action, clause in (
        (bidding, 1, "bid g4", "HS-T2"),
        (bidding, 1, "bid y12", "HS-T2"),
        (giving, 0, "give g2", "HS-T5"),
        (robbing, 0, "take y1", "HS-T5"),
    ):
        with pytest.raises(twojacks.IllegalAction) as caught:
            match.play(seat, action)
        assert caught.value.clause == clause


@pytest.mark.rule("HS-T2")
def test_after_a_pass_at_once_the_other_makes_one_bid() -> None:
    match = auction("y12", "g5 g9", opener=0)
    bid(match, "pass")
    assert match.options(1) == ("bid g5", "bid g9", "pass")
    bid(match, "g5")
    assert seen(match, "hirer") == 1, "the opener who passed cannot come back"
    assert seen(match, "basin") == ["g5"]


@pytest.mark.rule("HS-T2")
def test_both_pass() -> None:
    match = auction("y12", "g5 g9")
    bid(match, "pass", "pass")
    assert seen(match, "hirer") is None
    assert told(match, "not-hired") == [("not-hired",)]
    assert seen(match, "phase") == "cards"


@pytest.mark.rule("HS-T2", "HS-B2")
def test_the_last_sailor_may_be_bid_and_an_empty_crew_passes() -> None:
    match = auction("y12", "")
    bid(match, "y12")
    assert seen(match, "hirer") == 0
    assert seen(match, "crews") == [[], []]
    empty = auction("", "g5")
    assert empty.to_act == (1,), "the opener has nothing to bid"
    bid(empty, "g5")
    assert seen(empty, "hirer") == 1


@pytest.mark.rule("HS-T2")
def test_the_longest_auction_there_can_be() -> None:
    """Fifteen values in turn, and the pass of whoever has nothing above fifteen."""
    odd = "y1 y3 y5 y7 y9 y11 g13 r15"
    even = "y2 y4 y6 y8 y10 y12 v14"
    match = auction(odd, even)
    for turn in range(8):
        bid(match, odd.split()[turn])
        if turn < 7:
            bid(match, even.split()[turn])
    assert seen(match, "hirer") == 0
    assert len(seen(match, "bids")) == 16


@pytest.mark.rule("HS-T3")
def test_the_hirer_chooses_two_cards_and_the_opponent_one() -> None:
    match = begin(captains=[0, 5], crews=["", ""], jack=10, hirer=0)
    assert asked(match) == (0, 1)
    match.play(0, "card 4")
    assert asked(match) == (0, 1)
    assert match.options(0) == tuple(f"jack-card {card}" for card in FULL_HAND)
    match.play(0, "jack-card 6")
    assert asked(match) == (1,)
    assert told(match, "revealed") == []
    assert match.view(0)["chosen"] == ["4", None]
    assert match.view(0)["jack_chosen"] == "6"
    for reader in (1, None):
        assert match.view(reader)["chosen"] == ["?", None]
        assert match.view(reader)["jack_chosen"] == "?"
    assert [event["card"] for event in match.journal_for(1)] == ["?", "?"]
    match.play(1, "card 5")
    assert told(match, "revealed") == [("revealed", 0, "4"), ("revealed", 1, "5"), ("revealed", "jack", "6")]


@pytest.mark.rule("HS-T3")
def test_only_the_hirer_and_only_after_the_own_card() -> None:
    match = begin(captains=[0, 5], crews=["", ""], jack=10, hirer=0)
    for seat in (0, 1):
        with pytest.raises(twojacks.IllegalAction) as caught:
            match.play(seat, "jack-card 3")
        assert caught.value.clause == "HS-T3"


@pytest.mark.rule("HS-T3", "HS-R5")
def test_he_moves_in_his_numbers_turn() -> None:
    match = hired((5, 2, 3))
    assert told(match, "moved") == [("moved", 1, 5, 7, 2), ("moved", "jack", 10, 13, 3), ("moved", 0, 0, 5, 5)]


@pytest.mark.rule("HS-T3", "HS-R2", "HS-T4")
@pytest.mark.parametrize(
    ("cards", "staying"),
    [
        ((4, 2, 4), {0, "jack"}),
        ((2, 4, 4), {1, "jack"}),
        ((4, 4, 2), {0, 1}),
        ((4, 4, 4), {0, 1, "jack"}),
        (("rum", 2, "rum"), {0, "jack"}),
        (("rum", "rum", "rum"), {0, 1, "jack"}),
        ((2, "rum", "rum"), {1, "jack"}),
    ],
)
def test_equal_cards_of_the_three_cancel(cards: Cards, staying: set[int | str]) -> None:
    match = hired(cards, taverns={0: "y1 y2 y3", 5: "g2 g3 g4", 10: "v3 v4 v5"})
    assert {event[1] for event in told(match, "cancelled")} == staying
    assert {event[1] for event in told(match, "moved")} == {0, 1, "jack"} - staying
    tops = {0: ("took", 0, 0, "y3", 0), 1: ("took", 1, 5, "g4", 1), "jack": ("took", "jack", 10, "v5", 0)}
    taken = told(match, "took")
    assert taken[: len(staying)] == [tops[figure] for figure in tops if figure in staying]


@pytest.mark.rule("HS-T3", "HS-R3")
def test_the_hirer_names_black_jacks_rum() -> None:
    match = hired((5, 2, "rum"))
    assert match.to_act == (0,)
    assert match.options(0) == ("jack-rum 1", "jack-rum 3", "jack-rum 4", "jack-rum 6", "jack-rum 7")
    match.play(0, "jack-rum 1")
    assert told(match, "named") == [("named", "jack", 1, 0)]
    assert clauses_told(match, "named") == ["HS-T3"]
    assert told(match, "moved")[0] == ("moved", "jack", 10, 11, 1)


@pytest.mark.rule("HS-T3", "HS-R3")
def test_the_hirers_own_rum_and_the_opponents() -> None:
    match = hired(("rum", 2, 3))
    assert match.options(0) == ("rum 1", "rum 4", "rum 5", "rum 6", "rum 7")
    match = hired((2, "rum", 3))
    assert match.to_act == (1,)
    assert match.options(1) == ("rum 1", "rum 4", "rum 5", "rum 6", "rum 7"), "Black Jack's number counts as revealed"


@pytest.mark.rule("HS-T3", "HS-T1")
def test_the_last_cards_play_themselves() -> None:
    match = begin(
        captains=[0, 5],
        crews=["y1", "y2"],
        jack=10,
        hirer=0,
        round_number=8,
        hands=[["1"], ["2"]],
        jack_hand=["3"],
    )
    assert told(match, "chose") == [("chose", 0, 0, "1"), ("chose", 0, "jack", "3"), ("chose", 1, 1, "2")]
    assert match.over


@pytest.mark.rule("HS-T7")
def test_not_hired_his_card_is_drawn_from_those_left_once_both_have_chosen() -> None:
    drawn = set()
    for number in range(40):
        match = begin(
            captains=[0, 5],
            crews=["", ""],
            jack=10,
            round_number=6,
            hands=[["1", "2", "3"]] * 2,
            jack_hand=["4", "6", "7"],
            key=f"{number:032x}",
        )
        assert match.to_act == (0, 1), "nobody chooses for him"
        match.play(0, "card 1")
        assert match.position()["jack_chosen"] is None
        match.play(1, "card 2")
        revealed = told(match, "revealed")
        assert [event[1] for event in revealed] == [0, 1, "jack"]
        card = revealed[2][2]
        assert seen(match, "jack_hand") == [left for left in ("4", "6", "7") if left != card]
        drawn.add(card)
    assert drawn == {"4", "6", "7"}
    assert clauses_told(match, "revealed") == ["HS-R1", "HS-R1", "HS-T7"]


@pytest.mark.rule("HS-T7", "HS-R3")
def test_not_hired_his_single_rum_becomes_a_number_nobody_revealed() -> None:
    numbers = set()
    for number in range(60):
        match = unhired((3, 5, "rum"), key=f"{number:032x}")
        ((_, figure, named, seat),) = told(match, "named")
        assert (figure, seat) == ("jack", None)
        numbers.add(named)
    assert numbers == {1, 2, 4, 6, 7}
    assert clauses_told(match, "named") == ["HS-T7"]


@pytest.mark.rule("HS-T7", "HS-R2")
def test_not_hired_he_cancels_and_is_cancelled() -> None:
    match = unhired(("rum", 2, "rum"))
    assert {event[1] for event in told(match, "cancelled")} == {0, "jack"}
    assert told(match, "named") == []


@pytest.mark.rule("HS-T7", "HS-R3")
def test_not_hired_a_captains_rum_avoids_his_number() -> None:
    match = unhired(("rum", 2, 4))
    assert match.options(0) == ("rum 1", "rum 3", "rum 5", "rum 6", "rum 7")


@pytest.mark.rule("HS-T1", "HS-T7", "HS-B8")
def test_all_eight_of_his_cards_are_played_each_once() -> None:
    match = twojacks.Match.new(GAME, players=2, seed="every card once")
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, match.options(seat)[-1])
    assert sorted(event[2] for event in told(match, "revealed") if event[1] == "jack") == FULL_HAND
    assert match.position()["jack_hand"] == []


@pytest.mark.rule("HS-T1", "HS-B1")
def test_the_standard_set_up_holds_for_two() -> None:
    """Equal first sailors: yellow is both lowest and highest, so one player does both."""
    match = begin(
        captains=[None, None],
        crews=["", ""],
        phase="place",
        opener=None,
        taverns={0: "y1 y2 v11", 3: "g2 g3 y11"},
    )
    match.play(0, "place 0")
    match.play(1, "place 3")
    assert match.to_act == (1,)
    match.play(1, "place-jack 7")
    assert match.to_act == (1,)
    assert seen(match, "phase") == "auction"


@pytest.mark.rule("HS-B3", "HS-T2")
def test_the_last_hirer_opens_the_next_auction() -> None:
    match = auction("y3 y7", "g5 g9")
    bid(match, "pass", "g5")
    match.play(1, "card 1", "jack-card 3")
    match.play(0, "card 2")
    assert seen(match, "round") == 2
    assert seen(match, "opener") == 1
    assert match.to_act == (1,)
