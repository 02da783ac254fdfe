"""Chance's key in a record: given to a game or a guessed world, and taken out of what a seat may see."""

from __future__ import annotations

from typing import Any

from twojacks.kernel.compiling import rule


@rule
def give_key(state: Any, key: Any) -> None:
    """Everything drawn from now on follows from this key."""
    state.key[0], state.key[1] = key[0], key[1]
    state.draws = 0


@rule
def take_key(view: Any) -> None:
    view.key[0], view.key[1] = 0, 0
    view.draws = 0
