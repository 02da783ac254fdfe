"""The same updates as the socket's, as lines of JSON over plain HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator

from pydantic_core import to_json

from twojacks.server.backlogs import Backlog, Backlogs
from twojacks.server.closing import GOING_AWAY, SLOW
from twojacks.server.limits import Gate
from twojacks.server.live import LiveTable
from twojacks.server.messages import tell_missed

QUIET = 20.0  # seconds after which a line says that we are still there
STILL_HERE = to_json({"type": "pong"})


class Lines:
    """A listener whose updates are read one after another."""

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
        """The client has gone: nothing waits for it, and nothing will."""
        self._backlog.clear()
        self.close(GOING_AWAY)

    async def next(self) -> bytes | None:
        """None: there will be no more."""
        while not self._backlog:
            if self._closed:
                return None
            self._wake.clear()
            try:
                await asyncio.wait_for(self._wake.wait(), QUIET)
            except TimeoutError:
                return STILL_HERE
        return self._backlog.take()


async def read_events(live: LiveTable, reader: int | None, owner: str | None, after: int | None) -> AsyncIterator[str]:
    """What there is; nothing, if the seat has become somebody else's since its owner asked."""
    table = await live.settled()
    if table.owner_of(reader) == owner:
        for message in tell_missed(table, reader, after):
            yield f"{message}\n"


async def follow_events(
    live: LiveTable, reader: int | None, after: int | None, lines: Lines, gate: Gate, address: str
) -> AsyncGenerator[bytes, None]:
    """What there is, and what comes. Counted among the open connections of an address."""
    if not gate.enter(address):
        return
    try:
        await live.attach(reader, lines, after)
        try:
            while (text := await lines.next()) is not None:
                yield text + b"\n"
        finally:
            live.detach(reader, lines)
            lines.leave()
    finally:
        gate.leave(address)
