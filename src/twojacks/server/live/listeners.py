"""The clients that listen to a table. They get updates for their reader, and learn who else is connected."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from pydantic_core import to_json

from twojacks.server.errors import WRONG_TOKEN, WrongToken
from twojacks.server.live.context import Context
from twojacks.server.storage.postgres_sync import PresenceReport
from twojacks.server.table.entries import Change
from twojacks.server.table.messages import render_changes, render_missed
from twojacks.server.table.table import Table

REPORT_SECONDS = 15.0  # between two presence reports of a process
REPORT_EXPIRES = 40_000  # milliseconds after which the report of a silent process is ignored


class Connection(Protocol):
    """A client that listens. ``owner`` is the owner of its seat; it hears nothing after the seat changes hands."""

    owner: str | None

    def push(self, text: bytes) -> None:
        """Send one message in UTF-8. Several connections may hold the same bytes."""

    def close(self, code: int) -> None: ...


class Outgoing(NamedTuple):
    """Messages for the connections of one reader, if its seat still has this owner."""

    reader: int | None
    owner: str | None
    texts: list[bytes]


class Listeners:
    def __init__(self, table: Table, context: Context) -> None:
        self.connections: dict[int | None, set[Connection]] = defaultdict(set)  # by reader
        self._table_id, self._players = table.id, table.players
        self._context = context
        self._presence = Presence(context.process, context.now)
        self._last_presence: bytes | None = None  # the last presence message

    def everybody(self) -> list[Connection]:
        return [connection for connections in self.connections.values() for connection in connections]

    def add(self, table: Table, reader: int | None, connection: Connection, after: int | None) -> None:
        if table.owner_of(reader) != connection.owner:
            raise WrongToken
        for message in render_missed(table, reader, after):
            connection.push(message.encode())
        self.connections[reader].add(connection)
        self._last_presence = None  # the new connection has not got it
        self.report()

    def remove(self, reader: int | None, connection: Connection) -> None:
        self.connections[reader].discard(connection)
        if not self.connections[reader]:
            del self.connections[reader]
        self.report()

    def render(self, table: Table, changes: list[Change]) -> list[Outgoing]:
        """The updates for every reader that listens. The table is in the state after these changes."""
        return [
            Outgoing(reader, table.owner_of(reader), [text.encode() for text in render_changes(table, changes, reader)])
            for reader in self.connections
        ]

    def send(self, outgoing: list[Outgoing]) -> None:
        for reader, owner, texts in outgoing:
            for connection in self.connections.get(reader, ()):
                if owner in (connection.owner, None):  # a person who leaves still learns that the seat is free
                    for text in texts:
                        connection.push(text)
                if owner != connection.owner:
                    connection.close(WRONG_TOKEN)

    def report(self) -> None:
        """Tell everybody at the table and other processes who is connected here."""
        seats = tuple(bool(self.connections.get(seat)) for seat in range(self._players))
        watching = len(self.connections.get(None, ()))
        report = PresenceReport(self._table_id, self._context.process, seats, watching)
        self._context.announce(report)
        self.hear(report)

    def hear(self, report: PresenceReport) -> None:
        """Take in a report of this process or of another one."""
        self._presence.hear(report)
        text = to_json(self._presence.message(self._players))
        if text != self._last_presence:
            self._last_presence = text
            for connection in self.everybody():
                connection.push(text)

    def dismiss(self, code: int) -> None:
        for connection in self.everybody():
            connection.close(code)


@dataclass(slots=True)
class Presence:
    """The presence reports of all processes about one table."""

    process: str  # this one
    now: Callable[[], int]
    reports: dict[str, tuple[PresenceReport, int]] = field(default_factory=dict)  # by process, with their time

    def hear(self, report: PresenceReport) -> None:
        if report.is_empty:
            self.reports.pop(report.process, None)
        else:
            self.reports[report.process] = (report, self.now())

    def _is_current(self, report: PresenceReport, at: int) -> bool:
        return report.process == self.process or at >= self.now() - REPORT_EXPIRES

    def message(self, players: int) -> dict[str, Any]:
        reports = [report for report, at in self.reports.values() if self._is_current(report, at)]
        seats = [any(report.seats[seat] for report in reports) for seat in range(players)]
        return {"type": "presence", "seats": seats, "watching": sum(report.watching for report in reports)}
