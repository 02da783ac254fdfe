"""Whole games without people: at random, or by a policy. Bound to one game's rules by `bind` before use.

A policy is a function like a game's `habit`: ``policy(view, seat, options, count, dice)`` gets what the seat may know,
the first ``count`` numbers of ``options`` and dice to `throw`, and returns one of the options.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from twojacks.kernel.bits import lowest_bit
from twojacks.kernel.chance import R32, hash_number
from twojacks.kernel.compiling import rule, unbound

# The functions of the game, put here by `bind`.
setup = to_act = legal = apply = observe = is_over = scores = winners = policy = unbound

# SplitMix64: what a random player throws. Never touches the chance of the game itself.
STEP, FACTOR_1, FACTOR_2 = np.uint64(0x9E3779B97F4A7C15), np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
R27, R30, R31 = (np.uint64(n) for n in (27, 30, 31))

NO_OPTION = -1  # what a policy chose is none
HASHES_PER_GAME = 4  # two for the key, one for the random players, one to spare


@rule
def throw(dice: Any, sides: int) -> int:
    """A number from 0 to ``sides`` − 1 out of one step of SplitMix64."""
    word = (dice ^ (dice >> R30)) * FACTOR_1
    word = (word ^ (word >> R27)) * FACTOR_2
    word = word ^ (word >> R31)
    return int(np.int64(word >> R32)) * sides >> 32


@rule
def choose_randomly(state: Any, seat: int, room: Any, dice: Any) -> int:
    """Each option equally likely; ``room`` is where to write them."""
    return int(room[throw(dice, legal(state, seat, room))])


@rule
def choose_by_policy(state: Any, seat: int, room: Any, dice: Any) -> int:
    """What the policy says, or NO_OPTION; ``room`` is for the options and for what the seat sees."""
    options, view = room
    count = legal(state, seat, options)
    observe(state, seat, view)
    action = int(policy(view[0], seat, options, count, dice))
    for index in range(count):
        if int(options[index]) == action:
            return action
    return NO_OPTION


@rule
def play_randomly(state: Any, dice: Any, room: Any, journal: Any) -> int:
    """To the end of the game. Counts the decisions."""
    decisions = 0
    while not is_over(state):
        seat = lowest_bit(to_act(state))
        dice = dice + STEP
        apply(state, seat, choose_randomly(state, seat, room, dice), journal)
        decisions += 1
    return decisions


@rule
def play_by_policy(state: Any, dice: Any, room: Any, journal: Any) -> int:
    """Likewise, but where the policy chose no option the game stops, and its decisions are counted below zero.

    (Random games do not ask, because it takes them a twentieth of their time.)
    """
    decisions = 0
    while not is_over(state):
        seat = lowest_bit(to_act(state))
        dice = dice + STEP
        action = choose_by_policy(state, seat, room, dice)
        if action == NO_OPTION:
            return NO_OPTION - decisions
        apply(state, seat, action, journal)
        decisions += 1
    return decisions


play_out = play_randomly  # unless the other one is bound


@rule
def key_of_game(key: Any, game: int, out: Any) -> Any:
    """Game number ``game`` of a run: its key goes to ``out``, the start of its players' dice is returned."""
    number = np.uint64(game * HASHES_PER_GAME)
    out[0] = hash_number(key[0], key[1], number)
    out[1] = hash_number(key[0], key[1], number + np.uint64(1))
    return hash_number(key[0], key[1], number + np.uint64(2))


@rule
def start(states: Any, place: int, setting: Any, position: Any, key: Any, journal: Any) -> None:
    """A game begins: with a set-up, or with the one record of ``position``, if there is one, and chance of its own."""
    if position.shape[0] == 0:
        setup(states[place], setting, key, journal)
    else:
        states[place] = position[0]
        states[place].key[0], states[place].key[1] = key[0], key[1]
        states[place].draws = 0


@rule
def play_game(
    states: Any,
    place: int,
    setting: Any,
    position: Any,
    key: Any,
    game: int,
    game_key: Any,
    room: Any,
    totals: Any,
    counts: Any,
    journal: Any,
) -> None:
    """One game of a run, from its beginning to the end. ``counts`` gets the decisions and the bit set of winners."""
    dice = key_of_game(key, game, game_key)
    start(states, place, setting, position, game_key, journal)
    state = states[place]
    counts[0] = play_out(state, dice, room, journal)
    counts[1] = winners(state)
    scores(state, totals)


@rule
def play_games(
    states: Any,
    setting: Any,
    position: Any,
    key: Any,
    first: int,
    game_key: Any,
    room: Any,
    totals: Any,
    counts: Any,
    journal: Any,
) -> None:
    """Games ``first``, ``first`` + 1, …: as many as ``counts`` has rows. States are reused when there are fewer."""
    for index in range(len(counts)):
        play_game(
            states,
            index % len(states),
            setting,
            position,
            key,
            first + index,
            game_key,
            room,
            totals[index],
            counts[index],
            journal,
        )
