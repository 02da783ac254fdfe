"""Text forms: actions by number, positions in parts, and the form of positions that follows from a record alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import numpy as np

from twojacks.kernel.journal import NOTHING, EventKind, Language

UNSEEN = -2  # in a view: something that the seat may not see
HIDDEN = "?"  # how text writes it

Words = dict[str, Any]
Reason = tuple[str, str | None]  # a sentence, and the clause behind it


class ActionTexts:
    """The text of every action of a game, by its number, and back."""

    def __init__(self, texts: Sequence[str]) -> None:
        self.texts = tuple(texts)
        self.numbers = {text: number for number, text in enumerate(self.texts)}

    def format(self, action: int) -> str:
        return self.texts[action]

    def parse(self, text: str) -> int | None:
        """None: no action of this game reads like that."""
        return self.numbers.get(text)


@dataclass(frozen=True)
class Part:
    """Some keys of a position or a view, and the fields of the record from which they follow, and from no others."""

    fields: tuple[str, ...]
    write: Callable[[Any], Words]  # of the record, as `plain` has it


def part(*fields: str) -> Callable[[Callable[[Any], Words]], Part]:
    """Makes a part of a function that reads these fields."""
    return lambda write: Part(fields, write)


@dataclass(frozen=True)
class PositionFormat:
    """How the positions of a game are written and read. Plain Python."""

    position: tuple[Part, ...]  # everything there is, chance included
    view: tuple[Part, ...]  # as it is shown: without what chance needs; what was blanked reads as null or "?"
    parse: Callable[[dict[str, Any]], Any]  # -> array of one record; raises BadPosition


class Notation:
    """Everything about one game that is text: actions, positions, and why an action is not an option."""

    def __init__(self, actions: ActionTexts, positions: PositionFormat, explain: Callable[..., Reason]) -> None:
        self.format_action, self.parse_action = actions.format, actions.parse
        self.position, self.view, self.parse_position = positions.position, positions.view, positions.parse
        self.explain = explain  # explain(view, seat, action, name) -> sentence and clause; ``name`` calls a seat

    def format_state(self, record: Any, as_view: bool) -> dict[str, Any]:
        return join_parts(self.view if as_view else self.position, record)


def join_parts(parts: Sequence[Part], record: Any) -> Words:
    """A whole position, or a whole view."""
    state = plain(record)
    words: Words = {}
    for each in parts:
        words |= each.write(state)
    return words


def plain(record: Any) -> Any:
    """The same fields as numbers and lists: reading a record field by field costs ten times as much."""
    values = [value.tolist() if isinstance(value, np.ndarray) else value for value in record.item()]
    return SimpleNamespace(**dict(zip(record.dtype.names, values, strict=True)))


def places_of(results: Sequence[Any]) -> list[int]:
    """By seat its place, 1 for the best result; equal results share a place."""
    return [1 + sum(other > own for other in results) for own in results]


def or_null(number: Any) -> int | None:
    """A number as positions and journals write it: nobody and nowhere are null."""
    return None if number == NOTHING else int(number)


def plain_language(kinds: Sequence[EventKind] = (), clauses: Sequence[str] = ()) -> Language:
    """Events whose fields are all numbers. Without clauses every event cites clause 0, which is empty."""
    fields = {field for kind in kinds for field in kind.fields}
    return Language(kinds=tuple(kinds), clauses=tuple(clauses) or ("",), writers=dict.fromkeys(fields, or_null))
