"""Hand-written logs and their tables."""

from __future__ import annotations

from typing import Any

from twojacks.server.table import entries as kinds
from twojacks.server.table.commands import Command, make_entry
from twojacks.server.table.entries import Change, Entry
from twojacks.server.table.table import Table

SECRET = "5e" * 32


class Log:
    """A table and its entries. ``at`` is the time of the next entry, set by the test."""

    def __init__(self, **options: Any) -> None:
        self.entries: list[Entry] = []
        self.table = Table("a" * 16, "interpreted")
        self.at = 0
        usual = {"game": "halunken-und-spelunken", "variant": "beginner", "players": 3, "edition": None, "games": 1}
        usual |= {"bots": [None] * 3, "clock": None, "public": False, "hints": False}
        self.write(kinds.CREATED, data=usual | options)
        self.write(kinds.PREPARED, data={"secret": SECRET})

    @classmethod
    def of(cls, table_id: str, entries: list[Entry]) -> Log:
        """A log that was read from a database, to be continued."""
        log = cls()
        log.entries, log.table = entries, Table(table_id, "interpreted")
        log.table.fold(entries)
        return log

    def write(self, kind: str, seat: int | None = None, request: str | None = None, **more: Any) -> Change:
        """The entry itself, whether or not a command would lead to it."""
        entry = Entry(self.table.next_number, kind, self.at, seat, request, more.get("data", {}))
        change = self.table.apply(entry)
        self.entries.append(entry)
        return change

    def send(self, kind: str, seat: int | None = None, **data: Any) -> Change:
        """Submit a command; raises the error of its check."""
        seat, data = make_entry(self.table, Command(kind, seat, None, data))
        return self.write(kind, seat, data=data)

    def sit(self, count: int = 3) -> Log:
        for seat in range(count):
            self.send(kinds.SAT, seat, name=f"Player {seat}", token=f"{seat}" * 64, randomness=f"{seat:016x}")
        return self

    def decide(self, seat: int, action: str, **more: Any) -> Change:
        assert self.table.game is not None
        return self.send(kinds.DECIDED, seat, action=action, decision=self.table.game.decision, **more)

    def place_captains(self) -> Log:
        """Captains on the spaces 0, 4 and 8, or 12, in the order in which they are asked."""
        for space in range(0, 4 * self.table.players, 4):
            self.decide(self.table.waiting[0], f"place {space}")
        return self

    def play_to_the_end(self) -> None:
        """Every seat takes its first option."""
        game = self.table.game
        assert game is not None
        while not game.is_over:
            seat = self.table.waiting[0]
            self.decide(seat, game.options(seat)[0])
        self.write(kinds.PREPARED, data={"secret": "77" * 32})

    def again(self) -> Table:
        """The same log, folded afresh."""
        table = Table(self.table.id, "interpreted")
        for entry in self.entries:
            table.apply(entry)
        return table
