"""Playouts, as rules bound to one game: guess a world, choose by the tree, follow the rollout policy, learn.

A playout runs to the end of the game. With an evaluation it is evaluated at the end of the round, and continues only if
the evaluation is not trusted alone. Everything here sees views and guessed worlds, never the true state.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np

from twojacks.bots.search.regret_matching import explored_at, learn, mix_at, pick
from twojacks.bots.search.tree import MISSING, SIMULATIONS, add_node, hash_view, seek_node
from twojacks.kernel.bits import count_bits, lowest_bit
from twojacks.kernel.chance import hash_number
from twojacks.kernel.compiling import rule, unbound
from twojacks.kernel.playouts import STEP, throw

# The functions of the game, set by `bind`.
to_act = legal = apply = observe = guess = reopen = rollout = is_over = scores = winners = stage = describe = unbound

DEEPEST = 48  # decisions of a playout that the tree remembers
SPECTATOR = -1
FOREVER = 127  # later than any last round


class SearchTask(NamedTuple):
    """The decision to be searched, and how to search it."""

    seat: Any
    asked: Any  # the key of the decision that the seat has to take
    chance: Any
    policy_percent: Any  # of the playouts in which all the others follow the rollout policy throughout
    last: Any  # the round after which a playout is evaluated
    weights: Any  # of the evaluation
    trust: Any  # the evaluation's part in the value of a playout; the rest comes from playing to the end


class Workspace(NamedTuple):
    """Arrays that playouts reuse."""

    records: Any
    words: Any  # the same bytes
    key: Any
    options: Any
    path: Any
    mixes: Any  # along the path
    features: Any
    totals: Any
    evaluated: Any  # every seat's chance to win according to the evaluation
    chances: Any  # every seat's chance to win, all things considered
    values: Any  # the value of the playout for every seat


# The records of a search: the position before any secret choice, the view of the seat (with its own face-down cards and
# no others), the guessed world, and what a seat sees in it.
START, ASKED, WORLD, SEEN = range(4)
NODE, TRIED, WIDTH, SEAT = range(4)  # columns of a path

HUNDRED = 100

MARGIN_SHARE = 0.05  # of a value: winning counts most, the margin a little
MARGIN_SCALE = 40.0  # the margin, in points, that earns three quarters of that share
STRONGEST = 300.0  # limit of a strength: exp of more would overflow


@rule
def value_end(world: Any, workspace: Any) -> None:
    """The value of a finished game for every seat, from 0 to 1. A shared victory is shared."""
    players, best = int(world.players), winners(world)
    scores(world, workspace.totals)
    for seat in range(players):
        rival = -1000000
        for other in range(players):
            if other != seat:
                rival = max(rival, int(workspace.totals[other]))
        lead = (int(workspace.totals[seat]) - rival) / MARGIN_SCALE
        workspace.chances[seat] = 1.0 / count_bits(best) if best >> seat & 1 else 0.0
        margin = 0.5 + 0.5 * lead / (1.0 + abs(lead))
        workspace.values[seat] = (1.0 - MARGIN_SHARE) * workspace.chances[seat] + MARGIN_SHARE * margin


@rule
def evaluate(world: Any, weights: Any, workspace: Any) -> None:
    """The seats' chances in an unfinished game, from features that everybody can count on the table."""
    row, players, total = weights[stage(world)], int(world.players), 0.0
    for seat in range(players):
        describe(world, seat, workspace.features)
        strength = 0.0
        for index in range(len(row)):
            strength += row[index] * workspace.features[index]
        workspace.evaluated[seat] = math.exp(min(max(strength, -STRONGEST), STRONGEST))
        total += workspace.evaluated[seat]
    for seat in range(players):
        workspace.evaluated[seat] /= total


@rule
def roll_out(world: Any, last: int, options: Any, dice: Any) -> Any:
    """Follow the rollout policy to the end of the round ``last``. Returns the dice to continue with."""
    while not is_over(world) and int(world.round_number) <= last:
        seat = lowest_bit(to_act(world))
        count = legal(world, seat, options)
        dice = dice + STEP
        apply(world, seat, rollout(world, seat, options, count, dice) if count > 1 else int(options[0]), None)
    return dice


@rule
def value_game(world: Any, task: Any, workspace: Any, dice: Any) -> None:
    """The value for every seat of a playout that has left the tree."""
    dice, trust = roll_out(world, task.last, workspace.options, dice), 0.0
    if not is_over(world):
        evaluate(world, task.weights, workspace)
        trust = task.trust
        if trust < 1.0:
            roll_out(world, FOREVER, workspace.options, dice)
    if is_over(world):
        value_end(world, workspace)
    for seat in range(int(world.players)):
        evaluated = (1.0 - MARGIN_SHARE) * workspace.evaluated[seat] + MARGIN_SHARE * 0.5
        workspace.chances[seat] = (1.0 - trust) * workspace.chances[seat] + trust * workspace.evaluated[seat]
        workspace.values[seat] = (1.0 - trust) * workspace.values[seat] + trust * evaluated


@rule
def key_of(world: Any, seat: int, records: Any, words: Any) -> Any:
    """A key for what a seat knows when it decides. It ignores that others have laid a card face down already."""
    observe(world, seat, records[SEEN:])
    reopen(records[SEEN])
    return hash_view(words[SEEN], seat)


@rule
def is_choosing(world: Any, records: Any, words: Any) -> bool:
    """Whether everything that happened since the start is still face down."""
    observe(world, SPECTATOR, records[SEEN:])
    reopen(records[SEEN])
    same = True
    for index in range(words.shape[1]):
        same = same and words[SEEN, index] == words[START, index]
    return same


@rule
def descend(tree: Any, task: Any, workspace: Any, aimed: bool, dice: Any) -> int:
    """Choose by the tree until a new node is added. Returns the number of decisions on the path.

    A playout that is ``aimed`` starts from the cards that the seat has already laid. The others choose as usual but
    learn nothing from it, because otherwise they would learn to answer cards that they cannot see.
    """
    world, options, mixes, depth, fresh = workspace.records[WORLD], workspace.options, workspace.mixes, 0, False
    follows_policy = throw(dice, HUNDRED) < task.policy_percent
    while depth < DEEPEST and not fresh and not is_over(world) and int(world.round_number) <= task.last:
        seat = lowest_bit(to_act(world))
        width = legal(world, seat, options)
        if width == 1:
            apply(world, seat, int(options[0]), None)
            continue
        dice = dice + STEP
        if follows_policy and seat != task.seat:
            apply(world, seat, rollout(world, seat, options, width, dice), None)
            continue
        aimed = aimed and is_choosing(world, workspace.records, workspace.words)
        key = key_of(world, seat, workspace.records, workspace.words)
        node = seek_node(tree, key)
        if node == MISSING:
            node, fresh = add_node(tree, key, width), True
        if node == MISSING:
            break
        start, learns = tree.starts[node], seat == task.seat or not aimed
        mix_at(tree.regrets if learns else tree.mixes, start, width, mixes[depth])
        tried = pick(mixes[depth], width, explored_at(tree, start, width) if learns else 0.0, dice)
        apply(world, seat, int(options[tried]), None)
        if learns:
            step = workspace.path[depth]
            step[NODE], step[TRIED], step[WIDTH], step[SEAT] = node, tried, width, seat
            depth += 1
    return depth


@rule
def run_playouts(tree: Any, task: Any, workspace: Any, results: Any, games: int, aimed: bool) -> None:
    """Run a number of playouts and learn from each. They start before any secret choice, or are ``aimed``.

    ``results`` sums tries and wins: a row for each option of the searched decision, a column for each seat.
    """
    world = workspace.records[WORLD]
    for _ in range(games):
        number = np.uint64(3 * tree.counters[SIMULATIONS])
        workspace.key[0] = hash_number(task.chance[0], task.chance[1], number)
        workspace.key[1] = hash_number(task.chance[0], task.chance[1], number + np.uint64(1))
        dice = hash_number(task.chance[0], task.chance[1], number + np.uint64(2))
        guess(workspace.records[ASKED if aimed else START], task.seat, workspace.key, workspace.records[WORLD:])
        depth = descend(tree, task, workspace, aimed, dice)
        value_game(world, task, workspace, ~dice)
        tree.counters[SIMULATIONS] += 1
        learn_path(tree, workspace, depth)
        for step in range(depth):
            if tree.keys[workspace.path[step, NODE]] == task.asked:
                count_result(results[workspace.path[step, TRIED]], workspace.chances, int(world.players))


@rule
def learn_path(tree: Any, workspace: Any, depth: int) -> None:
    weight = float(tree.counters[SIMULATIONS])
    for step in range(depth):
        node, tried, width, seat = workspace.path[step]
        learn(tree, tree.starts[node], width, tried, workspace.mixes[step], workspace.values[seat], weight)


@rule
def count_result(row: Any, chances: Any, players: int) -> None:
    """Adds one try and every seat's chance to win."""
    row[0] += 1.0
    for seat in range(players):
        row[1 + seat] += chances[seat]
