"""What readers are told about an entry, before it is worded for each of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from twojacks.match import Match

HIDDEN = "?"  # what a journal writes where a reader may not look

Notice = dict[str, Any]


@dataclass(slots=True)
class Update:
    """One entry's effect. ``only`` names the one seat that notices it; None: everybody does."""

    seat: int | None = None
    bot: str | None = None
    request: str | None = None
    only: int | None = None
    notices: list[Notice] = field(default_factory=list)
    match: Match | None = None  # whose journal, from … to …, tells what happened
    start: int = 0
    stop: int = 0
    about_table: bool = False  # seats, stage or scores changed
    numbers: tuple[int, ...] = ()  # of each seat, then of spectators, once it is told
    public: list[dict[str, Any]] | None = None  # its events for a spectator, while it is being told to many

    def is_for(self, reader: int | None) -> bool:
        return self.only is None or self.only == reader

    def events_for(self, reader: int | None) -> list[dict[str, Any]]:
        if self.match is None:
            return []
        if self.public is None:
            return self.match.journal_for(reader, self.start, self.stop)
        has_secrets = any(HIDDEN in event.values() for event in self.public)
        return self.match.journal_for(reader, self.start, self.stop) if has_secrets else self.public

    def prepare(self) -> None:
        """To be told to many: what hides nothing from a spectator is the same for everybody."""
        self.public = None if self.match is None else self.match.journal_for(None, self.start, self.stop)

    def forget(self) -> None:
        """It has been told; should somebody ask again, the match still knows."""
        self.public = None
