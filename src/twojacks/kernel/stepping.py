"""Many games side by side, one decision of each at a time. Bound to one game's rules by `bind` before use.

A slot is where games are played one after the other. Its first game has the slot's key, from which the keys of later
ones follow. Everything works on one slot by its number, so that a loop on a processor and a thread of a GPU call the
same functions.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from twojacks.kernel.bits import lowest_bit
from twojacks.kernel.chance import hash_number
from twojacks.kernel.compiling import rule, unbound
from twojacks.kernel.features import write_features
from twojacks.kernel.playing import STEP, key_of_game

# The functions of the game, put here by `bind`.
to_act = legal = apply = observe = is_over = scores = winners = unbound
start = unbound  # that of kernel/playing.py, bound to the game
choose = unbound  # how a seat decides: one of kernel/playing.py, bound to the game

NOBODY = -1
AFTER_DRAWS = np.uint64(1 << 32)  # a game counts its draws with 32 bits: what is hashed from here on is none of them
ONE, TWO = np.uint64(1), np.uint64(2)


class Slots(NamedTuple):
    """Arrays with a row for each slot."""

    states: Any  # records
    keys: Any  # two unsigned 64-bit numbers
    games: Any  # games begun since the slot got its key, the first not counted
    dice: Any  # of the policy
    acting: Any  # the seat that decides next, or NOBODY
    mask: Any  # which actions are its options
    over: Any  # whether a game ended with the last step
    scores: Any  # of the game that ended last, by seat …
    winners: Any  # … and who won it


@rule
def begin(slots: Any, slot: int, setting: Any, position: Any, room: Any, key: Any) -> None:
    """The next game of a slot; ``key`` is room for two numbers."""
    first, second, number = slots.keys[slot, 0], slots.keys[slot, 1], np.uint64(slots.games[slot])
    key[0], key[1] = first, second
    if number > 0:
        key[0] = hash_number(first, second, AFTER_DRAWS + TWO * number)
        key[1] = hash_number(first, second, AFTER_DRAWS + TWO * number + ONE)
    start(slots.states, slot, setting, position, key, None)
    ask(slots, slot, room)


@rule
def ask(slots: Any, slot: int, room: Any) -> None:
    """Who decides next, of several at once the lowest seat, and among which actions."""
    for action in range(slots.mask.shape[1]):
        slots.mask[slot, action] = False
    seats = to_act(slots.states[slot])
    if seats == 0:
        slots.acting[slot] = NOBODY
        return
    seat = lowest_bit(seats)
    slots.acting[slot] = seat
    for index in range(legal(slots.states[slot], seat, room)):
        slots.mask[slot, room[index]] = True


@rule
def settle(slots: Any, slot: int) -> None:
    scores(slots.states[slot], slots.scores[slot])
    seats = winners(slots.states[slot])
    for seat in range(slots.winners.shape[1]):
        slots.winners[slot, seat] = seats >> seat & 1 != 0


@rule
def reset_slot(slots: Any, slot: int, setting: Any, position: Any, room: Any, key: Any) -> None:
    slots.games[slot] = 0
    slots.over[slot] = False
    for seat in range(slots.scores.shape[1]):
        slots.scores[slot, seat] = 0
        slots.winners[slot, seat] = False
    begin(slots, slot, setting, position, room, key)


@rule
def is_option(slots: Any, slot: int, action: int) -> bool:
    """Where nobody decides any more, anything will do: it is ignored."""
    if slots.acting[slot] == NOBODY:
        return True
    return 0 <= action < slots.mask.shape[1] and bool(slots.mask[slot, action])


@rule
def step_slot(
    slots: Any, slot: int, action: int, setting: Any, position: Any, again: bool, room: Any, key: Any
) -> None:
    """An option of the seat to act. After the end the next game begins, if ``again``; else the slot stands still."""
    seat = int(slots.acting[slot])
    if seat == NOBODY:
        return
    apply(slots.states[slot], seat, action, None)
    ended = is_over(slots.states[slot])
    slots.over[slot] = ended
    if ended:
        settle(slots, slot)
    if ended and again:
        slots.games[slot] += 1
        begin(slots, slot, setting, position, room, key)
    else:
        ask(slots, slot, room)


@rule
def choose_in_slot(slots: Any, slot: int, room: Any) -> int:
    """What the policy does, 0 where nobody decides; below zero, if it is no option."""
    seat = int(slots.acting[slot])
    if seat == NOBODY:
        return 0
    slots.dice[slot] = slots.dice[slot] + STEP
    return int(choose(slots.states[slot], seat, room, slots.dice[slot]))


@rule
def see(slots: Any, slot: int, view: Any) -> None:
    """What the seat to act may know; where nobody acts, what a spectator sees."""
    observe(slots.states[slot], int(slots.acting[slot]), view)


# Loops over some slots, for threads of a processor.


@rule
def reset_slots(slots: Any, first: int, last: int, setting: Any, position: Any, room: Any, key: Any) -> None:
    for slot in range(first, last):
        reset_slot(slots, slot, setting, position, room, key)


@rule
def find_illegal(slots: Any, first: int, last: int, actions: Any) -> int:
    """The first slot whose action is no option, or −1."""
    for slot in range(first, last):
        if not is_option(slots, slot, int(actions[slot])):
            return slot
    return -1


@rule
def step_slots(
    slots: Any,
    first: int,
    last: int,
    actions: Any,
    setting: Any,
    position: Any,
    again: bool,
    room: Any,
    key: Any,
) -> None:
    for slot in range(first, last):
        step_slot(slots, slot, int(actions[slot]), setting, position, again, room, key)


@rule
def choose_in_slots(slots: Any, first: int, last: int, room: Any, out: Any) -> None:
    for slot in range(first, last):
        out[slot] = choose_in_slot(slots, slot, room)


@rule
def observe_slots(slots: Any, first: int, last: int, views: Any, octets: Any, plan: Any, out: Any) -> None:
    """A row for each slot: the seat that looks, one number a seat, then what it sees (kernel/features.py)."""
    seats = slots.scores.shape[1]
    for slot in range(first, last):
        see(slots, slot, views)
        for seat in range(seats):
            out[slot, seat] = 1 if seat == slots.acting[slot] else 0
        write_features(octets, plan, out[slot, seats:])


@rule
def deal_keys(key: Any, out: Any, dice: Any) -> None:
    """The keys and dice that the games of a run have: see `key_of_game`."""
    for slot in range(len(out)):
        dice[slot] = key_of_game(key, slot, out[slot])


@rule
def deal_dice(keys: Any, dice: Any) -> None:
    """For slots that got their keys otherwise."""
    for slot in range(len(keys)):
        dice[slot] = hash_number(keys[slot, 0], keys[slot, 1], AFTER_DRAWS)
