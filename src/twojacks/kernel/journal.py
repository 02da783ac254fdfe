"""The journal: what happened, told by the rules as they apply.

A journal is a small table of numbers, one row an event, because the rules also run compiled; row 0 counts the events.
Simulation passes `SILENT` instead of a table: the compiler then leaves out every report, so that it costs nothing
(a table without rows was tried and made whole games a third slower). A game's list of `EventKind` says what the numbers
of a row mean, and `read` turns rows into dictionaries, one reader's at a time.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from twojacks.kernel.compiling import rule

# Columns of a row.
KIND, CLAUSE, SEEN_BY, FIRST = 0, 1, 2, 3
ARGUMENTS = 6
COLUMNS = FIRST + ARGUMENTS

EVERYONE = -1  # all bits set: every seat, and spectators too
NOTHING = -1  # an argument that is not there: nobody, no card, no space
SILENT = None  # the journal that keeps nothing
ROOM = 256  # events one decision can cause at most, with a wide margin


def new_journal() -> Any:
    return np.zeros((ROOM + 1, COLUMNS), np.int16)


@rule
def tell(
    journal: Any, kind: int, clause: int, a: int = -1, b: int = -1, c: int = -1, d: int = -1, e: int = -1, f: int = -1
) -> None:
    """Report a public event; the arguments are the fields of its kind, in order."""
    whisper(journal, EVERYONE, kind, clause, a, b, c, d, e, f)


@rule
def whisper(
    journal: Any,
    seen_by: int,
    kind: int,
    clause: int,
    a: int = -1,
    b: int = -1,
    c: int = -1,
    d: int = -1,
    e: int = -1,
    f: int = -1,
) -> None:
    """Report an event whose secret fields only the seats in the bit set ``seen_by`` may read."""
    if journal is None:
        return
    row = int(journal[0, 0]) + 1
    journal[0, 0] = row
    if row < journal.shape[0]:
        journal[row, KIND] = kind
        journal[row, CLAUSE] = clause
        journal[row, SEEN_BY] = seen_by
        journal[row, FIRST] = a
        journal[row, FIRST + 1] = b
        journal[row, FIRST + 2] = c
        journal[row, FIRST + 3] = d
        journal[row, FIRST + 4] = e
        journal[row, FIRST + 5] = f


@dataclass(frozen=True)
class EventKind:
    """The name of a kind of event, its fields in the order of a row's arguments, and those that may be secret."""

    name: str
    fields: tuple[str, ...] = ()
    secret: tuple[str, ...] = ()


@dataclass(frozen=True)
class Language:
    """How one game's rows read: kinds and clauses by number, and how to write the value of each field."""

    kinds: Sequence[EventKind]
    clauses: Sequence[str]
    writers: Mapping[str, Callable[[int], Any]]

    def read(self, row: Any, seat: int | None) -> dict[str, Any]:
        """One event for one reader; a secret field the reader may not see reads ``"?"``. Seat −1 sees everything."""
        name, fields = self._readings[row[KIND]]
        is_open = is_open_to(row, seat)
        event: dict[str, Any] = {"kind": name, "clause": self.clauses[row[CLAUSE]]}
        for (field, write, is_secret), value in zip(fields, row[FIRST:], strict=False):
            event[field] = write(value) if is_open or not is_secret else "?"
        return event

    @cached_property
    def _readings(self) -> list[tuple[str, list[tuple[str, Callable[[int], Any], bool]]]]:
        """By kind, its name and its fields: name, writer, and whether it may be secret."""
        return [
            (kind.name, [(field, self.writers[field], field in kind.secret) for field in kind.fields])
            for kind in self.kinds
        ]


def is_open_to(row: Any, seat: int | None) -> bool:
    """Whether a reader may know all of an event."""
    seen_by = int(row[SEEN_BY])
    return seen_by == EVERYONE or seat == -1 or (seat is not None and bool(seen_by >> seat & 1))


def rows_of(journal: Any) -> Any:
    """The rows written so far. More than fit is a mistake of ours, never of a player."""
    count = int(journal[0, 0])
    assert count < len(journal), "one decision caused more events than a journal holds"
    return journal[1 : count + 1].copy()
