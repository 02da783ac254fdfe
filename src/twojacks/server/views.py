"""Views as JSON. Most of a view is as it was in the one before: a part whose fields were seen is not written again."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from operator import itemgetter
from typing import Any

import numpy as np
from pydantic_core import to_json

from twojacks.games import find_game
from twojacks.kernel.notation import Part
from twojacks.kernel.records import plain

MOST_TEXTS = 4_096  # of one part of a game's views, some hundred bytes each; then it begins anew


class PartTexts:
    """A part's texts, by the bytes of the fields from which they follow."""

    def __init__(self, part: Part, state: np.dtype[Any]) -> None:
        self.key: Callable[[bytes], Any] = itemgetter(*slices_of(part.fields, state))
        self.known: dict[Any, str] = {}
        self._write = part.write
        self._fields = state[list(part.fields)]

    def add(self, record: bytes) -> str:
        """The part sees its own fields only, so what it says cannot depend on others."""
        if len(self.known) >= MOST_TEXTS:
            self.known.clear()
        words = self._write(plain(np.frombuffer(record, self._fields)[0]))
        text = self.known[self.key(record)] = to_json(words).decode()[1:-1]
        return text


def slices_of(fields: tuple[str, ...], state: np.dtype[Any]) -> list[slice]:
    """Where they are in the bytes of a record; neighbours in one piece."""
    assert state.fields is not None
    slices: list[slice] = []
    for kind, start, *_ in sorted((state.fields[field] for field in fields), key=itemgetter(1)):
        if slices and slices[-1].stop == start:
            slices[-1] = slice(slices[-1].start, start + kind.itemsize)
        else:
            slices.append(slice(start, start + kind.itemsize))
    return slices


@cache
def parts_of(game: str) -> list[PartTexts]:
    found = find_game(game)
    return [PartTexts(part, found.state) for part in found.notation.view]


def view_text(game: str, record: bytes) -> str:
    """The view that an observed record gives, as `Notation.format_state` has it."""
    texts = [part.known.get(part.key(record)) or part.add(record) for part in parts_of(game)]
    return f"{{{','.join(texts)}}}"
