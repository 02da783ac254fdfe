"""The rules of Low Water, clause by clause: README.md has the clauses."""

from __future__ import annotations

from typing import Any

from low_water.state import (
    AGROUND,
    BLOCKED,
    CARDS,
    CHOSE,
    DEPTHS,
    FULL_HAND,
    HIDDEN,
    LANDING,
    LW2,
    LW3,
    LW4,
    LW5,
    LW6,
    LW7,
    NO_CARD,
    OVER,
    ROUNDS,
    SAILED,
    SEATS,
    SOLD,
    TIDE,
    TIDE_TURNED,
    WON,
)
from twojacks.kernel.bits import count_bits, nth_bit, write_set
from twojacks.kernel.chance import draw
from twojacks.kernel.compiling import rule
from twojacks.kernel.journal import tell, whisper
from twojacks.kernel.keys import give_key, take_key


@rule
def set_up(state: Any, options: Any, key: Any, journal: Any) -> None:
    """LW-1: every skipper has all the cards. The record may have been used before, so every field is written."""
    give_key(state, key)
    state.players, state.round_number, state.depth, state.phase = options.players, 1, 0, TIDE
    for seat in range(SEATS):
        state.hands[seat] = FULL_HAND if seat < int(state.players) else 0
        state.chosen[seat], state.coins[seat] = NO_CARD, 0


@rule
def run(state: Any, phase: int, journal: Any) -> bool:
    """One phase: either it waits for players (true), or it does its work and sets the next phase."""
    if phase == TIDE:
        return turn_tide(state, journal)
    if phase == LANDING:
        return land(state, journal)
    if phase == CARDS and to_act(state) == 0:
        state.phase = LANDING
        return False
    return True


@rule
def turn_tide(state: Any, journal: Any) -> bool:
    """LW-2."""
    state.depth = draw(state, DEPTHS) + 1
    state.phase = CARDS
    tell(journal, TIDE_TURNED, LW2, int(state.round_number), int(state.depth))
    return False


@rule
def decide(state: Any, seat: int, action: int, journal: Any) -> None:
    """LW-3: a card goes face down on the table. Action 0 is card 1."""
    state.chosen[seat] = action + 1
    whisper(journal, 1 << seat, CHOSE, LW3, seat, action + 1)


@rule
def land(state: Any, journal: Any) -> bool:
    """LW-3 to LW-6: all cards are turned over, and the boats sail."""
    for seat in range(int(state.players)):
        tell(journal, SAILED, LW3, seat, int(state.chosen[seat]))
    for seat in range(int(state.players)):
        sell(state, seat, journal)
    for seat in range(int(state.players)):
        state.hands[seat] = int(state.hands[seat]) & ~(1 << (int(state.chosen[seat]) - 1))
        state.chosen[seat] = NO_CARD
    state.phase = TIDE
    if int(state.round_number) == ROUNDS:
        end(state, journal)
    else:
        state.round_number += 1
    return False


@rule
def sell(state: Any, seat: int, journal: Any) -> None:
    """One boat: aground (LW-4), blocked (LW-5), or it sells its load (LW-6)."""
    load = int(state.chosen[seat])
    if load > int(state.depth):
        tell(journal, AGROUND, LW4, seat, load)
    elif boats_with(state, load) > 1:
        tell(journal, BLOCKED, LW5, seat, load)
    else:
        state.coins[seat] += load
        tell(journal, SOLD, LW6, seat, load, int(state.coins[seat]))


@rule
def boats_with(state: Any, load: int) -> int:
    boats = 0
    for seat in range(int(state.players)):
        if int(state.chosen[seat]) == load:
            boats += 1
    return boats


@rule
def end(state: Any, journal: Any) -> None:
    """LW-7."""
    state.phase = OVER
    for seat in range(int(state.players)):
        if winners(state) >> seat & 1:
            tell(journal, WON, LW7, seat, int(state.coins[seat]))


@rule
def to_act(state: Any) -> int:
    """The bit set of the seats that owe a decision: every seat without a card (LW-3)."""
    seats = 0
    if int(state.phase) == CARDS:
        for seat in range(int(state.players)):
            if int(state.chosen[seat]) == NO_CARD:
                seats |= 1 << seat
    return seats


@rule
def legal(state: Any, seat: int, out: Any) -> int:
    """LW-3: any card of the own hand."""
    if not to_act(state) >> seat & 1:
        return 0
    return write_set(int(state.hands[seat]), 0, -1, out)


@rule
def observe(state: Any, seat: int, out: Any) -> None:
    """What a seat may know: everything but the key and the cards that the others chose (LW-3)."""
    out[0] = state
    view = out[0]
    take_key(view)
    for other in range(int(view.players)):
        if other != seat and int(view.chosen[other]) != NO_CARD:
            view.chosen[other] = HIDDEN


@rule
def guess(view: Any, seat: int, key: Any, out: Any) -> None:
    """A random world in which the seat sees this view: any card of the hand may lie there."""
    out[0] = view
    world = out[0]
    give_key(world, key)
    for other in range(int(world.players)):
        if int(world.chosen[other]) == HIDDEN:
            hand = int(world.hands[other])
            world.chosen[other] = nth_bit(hand, draw(world, count_bits(hand))) + 1


@rule
def reopen(view: Any) -> None:
    """The cards that the others chose are taken back, to be chosen again."""
    for seat in range(int(view.players)):
        if int(view.chosen[seat]) == HIDDEN:
            view.chosen[seat] = NO_CARD


@rule
def is_over(state: Any) -> bool:
    return int(state.phase) == OVER


@rule
def scores(state: Any, out: Any) -> None:
    """LW-7, as if the game ended now."""
    for seat in range(int(state.players)):
        out[seat] = int(state.coins[seat])


@rule
def winners(state: Any) -> int:
    """LW-7: the most coins win; equal skippers share the victory."""
    most, seats = -1, 0
    for seat in range(int(state.players)):
        coins = int(state.coins[seat])
        if coins > most:
            most, seats = coins, 0
        if coins == most:
            seats |= 1 << seat
    return seats
