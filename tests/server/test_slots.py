"""Choosing at the same time: one slot per seat, changed at will, and others learn only that it was made."""

from __future__ import annotations

import itertools
import json
from random import Random
from typing import Any

import pytest

from tests.server.logs import Log
from twojacks.errors import IllegalAction
from twojacks.server.messages import tell_state, tell_updates
from twojacks.server.refusals import NotNow, Stale
from twojacks.server.slots import MOST_PICKS
from twojacks.server.updates import Update


@pytest.fixture
def log() -> Log:
    """Three captains stand, and three cards are asked for."""
    return Log().sit().place_captains()


def play_of(log: Log, reader: int | None) -> dict[str, Any]:
    """As it goes over the wire."""
    return dict(json.loads(tell_state(log.table, reader))["play"])


def test_the_others_learn_only_that_a_choice_was_made(log: Log) -> None:
    update = log.decide(1, "card 4")
    assert update.only is None
    assert update.notices == [{"kind": "chosen", "seat": 1}]
    assert play_of(log, 1)["view"]["chosen"] == [None, "4", None]
    for reader in (0, 2, None):
        play = play_of(log, reader)
        assert play["view"]["chosen"] == [None, "?", None]
        assert (play["chosen"], list(play["waiting"]), play["choice"] and play["choice"]["made"]) == (
            [1],
            [0, 2],
            [] if reader is not None else None,
        )


def test_everybody_is_told_whether_decisions_are_secret(log: Log) -> None:
    """HS-S4: captains are placed openly. HS-R1: cards are laid face down, until the last one lies there."""
    placing = Log().sit()
    for reader in (0, 1, 2, None):
        assert play_of(placing, reader)["secret"] is False
    for seat in range(3):
        for reader in (0, 1, 2, None):
            assert play_of(log, reader)["secret"] is True
        log.decide(seat, "card rum" if seat == 0 else "card 4")
    for reader in (0, 1, 2, None):
        assert play_of(log, reader)["secret"] is False


def test_a_change_is_nobody_elses_business(log: Log) -> None:
    log.decide(1, "card 4")
    before = {reader: tell_state(log.table, reader) for reader in (0, 2, None)}
    update = log.decide(1, "card 6")
    assert update.only == 1
    assert play_of(log, 1)["choice"] == {"made": ["card 6"], "begun": []}
    assert {reader: tell_state(log.table, reader) for reader in (0, 2, None)} == before
    assert [tell_updates(log.table, [update], reader) for reader in (0, 2, None)] == [[], [], []]


def test_a_choice_that_is_only_begun_is_nobody_elses_business() -> None:
    """HS-B2: a pass shows nothing, so it may be taken back until another seat has chosen. HS-T3: who hires chooses two
    cards; having begun leads nowhere when the auction is open again.
    """
    log, dice = Log(variant="two-player", players=2, bots=[None] * 2).sit(2), Random(1)
    while not (undoers := [seat for seat in range(2) if play_of(log, seat)["undo"] and is_hired_by(log, 1 - seat)]):
        seat = log.table.waiting[0]
        log.decide(seat, dice.choice(play_of(log, seat)["options"]))
    last, hirer = undoers[0], 1 - undoers[0]
    before = {reader: tell_state(log.table, reader) for reader in (last, None)}
    assert log.decide(hirer, play_of(log, hirer)["options"][0]).only == hirer
    assert {reader: tell_state(log.table, reader) for reader in (last, None)} == before
    log.wish("undone", last, decision=play_of(log, last)["decision"])
    assert (play_of(log, last)["waiting"], play_of(log, hirer)["choice"]) == ([last], None)


def is_hired_by(log: Log, seat: int) -> bool:
    view = play_of(log, None)["view"]
    return bool(view["phase"] == "cards" and view["hirer"] == seat)


def told(log: Log, update: Update, reader: int | None) -> list[dict[str, Any]]:
    """The events of an update, as a reader hears them."""
    (message,) = tell_updates(log.table, [update], reader)
    return list(json.loads(message)["events"])


def test_the_last_choice_turns_all_of_them_up(log: Log) -> None:
    for seat, card in ((2, "card 7"), (0, "card 1"), (2, "card 5"), (1, "card rum")):
        update = log.decide(seat, card)
    assert log.table.playing is not None
    assert log.table.playing.match.actions[-3:] == ((0, "card 1"), (1, "card rum"), (2, "card 5"))
    shown = [(event["figure"], event["card"]) for event in told(log, update, None) if event["kind"] == "revealed"]
    assert shown == [(0, "1"), (1, "rum"), (2, "5")]


def test_events_told_to_many_are_still_each_readers_own(log: Log) -> None:
    for seat in range(3):
        update = log.decide(seat, f"card {seat + 1}")
    events = [told(log, update, reader) for reader in (0, 1, 2, None)]
    chosen = [[event["card"] for event in some if event["kind"] == "chose"] for some in events]
    assert chosen == [["1", "?", "?"], ["?", "2", "?"], ["?", "?", "3"], ["?", "?", "?"]]


def test_a_bot_is_asked_the_same_whoever_else_has_chosen(log: Log, dockers: Log) -> None:
    def question(some: Log, seat: int) -> bytes:
        assert some.table.playing is not None
        return bytes(some.table.playing.asked(seat).observe(seat).tobytes())

    before = question(log, 0)
    log.decide(1, "card 4")
    assert question(log, 0) == before
    log.decide(0, "card 2")
    assert question(log, 0) == before  # nor does it matter that it may think again
    first = question(dockers, 0)
    dockers.decide(0, "card blue-large 3")
    assert question(dockers, 0) != first  # the next figure's card is another question


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_the_order_in_which_seats_choose_never_matters(order: tuple[int, ...]) -> None:
    straight, mixed = Log().sit().place_captains(), Log().sit().place_captains()
    for seat in range(3):
        straight.decide(seat, f"card {seat + 2}")
    for seat in order:
        mixed.decide(seat, f"card {seat + 2}")
    assert straight.table.playing is not None
    assert mixed.table.playing is not None
    assert straight.table.playing.match.save() == mixed.table.playing.match.save()


def test_an_answer_to_an_earlier_question_is_stale(log: Log) -> None:
    assert log.table.playing is not None
    number = log.table.playing.decision
    for seat in range(3):
        log.decide(seat, f"card {seat + 1}")
    with pytest.raises(Stale):
        log.wish("decided", 0, action="card 3", decision=number)


def test_what_is_no_option_changes_nothing(log: Log) -> None:
    log.decide(0, "card 2")
    before = tell_state(log.table, 0)
    for action in ("card 9", "place 3", "card", ""):
        with pytest.raises(IllegalAction):
            log.decide(0, action)
    assert tell_state(log.table, 0) == before
    assert log.table.next_number == len(log.entries)


# Montego Bay asks for a card for each docker (MB-2.2).


@pytest.fixture
def dockers() -> Log:
    from twojacks.games import find_game

    edition = find_game("montego-bay").read_edition(None)
    log = Log(game="montego-bay", variant="standard", players=3, edition=edition).sit()
    while log.table.playing and log.table.playing.slots is None:
        log.decide(log.table.waiting[0], "decline")
    return log


def test_a_choice_of_several_picks_is_made_with_the_last(dockers: Log) -> None:
    first = dockers.decide(0, "card blue-large 3")
    assert first.only == 0
    assert play_of(dockers, 0)["choice"] == {"made": [], "begun": ["card blue-large 3"]}
    assert play_of(dockers, 0)["options"][0] == "card blue-small 1"
    assert list(dockers.table.waiting) == [0, 1, 2]
    assert play_of(dockers, 1)["view"]["chosen"]["blue-large"] is None
    second = dockers.decide(0, "card blue-small 5")
    assert second.only is None
    assert list(dockers.table.waiting) == [1, 2]
    assert play_of(dockers, 1)["view"]["chosen"]["blue-large"] == "?"


def test_the_choice_made_before_stands_until_the_new_one_is_complete(dockers: Log) -> None:
    for action in ("card blue-large 3", "card blue-small 5", "card blue-large 1"):
        dockers.decide(0, action)
    assert play_of(dockers, 0)["choice"] == {
        "made": ["card blue-large 3", "card blue-small 5"],
        "begun": ["card blue-large 1"],
    }
    for action in ("card yellow-large 2", "card yellow-small 2"):
        dockers.decide(1, action)
    for action in ("card green-large 4", "card green-small 4"):
        dockers.decide(2, action)
    assert dockers.table.playing is not None
    assert (0, "card blue-large 3") in dockers.table.playing.match.actions
    assert (0, "card blue-large 1") not in dockers.table.playing.match.actions


def test_a_pick_can_be_replaced_by_its_place(dockers: Log) -> None:
    dockers.decide(0, "card blue-large 3")
    dockers.decide(0, "card blue-large 4", pick=0)
    assert play_of(dockers, 0)["choice"]["begun"] == ["card blue-large 4"]
    with pytest.raises(NotNow, match="pick: expected at most 1"):
        dockers.decide(0, "card blue-small 1", pick=2)
    dockers.decide(0, "card blue-small 1", pick=1)
    assert play_of(dockers, 0)["choice"]["made"] == ["card blue-large 4", "card blue-small 1"]


def test_numbers_have_no_gaps_whoever_reads(dockers: Log) -> None:
    """Seat 0 picks, picks again and changes its mind: the others count one update, seat 0 all of its own."""
    before = list(dockers.table.counts)
    for action in ("card blue-large 3", "card blue-small 5", "card blue-large 1", "card blue-small 1"):
        dockers.decide(0, action)
    assert [after - count for after, count in zip(dockers.table.counts, before, strict=True)] == [4, 1, 1, 1]
    assert dockers.again().counts == dockers.table.counts


def test_a_choice_is_not_changed_for_ever(log: Log) -> None:
    for number in range(MOST_PICKS):
        log.decide(0, f"card {number % 7 + 1}")
    with pytest.raises(NotNow, match="not changed so often"):
        log.decide(0, "card 1")
    log.decide(1, "card 2")  # the others go on


def test_a_bot_can_choose_for_who_has_changed_too_often(dockers: Log) -> None:
    """Else somebody could keep a table from going on for ever by never completing a choice."""
    for number in range(MOST_PICKS):
        dockers.decide(0, f"card blue-large {number % 5 + 1}", pick=0)
    dockers.wish("left", 0)
    dockers.decide(0, "card blue-small 1", bot="deckhand")
    assert list(dockers.table.waiting) == [1, 2]
