"""Logs written by hand, and the tables they lead to."""

from __future__ import annotations

from typing import Any

from twojacks.server import entries as kinds
from twojacks.server.commands import Command, make_entry
from twojacks.server.entries import Entry
from twojacks.server.table import Table
from twojacks.server.updates import Update

SECRET = "5e" * 32


class Log:
    """A table, and every entry that made it. ``at`` is a clock that the test winds."""

    def __init__(self, **options: Any) -> None:
        self.entries: list[Entry] = []
        self.table = Table("a" * 16, "interpreted")
        self.at = 0
        usual = {"game": "halunken-und-spelunken", "variant": "beginner", "players": 3, "edition": None, "games": 1}
        usual |= {"bots": [None] * 3, "clock": None, "public": False, "hints": False}
        self.write(kinds.CREATED, data=usual | options)
        self.write(kinds.PREPARED, data={"secret": SECRET})

    def write(self, kind: str, seat: int | None = None, request: str | None = None, **more: Any) -> Update:
        """The entry itself, whether or not a command would lead to it."""
        entry = Entry(self.table.next_number, kind, self.at, seat, request, more.get("data", {}))
        update = self.table.apply(entry)
        self.entries.append(entry)
        return update

    def wish(self, kind: str, seat: int | None = None, **data: Any) -> Update:
        """As somebody asks for it; raises why not."""
        seat, data = make_entry(self.table, Command(kind, seat, None, data))
        return self.write(kind, seat, data=data)

    def sit(self, count: int = 3) -> Log:
        for seat in range(count):
            self.wish(kinds.SAT, seat, name=f"Player {seat}", token=f"{seat}" * 64, randomness=f"{seat:016x}")
        return self

    def decide(self, seat: int, action: str, **more: Any) -> Update:
        assert self.table.playing is not None
        return self.wish(kinds.DECIDED, seat, action=action, decision=self.table.playing.decision, **more)

    def place_captains(self) -> Log:
        """Captains on the spaces 0, 4 and 8, or 12, in the order in which they are asked."""
        for space in range(0, 4 * self.table.players, 4):
            self.decide(self.table.waiting[0], f"place {space}")
        return self

    def again(self) -> Table:
        """The same log, folded afresh."""
        table = Table(self.table.id, "interpreted")
        for entry in self.entries:
            table.apply(entry)
        return table
