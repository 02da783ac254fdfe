"""Policies: functions that decide for seats inside compiled games.

A policy is called as ``policy(view, seat, options, count, dice)``: the observed record of the seat, its number, an
array whose first ``count`` numbers are its options, and dice for `throw` of kernel/playing.py; it returns one of the
options. It is compiled with Numba, on CUDA too, and may call rules of the games by their names.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from types import FunctionType
from typing import Any

from twojacks.errors import BadOptions, IllegalAction
from twojacks.kernel.compiling import rule
from twojacks.kernel.fields import describe
from twojacks.kernel.playing import choose_by_policy, choose_randomly, play_by_policy, play_randomly
from twojacks.kernel.protocol import Game

Policy = Callable[..., int]
ARGUMENTS = 5


def read_policy(policy: Any) -> Policy | None:
    """A Python function, or one that Numba has compiled already; none means at random."""
    function = getattr(policy, "py_func", policy)
    if function is None:
        return None
    if not isinstance(function, FunctionType) or function.__code__.co_argcount != ARGUMENTS:
        raise BadOptions(f"policy: expected a function of view, seat, options, count and dice, not {describe(policy)}")
    return rule(function)


def names_for(game: Game, policy: Policy | None) -> dict[str, Any]:
    """What templates of the kernel call where seats decide: for one decision, and for a game to its end."""
    if policy is None:
        return {"choose": game.bind(choose_randomly), "play_out": game.bind(play_randomly)}
    return {
        "choose": game.bind(choose_by_policy, policy=policy),
        "play_out": game.bind(play_by_policy, policy=policy),
    }


def room_for(policy: Policy | None, options: Any, views: Any) -> Any:
    """What those rules work in."""
    return options if policy is None else (options, views)


@cache
def compile_with(game: Game, template: Callable[..., Any], policy: Policy | None) -> Any:
    """A template of the kernel in which seats decide by a policy, compiled."""
    bound = game.bind(template, **names_for(game, policy))
    return game.compiler.compile_entry(bound, keep=policy is None)


def numba_errors() -> tuple[type[Exception], ...]:
    """Numba's for CUDA are others."""
    loaded = (sys.modules.get(f"numba.{part}errors") for part in ("core.", "cuda.core."))
    return tuple(module.NumbaError for module in loaded if module is not None)


@contextmanager
def explained(policy: Policy | None) -> Iterator[None]:
    """Around the first call of what was compiled with a policy: Numba's pages become a sentence."""
    if policy is None:
        yield
        return
    try:
        yield
    except numba_errors() as error:
        lines = [line.strip() for line in str(error).splitlines() if line.strip()]
        told = next((line for line in lines if not line.startswith(("Failed in", "During", "File"))), "no reason given")
        raise BadOptions(f"policy: {policy.__name__} cannot be compiled: {told}") from error


def no_option(name: str, where: str) -> IllegalAction:
    """A policy chose what it may not."""
    reason = "chose something that is not among the options"
    return IllegalAction(f"policy: {name} {reason} in {where}", reason=reason)
