"""Two Jacks: Montego Bay and Halunken & Spelunken, for people, programs and research."""

from __future__ import annotations

from twojacks.bulk.batch import Batch
from twojacks.bulk.simulation import Simulation, simulate
from twojacks.errors import (
    BadDevice,
    BadEdition,
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
