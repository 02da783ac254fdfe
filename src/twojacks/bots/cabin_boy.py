"""The cabin boy: anything that is allowed."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from twojacks.bots.character import Bot, Budget, Character, options_of, own_chance
from twojacks.kernel.playing import STEP, throw
from twojacks.kernel.protocol import Game


class CabinBoy:
    def __init__(self, game: Game, speed: str, seed: str) -> None:
        self.game, self.rules, self.seed = game, game.at_speed(speed), seed

    def choose(self, view: Any, seat: int) -> int:
        options, count = options_of(self.game, self.rules, view, seat)
        with np.errstate(over="ignore"):  # dice wrap around
            return pick(options[:count].tolist(), kinds_of(self.game), own_chance(self.seed, view, seat)[0])


def pick(options: list[int], kinds: list[int], dice: Any) -> int:
    """A random option: first what kind of thing to do, each equally likely, then which of that kind.

    So a crew with nine sailors passes in an auction as often as one with two.
    """
    different = sorted({kinds[option] for option in options})
    kind = different[throw(dice, len(different))]
    same = [option for option in options if kinds[option] == kind]
    return same[throw(dice + STEP, len(same))]


@cache
def kinds_of(game: Game) -> list[int]:
    """The first word of every action, numbered."""
    words = [game.notation.format_action(action).split()[0] for action in range(game.action_count)]
    order = list(dict.fromkeys(words))
    return [order.index(word) for word in words]


def make(game: Game, speed: str, seed: str, budget: Budget | None) -> Bot:  # noqa: ARG001 (nothing to spend)
    return CabinBoy(game, speed, seed)


CABIN_BOY = Character(
    "cabin-boy",
    "New on board: does something allowed, and says no as readily as yes when asked to pay.",
    "A freckled boy in a jersey two sizes too large, looking at everything but the work.",
    make,
)
