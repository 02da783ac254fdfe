"""The log of a table: its entries, and what each of them changed. The table is the fold of its log (decision 008)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from twojacks.play.match import Match

# The kinds of entries, roughly in the order in which a table meets them.
CREATED = "created"  # the options; always entry 0
PREPARED = "prepared"  # the secret for the chance of the next game
SAT = "sat"
SEATED_BOT = "seated-bot"
LEFT = "left"
DECIDED = "decided"  # a decision, or one pick of a simultaneous choice
UNDONE = "undone"
VOTED = "voted"
RAN_OUT = "ran-out"  # the clock of a seat
RETURNED = "returned"
READY = "ready"


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of a log. ``at`` is in milliseconds since 1970."""

    number: int
    kind: str
    at: int
    seat: int | None = None
    request: str | None = None
    data: dict[str, Any] = field(default_factory=dict)


@dataclass(slots=True)
class Change:
    """What an entry changed, before it is rendered as an update for each reader."""

    seat: int | None = None
    bot: str | None = None
    request: str | None = None
    owner: str | None = None  # the owner of the seat that made the request
    only: int | None = None  # the only seat that may notice the change; None: everybody may
    notices: list[dict[str, Any]] = field(default_factory=list)
    match: Match | None = None  # the events are those of its journal …
    start: int = 0  # … from here …
    stop: int = 0  # … to here
    about_table: bool = False  # seats, stage or scores changed
    numbers: tuple[int, ...] = ()  # the number of the update for each seat, then for spectators

    def is_for(self, reader: int | None) -> bool:
        return self.only is None or self.only == reader
