"""How long strangers may keep a connection without asking for anything, or without reading what they asked for.

Uvicorn waits for the head of a request as long as it takes. Here it has some seconds and some kilobytes; and when too
many connections have not asked yet, the one that has waited longest goes, so that thousands of them keep nobody out.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

HEAD_SECONDS = 10.0
HEAD_BYTES = 32_768
MOST_SILENT = 1_000
STUCK_SECONDS = 30.0  # in which a client has to read on


class Unstuck(asyncio.Protocol):
    """Cuts off who does not read: closing politely would wait until all is read, for ever."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _stuck: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stuck = self.loop.call_later(STUCK_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._be_content()

    def connection_lost(self, exc: Exception | None) -> None:
        self._be_content()
        super().connection_lost(exc)

    def _be_content(self) -> None:
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None


class PatientProtocol(Unstuck, HttpToolsProtocol):
    silent: dict[PatientProtocol, None] = {}  # noqa: RUF012 — of the whole process, those that wait longest first

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._head_bytes = 0
        self._timer: asyncio.TimerHandle | None = None
        self._answering: RequestResponseCycle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._await_head()
        if len(self.silent) > MOST_SILENT:
            next(iter(self.silent))._give_up()

    def data_received(self, data: bytes) -> None:
        if self not in self.silent and (self.cycle is None or self.cycle.response_complete):
            self._await_head()  # whatever this is: nobody has asked anything since the last answer
        super().data_received(data)
        if self in self.silent:  # the head is still not complete
            self._head_bytes += len(data)
            if self._head_bytes > HEAD_BYTES:
                self._give_up()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self not in self.silent:
            self._await_head()

    def on_headers_complete(self) -> None:
        self._stop_waiting()
        super().on_headers_complete()

    def send_400_response(self, msg: str) -> None:
        """To something that is no request, and closes."""
        super().send_400_response(msg)
        self._drop_answer()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._drop_answer()
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def _drop_answer(self) -> None:
        """One that is still being made goes nowhere. Uvicorn thinks of the last request only, not of one before it."""
        if self._answering is not None and not self._answering.response_complete:
            self._answering.disconnected = True
            self._answering.message_event.set()

    def _await_head(self) -> None:
        self._head_bytes = 0
        self.silent[self] = None
        self._timer = self.loop.call_later(HEAD_SECONDS, self._give_up)

    def _stop_waiting(self) -> None:
        self.silent.pop(self, None)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _give_up(self) -> None:
        self._stop_waiting()
        self.transport.abort()
