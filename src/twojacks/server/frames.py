"""Sockets that cannot be flooded, nor held by somebody who does not read.

Uvicorn parses all that has come in at once, which may be tens of thousands of tiny frames, and answers every ping
whether or not the answers are read. Here a connection gets a small turn at a time, and who shouts is cut off.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

from twojacks.server.limits import Buckets, Rate
from twojacks.server.patience import Unstuck
from twojacks.server.refusals import LimitReached

TURN = 2_048  # bytes that are parsed before somebody else has a turn
MOST_PIECES = 32  # frames in which one text may come
CONTROL = Rate(5, 100)  # pings and pongs
MOST_AFTER_CLOSE = 16_384  # bytes that may still be on their way when we have closed


class PatientSocket(Unstuck, WebSocketsSansIOProtocol):
    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._ahead = bytearray()
        self._after_close = 0
        self._control = Buckets(CONTROL)

    # What comes in

    def data_received(self, data: bytes) -> None:
        self._ahead += data
        self._parse()

    def _parse(self) -> None:
        """Until a text is there for the application, which asks for more when it has read it."""
        while self._ahead and not self.read_paused and not self.transport.is_closing():
            turn = bytes(self._ahead[:TURN])
            del self._ahead[:TURN]
            if self.close_sent:
                self._after_close += len(turn)
                if self._after_close > MOST_AFTER_CLOSE:
                    self.transport.abort()
                    return
            super().data_received(turn)

    async def receive(self) -> Any:
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            if self._ahead:
                self.loop.call_soon(self._read_on)  # after everybody else
            else:
                self._read_on()
        return message

    def _read_on(self) -> None:
        """More is taken from the wire only when all that was is parsed."""
        self.read_paused = False
        self._parse()
        if not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def send_receive_event_to_app(self) -> None:
        """Uvicorn would write every text that is none into the log, at length."""
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < MOST_PIECES:
            super().handle_cont(event)
        else:
            self.transport.abort()

    def handle_ping(self) -> None:
        if self._may_control() and self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()

    def handle_pong(self, event: Frame) -> None:
        if self._may_control():
            super().handle_pong(event)
        else:
            self.transport.abort()

    def _may_control(self) -> bool:
        try:
            self._control.take("")
        except LimitReached:
            return False
        return True

    # What goes out

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # closing would wait until all is read

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.close_timer is not None:
            self.close_timer.cancel()
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        self._ahead.clear()
        super().connection_lost(exc)


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
