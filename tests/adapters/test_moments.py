"""Games as trees: nothing is lost on the way, and nobody remembers what they were not told."""

from __future__ import annotations

import copy
import json
import pickle
from random import Random
from typing import Any

import pytest

from tests.adapters.walking import begun, table_of, walk
from tests.tables import Table as Setting
from tests.tables import every_table
from twojacks.adapters.moments import Moment, Table

HALUNKEN = "halunken-und-spelunken"


def some_moments(table: Table, seed: int, every: int) -> list[Moment]:
    """Of one random game; those that wait for somebody."""
    return [moment for number, moment in enumerate(walk(table, seed)) if number % every == 0 and moment.asked]


def actions(table: Table, *texts: str) -> list[int]:
    found = [table.game.notation.parse_action(text) for text in texts]
    assert None not in found
    return found  # type: ignore[return-value]


@every_table
def test_every_moment_is_a_position_of_the_game(table: Setting) -> None:
    """Reading one checks what is conserved and what follows from what; after lots, too."""
    for moment in walk(table_of(table), 5):
        position = json.loads(moment.position_text())
        read = table.game.notation.parse_position(position)
        assert not moment.sides or moment.step
        assert table.game.notation.format_state(read[0], False).items() >= position.items()
    assert moment.is_over
    assert sum(moment.shares()) == pytest.approx(1)


@every_table
def test_going_on_changes_nothing_behind(table: Setting) -> None:
    moment = begun(table_of(table), Random(1))
    before, seat = moment.record.tobytes(), moment.seats()[0]
    for action in moment.legal(seat):
        assert moment.after(((seat, action),)).record.tobytes() != before
    assert moment.record.tobytes() == before


@every_table
def test_a_guessed_moment_looks_the_same_to_its_seat(table: Setting) -> None:
    dice = Random(7)
    differs = False
    for moment in some_moments(table_of(table), seed=3, every=5):
        for seat in range(table.players):
            guessed = moment.resampled(seat, dice.random)
            assert knowledge(guessed, seat) == knowledge(moment, seat)
            differs = differs or guessed.position_text() != moment.position_text()
    assert differs


def knowledge(moment: Moment, seat: int) -> tuple[Any, ...]:
    options = moment.legal(seat) if moment.asked >> seat & 1 else None
    texts = moment.memory_text(seat), moment.view_text(seat), moment.secret_text(seat)
    return *texts, moment.view(seat).tobytes(), moment.asked, options


@every_table
def test_a_secret_choice_is_told_to_its_seat_alone(table: Setting) -> None:
    """The first cards of a game: whatever seat 0 lays, the others and a spectator are told the same."""
    moment = next(moment for moment in walk(table_of(table), 11) if moment.seats() == list(range(table.players)))
    after = [moment.after(((0, action),)) for action in moment.legal(0)]
    for reader in range(-1, table.players):
        told = {(each.memory_text(reader), each.view_text(reader), each.secret_text(reader)) for each in after}
        assert len(told) == (len(after) if reader == 0 else 1)


def test_what_others_chose_in_secret_is_guessed_among_all_they_could() -> None:
    table = Table(HALUNKEN, 3, "beginner")
    moment = next(moment for moment in walk(table, 2) if moment.seats() == [0, 1, 2])
    (card_4,) = actions(table, "card 4")
    moment = moment.after(((0, card_4),))
    guessed = [moment.resampled(1, Random(seed).random) for seed in range(200)]
    assert {int(each.record["chosen"][0][0]) for each in guessed} == set(range(1, 9))
    for each in guessed:  # and in that world seat 0 remembers having laid it
        card = table.game.notation.format_action(actions(table, "card 1")[0] + int(each.record["chosen"][0][0]) - 1)
        assert each.secret_text(0) == card
        assert each.memory_text(0).splitlines()[-1] == f"chose: seat 0, figure 0, {card}"
    assert {int(moment.resampled(0, Random(seed).random).record["chosen"][0][0]) for seed in range(20)} == {4}


def test_a_seat_remembers_its_own_choices_and_all_it_was_told() -> None:
    table = Table(HALUNKEN, 3, "beginner")
    before = ""
    for moment in walk(table, 4):
        assert moment.memory_text(1).startswith(before)
        before = moment.memory_text(1)
    assert before.count("chose: seat 1, figure 1, card ") == 8  # HS-R1, in eight rounds
    assert before.count("chose: seat 0, figure 0, card ?") == 8
    assert before.count("revealed: figure 0, card ") == 8


def test_several_seats_can_decide_in_one_step() -> None:
    table = Table(HALUNKEN, 3, "beginner")
    moment = next(moment for moment in walk(table, 2) if moment.seats() == [0, 1, 2])
    one, two, three = actions(table, "card 1", "card 2", "card 3")
    together = moment.after(((0, one), (1, two), (2, three)))
    in_turn = moment.after(((2, three),)).after(((0, one),)).after(((1, two),))
    assert together.record.tobytes() == in_turn.record.tobytes()
    assert together.hidden == in_turn.hidden == ()


@every_table
def test_a_moment_can_be_kept(table: Setting) -> None:
    moment = some_moments(table_of(table), seed=8, every=9)[-1]
    kept = pickle.loads(pickle.dumps(moment))
    assert copy.deepcopy(moment) is moment
    for seat in range(table.players):
        assert knowledge(kept, seat) == knowledge(moment, seat)
    assert kept.record.tobytes() == moment.record.tobytes()
    assert kept.table.options.tobytes() == moment.table.options.tobytes()
