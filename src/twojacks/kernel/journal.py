"""The journal: the events that the rules report while they run.

A journal is a table of numbers with one row per event, because the rules also run compiled; row 0 counts the events.
Simulations pass `SILENT` instead of a table: the compiler then drops every report, so reporting costs nothing. (A table
without rows was tried; it made whole games a third slower.) A game's list of `EventKind` says what the numbers of a row
mean. `Language.read` turns a row into a dictionary for one reader, and `Language.describe` tells clients the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from dataclasses import field as attribute
from enum import StrEnum
from functools import cached_property
from typing import Any

import numpy as np

from twojacks.kernel.compiling import rule

# Columns of a row.
KIND, CLAUSE, SEEN_BY, FIRST = 0, 1, 2, 3
ARGUMENTS = 8
COLUMNS = FIRST + ARGUMENTS

EVERYONE = -1  # all bits set: every seat, and spectators too
NOTHING = -1  # a missing argument: nobody, no card, no space
SILENT = None  # the journal that records nothing
ROOM = 256  # the most events that one decision can cause, with a wide margin


def new_journal() -> Any:
    return np.zeros((ROOM + 1, COLUMNS), np.int16)


@rule
def tell(
    journal: Any,
    kind: int,
    clause: int,
    a: int = -1,
    b: int = -1,
    c: int = -1,
    d: int = -1,
    e: int = -1,
    f: int = -1,
    g: int = -1,
    h: int = -1,
) -> None:
    """Report a public event; the arguments are the fields of its kind, in order."""
    whisper(journal, EVERYONE, kind, clause, a, b, c, d, e, f, g, h)


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
    g: int = -1,
    h: int = -1,
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
        journal[row, FIRST + 6] = g
        journal[row, FIRST + 7] = h


class Role(StrEnum):
    """What a kind of event is for everybody who tells or shows events."""

    DECISION = "decision"  # says what somebody decided; later events say what comes of it
    REVEAL = "reveal"  # shows hidden information: undoing it asks first
    HEADING = "heading"  # opens a section of the log
    EMPHASIS = "emphasis"  # stands out in the log
    RESULT = "result"  # the final reckoning, which has a place of its own
    CONTINUES = "continues"  # told on the same line as the event before it
    TOGETHER = "together"  # several in a row are told in one sentence
    UNTOLD = "untold"  # left out of the log, because the next event says the same


Roles = tuple[Role, ...]

UNDECLARED = ""
NO_ANIMATION = "none"


@dataclass(frozen=True)
class Listing:
    """How several events of one kind in a row are listed in one sentence.

    Each is told by the message ``…-item`` of its kind, where there is one, and else by one argument: ``names``, or the
    first field.
    """

    names: str = ""
    count_by: str = ""  # events that are alike in this field are one item …
    count: str = ""  # … and this argument says how many they are
    only_if: str = ""  # only events in which this field is not 0 are listed


@dataclass(frozen=True)
class EventKind:
    """A kind of event: its fields in the order of a row's arguments, and everything others need to know about it."""

    name: str
    fields: tuple[str, ...] = ()
    roles: Roles = ()
    secret: tuple[str, ...] = ()  # fields that only some readers may know; several seats choose them at once
    by_clause: Mapping[str, Roles] = attribute(default_factory=dict)  # other roles under these clauses
    after: tuple[str, ...] = ()  # kinds whose line it continues, if it is about the same figure
    listing: Listing = Listing()
    animation: str = UNDECLARED  # its name in the game's page/animate.js, or NO_ANIMATION
    banner: str = ""  # the message that the page's heading shows meanwhile, without the game's prefix

    def roles_under(self, clause: str) -> Roles:
        return self.by_clause.get(clause, self.roles)


@dataclass(frozen=True)
class Argument:
    """How one field of an event becomes one argument of a sentence.

    ``cases`` gives words for certain values, and ``same_as`` a word for the value of another field. Any other value is
    ``otherwise``, or what the game's own writer makes of it, or the value itself.
    """

    field: str
    write: str = ""  # a writer that narration.py and the page both have, such as "figure"
    form: str = ""  # the grammatical form it uses
    forms: Mapping[str, str] = attribute(default_factory=dict)  # another form for some kinds
    cases: tuple[tuple[Any, str], ...] = ()
    same_as: tuple[str, str] | None = None  # another field, and the word for an equal value
    otherwise: str = ""


@dataclass(frozen=True)
class Language:
    """How one game's rows read: kinds and clauses by number, how to write each field, and how to put it into words."""

    kinds: Sequence[EventKind]
    clauses: Sequence[str]
    writers: Mapping[str, Callable[[int], Any]]
    arguments: Mapping[str, Argument] = attribute(default_factory=dict)

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
            (kind.name, [(name, self.writers[name], name in kind.secret) for name in kind.fields])
            for kind in self.kinds
        ]

    @cached_property
    def by_name(self) -> dict[str, EventKind]:
        return {kind.name: kind for kind in self.kinds}

    def roles_of(self, event: Mapping[str, Any]) -> Roles:
        return self.by_name[event["kind"]].roles_under(event["clause"])

    def has_role(self, row: Any, role: Role) -> bool:
        """The same question of a row."""
        return role in self.kinds[row[KIND]].roles_under(self.clauses[row[CLAUSE]])

    def describe(self) -> dict[str, Any]:
        """The kinds and arguments as JSON values, for clients."""
        return {
            "kinds": {kind.name: describe_kind(kind) for kind in self.kinds},
            "arguments": {name: describe_argument(argument) for name, argument in self.arguments.items()},
        }


def describe_kind(kind: EventKind) -> dict[str, Any]:
    return {
        "fields": list(kind.fields),
        "secret": list(kind.secret),
        "roles": sorted(kind.roles),
        "by_clause": {clause: sorted(roles) for clause, roles in kind.by_clause.items()},
        "after": list(kind.after),
        "listing": dict(vars(kind.listing)),
        "animation": kind.animation,
        "banner": kind.banner,
    }


def describe_argument(argument: Argument) -> dict[str, Any]:
    return {
        **vars(argument),
        "forms": dict(argument.forms),
        "cases": [list(case) for case in argument.cases],
        "same_as": list(argument.same_as) if argument.same_as else None,
    }


def is_open_to(row: Any, seat: int | None) -> bool:
    """Whether a reader may know all of an event."""
    seen_by = int(row[SEEN_BY])
    return seen_by == EVERYONE or seat == -1 or (seat is not None and bool(seen_by >> seat & 1))


def rows_of(journal: Any) -> Any:
    """The rows written so far. If there are more than fit, the rules are wrong, never a player."""
    count = int(journal[0, 0])
    assert count < len(journal), "one decision caused more events than a journal holds"
    return journal[1 : count + 1].copy()
