"""The record: one piece of memory of a fixed size that holds everything there is to know about a game.

Every record has the fields of `REQUIRED`. Fields whose integers have no sign, or 64 bits, are bit sets.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np

KEY, DRAWS = "key", "draws"  # of chance
PLAYERS, ROUND, PHASE, VARIANT = "players", "round_number", "phase", "variant"
PADDING = "blank"
REQUIRED = {
    KEY: np.dtype((np.uint64, (2,))),
    DRAWS: np.dtype(np.uint32),
    PLAYERS: np.dtype(np.int8),
    ROUND: np.dtype(np.int8),  # a game without rounds leaves it at 1
    PHASE: np.dtype(np.int8),
}
WORD = 8  # searching bots read records as numbers of eight bytes
WIDEST = 2  # bytes of a number that is not a bit set: observations hold 16 bits

Bounds = Mapping[str, tuple[int, int]]  # by field: the least and the greatest number, those of views included


def is_set(kind: np.dtype[Any]) -> bool:
    """Whether the numbers of a field are bit sets."""
    return kind.base.kind == "u" or kind.base == np.int64


def capacity_of(kind: np.dtype[Any]) -> tuple[int, int]:
    limits = np.iinfo(kind.base)
    return int(limits.min), int(limits.max)


def find_mistakes(state: np.dtype[Any], bounds: Bounds) -> Iterator[str]:
    """One sentence for each thing that is wrong with the record of a game."""
    fields: Mapping[str, Any] = state.fields or {}
    for name, kind in REQUIRED.items():
        if name not in fields:
            yield f"state: expected a field {name}, {kind.base}"
        elif fields[name][0] != kind:
            yield f"state, {name}: expected the type {kind}, not {fields[name][0]}"
    for name, (kind, *_) in fields.items():
        if not is_set(kind) and kind.base.itemsize > WIDEST:
            yield f"state, {name}: expected at most {8 * WIDEST} bits for a number, not {kind.base}"
    used = sum(kind.itemsize for kind, *_ in fields.values())
    if used != state.itemsize:
        gaps = state.itemsize - used
        yield f"state: expected no gaps between fields, but {gaps} bytes belong to none; put wide fields first"
    if state.itemsize % WORD:
        yield f"state: expected a size that {WORD} divides; give {PADDING} {-state.itemsize % WORD} bytes more"
    yield from find_tight_fields(state, bounds)


def find_tight_fields(state: np.dtype[Any], bounds: Bounds) -> Iterator[str]:
    """Fields that cannot hold what they are said to hold."""
    for name, (low, high) in bounds.items():
        if name not in (state.names or ()):
            yield f"bounds: expected fields of the record, not {name}"
            continue
        least, most = capacity_of(state[name])
        if low < least or high > most:
            yield f"state, {name}: expected a type that holds {low} to {high}; {state[name].base} ends at {most}"
