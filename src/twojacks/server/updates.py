"""What readers are told about an entry, before it is worded for each of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from twojacks.match import Match

Notice = dict[str, Any]


@dataclass(slots=True)
class Update:
    """One entry's effect. ``only`` names the one seat that notices it; None: everybody does."""

    seat: int | None = None
    bot: str | None = None
    request: str | None = None
    owner: str | None = None  # whose request it was
    only: int | None = None
    notices: list[Notice] = field(default_factory=list)
    match: Match | None = None  # whose journal, from … to …, tells what happened
    start: int = 0
    stop: int = 0
    about_table: bool = False  # seats, stage or scores changed
    numbers: tuple[int, ...] = ()  # of each seat, then of spectators, once it is told

    def is_for(self, reader: int | None) -> bool:
        return self.only is None or self.only == reader
