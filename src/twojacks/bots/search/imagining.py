"""Games of the imagination, as rules bound to one game: guess a world, choose by the tree, go on by habit, learn.

Everything here sees views and guessed worlds, never the true state.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from twojacks.bots.search.mixing import explored_at, learn, mix_at, pick
from twojacks.bots.search.tree import NOBODY, SIMULATIONS, add_node, hash_view, seek_node
from twojacks.kernel.bits import count_bits, lowest_bit
from twojacks.kernel.chance import hash_number
from twojacks.kernel.compiling import rule, unbound
from twojacks.kernel.playing import STEP, throw

# The functions of the game, put here by `bind`.
to_act = legal = apply = observe = guess = reopen = habit = is_over = scores = winners = unbound

DEEPEST = 48  # decisions of one imagined game that are remembered
SPECTATOR = -1

# Records a search needs: the moment before anybody chose, what the seat was shown, with its own cards laid and no other
# ones, the world that is imagined, and what a seat sees in it.
START, ASKED, WORLD, SEEN = range(4)
NODE, TRIED, WIDTH, SEAT = range(4)  # columns of a path

# In how many of a hundred games the others follow their habits, all of them and all through; in the rest they think.
# Against two rivals or three it pays to be ready for both, and whatever one mixes there is no promise; heads-up a mix
# that cannot be exploited is better.
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
def key_of(world: Any, seat: int, records: Any, words: Any) -> Any:
    """Names what a seat knows when it is asked; that others have laid a card already tells nothing and is left out."""
    observe(world, seat, records[SEEN:])
    reopen(records[SEEN])
    return hash_view(words[SEEN], seat)


@rule
def is_choosing(world: Any, records: Any, words: Any) -> bool:
    """Whether all that happened since the start lies face down."""
    observe(world, SPECTATOR, records[SEEN:])
    reopen(records[SEEN])
    same = True
    for index in range(words.shape[1]):
        same = same and words[SEEN, index] == words[START, index]
    return same


@rule
def descend(
    tree: Any, records: Any, words: Any, root_seat: int, aimed: bool, options: Any, dice: Any, path: Any, mixes: Any
) -> int:
    """Choose by what is remembered, until something new is met; the number of decisions on the path.

    In a game that is aimed at cards the seat has laid already the others choose theirs as ever, and learn nothing from
    it: else they would learn to answer cards that they cannot see.
    """
    world, depth, fresh = records[WORLD], 0, False
    are_habitual = throw(dice, HUNDRED) < HABITUAL[int(world.players)]
    while depth < DEEPEST and not fresh and not is_over(world):
        seat = lowest_bit(to_act(world))
        width = legal(world, seat, options)
        if width == 1:
            apply(world, seat, int(options[0]), None)
            continue
        dice = dice + STEP
        if are_habitual and seat != root_seat:
            apply(world, seat, habit(world, seat, options, width, dice), None)
            continue
        aimed = aimed and is_choosing(world, records, words)
        key = key_of(world, seat, records, words)
        node = seek_node(tree, key)
        if node == NOBODY:
            node, fresh = add_node(tree, key, width), True
        if node == NOBODY:
            break
        start, learns = tree.starts[node], seat == root_seat or not aimed
        mix_at(tree.regrets if learns else tree.mixes, start, width, mixes[depth])
        tried = pick(mixes[depth], width, explored_at(tree, start, width) if learns else 0.0, dice)
        apply(world, seat, int(options[tried]), None)
        if learns:
            path[depth, NODE], path[depth, TRIED], path[depth, WIDTH], path[depth, SEAT] = node, tried, width, seat
            depth += 1
    return depth


@rule
def imagine(
    tree: Any,
    records: Any,
    words: Any,
    seat: int,
    asked: Any,
    chance: Any,
    games: int,
    aimed: bool,
    key: Any,
    options: Any,
    path: Any,
    mixes: Any,
    totals: Any,
    values: Any,
    results: Any,
) -> None:
    """So many games and what the tree learns from each: from before anybody chose, or aimed at what the seat has laid.

    ``asked`` is the key of the decision the seat is asked for; ``results`` counts wins by its options, and seats.
    """
    for _ in range(games):
        number = np.uint64(3 * tree.counters[SIMULATIONS])
        key[0] = hash_number(chance[0], chance[1], number)
        key[1] = hash_number(chance[0], chance[1], number + np.uint64(1))
        dice = hash_number(chance[0], chance[1], number + np.uint64(2))
        guess(records[ASKED if aimed else START], seat, key, records[WORLD:])
        depth = descend(tree, records, words, seat, aimed, options, dice, path, mixes)
        finish_by_habit(records[WORLD], options, ~dice)
        value_results(records[WORLD], totals, values)
        tree.counters[SIMULATIONS] += 1
        learn_path(tree, path, mixes, depth, values)
        for step in range(depth):
            if tree.keys[path[step, NODE]] == asked:
                count_result(results[path[step, TRIED]], winners(records[WORLD]), int(records[WORLD].players))


@rule
def learn_path(tree: Any, path: Any, mixes: Any, depth: int, values: Any) -> None:
    weight = float(tree.counters[SIMULATIONS])
    for step in range(depth):
        start, value = tree.starts[path[step, NODE]], values[path[step, SEAT]]
        learn(tree, start, path[step, WIDTH], path[step, TRIED], mixes[step], value, weight)


@rule
def count_result(row: Any, won: int, players: int) -> None:
    """Tries, then the share of the victory of every seat."""
    row[0] += 1.0
    for other in range(players):
        if won >> other & 1:
            row[1 + other] += 1.0 / count_bits(won)
