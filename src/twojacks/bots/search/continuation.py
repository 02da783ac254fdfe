"""The likeliest continuation of a game to the end of the round, according to a search tree."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from twojacks.bots.characters.base import options_of
from twojacks.bots.search.playouts import ASKED
from twojacks.bots.search.searcher import Searcher, chance_of_thread
from twojacks.bots.search.tree import MISSING, hash_view, seek_node
from twojacks.kernel.bits import lowest_bit
from twojacks.kernel.game import Game
from twojacks.kernel.journal import new_journal, rows_of

SURE = 8  # playouts that must have visited a node; below that, the rollout policy is as good
WORLDS = 6  # guessed worlds in which the decisions are tried: what happens in all of them is certain


@dataclass(frozen=True)
class Continuation:
    """A sequence of decisions, and the events that follow, as the searching seat would see them.

    Events that depend on hidden information or on chance are left out.
    """

    decisions: tuple[tuple[int, int], ...]
    events: tuple[dict[str, Any], ...]


def likeliest_continuation(game: Game, searcher: Searcher, first: int) -> Continuation:
    """In one guessed world, beginning with the option ``first`` of the searching seat."""
    worlds, is_same = [guess_world(game, searcher, number) for number in range(WORLDS)], True
    decisions: list[tuple[int, int]] = []
    known: list[tuple[int, ...]] = []
    with np.errstate(over="ignore"):
        for seat, action in walk(game, searcher, worlds[0], first):
            is_same = is_same and all(is_legal(game, world, seat, action) for world in worlds)
            told = [rows_after(game, world, seat, action) for world in (worlds if is_same else worlds[:1])]
            decisions.append((seat, action))
            if is_same:
                known.extend(rows[0] for rows in zip(*told, strict=False) if len(set(rows)) == 1)
                is_same = len({len(rows) for rows in told}) == 1
    return Continuation(tuple(decisions), tuple(game.language.read(row, searcher.seat) for row in known))


def guess_world(game: Game, searcher: Searcher, number: int) -> Any:
    worlds = game.new_states()
    game.interpreted.guess(searcher.records[ASKED], searcher.seat, chance_of_thread(searcher.chance, number), worlds)
    return worlds[0]


def is_legal(game: Game, world: Any, seat: int, action: int) -> bool:
    options, count = options_of(game, game.interpreted, world, seat)
    return action in options[:count]


def rows_after(game: Game, world: Any, seat: int, action: int) -> list[tuple[int, ...]]:
    """The journal's rows of a decision."""
    journal = new_journal()
    game.interpreted.apply(world, seat, action, journal)
    return [tuple(row) for row in rows_of(journal).tolist()]


def walk(game: Game, searcher: Searcher, world: Any, first: int) -> Iterator[tuple[int, int]]:
    """The decisions of this round. The caller applies each one to the world."""
    rules, options = game.interpreted, np.zeros(game.most_options, np.int16)
    this_round, has_begun = int(world.round_number), False
    while not rules.is_over(world) and int(world.round_number) == this_round:
        seat = lowest_bit(int(rules.to_act(world)))
        count = int(rules.legal(world, seat, options))
        if seat == searcher.seat and not has_begun:
            has_begun = True
            yield seat, first
        else:
            yield seat, likeliest_option(game, searcher, world, seat, options[:count])


def likeliest_option(game: Game, searcher: Searcher, world: Any, seat: int, options: Any) -> int:
    seen = game.new_states()
    game.interpreted.observe(world, seat, seen)
    game.interpreted.reopen(seen[0])
    node = seek_node(searcher.tree, hash_view(seen.view(np.uint64), seat))
    if node != MISSING:
        start = int(searcher.tree.starts[node])
        if int(searcher.tree.tries[start : start + len(options)].sum()) >= SURE:
            return int(options[int(searcher.tree.mixes[start : start + len(options)].argmax())])
    return int(game.interpreted.rollout(world, seat, options, len(options), searcher.chance[0]))
