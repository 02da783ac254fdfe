"""The rules of Low Water. README.md has the clauses."""

from __future__ import annotations

from typing import Any

from low_water.state import (  # events  # phases
    AGROUND,
    BLOCKED,
    CARDS,
    CHOSE,
    FULL_HAND,
    HIDDEN,
    LANDING,
    LOADS,
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
    TURNED,
    WON,
)
from twojacks.kernel.bits import count_bits, nth_bit, write_set
from twojacks.kernel.chance import draw, give_key, take_key
from twojacks.kernel.compiling import rule
from twojacks.kernel.journal import tell, whisper


@rule
def deal(state: Any, options: Any, journal: Any) -> None:
    """LW-1: every skipper has all cards. The record may hold an earlier game, so every field is set."""
    state.players, state.round_number, state.depth, state.phase = options.players, 1, 0, TIDE
    for seat in range(SEATS):
        state.hands[seat], state.chosen[seat], state.coins[seat] = 0, 0, 0
    for seat in range(int(state.players)):
        state.hands[seat], state.chosen[seat] = FULL_HAND, NO_CARD


@rule
def run(state: Any, phase: int, journal: Any) -> bool:
    """One phase: either it waits for players (true), or it does its work and sets the next phase."""
    if phase == TIDE:
        turn_tide(state, journal)
    elif phase == LANDING:
        land(state, journal)
    elif phase == CARDS and to_act(state) == 0:
        state.phase = LANDING
    else:
        return True
    return False


@rule
def turn_tide(state: Any, journal: Any) -> None:
    """LW-2: the one draw of chance in this game."""
    state.depth = draw(state, LOADS)
    state.phase = CARDS
    tell(journal, TURNED, LW2, int(state.round_number), int(state.depth))


@rule
def decide(state: Any, seat: int, action: int, journal: Any) -> None:
    """LW-3: a card goes face down on the table. Only its owner is told which one. Action 3 is card 3."""
    state.chosen[seat] = action
    whisper(journal, 1 << seat, CHOSE, LW3, seat, action)


@rule
def land(state: Any, journal: Any) -> None:
    """LW-3: the cards are turned over, the boats sail, and the cards are out of the game."""
    for seat in range(int(state.players)):
        tell(journal, SAILED, LW3, seat, int(state.chosen[seat]))
    for seat in range(int(state.players)):
        sell(state, seat, journal)
    for seat in range(int(state.players)):
        state.hands[seat] = int(state.hands[seat]) & ~(1 << int(state.chosen[seat]))
        state.chosen[seat] = NO_CARD
    if int(state.round_number) == ROUNDS:
        end(state, journal)
    else:
        state.round_number += 1
        state.phase = TIDE


@rule
def sell(state: Any, seat: int, journal: Any) -> None:
    """One boat runs aground (LW-4), is blocked (LW-5), or sells its load (LW-6)."""
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
    """LW-3: any card of the own hand. Returns how many there are."""
    if not to_act(state) >> seat & 1:
        return 0
    return write_set(int(state.hands[seat]), 0, -1, out)


@rule
def scores(state: Any, out: Any) -> None:
    for seat in range(int(state.players)):
        out[seat] = int(state.coins[seat])


@rule
def winners(state: Any) -> int:
    """LW-7: the most coins win, and equally many share the victory. As if the game ended now."""
    most, seats = -1, 0
    for seat in range(int(state.players)):
        coins = int(state.coins[seat])
        if coins > most:
            most, seats = coins, 0
        if coins == most:
            seats |= 1 << seat
    return seats


@rule
def observe(state: Any, seat: int, out: Any) -> None:
    """What a seat may know: everything but the key of chance and the cards that the others chose (LW-3)."""
    out[0] = state
    view = out[0]
    take_key(view)
    for other in range(int(view.players)):
        if other != seat and int(view.chosen[other]) != NO_CARD:
            view.chosen[other] = HIDDEN


@rule
def guess(view: Any, _seat: int, key: Any, out: Any) -> None:
    """A random world in which the seat sees this view: a hidden card is any card of that hand."""
    out[0] = view
    world = out[0]
    give_key(world, key)
    for other in range(int(world.players)):
        if int(world.chosen[other]) == HIDDEN:
            hand = int(world.hands[other])
            world.chosen[other] = nth_bit(hand, draw(world, count_bits(hand)))


@rule
def reopen(view: Any) -> None:
    """The cards that the others chose are taken back, so that a bot can imagine them anew."""
    for seat in range(int(view.players)):
        if int(view.chosen[seat]) == HIDDEN:
            view.chosen[seat] = NO_CARD
