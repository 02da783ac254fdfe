"""The cabin boy: anything that is allowed."""

from __future__ import annotations

from typing import Any

from twojacks.bots.character import Bot, Budget, Character, options_of, own_chance
from twojacks.bots.thinking import mind_of
from twojacks.kernel.protocol import Game


class CabinBoy:
    def __init__(self, game: Game, speed: str, seed: str) -> None:
        self.mind = mind_of(game, speed)
        self.seed = seed

    def choose(self, view: Any, seat: int) -> int:
        options, count = options_of(self.mind.game, self.mind.rules, view, seat)
        return int(self.mind.pick(options, count, self.mind.kinds, own_chance(self.seed, view, seat)[0]))


def make(game: Game, speed: str, seed: str, budget: Budget | None) -> Bot:  # noqa: ARG001 (nothing to spend)
    return CabinBoy(game, speed, seed)


CABIN_BOY = Character(
    "cabin-boy",
    "New on board: does something allowed, and says no as readily as yes when asked to pay.",
    "A freckled boy in a jersey two sizes too large, looking at everything but the work.",
    make,
)
