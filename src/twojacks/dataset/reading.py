"""Rows back into matches, and views back into records and features."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from itertools import groupby
from operator import itemgetter
from typing import Any

import numpy as np

from twojacks.dataset.columns import COLUMNS, load_arrow
from twojacks.errors import BadOptions, BadSave, Error
from twojacks.games import find_game
from twojacks.kernel.features import feature_writer, layout_of
from twojacks.kernel.fields import describe
from twojacks.match import Match, Speed

NEEDED = ("match", "game", "variant", "players", "edition", "seed", "key", "position", "number", "seat", "action")


def read_matches(path: str | os.PathLike[str], *, speed: Speed = "interpreted") -> Iterator[Match]:
    """The matches of a file, one after the other, each replayed to its last decision."""
    for match, rows in groupby(read_rows(path), itemgetter("match")):
        yield replay(f"match {match}", rows, speed)


def read_rows(path: str | os.PathLike[str]) -> Iterator[dict[str, Any]]:
    """As many at a time as fit into little memory."""
    arrow = load_arrow()
    try:
        with arrow.parquet.ParquetFile(path) as file:
            missing = sorted(set(NEEDED) - set(file.schema_arrow.names))
            if missing:
                raise BadSave("columns", f"expected those of a dataset of ours; missing {', '.join(missing)}")
            for batch in file.iter_batches(columns=list(NEEDED)):
                yield from batch.to_pylist()
    except (OSError, ValueError, arrow.ArrowException) as error:  # damage inside is met on the way
        told = " ".join(str(error).split())
        raise BadSave("file", f"expected a Parquet file that can be read; {os.fspath(path)}: {told}") from error


def replay(name: str, rows: Iterator[dict[str, Any]], speed: Speed) -> Match:
    match: Match | None = None
    for number, row in enumerate(rows):
        place = f"{name}, decision {number}"
        if row["number"] != number:
            raise BadSave(place, f"expected decisions in their order, and none missing, not number {row['number']}")
        try:
            match = match or begin(row, speed)
            match.play(row["seat"], row["action"])
        except Error as error:
            raise BadSave(place, error.message, code="save.illegal") from error
    assert match is not None
    return match


def begin(row: dict[str, Any], speed: Speed) -> Match:
    """As its first row says."""
    if row["position"] is not None:
        return Match.from_position(read_json(row, "position"), speed=speed)
    words = {name: row[name] for name in ("game", "players", "variant")}
    edition = None if row["edition"] is None else read_json(row, "edition")
    if row["seed"] is None:
        return Match.with_key(row["key"], **words, edition=edition, speed=speed)
    return Match.new(**words, seed=row["seed"], edition=edition, speed=speed)


def read_json(row: dict[str, Any], name: str) -> Any:
    try:
        return json.loads(row[name])
    except (TypeError, ValueError, RecursionError) as error:
        raise BadOptions(f"{name}: expected JSON, not {describe(row[name])}") from error


def view_records(game: str, views: Any) -> Any:
    """A column of views, or any other bytes of observed records, as an array of records with named fields."""
    state = find_game(game).state
    whole = b"".join(views.to_pylist() if hasattr(views, "to_pylist") else views)
    if len(whole) % state.itemsize:
        raise BadSave("view", f"expected records of {state.itemsize} bytes, as {game} has them")
    return np.frombuffer(whole, state)


def feature_rows(game: str, views: Any) -> Any:
    """The same as numbers for learning: a row of features for each, named by `twojacks.kernel.features.layout_of`."""
    rules = find_game(game)
    layout, write, records = layout_of(rules), feature_writer(rules), view_records(game, views)
    octets = records.view(np.int8).reshape(len(records), rules.state.itemsize)
    features = np.zeros((len(records), layout.size), np.int16)
    for row, out in zip(octets, features, strict=True):
        write(row, layout.plan, out)
    return features


assert {name for name, _, _ in COLUMNS} >= set(NEEDED)
