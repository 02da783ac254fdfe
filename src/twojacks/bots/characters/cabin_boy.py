"""The cabin boy plays any legal action."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from twojacks.bots.characters.base import FastBot, fast_character, options_of, own_chance
from twojacks.kernel.game import Game
from twojacks.kernel.playouts import STEP, throw


class CabinBoy(FastBot):
    def choose(self, view: Any, seat: int) -> int:
        options, count = options_of(self.game, self.rules, view, seat)
        with np.errstate(over="ignore"):  # dice wrap around
            return pick(options[:count].tolist(), kinds_of(self.game), own_chance(self.seed, view, seat)[0])


def pick(options: list[int], kinds: list[int], dice: Any) -> int:
    """A random option: first a kind of action, each equally likely, then an option of that kind.

    So passing is as likely as bidding, no matter how many bids are possible.
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


CABIN_BOY = fast_character(
    "cabin-boy",
    "New on board: does something allowed, and says no as readily as yes when asked to pay.",
    "A freckled boy in a jersey two sizes too large, looking at everything but the work.",
    CabinBoy,
)
