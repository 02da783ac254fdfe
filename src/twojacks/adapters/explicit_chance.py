"""Explicit chance: the same rules, but the caller chooses the outcome of every draw.

A record draws random numbers from its key, which is fast and repeatable. A program that enumerates a game needs every
outcome instead. Here `draw` and `shuffle` are replaced, in copies of a game's functions, by versions that take their
outcomes from a list. If the list is too short, the rules stop and report how many outcomes the next draw has.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import FunctionType
from typing import Any

import numpy as np

from twojacks.kernel import chance
from twojacks.kernel.compiling import called_rules, with_names
from twojacks.kernel.game import Game


class MissingOutcome(Exception):
    """The rules need the outcome of one more draw. All ``count`` outcomes are equally likely."""

    def __init__(self, count: int) -> None:
        super().__init__(f"a draw with {count} outcomes has no outcome yet")
        self.count = count


class ExplicitChanceRules:
    """`setup` and `apply` of a game, interpreted, with given outcomes. After `MissingOutcome`, discard the record."""

    def __init__(self, game: Game) -> None:
        self._outcomes: list[int] = []
        replaced: dict[Any, Callable[..., Any]] = {chance.draw: self._draw, chance.shuffle: self._shuffle}
        self._setup = replace_rules(game.rules.setup, replaced)
        self._apply = replace_rules(game.rules.apply, replaced)

    def setup(self, state: Any, options: Any, outcomes: Sequence[int], journal: Any) -> None:
        self._outcomes = list(outcomes)
        self._setup(state, options, np.zeros(2, np.uint64), journal)

    def apply(self, state: Any, decisions: Sequence[tuple[int, int]], outcomes: Sequence[int], journal: Any) -> None:
        """Apply the actions of some seats, one after the other."""
        self._outcomes = list(outcomes)
        for seat, action in decisions:
            self._apply(state, seat, action, journal)

    def _draw(self, _state: Any, count: int) -> int:
        if count == 1:
            return 0
        if not self._outcomes:
            raise MissingOutcome(count)
        return self._outcomes.pop(0)

    def _shuffle(self, state: Any, items: Any, count: int) -> None:
        """Like `chance.shuffle`, from the last place to the first, with a draw for each place."""
        for last in range(count - 1, 0, -1):
            other = self._draw(state, last + 1)
            kept = items[last]
            items[last] = items[other]
            items[other] = kept


def replace_rules(function: Any, replaced: Mapping[Any, Callable[..., Any]]) -> Any:
    """A copy of a rule, and of all rules that it calls, in which some rules are replaced."""
    made: dict[FunctionType, Any] = dict(replaced)

    def copy(rule: FunctionType) -> Any:
        if rule not in made:
            made[rule] = with_names(rule, {name: copy(called) for name, called in called_rules(rule).items()})
        return made[rule]

    return copy(function)
