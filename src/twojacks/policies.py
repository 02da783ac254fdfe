"""Policies: functions that decide for seats inside compiled games.

A policy is called as ``policy(view, seat, options, count, dice)``: the observed record of the seat, its number, an
array whose first ``count`` numbers are its options, and dice for `throw` of kernel/playing.py; it returns one of the
options. It is compiled with Numba, on CUDA too, and may call rules of the games by their names. Who divides by zero
gets what NumPy gives, and no exception.
"""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from types import FunctionType
from typing import Any

from twojacks.errors import BadOptions, IllegalAction
from twojacks.kernel import playing
from twojacks.kernel.compiling import rule
from twojacks.kernel.fields import describe
from twojacks.kernel.playing import choose_by_policy, choose_randomly, play_by_policy, play_randomly
from twojacks.kernel.protocol import Game

Policy = Callable[..., int]
ARGUMENTS = 5
CALL = ">>> "  # before a call that Numba quotes


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
    """Around the first call of what was compiled with a policy: Numba's pages become a sentence.

    What a policy raises itself while it plays stays as it is.
    """
    if policy is None:
        yield
        return
    try:
        yield
    except numba_errors() as error:
        raise BadOptions(f"policy: {policy.__name__} cannot be compiled: {summary_of(str(error))}") from error
    except KeyError as error:  # how Numba says that a record has no such field
        if not comes_from_numba(error):
            raise
        reason = f"expected a field of the view, not {error}"
        raise BadOptions(f"policy: {policy.__name__} cannot be compiled: {reason}") from error


def summary_of(pages: str) -> str:
    """The first line of Numba's that says something; whole, where it goes on with a call that does not exist."""
    lines = [line.strip() for line in pages.splitlines() if line.strip()]
    told = [line for line in lines if not line.startswith(("Failed in", "During", "File"))]
    calls = [line.removeprefix(CALL) for line in told[1:2] if line.startswith(CALL)]
    places = [line for line in lines if line.startswith("During: typing of")]
    if calls and calls[0].startswith("int(") and places and playing.__file__ in places[0]:  # where we call it
        returned = calls[0].removeprefix("int(").removesuffix(")")
        return f"expected one that returns one of its options, a whole number, not what Numba calls {returned}"
    return " ".join([*told[:1], *calls]) or "no reason given"


def comes_from_numba(error: Exception) -> bool:
    """And not from the policy itself, whose own exceptions have no module of Python's around them."""
    *_, (frame, _line) = traceback.walk_tb(error.__traceback__)
    return str(frame.f_globals.get("__name__")).startswith("numba.")


def no_option(name: str, where: str) -> IllegalAction:
    """A policy chose what it may not."""
    reason = "chose something that is not among the options"
    return IllegalAction(f"policy: {name} {reason} in {where}", reason=reason)
