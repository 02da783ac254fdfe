"""Two Jacks: Montego Bay and Halunken & Spelunken, for people, programs and research."""

from __future__ import annotations

from twojacks.errors import (
    BadDevice,
    BadOptions,
    BadPosition,
    BadSave,
    Error,
    IllegalAction,
    NoSuchSeat,
    UnknownGame,
)
from twojacks.match import Match

__version__ = "0.1.0"
__all__ = [
    "BadDevice",
    "BadOptions",
    "BadPosition",
    "BadSave",
    "Error",
    "IllegalAction",
    "Match",
    "NoSuchSeat",
    "UnknownGame",
    "__version__",
]
