"""Choosing at random and looking ahead, as rules: one source for the interpreter and the compiler.

Bound to one game by `bind` before use. Everything here sees views and guessed worlds, never the true state.
"""

from __future__ import annotations

from typing import Any

from twojacks.kernel.bits import lowest_bit
from twojacks.kernel.chance import hash_number
from twojacks.kernel.compiling import rule, unbound
from twojacks.kernel.playing import STEP, throw

# The functions of the game, put here by `bind`.
to_act = legal = apply = guess = is_over = scores = unbound


@rule
def pick(options: Any, count: int, kinds: Any, dice: Any) -> int:
    """A random option: first what kind of thing to do, each equally likely, then which of that kind.

    So a crew with nine sailors passes in an auction as often as one with two. Options come sorted, and so do kinds.
    """
    different = 1
    for index in range(1, count):
        if kinds[options[index]] != kinds[options[index - 1]]:
            different += 1
    kind = throw(dice, different)
    first = 0
    while kind > 0:
        first += 1
        if kinds[options[first]] != kinds[options[first - 1]]:
            kind -= 1
    after = first + 1
    while after < count and kinds[options[after]] == kinds[options[first]]:
        after += 1
    return int(options[first + throw(dice + STEP, after - first)])


@rule
def play_on(world: Any, dice: Any, decisions: int, kinds: Any, room: Any) -> None:
    """The next decisions of everybody at random, or until the game is over."""
    for _ in range(decisions):
        if is_over(world):
            return
        seat = lowest_bit(to_act(world))
        count = legal(world, seat, room)
        dice = dice + STEP + STEP
        apply(world, seat, pick(room, count, kinds, dice), None)


@rule
def margin(world: Any, seat: int, players: int, totals: Any) -> int:
    """The own score less the best other one."""
    scores(world, totals)
    best = -1000000
    for other in range(players):
        if other != seat:
            best = max(best, int(totals[other]))
    return int(totals[seat]) - best


@rule
def weigh(
    view: Any,
    seat: int,
    options: Any,
    count: int,
    kinds: Any,
    chance: Any,
    worlds: int,
    decisions: int,
    key: Any,
    space: Any,
    room: Any,
    totals: Any,
    values: Any,
) -> None:
    """Add up, for every option, the margins it leads to in some guessed worlds.

    All options meet the same worlds and the same dice, so that luck hardly enters the comparison. ``space`` has room
    for two records, ``room`` for the options of others.
    """
    for number in range(worlds):
        key[0] = hash_number(chance[0], chance[1], 3 * number)
        key[1] = hash_number(chance[0], chance[1], 3 * number + 1)
        dice = hash_number(chance[0], chance[1], 3 * number + 2)
        guess(view, seat, key, space[:1])
        for index in range(count):
            space[1] = space[0]
            apply(space[1], seat, int(options[index]), None)
            play_on(space[1], dice, decisions, kinds, room)
            values[index] += margin(space[1], seat, int(view.players), totals)
