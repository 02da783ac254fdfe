"""Observed records as numbers for learning: one float for every number and for every bit of a set.

The layout follows the record, field by field in the order of the game's state.py, whose comments say what each means.
Sets of things (sailors of a crew, cards of a hand, seats) are the fields whose integers have no sign, or 64 bits:
member 0 comes first. Chance's key and what pads a record are left out.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Any

import numpy as np

from twojacks.kernel.protocol import Game

LEFT_OUT = ("key", "draws", "edition", "blank")


@dataclass(frozen=True)
class Field:
    name: str
    shape: tuple[int, ...]  # of the floats
    is_set: bool

    @property
    def size(self) -> int:
        return int(np.prod(self.shape))


def fields_of(game: Game) -> list[Field]:
    return [field_of(name, game.state[name]) for name in game.state.names or () if name not in LEFT_OUT]


def field_of(name: str, kind: np.dtype[Any]) -> Field:
    is_set = kind.base.kind == "u" or kind.base == np.int64
    shape = (*kind.shape, 8 * kind.base.itemsize) if is_set else kind.shape or (1,)
    return Field(name, shape, is_set)


def write_field(field: Field, value: Any, out: Any) -> None:
    """``out`` has the field's shape."""
    if field.is_set:
        octets = np.ascontiguousarray(value).view(np.uint8)
        if sys.byteorder == "big":
            octets = octets.reshape(-1, out.shape[-1] // 8)[:, ::-1]
        out[...] = np.unpackbits(octets, bitorder="little").reshape(out.shape)
    else:
        out[...] = value
