"""Two Jacks: harbour board games for people, programs and research."""

from __future__ import annotations

from typing import Any

from twojacks.bulk.batch import Batch
from twojacks.bulk.simulation import Simulation, simulate
from twojacks.errors import (
    BadDevice,
    BadEdition,
    BadGame,
    BadOptions,
    BadPosition,
    BadSave,
    Error,
    IllegalAction,
    MissingExtra,
    NoSuchSeat,
    UnknownGame,
)
from twojacks.play.match import Match
from twojacks.play.positions import read_position
from twojacks.play.series import Series

__version__ = "0.2.0"
__all__ = [
    "BadDevice",
    "BadEdition",
    "BadGame",
    "BadOptions",
    "BadPosition",
    "BadSave",
    "Batch",
    "Error",
    "IllegalAction",
    "Match",
    "MissingExtra",
    "NoSuchSeat",
    "Series",
    "Simulation",
    "UnknownGame",
    "__version__",
    "read_position",
    "simulate",
]


def _give_hint(*arguments: Any) -> Any:
    """Bots are loaded when the first hint is asked for: `import twojacks` stays quick."""
    from twojacks.bots.hints import give_hint

    return give_hint(*arguments)


Match.hinter = staticmethod(_give_hint)
