"""Nobody is told what the rules hide: two worlds that look the same to a reader give the reader the same bytes.

The other worlds come from `guess`: what the reader cannot know (face-down things, others' unrevealed cards, the key of
chance) is dealt anew. Everything a reader can get out of a match is then compared.
"""

from __future__ import annotations

import dataclasses
import json
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import twojacks
from tests.tables import TABLES, Table, copy_of, decisions, every_action, every_table, some_decisions, with_state

MALFORMED = ("", "nonsense", "card", "card 99")


def other_world(match: twojacks.Match, reader: int | None, number: int) -> twojacks.Match:
    """The same match as far as the reader knows, with everything else dealt anew."""
    seat = -1 if reader is None else reader
    world = match._game.new_states()
    match._rules.guess(match.observe(reader), seat, np.array([number, 0xC0FFEE], np.uint64), world)
    return with_state(match, world)


def everything_told(match: twojacks.Match, reader: int | None, actions: list[str]) -> bytes:
    """The observed record, the view, the options, and why these actions are refused."""
    options = () if reader is None else match.options(reader)
    told = {"view": match.view(reader), "options": options, "asked": match.to_act, "over": match.over}
    if reader is not None:
        told["refusals"] = [refusal(match, reader, text) for text in (*actions, *MALFORMED) if text not in options]
    told["results"] = [match.scores, match.winners, match.variant, match.players]
    return bytes(match.observe(reader).tobytes()) + json.dumps(told, sort_keys=True).encode()


def refusal(match: twojacks.Match, seat: int, text: str) -> list[str | None]:
    with pytest.raises(twojacks.IllegalAction) as caught:
        match.play(seat, text)
    return [str(caught.value), caught.value.reason, caught.value.clause, caught.value.code]


def refusal_of_two(match: twojacks.Match, seat: int, *texts: str) -> str | None:
    """Why two actions in one call are refused, if they are: the first one is taken back, so it must not be told of."""
    try:
        copy_of(match).play(seat, *texts)
    except twojacks.IllegalAction as error:
        return str(error)
    return None


def check_no_leak_in_sequences(match: twojacks.Match, world: twojacks.Match, seat: int, actions: list[str]) -> None:
    for first in match.options(seat)[::3]:
        for second in actions[:6]:
            refusals = {refusal_of_two(here, seat, first, second) for here in (match, world)} - {None}
            assert len(refusals) <= 1


def check_no_leak(match: twojacks.Match, table: Table, number: int, actions: list[str]) -> None:
    for reader in table.readers:
        world = other_world(match, reader, number)
        assert everything_told(world, reader, actions) == everything_told(match, reader, actions)
        check_no_leak_in_events(match, world, reader, number)
        if reader is not None:
            check_no_leak_in_sequences(match, world, reader, actions)


def check_no_leak_in_events(match: twojacks.Match, world: twojacks.Match, reader: int | None, number: int) -> None:
    """One decision on, in both worlds: where the reader still sees the same, the events said the same, too."""
    seat = match.to_act[number % len(match.to_act)]
    if seat not in world.to_act:
        return
    shared = [option for option in match.options(seat) if option in world.options(seat)]
    if not shared:
        return
    here, there = copy_of(match), copy_of(world)
    action = shared[number % len(shared)]
    here.play(seat, action)
    there.play(seat, action)
    if here.view(reader) == there.view(reader):
        assert here.journal_for(reader) == there.journal_for(reader)


@every_table
def test_no_reader_learns_what_is_hidden(table: Table) -> None:
    texts = every_action(table)
    for number, match in enumerate(some_decisions(table, games=4, every=17)):
        check_no_leak(match, table, number, Random(number).sample(texts, 12))


@settings(max_examples=40)
@given(
    table=st.sampled_from(TABLES),
    seed=st.integers(0, 2**32),
    choices=st.lists(st.integers(0, 10**6), max_size=60),
    number=st.integers(0, 2**63),
)
def test_no_leak_after_any_decisions(table: Table, seed: int, choices: list[int], number: int) -> None:
    match = table.new_match(seed)
    for choice in choices:
        if match.over:
            break
        seat = match.to_act[choice % len(match.to_act)]
        options = match.options(seat)
        match.play(seat, options[choice % len(options)])
    if not match.over:
        check_no_leak(match, table, number, every_action(table)[number % 7 :: 29])


@every_table
def test_a_guessed_world_looks_the_same(table: Table) -> None:
    """And is a legal position, in general another one."""
    others = 0
    for number, match in enumerate(some_decisions(table, games=3, every=8)):
        for reader in table.readers:
            world = other_world(match, reader, number)
            assert world.view(reader) == match.view(reader)
            again = twojacks.Match.from_position(world.position())
            assert again.position() == world.position()
            others += world.position() != match.position()
    assert others > 0


@every_table
def test_a_finished_game_hides_the_same_things(table: Table) -> None:
    *_, match = decisions(table, 3)
    for reader in table.readers:
        world = other_world(match, reader, 99)
        assert everything_told(world, reader, []) == everything_told(match, reader, [])


@every_table
def test_a_choice_of_several_seats_is_secret_until_all_have_chosen(table: Table) -> None:
    """Whatever one seat chooses, the others see, hear and may do the same while somebody still has to choose."""
    checked = 0
    for match in some_decisions(table, games=4, every=1):
        if len(match.to_act) < 2:
            continue
        seat = match.to_act[checked % len(match.to_act)]
        options = match.options(seat)
        worlds = [copy_of(match), copy_of(match)]
        for world, option in zip(worlds, (options[0], options[-1]), strict=True):
            world.play(seat, option)
        for reader in table.readers:
            if reader != seat:
                told = [[world.view(reader), world.journal_for(reader)] for world in worlds]
                assert json.dumps(told[0]) == json.dumps(told[1])
            else:
                assert worlds[0].view(reader) != worlds[1].view(reader)
        checked += 1
    assert checked > 10


def leaky(match: twojacks.Match, field: str) -> twojacks.Match:
    """The same match with rules that forget to blank one field of the record."""
    honest, legal = match._steps.see, match._rules.legal

    def see(states: Any, seat: int, views: Any) -> None:
        honest(states, seat, views)
        views[0][field] = states[0][field]

    def look(states: Any, seat: int, views: Any, options: Any) -> int:
        see(states, seat, views)
        return legal(views[0], seat, options)

    copy = copy_of(match)
    copy._steps = dataclasses.replace(match._steps, see=see, look=look)
    return copy


@every_table
def test_the_test_notices_every_leak(table: Table) -> None:
    """For each field that `observe` ever blanks: leaving it alone is found out."""
    hidden: set[str] = set()
    noticed: set[str] = set()
    fields = table.game.state.names or ()
    for number, match in enumerate(some_decisions(table, games=5, every=4)):
        for reader in table.readers:
            view = match.observe(reader)
            for field in fields:
                if field not in noticed and view[field].tobytes() != match._state[0][field].tobytes():
                    hidden.add(field)
                    bad = leaky(match, field)
                    world = with_state(bad, other_world(match, reader, number)._state)
                    if everything_told(world, reader, []) != everything_told(bad, reader, []):
                        noticed.add(field)
    assert {"key", "draws"} <= hidden
    assert hidden - {"key", "draws"}, "some thing of the game itself is hidden"
    assert noticed == hidden
