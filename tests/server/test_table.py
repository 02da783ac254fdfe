"""What happens at a table, as its log tells it."""

from __future__ import annotations

import json

import pytest

from tests.server.logs import SECRET, Log
from twojacks.match import Match
from twojacks.server import entries as kinds
from twojacks.server.clocks import deadline_of, due_of, late_seats, spare_clocks
from twojacks.server.fairness import derive_key
from twojacks.server.messages import tell_missed, tell_state
from twojacks.server.refusals import NotNow, SeatAbsent, SeatTaken, UndoRefused
from twojacks.server.table import REMEMBERED


def test_the_first_game_begins_when_every_seat_is_somebodys() -> None:
    log = Log(bots=[None, "deckhand", None])
    log.wish(kinds.SAT, None, name="Ann", token="0" * 64, randomness="ab" * 8)
    assert log.table.stage == "gathering"
    update = log.wish(kinds.SAT, None, name="Bo", token="2" * 64, randomness=None)
    assert log.table.stage == "playing"
    assert [notice["kind"] for notice in update.notices] == ["sat", "began"]
    assert [seat.name for seat in log.table.seats] == ["Ann", None, "Bo"]


def test_the_key_follows_from_the_secret_and_from_what_everybody_added() -> None:
    log = Log().sit()
    key = derive_key(SECRET, [f"{seat:016x}" for seat in range(3)])
    match = Match.with_key(key, game="halunken-und-spelunken", players=3, variant="beginner")
    assert log.table.playing is not None
    assert log.table.playing.match.save() == match.save()


def test_seats_are_taken_once() -> None:
    log = Log()
    log.wish(kinds.SAT, 1, name="Ann", token="1" * 64, randomness=None)
    with pytest.raises(SeatTaken):
        log.wish(kinds.SAT, 1, name="Bo", token="2" * 64, randomness=None)
    log.wish(kinds.SEATED_BOT, 1, about=0, bot="deckhand")
    log.wish(kinds.SAT, None, name="Bo", token="2" * 64, randomness=None)
    with pytest.raises(SeatTaken) as full:
        log.wish(kinds.SAT, None, name="Cy", token="3" * 64, randomness=None)
    assert full.value.code == "table.full"


def test_leaving_before_the_game_frees_the_seat() -> None:
    log = Log().sit(2)
    log.wish(kinds.LEFT, 0)
    assert log.table.seats[0].kind == "free"
    log.wish(kinds.SAT, None, name="Di", token="9" * 64, randomness=None)
    assert log.table.seats[0].name == "Di"


def test_leaving_later_lets_a_bot_play_until_the_person_returns() -> None:
    log = Log().sit()
    seat = log.table.waiting[0]
    update = log.wish(kinds.LEFT, seat)
    assert {"kind": "substituted", "seat": seat, "bot": "deckhand", "why": "left"} in update.notices
    with pytest.raises(SeatAbsent):
        log.decide(seat, "place 0")
    told = log.decide(seat, "place 0", bot="deckhand")
    assert told.bot == "deckhand"
    log.wish(kinds.RETURNED, seat)
    with pytest.raises(NotNow):
        log.wish(kinds.RETURNED, seat)
    assert log.table.seats[seat].player is None


def test_a_bot_steps_in_when_everybody_else_agrees() -> None:
    log = Log().sit()
    log.wish(kinds.VOTED, 0, about=2, agree=True)
    assert log.table.seats[2].is_here
    log.wish(kinds.VOTED, 0, about=2, agree=False)
    log.wish(kinds.VOTED, 1, about=2, agree=True)
    assert log.table.seats[2].is_here
    log.wish(kinds.VOTED, 0, about=2, agree=True)
    assert (log.table.seats[2].substitute, log.table.seats[2].why) == ("deckhand", "agreed")
    with pytest.raises(NotNow):
        log.wish(kinds.VOTED, 1, about=1, agree=True)


def test_one_vote_is_enough_when_the_others_are_away() -> None:
    log = Log().sit()
    log.wish(kinds.LEFT, 1)
    log.wish(kinds.VOTED, 0, about=2, agree=True)
    assert log.table.seats[2].substitute == "deckhand"


def test_who_is_away_neither_votes_nor_takes_back() -> None:
    """Else nobody at all would have to agree when one person is left."""
    log = Log().sit()
    seat = log.table.waiting[0]
    log.wish(kinds.LEFT, seat)
    log.decide(seat, "place 0", bot="deckhand")
    log.wish(kinds.LEFT, (seat + 1) % 3)
    for agree in (True, False):
        with pytest.raises(SeatAbsent):
            log.wish(kinds.VOTED, seat, about=(seat + 2) % 3, agree=agree)
    with pytest.raises(SeatAbsent):
        log.wish(kinds.UNDONE, seat, decision=1)
    assert log.table.seats[(seat + 2) % 3].is_here


def test_the_clock_runs_for_whoever_is_asked() -> None:
    log = Log(clock=60)
    log.at = 1_000
    log.sit()
    seat = log.table.waiting[0]
    assert deadline_of(log.table) == 61.0
    other = (seat + 1) % 3
    with pytest.raises(NotNow):
        log.wish(kinds.RAN_OUT, other)
    log.at = 31_000
    log.decide(seat, "place 0")
    assert deadline_of(log.table) == 91.0
    assert late_seats(log.table, 90_999) == []
    assert late_seats(log.table, 91_000) == [other]
    log.wish(kinds.RAN_OUT, log.table.waiting[0])
    assert log.table.seats[other].why == "clock"
    assert deadline_of(log.table) is None


def finish(log: Log) -> None:
    """Every seat takes its first option to the end."""
    playing = log.table.playing
    assert playing is not None
    while not playing.match.over:
        seat = log.table.waiting[0]
        log.decide(seat, playing.options(seat)[0])
    log.write(kinds.PREPARED, data={"secret": "77" * 32})


def test_the_next_game_begins_when_everybody_is_ready() -> None:
    log = Log(games=3).sit().place_captains()
    finish(log)
    first = log.table.playing
    assert first is not None
    assert (log.table.stage, log.table.game_number) == ("between", 2)
    with pytest.raises(NotNow):
        log.decide(0, "pass")
    for seat in (0, 2):
        log.wish(kinds.READY, seat, randomness="cd" * 8)
    assert log.table.stage == "between"
    log.wish(kinds.LEFT, 1)  # who is away does not keep the others waiting
    assert log.table.stage == "playing"
    assert log.table.playing is not first
    assert log.table.scores == [first.match.scores]


def test_a_series_adds_three_games_and_a_fourth_begins_anew() -> None:
    log = Log(games=3).sit()
    results = []
    for _ in range(4):
        if log.table.stage == "between":
            for seat in range(3):
                log.wish(kinds.READY, seat, randomness=None)
        log.place_captains()
        finish(log)
        assert log.table.playing is not None
        results.append(log.table.playing.match.scores)
        if len(results) == 3:
            told = json.loads(tell_state(log.table, None))["table"]
            assert told["scores"] == results
            assert told["totals"] == [sum(scores) for scores in zip(*results, strict=True)]
    assert log.table.scores == results[3:]


def test_undo_while_nothing_was_shown_and_nobody_acted() -> None:
    """HS-B2: a pass shows nothing, until the next seat bids or passes."""
    log = Log(variant="standard").sit().place_captains()
    log.decide(log.table.waiting[0], "place-jack 13")
    assert log.table.playing is not None
    first = log.table.waiting[0]
    number = log.table.playing.decision
    log.decide(first, "pass")
    log.wish(kinds.UNDONE, first, decision=number + 1)
    assert (log.table.playing.decision, list(log.table.waiting)) == (number, [first])
    assert not log.table.playing.practised
    log.decide(first, "pass")
    log.decide(log.table.waiting[0], "pass")
    with pytest.raises(UndoRefused):
        log.wish(kinds.UNDONE, first, decision=number + 2)


def test_no_undo_of_what_showed_something() -> None:
    """HS-S4: a placed captain takes a sailor nobody had seen."""
    log = Log().sit()
    seat = log.table.waiting[0]
    log.decide(seat, "place 0")
    with pytest.raises(UndoRefused):
        log.wish(kinds.UNDONE, seat, decision=1)


def test_alone_against_bots_one_may_go_back_and_the_game_is_practised() -> None:
    log = Log(bots=[None, "deckhand", "deckhand"]).sit(1)
    while log.table.waiting[0] != 0:
        log.decide(log.table.waiting[0], f"place {log.table.next_number}", bot="deckhand")
    assert log.table.playing is not None
    number = log.table.playing.decision
    log.decide(0, "place 0")
    while log.table.playing.slots is None:
        log.decide(log.table.waiting[0], f"place {log.table.next_number}", bot="deckhand")
    for seat in (1, 2):
        log.decide(seat, "card 3", bot="deckhand")
    log.wish(kinds.UNDONE, 0, decision=log.table.playing.decision)
    assert (log.table.playing.decision, list(log.table.waiting)) == (number, [0])
    assert log.table.playing.practised
    assert log.again().counts == log.table.counts


def test_taking_back_a_face_down_card_opens_the_whole_choice_again() -> None:
    log = Log(bots=[None, "deckhand", "deckhand"]).sit(1)
    assert log.table.playing is not None
    for _ in range(3):
        seat = log.table.waiting[0]
        log.decide(seat, f"place {3 * seat}", bot=None if seat == 0 else "deckhand")
    number = log.table.playing.decision
    for seat, card in enumerate((1, 2, 3)):
        log.decide(seat, f"card {card}", bot=None if seat == 0 else "deckhand")
    log.wish(kinds.UNDONE, 0, decision=log.table.playing.decision)
    assert log.table.playing.decision == number
    assert list(log.table.waiting) == [0, 1, 2]


def types_of(texts: list[str]) -> list[str]:
    return [json.loads(text)["type"] for text in texts]


def test_missed_updates_come_once_each_and_in_order() -> None:
    log = Log().sit()
    before = log.table.count_for(None)
    log.place_captains()
    missed = [json.loads(text) for text in tell_missed(log.table, None, before)]
    assert [message["n"] for message in missed] == [before + 1, before + 2, before + 3]
    assert ["play" in message for message in missed] == [False, False, True]
    assert tell_missed(log.table, None, before + 3) == []
    for unknown in (None, before + 4, 10**6):
        assert types_of(tell_missed(log.table, None, unknown)) == ["state"]


def test_what_is_too_long_ago_is_told_as_the_state() -> None:
    log = Log().sit()
    before = log.table.count_for(0)
    for _ in range(REMEMBERED // 2):
        log.wish(kinds.LEFT, 2)
        log.wish(kinds.RETURNED, 2)
    assert types_of(tell_missed(log.table, 0, before))[0] == "update"
    log.wish(kinds.LEFT, 2)
    assert types_of(tell_missed(log.table, 0, before)) == ["state"]


def test_replaying_a_log_gives_the_same_table() -> None:
    log = Log(games=3, clock=30).sit().place_captains()
    log.wish(kinds.VOTED, 0, about=1, agree=True)
    finish(log)
    again = log.again()
    for reader in (0, 1, 2, None):
        assert tell_state(again, reader) == tell_state(log.table, reader)
        assert tell_missed(again, reader, 5) == tell_missed(log.table, reader, 5)


A_DAY = 24 * 3600  # seconds


@pytest.mark.parametrize(
    ("clock", "back_after", "deadline"),
    [
        (60, 500, 560),  # a short clock begins anew
        (A_DAY, 2 * A_DAY, 2 * A_DAY + 3600),  # of a long one an hour is left …
        (A_DAY, A_DAY - 1800, A_DAY + 1800),
        (A_DAY, A_DAY - 3600, A_DAY),  # … and when there was more it goes on
        (A_DAY, 500, A_DAY),
    ],
)
def test_whoever_had_no_server_to_decide_on_has_time_afterwards(clock: int, back_after: int, deadline: int) -> None:
    table = Log(clock=clock).sit().table
    spare_clocks(table, 1000 * back_after)
    assert deadline_of(table) == deadline


def test_a_clock_begins_anew_when_a_person_returns() -> None:
    """Else the bot would be back at once."""
    log = Log(clock=60).sit()
    (seat, *_) = log.table.waiting
    log.at = 60_000
    log.wish(kinds.RAN_OUT, seat)
    log.at = 61_000
    log.wish(kinds.RETURNED, seat)
    assert log.table.waiting == (seat,)
    assert deadline_of(log.table) == 121.0


def test_a_table_is_due_when_a_clock_runs_out_and_soon_when_a_bot_is_asked() -> None:
    log = Log(clock=A_DAY).sit()
    assert due_of(log.table) == 1000 * A_DAY
    log.at = 7_000
    log.wish(kinds.RAN_OUT, log.table.waiting[0])
    assert due_of(log.table) == 67_000
    assert due_of(Log().sit().table) is None


def test_a_clock_goes_on_while_others_choose() -> None:
    log = Log(clock=60).sit()
    log.at = 10_000
    log.place_captains()
    log.at = 40_000
    log.decide(1, "card 3")
    assert deadline_of(log.table) == 70.0


def test_no_undo_once_somebody_thinks_about_the_next_question() -> None:
    """HS-B2, HS-R1: the last pass shows nothing; but a card that was laid after it was laid because of it."""
    log = Log(variant="standard").sit().place_captains()
    log.decide(log.table.waiting[0], "place-jack 13")
    for _ in range(3):
        last = log.table.waiting[0]
        log.decide(last, "pass")
    playing = log.table.playing
    assert playing is not None
    assert playing.may_undo(last, is_alone=False)
    log.decide((last + 1) % 3, "card 2")
    assert not playing.may_undo(last, is_alone=False)
    with pytest.raises(UndoRefused):
        log.wish(kinds.UNDONE, last, decision=playing.decision)
