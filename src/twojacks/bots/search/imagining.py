"""Games of the imagination, as rules bound to one game: guess a world, choose by the tree, go on by habit, learn.

They go on to the end; for who has the judgement they are judged when the round ends, and go on if judging is not
trusted alone. Everything here sees views and guessed worlds, never the true state.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np

from twojacks.bots.search.mixing import explored_at, learn, mix_at, pick
from twojacks.bots.search.tree import NOBODY, SIMULATIONS, add_node, hash_view, seek_node
from twojacks.kernel.bits import count_bits, lowest_bit
from twojacks.kernel.chance import hash_number
from twojacks.kernel.compiling import rule, unbound
from twojacks.kernel.playing import STEP, throw

# The functions of the game, put here by `bind`.
to_act = legal = apply = observe = guess = reopen = habit = is_over = scores = winners = stage = describe = unbound

DEEPEST = 48  # decisions of one imagined game that are remembered
SPECTATOR = -1
FOREVER = 127  # a round after the last one


class Task(NamedTuple):
    """What is asked, and how to go about it."""

    seat: Any
    asked: Any  # the key of the decision the seat is asked for
    chance: Any
    habitual: Any  # in how many of a hundred games the others follow their habits, all of them and all through
    last: Any  # the last round before a game is judged
    weights: Any  # by which it is judged
    trust: Any  # the judgement's part in what a game was worth; the rest is what playing on to the end brings


class Room(NamedTuple):
    """To imagine in."""

    records: Any
    words: Any  # the same bytes
    key: Any
    options: Any
    path: Any
    mixes: Any  # along the path
    features: Any
    totals: Any
    judged: Any  # every seat's chance to win by the judgement
    chances: Any  # … by all that is known
    values: Any  # what the game was worth to every seat


# Records a search needs: the moment before anybody chose, what the seat was shown, with its own cards laid and no other
# ones, the world that is imagined, and what a seat sees in it.
START, ASKED, WORLD, SEEN = range(4)
NODE, TRIED, WIDTH, SEAT = range(4)  # columns of a path

HUNDRED = 100

MARGIN_SHARE = 0.05  # of a result's worth: winning counts first, by how much comes second
MARGIN_SCALE = 40.0  # the margin, in points, at which three quarters of that share are had
STRONGEST = 300.0  # a strength beyond which nothing can be told apart, and its power would be no number


@rule
def value_end(world: Any, room: Any) -> None:
    """What a finished game is worth to every seat, from 0 to 1; a shared victory is shared."""
    players, best = int(world.players), winners(world)
    scores(world, room.totals)
    for seat in range(players):
        rival = -1000000
        for other in range(players):
            if other != seat:
                rival = max(rival, int(room.totals[other]))
        lead = (int(room.totals[seat]) - rival) / MARGIN_SCALE
        room.chances[seat] = 1.0 / count_bits(best) if best >> seat & 1 else 0.0
        margin = 0.5 + 0.5 * lead / (1.0 + abs(lead))
        room.values[seat] = (1.0 - MARGIN_SHARE) * room.chances[seat] + MARGIN_SHARE * margin


@rule
def judge(world: Any, weights: Any, room: Any) -> None:
    """What chances the seats have in a game that goes on, by what is counted on the table."""
    row, players, total = weights[stage(world)], int(world.players), 0.0
    for seat in range(players):
        describe(world, seat, room.features)
        strength = 0.0
        for index in range(len(row)):
            strength += row[index] * room.features[index]
        room.judged[seat] = math.exp(min(max(strength, -STRONGEST), STRONGEST))
        total += room.judged[seat]
    for seat in range(players):
        room.judged[seat] /= total


@rule
def finish_by_habit(world: Any, last: int, options: Any, dice: Any) -> Any:
    """To the end of the round ``last``; the dice to go on with."""
    while not is_over(world) and int(world.round_number) <= last:
        seat = lowest_bit(to_act(world))
        count = legal(world, seat, options)
        dice = dice + STEP
        apply(world, seat, habit(world, seat, options, count, dice) if count > 1 else int(options[0]), None)
    return dice


@rule
def value_game(world: Any, task: Any, room: Any, dice: Any) -> None:
    """What a game that has left the tree is worth to every seat."""
    dice, trust = finish_by_habit(world, task.last, room.options, dice), 0.0
    if not is_over(world):
        judge(world, task.weights, room)
        trust = task.trust
        if trust < 1.0:
            finish_by_habit(world, FOREVER, room.options, dice)
    if is_over(world):
        value_end(world, room)
    for seat in range(int(world.players)):
        judged = (1.0 - MARGIN_SHARE) * room.judged[seat] + MARGIN_SHARE * 0.5
        room.chances[seat] = (1.0 - trust) * room.chances[seat] + trust * room.judged[seat]
        room.values[seat] = (1.0 - trust) * room.values[seat] + trust * judged


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
def descend(tree: Any, task: Any, room: Any, aimed: bool, dice: Any) -> int:
    """Choose by what is remembered, until something new is met; the number of decisions on the path.

    In a game that is aimed at cards the seat has laid already the others choose theirs as ever, and learn nothing from
    it: else they would learn to answer cards that they cannot see.
    """
    world, options, mixes, depth, fresh = room.records[WORLD], room.options, room.mixes, 0, False
    are_habitual = throw(dice, HUNDRED) < task.habitual
    while depth < DEEPEST and not fresh and not is_over(world) and int(world.round_number) <= task.last:
        seat = lowest_bit(to_act(world))
        width = legal(world, seat, options)
        if width == 1:
            apply(world, seat, int(options[0]), None)
            continue
        dice = dice + STEP
        if are_habitual and seat != task.seat:
            apply(world, seat, habit(world, seat, options, width, dice), None)
            continue
        aimed = aimed and is_choosing(world, room.records, room.words)
        key = key_of(world, seat, room.records, room.words)
        node = seek_node(tree, key)
        if node == NOBODY:
            node, fresh = add_node(tree, key, width), True
        if node == NOBODY:
            break
        start, learns = tree.starts[node], seat == task.seat or not aimed
        mix_at(tree.regrets if learns else tree.mixes, start, width, mixes[depth])
        tried = pick(mixes[depth], width, explored_at(tree, start, width) if learns else 0.0, dice)
        apply(world, seat, int(options[tried]), None)
        if learns:
            step = room.path[depth]
            step[NODE], step[TRIED], step[WIDTH], step[SEAT] = node, tried, width, seat
            depth += 1
    return depth


@rule
def imagine(tree: Any, task: Any, room: Any, results: Any, games: int, aimed: bool) -> None:
    """So many games and what the tree learns from each: from before anybody chose, or aimed at what the seat has laid.

    ``results`` counts wins by the options of the decision that is asked for, and seats.
    """
    world = room.records[WORLD]
    for _ in range(games):
        number = np.uint64(3 * tree.counters[SIMULATIONS])
        room.key[0] = hash_number(task.chance[0], task.chance[1], number)
        room.key[1] = hash_number(task.chance[0], task.chance[1], number + np.uint64(1))
        dice = hash_number(task.chance[0], task.chance[1], number + np.uint64(2))
        guess(room.records[ASKED if aimed else START], task.seat, room.key, room.records[WORLD:])
        depth = descend(tree, task, room, aimed, dice)
        value_game(world, task, room, ~dice)
        tree.counters[SIMULATIONS] += 1
        learn_path(tree, room, depth)
        for step in range(depth):
            if tree.keys[room.path[step, NODE]] == task.asked:
                count_result(results[room.path[step, TRIED]], room.chances, int(world.players))


@rule
def learn_path(tree: Any, room: Any, depth: int) -> None:
    weight = float(tree.counters[SIMULATIONS])
    for step in range(depth):
        node, tried, width, seat = room.path[step]
        learn(tree, tree.starts[node], width, tried, room.mixes[step], room.values[seat], weight)


@rule
def count_result(row: Any, chances: Any, players: int) -> None:
    """Tries, then every seat's chances to win."""
    row[0] += 1.0
    for seat in range(players):
        row[1 + seat] += chances[seat]
