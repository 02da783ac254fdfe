"""Chance laid open: every outcome can be asked for, and they are what the rules say they are."""

from __future__ import annotations

import math
from itertools import permutations, product
from random import Random

import pytest

from tests.adapters.walking import begun, table_of
from tests.halunken.two_players import auction
from tests.tables import TABLES, every_table
from tests.tables import Table as Setting
from twojacks.adapters.lots import OpenRules, Undrawn
from twojacks.adapters.moments import SPECTATOR, Moment, Table
from twojacks.games import find_game


def test_lots_of_a_shuffle_are_its_orders_each_once() -> None:
    rules = OpenRules(find_game("montego-bay"))
    orders = []
    for lots in product(range(4), range(3), range(2)):
        items = [0, 1, 2, 3]
        rules._lots = list(lots)
        rules._shuffle(None, items, 4)
        orders.append(tuple(items))
    assert sorted(orders) == sorted(permutations(range(4)))


def test_a_missing_lot_is_asked_for_with_its_number_of_sides() -> None:
    rules = OpenRules(find_game("montego-bay"))
    rules._lots = [2]
    with pytest.raises(Undrawn) as caught:
        rules._shuffle(None, [0, 1, 2, 3], 4)
    assert caught.value.sides == 3


ORDERS_OF_SETUP = {
    # HS-S2, HS-S4; HS-B1 adds Black Jack's twelve cards
    "halunken-und-spelunken-two-player-2": math.factorial(42) * 2,
    "halunken-und-spelunken-beginner-3": math.factorial(42) * 3,
    "halunken-und-spelunken-beginner-4": math.factorial(42) * 4,
    "halunken-und-spelunken-standard-3": math.factorial(42) * math.factorial(12) * 3,
    "halunken-und-spelunken-standard-4": math.factorial(42) * math.factorial(12) * 4,
    # MB-S5 (eight cards' sides are drawn in one lot, also where seven are used), MB-S6, MB-S7
    "montego-bay-standard-2": math.factorial(7) * 2**8 * math.factorial(6) * math.factorial(15),
    "montego-bay-standard-3": math.factorial(7) * 2**8 * math.factorial(6) * math.factorial(15),
    "montego-bay-standard-4": math.factorial(8) * 2**8 * math.factorial(8) * math.factorial(15),
}


def test_every_setting_is_counted() -> None:
    assert set(ORDERS_OF_SETUP) == {str(setting) for setting in TABLES}


@every_table
def test_a_game_can_begin_in_as_many_ways_as_the_rules_say(table: Setting) -> None:
    assert math.prod(table_of(table).lots_of_setup) == ORDERS_OF_SETUP[str(table)]


@every_table
def test_other_lots_make_other_games(table: Setting) -> None:
    first, again, other = (begun(table_of(table), Random(seed)).record.tobytes() for seed in (1, 1, 2))
    assert first == again != other


def jack_unhired() -> Moment:
    """Two players, nobody bids; Black Jack has three cards left (HS-T7), and seat 1 has still to choose."""
    hands = [["1", "2", "3"], ["1", "2", "3"]]
    match = auction("y1 y2", "g2 g3", hands=hands, jack_hand=["4", "6", "rum"], round_number=6)
    match.play(0, "pass")
    match.play(1, "pass")
    match.play(0, "card 1")
    return Table("halunken-und-spelunken", 2).at(match._state[0])


def told_about_jack(moment: Moment, kind: str) -> str:
    """What everybody was told of him in the last step."""
    events = moment.memory_text(SPECTATOR).splitlines()[-1].split("; ")
    (found,) = (event for event in events if event.startswith(f"{kind}: figure jack"))
    return found.removeprefix(f"{kind}: figure jack, ")


@pytest.mark.rule("HS-T7")
def test_unhired_black_jack_turns_up_any_of_his_cards() -> None:
    moment = jack_unhired()
    draw = moment.after(((1, moment.legal(1)[1]),))
    assert (draw.sides, draw.asked, draw.is_over) == (3, 0, False)
    assert [told_about_jack(draw.after_lot(lot), "revealed") for lot in range(2)] == ["card 4", "card 6"]


@pytest.mark.rule("HS-T7")
def test_his_single_rum_becomes_any_number_nobody_revealed() -> None:
    """A second lot in the same step: 1 and 2 are revealed, so five numbers are left."""
    moment = jack_unhired()
    rum = moment.after(((1, moment.legal(1)[1]),)).after_lot(2)
    assert (rum.sides, rum.lots) == (5, (2,))
    named = [told_about_jack(rum.after_lot(lot), "named") for lot in range(5)]
    assert named == [f"number {number}, seat None" for number in range(3, 8)]
