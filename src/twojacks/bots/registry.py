"""Bots of people's own, by name: classes registered in this process, or by an installed package's entry points.

A class is kept as where it can be imported from, because it plays in a process of its own.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from importlib.metadata import entry_points
from typing import Any, TypeVar, overload

from twojacks.errors import BadOptions
from twojacks.kernel.fields import describe

GROUP = "twojacks.bots"  # of entry points: name = "package.module:Class"
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
REGISTERED: dict[str, str] = {}

C = TypeVar("C", bound=type)


@overload
def register(name: str, kind: C) -> C: ...
@overload
def register(name: str) -> Callable[[C], C]: ...
def register(name: str, kind: Any = None) -> Any:
    """Call a class by a name: ``register("careful", Careful)``, or ``@register("careful")`` above it."""
    if not isinstance(name, str) or not NAME.fullmatch(name):
        raise BadOptions(f"bot: expected a name of small letters, digits and hyphens, not {describe(name)}")
    if name in character_names():
        raise BadOptions(f"bot: expected a name that no character has, not {name!r}")
    if kind is None:
        return lambda later: register(name, later)
    REGISTERED[name] = place_of(kind)
    return kind


def character_names() -> frozenset[str]:
    from twojacks.bots.crew import CHARACTERS  # which looks names up here

    return frozenset(CHARACTERS)


def place_of(kind: Any) -> str:
    """Where another process finds a class: ``package.module:Class``, or ``file.py:Class`` for a script's own."""
    if not isinstance(kind, type) or not callable(getattr(kind, "choose", None)):
        raise BadOptions(f"bot: expected a class with a method choose(view, options, seat), not {describe(kind)}")
    if "<locals>" in kind.__qualname__:
        raise BadOptions(f"bot: expected a class at the top of a module, not {kind.__qualname__}")
    if kind.__module__ != "__main__":
        return f"{kind.__module__}:{kind.__qualname__}"
    file = getattr(sys.modules["__main__"], "__file__", None)
    if file is None:
        raise BadOptions(f"bot: expected a class in a file; {kind.__qualname__} was typed in, and cannot be imported")
    return f"{file}:{kind.__qualname__}"


def find_registered(name: str) -> str | None:
    """The class of that name as ``module:Class``; what was registered here goes before what is installed."""
    if name in REGISTERED:
        return REGISTERED[name]
    return next((entry.value for entry in entry_points(group=GROUP, name=name)), None)


def registered_names() -> list[str]:
    return sorted({*REGISTERED, *entry_points(group=GROUP).names})
