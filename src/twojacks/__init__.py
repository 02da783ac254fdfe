"""Two Jacks: Montego Bay and Halunken & Spelunken, for people, programs and research."""

from __future__ import annotations

from twojacks.batch import Batch
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
from twojacks.match import Match
from twojacks.positions import read_position
from twojacks.series import Series
from twojacks.simulation import Simulation, simulate

__version__ = "0.1.0"
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
