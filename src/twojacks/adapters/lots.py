"""Chance laid open: the same rules, but whoever runs them says what is drawn.

A record draws from its key, which is quick and the same everywhere; who enumerates a game wants every outcome
instead. Here `draw` and `shuffle` are replaced, in copies of a game's functions, by ones that take lots from a list.
Where the list is too short the rules stop, and say among how many lots the next one is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import FunctionType
from typing import Any

import numpy as np

from twojacks.kernel import chance
from twojacks.kernel.compiling import called_rules, with_names
from twojacks.kernel.protocol import Game


class Undrawn(Exception):
    """The rules need one lot more, out of so many that are equally likely."""

    def __init__(self, sides: int) -> None:
        super().__init__(f"a lot among {sides} is not drawn yet")
        self.sides = sides


class OpenRules:
    """`setup` and `apply` of a game, interpreted, with given lots. What they leave half done is to be thrown away."""

    def __init__(self, game: Game) -> None:
        self._lots: list[int] = []
        replaced: dict[Any, Callable[..., Any]] = {chance.draw: self._draw, chance.shuffle: self._shuffle}
        self._setup = replace_rules(game.rules.setup, replaced)
        self._apply = replace_rules(game.rules.apply, replaced)

    def setup(self, state: Any, options: Any, lots: Sequence[int], journal: Any) -> None:
        self._lots = list(lots)
        self._setup(state, options, np.zeros(2, np.uint64), journal)

    def apply(self, state: Any, decisions: Sequence[tuple[int, int]], lots: Sequence[int], journal: Any) -> None:
        """Some seats' actions, one after the other."""
        self._lots = list(lots)
        for seat, action in decisions:
            self._apply(state, seat, action, journal)

    def _draw(self, _state: Any, sides: int) -> int:
        if sides == 1:
            return 0
        if not self._lots:
            raise Undrawn(sides)
        return self._lots.pop(0)

    def _shuffle(self, state: Any, items: Any, count: int) -> None:
        """Place by place from the last, as the rules do it, but with a lot for each place."""
        for last in range(count - 1, 0, -1):
            other = self._draw(state, last + 1)
            kept = items[last]
            items[last] = items[other]
            items[other] = kept


def replace_rules(function: Any, replaced: Mapping[Any, Callable[..., Any]]) -> Any:
    """A copy of a rule, and of all that it calls, in which some rules are others."""
    made: dict[FunctionType, Any] = dict(replaced)

    def copy(rule: FunctionType) -> Any:
        if rule not in made:
            made[rule] = with_names(rule, {name: copy(called) for name, called in called_rules(rule).items()})
        return made[rule]

    return copy(function)
