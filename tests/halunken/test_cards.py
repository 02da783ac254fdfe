"""HS-R1 to HS-R3, HS-R9: choosing, revealing, cancelling, naming a Rum."""

from __future__ import annotations

from itertools import permutations

import pytest

import twojacks
from tests.halunken.building import FULL_HAND, begin, build, play_cards, seen
from tests.stories import asked, told

ALL_NUMBERS = ("1", "2", "3", "4", "5", "6", "7")


def four(**more: object) -> twojacks.Match:
    """Four captains far enough apart that a single step meets nobody."""
    return begin(captains=[0, 3, 6, 9], crews=["", "", "", ""], **more)


@pytest.mark.rule("HS-R1")
def test_all_choose_at_the_same_time() -> None:
    match = four()
    assert asked(match) == (0, 1, 2, 3)
    assert match.options(2) == tuple(f"card {card}" for card in FULL_HAND)
    match.play(2, "card 4")
    assert asked(match) == (0, 1, 3)
    assert match.options(2) == ()


@pytest.mark.rule("HS-R1")
def test_nobody_chooses_twice() -> None:
    match = four()
    match.play(2, "card 4")
    with pytest.raises(twojacks.IllegalAction) as caught:
        match.play(2, "card 5")
    assert caught.value.clause == "HS-R1"
    assert match.view(2)["chosen"] == [None, None, "4", None]


@pytest.mark.rule("HS-R1")
def test_cards_are_revealed_together() -> None:
    match = four()
    match.play(3, "card 1")
    match.play(0, "card 2")
    match.play(1, "card 3")
    assert told(match, "revealed") == []
    assert match.view(2)["chosen"] == ["?", "?", None, "?"]
    match.play(2, "card 4")
    assert told(match, "revealed") == [
        ("revealed", 0, "2"),
        ("revealed", 1, "3"),
        ("revealed", 2, "4"),
        ("revealed", 3, "1"),
    ]


@pytest.mark.rule("HS-R1")
def test_the_order_of_choosing_never_matters() -> None:
    ends = []
    for order in permutations(range(3)):
        match = begin(captains=[0, 3, 6], crews=["y1", "y2", "y3"])
        for seat in order:
            match.play(seat, f"card {seat + 2}")
        ends.append(match.position())
    assert all(end == ends[0] for end in ends)


@pytest.mark.rule("HS-R1")
def test_the_last_card_is_played_by_the_game_itself() -> None:
    match = begin(
        captains=[0, 3, 6], crews=["y1", "y2", "y3"], round_number=8, hands=[["1"], ["2"], ["3"]], taverns={1: "r4"}
    )
    assert told(match, "chose") == [("chose", 0, 0, "1"), ("chose", 1, 1, "2"), ("chose", 2, 2, "3")]
    assert match.over


@pytest.mark.rule("HS-R2")
@pytest.mark.parametrize(
    ("cards", "staying"),
    [
        ((5, 5, 1, 2), {0, 1}),
        ((5, 5, 2, 2), {0, 1, 2, 3}),
        ((4, 1, 4, 4), {0, 2, 3}),
        ((6, 6, 6, 6), {0, 1, 2, 3}),
        (("rum", 1, "rum", 2), {0, 2}),
        ((1, 2, 3, 4), set()),
    ],
)
def test_equal_cards_cancel_each_other(cards: tuple[int | str, ...], staying: set[int]) -> None:
    match = four()
    play_cards(match, *cards)
    assert {event[1] for event in told(match, "cancelled")} == staying
    assert {event[1] for event in told(match, "moved")} == {0, 1, 2, 3} - staying


@pytest.mark.rule("HS-R2", "HS-R3")
def test_two_rums_are_not_named() -> None:
    match = four()
    play_cards(match, "rum", 1, "rum", 2)
    assert told(match, "named") == []
    assert seen(match, "captains")[0] == 0
    assert seen(match, "captains")[2] == 6


@pytest.mark.rule("HS-R2", "HS-R3")
def test_a_rum_named_like_nobodys_card_cancels_nobody() -> None:
    """The number is not a card: seat 1 keeps its place in the order."""
    match = four()
    play_cards(match, "rum", 3, 5, 7)
    match.play(0, "rum 4")
    assert told(match, "cancelled") == []
    assert [event[1] for event in told(match, "moved")] == [1, 0, 2, 3]


@pytest.mark.rule("HS-R3")
def test_a_single_rum_is_named_after_the_reveal() -> None:
    match = four()
    play_cards(match, 3, "rum", 5, 7)
    assert seen(match, "phase") == "name-rum"
    assert match.to_act == (1,)
    assert seen(match, "chosen") == ["3", "rum", "5", "7"]
    assert match.options(1) == ("rum 1", "rum 2", "rum 4", "rum 6")


@pytest.mark.rule("HS-R3")
def test_cancelled_numbers_cannot_be_named() -> None:
    match = four()
    play_cards(match, 5, "rum", 5, 3)
    assert match.options(1) == ("rum 1", "rum 2", "rum 4", "rum 6", "rum 7")
    with pytest.raises(twojacks.IllegalAction) as caught:
        match.play(1, "rum 5")
    assert caught.value.clause == "HS-R3"


@pytest.mark.rule("HS-R3", "HS-R9")
def test_a_number_whose_card_is_used_up_can_be_named() -> None:
    """In round 3 everybody has played 1 and 2."""
    match = four(round_number=3)
    play_cards(match, "rum", 3, 4, 5)
    assert match.options(0) == ("rum 1", "rum 2", "rum 6", "rum 7")
    match.play(0, "rum 1")
    assert told(match, "named") == [("named", 0, 1, 0)]
    assert told(match, "moved")[0] == ("moved", 0, 0, 1, 1)
    assert seen(match, "hands")[0] == ["3", "4", "5", "6", "7"]


@pytest.mark.rule("HS-R9")
def test_played_cards_are_gone_and_everybody_knows() -> None:
    match = four()
    play_cards(match, 1, 2, 3, 4)
    left = [[card for card in FULL_HAND if card != str(seat + 1)] for seat in range(4)]
    for reader in (0, 1, 2, 3, None):
        assert match.view(reader)["hands"] == left
    assert match.options(0) == tuple(f"card {card}" for card in left[0])
    with pytest.raises(twojacks.IllegalAction) as caught:
        match.play(0, "card 1")
    assert caught.value.clause == "HS-R9"


@pytest.mark.rule("HS-R9")
def test_a_cancelled_card_and_a_rum_are_used_up_too() -> None:
    match = four()
    play_cards(match, 1, 1, "rum", 4)
    match.play(2, "rum 7")
    hands = seen(match, "hands")
    assert "1" not in hands[0]
    assert "1" not in hands[1]
    assert hands[2] == list(ALL_NUMBERS), "the 7 that was named is still there"


@pytest.mark.rule("HS-R9")
def test_a_chosen_card_stays_in_hand_until_the_reveal() -> None:
    position = build(captains=[0, 3, 6], crews=["", "", ""])
    match = twojacks.Match.from_position(position)
    match.play(0, "card 3")
    match.play(1, "card 4")
    assert seen(match, "hands") == [FULL_HAND] * 3
