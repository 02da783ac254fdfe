"""HS-T: the game for two, in which Black Jack is a third figure of the round."""

from __future__ import annotations

import pytest

import twojacks
from tests.halunken.building import FULL_HAND, GAME, begin, bid, crew, seen
from tests.stories import asked, clauses_told, told

Cards = tuple[int | str, int | str, int | str]


def auction(*crews: str, opener: int = 0, **more: object) -> twojacks.Match:
    return begin(captains=[0, 5], crews=crews, jack=10, phase="auction", opener=opener, **more)


def hired(
    cards: Cards,
    *,
    captains: tuple[int, int] = (0, 5),
    crews: tuple[str, str] = ("", ""),
    jack: int = 10,
    **more: object,
) -> twojacks.Match:
    """Seat 0 has hired Black Jack; the cards of seat 0, seat 1 and Black Jack are chosen."""
    match = begin(captains=captains, crews=crews, jack=jack, hirer=0, **more)
    match.play(0, f"card {cards[0]}", f"jack-card {cards[2]}")
    match.play(1, f"card {cards[1]}")
    return match


def unhired(
    cards: Cards,
    *,
    captains: tuple[int, int] = (0, 5),
    crews: tuple[str, str] = ("", ""),
    jack: int = 10,
    **more: object,
) -> twojacks.Match:
    """Nobody has hired him. In the last round everybody has one card left, so these are the cards."""
    hands = [[str(cards[0])], [str(cards[1])]]
    return begin(
        captains=captains,
        crews=crews,
        jack=jack,
        round_number=8,
        hands=hands,
        jack_hand=[str(cards[2])],
        **more,
    )


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


def jack_meets_opponent(hirer_crew: str, opponent_crew: str) -> twojacks.Match:
    """Black Jack goes one space and meets seat 1, which has still to go two."""
    return hired(
        (3, 2, 1),
        captains=(5, 11),
        crews=(hirer_crew, opponent_crew),
        taverns={11: "v3 v4 v5"},
        basin="r4",
    )


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
