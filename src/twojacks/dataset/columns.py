"""The columns, as data; and pyarrow, which is an optional extra."""

from __future__ import annotations

import json
from typing import Any

from twojacks import __version__
from twojacks.errors import MissingExtra
from twojacks.kernel.compiling import load_module

# Name, type as pyarrow calls it, and what it says. What is the same in every row of a match costs next to nothing.
COLUMNS = (
    ("match", "int64", "number of the match in this file, from 0"),
    ("game", "string", "name of the game"),
    ("variant", "string", "name of the variant"),
    ("players", "int8", "number of seats"),
    ("edition", "string", "what is printed, as JSON; null for a game without editions"),
    ("seed", "string", "seed of the match's chance; null if it has none"),
    ("key", "string", "key of its chance, 32 hexadecimal digits, where there is no seed; else null"),
    ("position", "string", "position it began with, as JSON; null if it began with a set-up"),
    ("number", "int32", "number of the decision in the match, from 0"),
    ("seat", "int8", "the seat that decided"),
    ("bot", "string", "who played the seat: a bot's name, or random; null if nobody knows"),
    ("view", "binary", "all that the seat could know: its observed record, byte for byte"),
    ("options", "list<int16>", "legal actions, ascending"),
    ("choice", "int16", "the action it took, one of the options"),
    ("action", "string", "the same in words, as matches take it"),
    ("score", "int16", "final score of the seat; null if the match was not finished"),
    ("won", "float", "its share of the victory, 1 for winning alone; null if the match was not finished"),
)


def load_arrow() -> Any:
    try:
        load_module("pyarrow.parquet")
        return load_module("pyarrow")
    except ImportError as error:
        raise MissingExtra("pyarrow", "dataset") from error


def make_schema(arrow: Any) -> Any:
    """With what each column says, for whoever opens a file and wonders."""
    fields = [arrow.field(name, type_of(arrow, kind), metadata={"about": about}) for name, kind, about in COLUMNS]
    return arrow.schema(fields, metadata={"twojacks": json.dumps({"version": __version__})})


def type_of(arrow: Any, kind: str) -> Any:
    return arrow.list_(arrow.int16()) if kind == "list<int16>" else arrow.type_for_alias(kind)
