"""Games of the imagination, as rules bound to one game: guess a world, choose by the tree, go on by habit, learn.

Everything here sees views and guessed worlds, never the true state.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from twojacks.bots.search.mixing import explored_at, learn, mix_at, pick
from twojacks.bots.search.tree import NOBODY, ROOT, SIMULATIONS, add_node, hash_view, seek_node
from twojacks.kernel.bits import count_bits, lowest_bit
from twojacks.kernel.chance import hash_number
from twojacks.kernel.compiling import rule, unbound
from twojacks.kernel.playing import STEP, throw

# The functions of the game, put here by `bind`.
to_act = legal = apply = observe = guess = habit = is_over = scores = winners = unbound

DEEPEST = 48  # decisions of one imagined game that are remembered
VIEW, WORLD, SEEN = range(3)  # records a search needs: what it was shown, the world it imagines, what a seat sees in it
NODE, TRIED, WIDTH, SEAT = range(4)  # columns of a path

# How many of a hundred choices of others follow their habit. Against two rivals or three it pays to expect what people
# are tempted to do, and whatever one mixes there is no promise; heads-up a mix that cannot be exploited is better.
HABITUAL = np.array([0, 0, 0, 50, 50])
HUNDRED = 100

MARGIN_SHARE = 0.05  # of a result's worth: winning counts first, by how much comes second
MARGIN_SCALE = 40.0  # the margin, in points, at which three quarters of that share are had


@rule
def value_results(world: Any, totals: Any, values: Any) -> None:
    """What a finished game is worth to every seat, from 0 to 1; a shared victory is shared."""
    players, best = int(world.players), winners(world)
    scores(world, totals)
    for seat in range(players):
        rival = -1000000
        for other in range(players):
            if other != seat:
                rival = max(rival, int(totals[other]))
        lead = (int(totals[seat]) - rival) / MARGIN_SCALE
        won = 1.0 / count_bits(best) if best >> seat & 1 else 0.0
        values[seat] = (1.0 - MARGIN_SHARE) * won + MARGIN_SHARE * (0.5 + 0.5 * lead / (1.0 + abs(lead)))


@rule
def finish_by_habit(world: Any, options: Any, dice: Any) -> None:
    while not is_over(world):
        seat = lowest_bit(to_act(world))
        count = legal(world, seat, options)
        dice = dice + STEP
        apply(world, seat, habit(world, seat, options, count, dice) if count > 1 else int(options[0]), None)


@rule
def descend(tree: Any, records: Any, words: Any, root_seat: int, options: Any, dice: Any, path: Any, mixes: Any) -> int:
    """Choose by what is remembered, until something new is met; the number of decisions on the path."""
    world, depth, fresh = records[WORLD], 0, False
    at_root = True
    while depth < DEEPEST and not fresh and not is_over(world):
        seat = lowest_bit(to_act(world))
        width = legal(world, seat, options)
        if width == 1:
            apply(world, seat, int(options[0]), None)
            continue
        observe(world, seat, records[SEEN:])
        key = hash_view(words[SEEN], seat)
        node = seek_node(tree, key)
        if node == NOBODY:
            node, fresh = add_node(tree, key, width), True
        if node == NOBODY:
            break
        if at_root and seat == root_seat:
            tree.counters[ROOT], at_root = node, False
        start = tree.starts[node]
        mix_at(tree, start, width, mixes[depth])
        dice = dice + STEP
        if seat != root_seat and throw(dice, HUNDRED) < HABITUAL[int(world.players)]:
            apply(world, seat, habit(world, seat, options, width, ~dice), None)
            continue
        dice = dice + STEP
        tried = pick(mixes[depth], width, explored_at(tree, start, width), dice)
        path[depth, NODE], path[depth, TRIED], path[depth, WIDTH], path[depth, SEAT] = node, tried, width, seat
        apply(world, seat, int(options[tried]), None)
        depth += 1
    return depth


@rule
def imagine(
    tree: Any,
    records: Any,
    words: Any,
    seat: int,
    chance: Any,
    games: int,
    key: Any,
    options: Any,
    path: Any,
    mixes: Any,
    totals: Any,
    values: Any,
    results: Any,
) -> None:
    """So many games from the view on; what the tree learns from each. ``results`` counts wins by option and seat."""
    for _ in range(games):
        number = np.uint64(3 * tree.counters[SIMULATIONS])
        key[0] = hash_number(chance[0], chance[1], number)
        key[1] = hash_number(chance[0], chance[1], number + np.uint64(1))
        dice = hash_number(chance[0], chance[1], number + np.uint64(2))
        guess(records[VIEW], seat, key, records[WORLD:])
        depth = descend(tree, records, words, seat, options, dice, path, mixes)
        finish_by_habit(records[WORLD], options, ~dice)
        value_results(records[WORLD], totals, values)
        tree.counters[SIMULATIONS] += 1
        weight = float(tree.counters[SIMULATIONS])
        won, counted = winners(records[WORLD]), False
        for step in range(depth):
            node, actor = path[step, NODE], path[step, SEAT]
            start = tree.starts[node]
            learn(tree, start, path[step, WIDTH], path[step, TRIED], mixes[step], values[actor], weight)
            if not counted and node == tree.counters[ROOT]:
                counted = True
                count_result(results[path[step, TRIED]], won, int(records[WORLD].players))


@rule
def count_result(row: Any, won: int, players: int) -> None:
    """Tries, then the share of the victory of every seat."""
    row[0] += 1.0
    for other in range(players):
        if won >> other & 1:
            row[1 + other] += 1.0 / count_bits(won)
