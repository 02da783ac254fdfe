"""The functions of `lookahead`, bound to a game at the speed asked for."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from twojacks.bots import lookahead
from twojacks.kernel.protocol import Game, Rules


@dataclass(frozen=True, eq=False)
class Mind:
    """A game as a bot thinks about it. ``kinds`` numbers the first word of every action."""

    game: Game
    rules: Rules
    pick: Any
    weigh: Any
    kinds: Any


@cache
def mind_of(game: Game, speed: str) -> Mind:
    pick, weigh = game.bind(lookahead.pick), game.bind(lookahead.weigh)
    if speed == "native":
        pick, weigh = game.compiler.compile_entry(pick), game.compiler.compile_entry(weigh)
    else:
        quiet = np.errstate(over="ignore")  # hashing wraps around, as it does natively
        pick, weigh = quiet(pick), quiet(weigh)
    return Mind(game, game.at_speed(speed), pick, weigh, kinds_of(game))


def kinds_of(game: Game) -> Any:
    words = [game.notation.format_action(action).split()[0] for action in range(game.action_count)]
    order = list(dict.fromkeys(words))
    return np.array([order.index(word) for word in words], np.int16)
