"""Timeouts for HTTP connections that send no request, or that do not read the response.

Uvicorn waits for the head of a request without limit. Here the head has a time limit and a size limit. When too many
connections have sent no request, the oldest one is closed, so that thousands of them cannot lock out others.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

HEAD_SECONDS = 10.0
HEAD_BYTES = 32_768
MOST_SILENT = 1_000  # connections without a request
STALL_SECONDS = 30.0  # a client may not read


class StallTimeout(asyncio.Protocol):
    """Aborts connections that stop reading. A regular close would wait until everything is read."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _stall_timer: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stall_timer = self.loop.call_later(STALL_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        super().connection_lost(exc)

    def _stop_timer(self) -> None:
        if self._stall_timer is not None:
            self._stall_timer.cancel()
            self._stall_timer = None


class HttpProtocol(StallTimeout, HttpToolsProtocol):
    silent: dict[HttpProtocol, None] = {}  # noqa: RUF012 — one for the process, oldest first

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._head_bytes = 0
        self._timer: asyncio.TimerHandle | None = None
        self._cycle_in_progress: RequestResponseCycle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._await_head()
        if len(self.silent) > MOST_SILENT:
            next(iter(self.silent))._give_up()

    def data_received(self, data: bytes) -> None:
        if self not in self.silent and (self.cycle is None or self.cycle.response_complete):
            self._await_head()  # a new request begins
        super().data_received(data)
        if self in self.silent:  # the head is not complete yet
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
        """Also stop a response that is still being made."""
        super().send_400_response(msg)
        self._drop_response()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._drop_response()
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._cycle_in_progress = cycle
        super()._start_asgi_task(cycle, app)

    def _drop_response(self) -> None:
        """Stop a response in progress. Uvicorn itself stops only that of the last request."""
        if self._cycle_in_progress is not None and not self._cycle_in_progress.response_complete:
            self._cycle_in_progress.disconnected = True
            self._cycle_in_progress.message_event.set()

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
