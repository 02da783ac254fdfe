"""Observed records as numbers for learning: one for every number of a record, and one for every bit of a set.

The layout follows the record, field by field in the order of the game's state.py, whose comments say what each means.
Sets of things (sailors of a crew, cards of a hand, seats) are the fields whose integers have no sign, or 64 bits:
member 0 comes first. Chance's key and what pads a record are left out. Every feature fits into 16 bits.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Any

import numpy as np

from twojacks.kernel.compiling import rule
from twojacks.kernel.protocol import Game

LEFT_OUT = ("key", "draws", "edition", "blank")
WHOLE = -1  # instead of a bit: all of the number
ABSENT = -1  # instead of an upper byte: the number has one byte


@dataclass(frozen=True)
class Field:
    """A piece of the features: a field of the record, at their place ``start``."""

    name: str
    start: int
    shape: tuple[int, ...]
    kind: np.dtype[Any]
    offset: int  # of its first byte in the record

    @property
    def size(self) -> int:
        return int(np.prod(self.shape))

    @property
    def stop(self) -> int:
        return self.start + self.size

    @property
    def is_set(self) -> bool:
        return is_set(self.kind)

    @property
    def range(self) -> tuple[int, int]:
        """The least and the greatest number the field can hold."""
        limits = np.iinfo(self.kind.base)
        return (0, 1) if self.is_set else (int(limits.min), int(limits.max))

    def names(self) -> list[str]:
        """Of every feature: ``players``, ``heights[3]``, ``crews[0][41]``."""
        if self.shape == (1,):
            return [self.name]
        places = product(*(range(length) for length in self.shape))
        return [self.name + "".join(f"[{number}]" for number in place) for place in places]

    def plan(self) -> Iterator[tuple[int, int, int]]:
        """For every feature its byte, its upper byte, and its bit."""
        width = self.kind.base.itemsize
        order = range(width) if sys.byteorder == "little" else range(width - 1, -1, -1)
        for item in range(self.size // (8 * width) if self.is_set else self.size):
            octets = [self.offset + item * width + place for place in order]  # the lowest first
            if self.is_set:
                yield from ((octet, ABSENT, bit) for octet in octets for bit in range(8))
            else:
                assert width <= 2
                yield octets[0], octets[1] if width == 2 else ABSENT, WHOLE


def is_set(kind: np.dtype[Any]) -> bool:
    return kind.base.kind == "u" or kind.base == np.int64


@dataclass(frozen=True, eq=False)
class Layout:
    fields: tuple[Field, ...]
    plan: Any  # a row for each feature: its byte, its upper byte, its bit, and how many bytes from here are numbers

    @property
    def size(self) -> int:
        return len(self.plan)

    @property
    def names(self) -> list[str]:
        return [name for field in self.fields for name in field.names()]


@cache
def layout_of(game: Game) -> Layout:
    fields: list[Field] = []
    for name, (kind, offset, *_) in (game.state.fields or {}).items():
        if name not in LEFT_OUT:
            shape = (*kind.shape, 8 * kind.base.itemsize) if is_set(kind) else kind.shape or (1,)
            fields.append(Field(name, fields[-1].stop if fields else 0, shape, kind, offset))
    rows = [row for field in fields for row in field.plan()]
    return Layout(tuple(fields), np.column_stack((np.array(rows, np.int16), runs_of(rows))))


def runs_of(rows: list[tuple[int, int, int]]) -> Any:
    """For each feature how many from it on are numbers of one byte in a row, which can be copied together."""
    runs = np.zeros(len(rows) + 1, np.int16)
    for index in range(len(rows) - 1, -1, -1):
        octet, upper, bit = rows[index]
        if upper == ABSENT and bit == WHOLE:
            goes_on = index + 1 < len(rows) and rows[index + 1][0] == octet + 1
            runs[index] = 1 + (runs[index + 1] if goes_on else 0)
    return runs[:-1]


@rule
def read_feature(octets: Any, plan: Any, index: int) -> int:
    """One number of an observed record, whose bytes are given as numbers with a sign."""
    value, upper, bit = int(octets[plan[index, 0]]), plan[index, 1], plan[index, 2]
    if bit >= 0:
        value = value >> bit & 1
    elif upper >= 0:
        value = int(octets[upper]) << 8 | value & 255
    return value


@rule
def write_features(octets: Any, plan: Any, out: Any) -> None:
    """All of them: a set byte by byte, and numbers of one byte as many as lie together, which is ten times as fast."""
    index = 0
    while index < len(plan):
        first, run = plan[index, 0], plan[index, 3]
        if run > 0:
            for place in range(run):
                out[index + place] = octets[first + place]
            index += run
        elif plan[index, 2] == 0:
            members = int(octets[first])
            for bit in range(8):
                out[index + bit] = members >> bit & 1
            index += 8
        else:
            out[index] = read_feature(octets, plan, index)
            index += 1


@cache
def feature_writer(game: Game) -> Any:
    """`write_features`, compiled."""
    return game.compiler.compile_entry(write_features)
