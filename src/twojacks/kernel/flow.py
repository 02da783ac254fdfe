"""How a decision leads to the next one: phases in a loop, the same for every game that gives its phases to `join`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from twojacks.kernel.compiling import bind, rule, unbound

# The functions of the game, put here by `join`.
set_up = run = decide = unbound


@rule
def setup(state: Any, options: Any, key: Any, journal: Any) -> None:
    """The first position in which somebody decides."""
    set_up(state, options, key, journal)
    resume(state, journal)


@rule
def resume(state: Any, journal: Any) -> None:
    """Play everything that needs no decision; stop where a seat has a choice, or at the end."""
    waiting = False
    while not waiting:
        waiting = run(state, int(state.phase), journal)


@rule
def apply(state: Any, seat: int, action: int, journal: Any) -> None:
    """Take a legal action, and go on to the next decision."""
    decide(state, seat, action, journal)
    resume(state, journal)


def join(set_up: Callable[..., None], run: Callable[..., bool], decide: Callable[..., None]) -> Any:
    """The protocol's `setup`, `resume` and `apply` of a game that has written its phases.

    ``run(state, phase, journal)`` either waits for people (true) or does the phase's work and sets the next phase.
    """
    names = {"set_up": set_up, "run": run, "decide": decide}
    return bind(setup, names), bind(resume, names), bind(apply, names)
