"""The updates of the socket as JSON lines over plain HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator

from pydantic_core import to_json

from twojacks.server.errors import GOING_AWAY, SLOW
from twojacks.server.limits import ConcurrencyLimit
from twojacks.server.live.backlogs import Backlog, Backlogs
from twojacks.server.live.live_table import LiveTable
from twojacks.server.table.messages import render_missed

QUIET_SECONDS = 20.0  # without an update until a pong is sent
PONG = to_json({"type": "pong"})


class StreamConnection:
    """A connection of an HTTP client that reads one line after another."""

    def __init__(self, backlogs: Backlogs, address: str, owner: str | None) -> None:
        self.owner = owner
        self._backlog = Backlog(backlogs, address, lambda: self.close(SLOW))
        self._wake = asyncio.Event()
        self._closed = False

    def push(self, text: bytes) -> None:
        if not self._closed:
            self._backlog.add(text)
            self._wake.set()

    def close(self, _code: int) -> None:
        self._closed = True
        self._wake.set()

    def leave(self) -> None:
        """The client has gone: drop what waits for it."""
        self._backlog.clear()
        self.close(GOING_AWAY)

    async def next(self) -> bytes | None:
        """The next line; None at the end."""
        while not self._backlog:
            if self._closed:
                return None
            self._wake.clear()
            try:
                await asyncio.wait_for(self._wake.wait(), QUIET_SECONDS)
            except TimeoutError:
                return PONG
        return self._backlog.take()


async def read_events(live: LiveTable, reader: int | None, owner: str | None, after: int | None) -> AsyncIterator[str]:
    """The lines so far; nothing if the seat has changed hands since the request."""
    table = await live.settled()
    if table.owner_of(reader) == owner:
        for message in render_missed(table, reader, after):
            yield f"{message}\n"


async def follow_events(
    live: LiveTable,
    reader: int | None,
    after: int | None,
    connection: StreamConnection,
    limit: ConcurrencyLimit,
    address: str,
) -> AsyncGenerator[bytes, None]:
    """The lines so far and all future ones. The stream counts as an open connection of its address."""
    if not limit.enter(address):
        return
    try:
        await live.attach(reader, connection, after)
        try:
            while (text := await connection.next()) is not None:
                yield text + b"\n"
        finally:
            live.detach(reader, connection)
            connection.leave()
    finally:
        limit.leave(address)
