"""Whoever listens to a table: told of updates as their reader may know them, and of each other's presence."""

from __future__ import annotations

from collections import defaultdict
from typing import NamedTuple, Protocol

from pydantic_core import to_json

from twojacks.server.closing import WRONG_TOKEN
from twojacks.server.context import Context
from twojacks.server.messages import tell_missed, tell_updates
from twojacks.server.presence import Presence, Report
from twojacks.server.refusals import WrongToken
from twojacks.server.table import Table
from twojacks.server.updates import Update


class Connection(Protocol):
    """A client that listens. ``owner`` is whose seat it is: should it change hands, the client hears no more."""

    owner: str | None

    def push(self, text: bytes) -> None:
        """One message, in UTF-8. Several connections may hold the same bytes."""

    def close(self, code: int) -> None: ...


class Words(NamedTuple):
    """For the connections of a reader, whose seat was somebody's when they were chosen."""

    reader: int | None
    owner: str | None
    texts: list[bytes]


class Audience:
    def __init__(self, table: Table, context: Context) -> None:
        self.connections: dict[int | None, set[Connection]] = defaultdict(set)  # by reader
        self._table_id, self._players = table.id, table.players
        self._context = context
        self._presence = Presence(context.process, context.now)
        self._told: bytes | None = None  # the last that was said about presence

    def everybody(self) -> list[Connection]:
        return [connection for connections in self.connections.values() for connection in connections]

    def add(self, table: Table, reader: int | None, connection: Connection, after: int | None) -> None:
        if table.owner_of(reader) != connection.owner:
            raise WrongToken("token: expected the one of this seat")
        for message in tell_missed(table, reader, after):
            connection.push(message.encode())
        self.connections[reader].add(connection)
        self._told = None  # the newcomer has not heard
        self.report()

    def remove(self, reader: int | None, connection: Connection) -> None:
        self.connections[reader].discard(connection)
        if not self.connections[reader]:
            del self.connections[reader]
        self.report()

    def word(self, table: Table, updates: list[Update]) -> list[Words]:
        """What everybody who listens will be told. The table stands after all of these updates."""
        return [
            Words(reader, table.owner_of(reader), [text.encode() for text in tell_updates(table, updates, reader)])
            for reader in self.connections
        ]

    def tell(self, words: list[Words]) -> None:
        for reader, owner, texts in words:
            for connection in self.connections.get(reader, ()):
                if owner in (connection.owner, None):  # who gives up a seat hears that it is free
                    for text in texts:
                        connection.push(text)
                if owner != connection.owner:
                    connection.close(WRONG_TOKEN)

    def report(self) -> None:
        """Who is connected here, to everybody at the table and to other processes."""
        seats = tuple(bool(self.connections.get(seat)) for seat in range(self._players))
        watching = len(self.connections.get(None, ()))
        report = Report(self._table_id, self._context.process, seats, watching)
        self._context.announce(report)
        self.hear(report)

    def hear(self, report: Report) -> None:
        """Of this process, or of another one."""
        self._presence.hear(report)
        text = to_json(self._presence.tell(self._players))
        if text != self._told:
            self._told = text
            for connection in self.everybody():
                connection.push(text)

    def dismiss(self, code: int) -> None:
        for connection in self.everybody():
            connection.close(code)
