"""The columns of a dataset, and pyarrow, which is an optional extra."""

from __future__ import annotations

import json
from typing import Any

from twojacks import __version__
from twojacks.errors import MissingExtra
from twojacks.kernel.compiling import load_module

# Name, pyarrow type, description. Columns that are constant within a match compress to almost nothing.
COLUMNS = (
    ("match", "int64", "number of the match in this file, from 0"),
    ("game", "string", "name of the game"),
    ("variant", "string", "name of the variant"),
    ("players", "int8", "number of seats"),
    ("edition", "string", "the edition's components, as JSON; null for a game without editions"),
    ("seed", "string", "seed of the match; null if it has none"),
    ("key", "string", "key of its random numbers, 32 hexadecimal digits, if there is no seed; else null"),
    ("position", "string", "starting position, as JSON; null if the match started with a set-up"),
    ("number", "int32", "number of the decision in the match, from 0"),
    ("seat", "int8", "the seat that decided"),
    ("bot", "string", "the bot that decided, or random; null if unknown"),
    ("view", "binary", "everything the seat could know: the bytes of its observed record"),
    ("options", "list<int16>", "legal actions, ascending"),
    ("choice", "int16", "the action it took, one of the options"),
    ("action", "string", "the same as text, as matches accept it"),
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
    """Includes the descriptions of the columns."""
    fields = [arrow.field(name, type_of(arrow, kind), metadata={"about": about}) for name, kind, about in COLUMNS]
    return arrow.schema(fields, metadata={"twojacks": json.dumps({"version": __version__})})


def type_of(arrow: Any, kind: str) -> Any:
    return arrow.list_(arrow.int16()) if kind == "list<int16>" else arrow.type_for_alias(kind)
