"""What a match asks of the rules at every decision, in few calls that cost little.

Compiled functions take an array far more quickly than the record in it, whose fields NumPy describes anew for every
call: these take arrays of one record. Numba itself looks at all fields of such an array, too, to find the version of a
function that was compiled for it, which takes ten times as long as the step. There is only one version: a match calls
it straight, always with the types it was compiled for by `use_once`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from twojacks.kernel.compiling import can_compile, rule, unbound
from twojacks.kernel.journal import new_journal
from twojacks.kernel.protocol import Game

observe = legal = apply = to_act = unbound


@dataclass(frozen=True)
class Steps:
    see: Callable[..., None]  # see(states, seat, views): what the seat may know
    look: Callable[..., int]  # look(states, seat, views, options) -> how many options: the same, and what it may play
    play: Callable[..., None]  # play(states, seat, action, journal)
    ask: Callable[..., int]  # ask(states) -> the seats that owe a decision, as a bit set


@rule
def see(states: Any, seat: int, views: Any) -> None:
    observe(states[0], seat, views)


@rule
def look(states: Any, seat: int, views: Any, options: Any) -> int:
    """Options follow from the view alone."""
    observe(states[0], seat, views)
    return int(legal(views[0], seat, options))


@rule
def play(states: Any, seat: int, action: int, journal: Any) -> None:
    apply(states[0], seat, action, journal)


@rule
def ask(states: Any) -> int:
    return int(to_act(states[0]))


def state_type(game: Game, speed: str) -> np.dtype[Any]:
    """Of the arrays that steps take."""
    return game.state if speed == "native" and can_compile() else record_type(game)


@cache
def record_type(game: Game) -> np.dtype[Any]:
    """Records whose fields are attributes, as Python's rules need them; compiled ones look them over more slowly."""
    return np.dtype((np.record, game.state))


@cache
def steps_of(game: Game, speed: str) -> Steps:
    rules = game.at_speed(speed)
    bound = {name: game.bind(step) for name, step in (("see", see), ("look", look), ("play", play), ("ask", ask))}
    if speed == "interpreted":
        return Steps(**{name: np.errstate(over="ignore")(step) for name, step in bound.items()})
    steps = Steps(**{name: game.compiler.compile_entry(step, is_quick=True) for name, step in bound.items()})
    with game.compiler.announced("steps"):
        use_once(game, rules, steps)
    return Steps(**{name: straight(step) for name, step in vars(steps).items()})


def straight(step: Any) -> Any:
    """The one compiled version of a step, without looking for it; the step itself where nothing is compiled."""
    if not hasattr(step, "overloads"):
        return step
    (version,) = step.overloads.values()
    return version.entry_point


def use_once(game: Game, rules: Any, steps: Steps) -> None:
    """On a throw-away game: Numba compiles what is called, when it is called."""
    variant, counts = next(iter(game.variants.items()))
    kind = state_type(game, "native")
    states, views, journal = np.zeros(1, kind), np.zeros(1, kind), new_journal()
    rules.setup(
        states[0], game.make_options(variant, counts[0], game.read_edition(None)), np.zeros(2, np.uint64), journal
    )
    seat, options = int(steps.ask(states)).bit_length() - 1, np.zeros(game.most_options, np.int16)
    steps.see(states, seat, views)
    assert steps.look(states, seat, views, options)
    steps.play(states, seat, int(options[0]), journal)
