"""The deckhand: takes what brings most at a glance."""

from __future__ import annotations

from typing import Any

from twojacks.bots.character import Bot, Budget, Character, options_of, own_chance
from twojacks.kernel.protocol import Game


class Deckhand:
    """Plays by the game's habit, which looks one step ahead from what the seat sees."""

    def __init__(self, game: Game, speed: str, seed: str) -> None:
        self.game, self.rules, self.seed = game, game.at_speed(speed), seed

    def choose(self, view: Any, seat: int) -> int:
        options, count = options_of(self.game, self.rules, view, seat)
        return int(self.rules.habit(view, seat, options, count, own_chance(self.seed, view, seat)[0]))


def make(game: Game, speed: str, seed: str, budget: Budget | None) -> Bot:  # noqa: ARG001 (nothing to spend)
    return Deckhand(game, speed, seed)


DECKHAND = Character(
    "deckhand",
    "Greedy: looks one step ahead, and takes what brings most there.",
    "A broad woman with rolled-up sleeves and a sack on her shoulder, one eye on the pay chest.",
    make,
)
