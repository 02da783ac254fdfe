"""The likeliest continuation: what everybody would do next by what a search remembers, to the end of the round."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from twojacks.bots.character import options_of
from twojacks.bots.search.imagining import ASKED
from twojacks.bots.search.thinking import Head, chance_of_thread
from twojacks.bots.search.tree import NOBODY, hash_view, seek_node
from twojacks.kernel.bits import lowest_bit
from twojacks.kernel.journal import new_journal, rows_of
from twojacks.kernel.protocol import Game

SURE = 8  # games of the imagination that must have come by; below, habit is as good a guide
WORLDS = 6  # in which the same decisions are followed: what happens in all of them is no guess


@dataclass(frozen=True)
class Line:
    """Decisions one after another, and what happens through them as the seat that thinks would see it.

    Of what happens only that is told which does not depend on what lies hidden or on chance.
    """

    decisions: tuple[tuple[int, int], ...]
    events: tuple[dict[str, Any], ...]


def likeliest_line(game: Game, head: Head, first: int) -> Line:
    """In one imagined world, beginning with the option ``first`` of the seat that thinks."""
    worlds, is_same = [guess_world(game, head, number) for number in range(WORLDS)], True
    decisions: list[tuple[int, int]] = []
    known: list[tuple[int, ...]] = []
    with np.errstate(over="ignore"):
        for seat, action in walk(game, head, worlds[0], first):
            is_same = is_same and all(is_legal(game, world, seat, action) for world in worlds)
            told = [rows_after(game, world, seat, action) for world in (worlds if is_same else worlds[:1])]
            decisions.append((seat, action))
            if is_same:
                known.extend(rows[0] for rows in zip(*told, strict=False) if len(set(rows)) == 1)
                is_same = len({len(rows) for rows in told}) == 1
    return Line(tuple(decisions), tuple(game.language.read(row, head.seat) for row in known))


def guess_world(game: Game, head: Head, number: int) -> Any:
    worlds = game.new_states()
    game.interpreted.guess(head.records[ASKED], head.seat, chance_of_thread(head.chance, number), worlds)
    return worlds[0]


def is_legal(game: Game, world: Any, seat: int, action: int) -> bool:
    options, count = options_of(game, game.interpreted, world, seat)
    return action in options[:count]


def rows_after(game: Game, world: Any, seat: int, action: int) -> list[tuple[int, ...]]:
    """What happens through a decision, in the words of the journal."""
    journal = new_journal()
    game.interpreted.apply(world, seat, action, journal)
    return [tuple(row) for row in rows_of(journal).tolist()]


def walk(game: Game, head: Head, world: Any, first: int) -> Iterator[tuple[int, int]]:
    """The decisions of this round; the world moves on between two of them."""
    rules, options = game.interpreted, np.zeros(game.most_options, np.int16)
    this_round, has_begun = int(world.round_number), False
    while not rules.is_over(world) and int(world.round_number) == this_round:
        seat = lowest_bit(int(rules.to_act(world)))
        count = int(rules.legal(world, seat, options))
        if seat == head.seat and not has_begun:
            has_begun = True
            yield seat, first
        else:
            yield seat, likeliest_option(game, head, world, seat, options[:count])


def likeliest_option(game: Game, head: Head, world: Any, seat: int, options: Any) -> int:
    seen = game.new_states()
    game.interpreted.observe(world, seat, seen)
    game.interpreted.reopen(seen[0])
    node = seek_node(head.tree, hash_view(seen.view(np.uint64), seat))
    if node != NOBODY:
        start = int(head.tree.starts[node])
        if int(head.tree.tries[start : start + len(options)].sum()) >= SURE:
            return int(options[int(head.tree.mixes[start : start + len(options)].argmax())])
    return int(game.interpreted.habit(world, seat, options, len(options), head.chance[0]))
