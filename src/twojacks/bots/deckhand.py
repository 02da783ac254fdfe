"""The deckhand: tries every option in a few imagined worlds, and takes the one that pays."""

from __future__ import annotations

from typing import Any

import numpy as np

from twojacks.bots.character import Bot, Budget, Character, options_of, own_chance
from twojacks.bots.thinking import mind_of
from twojacks.kernel.protocol import Game

FUTURES = 40  # options × worlds a decision is worth: it then takes a fraction of a second in the interpreter
DECISIONS = 16  # of everybody together, looked ahead in each of them: about a round


class Deckhand:
    def __init__(self, game: Game, speed: str, seed: str) -> None:
        self.mind = mind_of(game, speed)
        self.seed = seed

    def choose(self, view: Any, seat: int) -> int:
        """The option with the best expected margin; among equals any of them."""
        game, chance = self.mind.game, own_chance(self.seed, view, seat)
        options, count = options_of(game, self.mind.rules, view, seat)
        values = np.zeros(count, np.int64)
        self.mind.weigh(
            view,
            seat,
            options,
            count,
            self.mind.kinds,
            chance,
            max(2, FUTURES // count),
            DECISIONS,
            np.zeros(2, np.uint64),
            game.new_states(2),
            np.zeros(game.most_options, np.int16),
            np.zeros(len(game.colours), np.int64),
            values,
        )
        best = np.flatnonzero(values == values.max())
        return int(options[best[int(chance[1]) % len(best)]])


def make(game: Game, speed: str, seed: str, budget: Budget | None) -> Bot:  # noqa: ARG001 (nothing to spend)
    return Deckhand(game, speed, seed)


DECKHAND = Character(
    "deckhand",
    "Greedy: imagines what each option leads to next, and takes the one that pays.",
    "A broad woman with rolled-up sleeves and a sack on her shoulder, one eye on the pay chest.",
    make,
)
