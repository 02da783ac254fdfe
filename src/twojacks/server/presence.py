"""Who is connected to a table: to this process, and, as far as they tell, to others."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

EVERY = 15.0  # seconds between two reports of a process about its tables
FORGOTTEN = 40_000  # milliseconds after which a process that says nothing any more counts as gone


@dataclass(frozen=True, slots=True)
class Report:
    """What a process knows of a table: which seats are connected to it, and how many watch."""

    table_id: str
    process: str
    seats: tuple[bool, ...]
    watching: int

    @classmethod
    def read(cls, words: list[str]) -> Report:
        table_id, process, seats, watching = words
        return cls(table_id, process, tuple(seat == "1" for seat in seats), int(watching))

    def __str__(self) -> str:
        seats = "".join("1" if seat else "0" for seat in self.seats)
        return f"{self.table_id} {self.process} {seats} {self.watching}"

    @property
    def is_empty(self) -> bool:
        return not any(self.seats) and not self.watching


@dataclass(slots=True)
class Presence:
    """All reports about one table."""

    process: str  # this one
    now: Callable[[], int]
    reports: dict[str, tuple[Report, int]] = field(default_factory=dict)  # by process, with when they came

    def hear(self, report: Report) -> None:
        if report.is_empty:
            self.reports.pop(report.process, None)
        else:
            self.reports[report.process] = (report, self.now())

    def _is_current(self, report: Report, at: int) -> bool:
        return report.process == self.process or at >= self.now() - FORGOTTEN

    def tell(self, players: int) -> dict[str, Any]:
        """The message of the protocol."""
        reports = [report for report, at in self.reports.values() if self._is_current(report, at)]
        seats = [any(report.seats[seat] for report in reports) for seat in range(players)]
        return {"type": "presence", "seats": seats, "watching": sum(report.watching for report in reports)}
