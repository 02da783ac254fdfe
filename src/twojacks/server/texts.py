"""Views and events as JSON. Most of it was told before: what follows from the same numbers is not written again."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable
from functools import cache
from operator import itemgetter
from types import SimpleNamespace
from typing import Any

import numpy as np
from pydantic_core import to_json

from twojacks.games import find_game
from twojacks.kernel.journal import EVERYONE, SEEN_BY, is_open_to
from twojacks.kernel.notation import Part, Words
from twojacks.match import Match

MOST_TEXTS = 4_096  # of one part of a game's views, or of its events, some hundred bytes each; then it begins anew

Texts = dict[Any, str]  # by what they follow from


class PartTexts:
    """The texts of parts that follow from the same fields, by the bytes of these."""

    def __init__(self, fields: tuple[str, ...], parts: list[Part], state: np.dtype[Any]) -> None:
        self.key: Callable[[bytes], Any] = itemgetter(*slices_of(fields, state))
        self.known: Texts = {}
        self._parts = parts
        self._read = reader_of(fields, state)

    def add(self, record: bytes) -> str:
        """Parts see their own fields only, so what they say cannot depend on others."""
        state = self._read(record)
        words: Words = {}
        for part in self._parts:
            words |= part.write(state)
        return keep(self.known, self.key(record), to_json(words).decode()[1:-1])


def keep(texts: Texts, key: Any, text: str) -> str:
    if len(texts) >= MOST_TEXTS:
        texts.clear()
    texts[key] = text
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


def reader_of(fields: tuple[str, ...], state: np.dtype[Any]) -> Callable[[bytes], Any]:
    """Reads these fields of a record's bytes as `plain` does, and nothing else."""
    assert state.fields is not None
    places = [(name, *state.fields[name][:2]) for name in fields]
    kinds = [(name, *(kind.subdtype or (kind, ())), start) for name, kind, start in places]
    plans = [(name, base, shape, math.prod(shape), start) for name, base, shape, start in kinds]

    def read(record: bytes) -> Any:
        found = SimpleNamespace()
        for name, base, shape, count, start in plans:
            values = np.frombuffer(record, base, count, start)
            setattr(found, name, values.reshape(shape).tolist() if len(shape) != 1 else values.tolist())
        return found

    return read


@cache
def parts_of(game: str) -> list[PartTexts]:
    found = find_game(game)
    alike: dict[tuple[str, ...], list[Part]] = defaultdict(list)
    for part in found.notation.view:
        alike[part.fields].append(part)
    return [PartTexts(fields, parts, found.state) for fields, parts in alike.items()]


def view_text(game: str, record: bytes) -> str:
    """The view that an observed record gives, as `Notation.format_state` has it."""
    texts = [part.known.get(part.key(record)) or part.add(record) for part in parts_of(game)]
    return f"{{{','.join(texts)}}}"


@cache
def event_texts_of(_game: str) -> Texts:
    return {}


def events_text(match: Match, reader: int | None, start: int, stop: int) -> str:
    """A piece of a journal, as `Match.journal_for` has it for this reader."""
    known = event_texts_of(match.game)
    keys = [
        row if row[SEEN_BY] == EVERYONE else (row, is_open_to(row, reader))  # nearly all are for everyone
        for row in match.rows(start, stop)
    ]
    texts = [known.get(key) or add_event(match.game, key, reader) for key in keys]
    return f"[{','.join(texts)}]"


def add_event(game: str, key: Any, reader: int | None) -> str:
    row = key[0] if isinstance(key[0], tuple) else key
    event = find_game(game).language.read(row, reader)
    return keep(event_texts_of(game), key, to_json(event).decode())
