"""Sockets that cannot be flooded, nor held by somebody who does not read.

Uvicorn parses all that has come in at once, which may be tens of thousands of tiny frames, and answers every ping
whether or not the answers are read. Here a connection gets a small turn at a time, and who shouts is cut off.

A text goes through two libraries and three tasks on its way between wire and application, each way. Tables take a
shorter one: who has accepted a connection may ask for its `Wire` and is then called with each text, and writes texts
as frames. Nearly all texts that come are one short frame; everything else is left to the libraries.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Protocol

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.utils import apply_mask

from twojacks.server.limits import Buckets, Rate
from twojacks.server.patience import Unstuck
from twojacks.server.refusals import LimitReached

TURN = 2_048  # bytes that are parsed before somebody else has a turn
MOST_UNSENT = 16_384  # bytes the event loop holds for a client; the rest waits in a backlog, which is counted
MOST_PIECES = 32  # frames in which one text may come
CONTROL = Rate(5, 100)  # pings and pongs
MOST_AFTER_CLOSE = 16_384  # bytes that may still be on their way when we have closed

WIRE = "twojacks.wire"  # the name of our extension of ASGI

# A frame (RFC 6455, 5.2) is a byte of flags and kind, a byte of mask flag and length, a client's mask, and the text.
WHOLE_TEXT, MASKED, MASK = 0x81, 0x80, 4
IN_TWO, IN_EIGHT = 126, 127  # instead of a length below them: it follows in two bytes, or in eight


class Wire(Protocol):
    """A connection of which an application takes every text itself."""

    def listen(self, hear: Callable[[str], None], read_on: Callable[[], None]) -> None:
        """``hear`` is called with each text from now on, ``read_on`` when the client has read what it was sent."""

    @property
    def is_writable(self) -> bool:
        """The client is there, and reads."""

    def write(self, text: bytes) -> None:
        """``text`` is UTF-8."""


def wire_of(socket: WebSocket) -> Wire:
    wire: Wire = socket.scope["extensions"][WIRE]["wire"]
    return wire


class PatientSocket(Unstuck, WebSocketsSansIOProtocol):
    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._ahead = bytearray()
        self._owed = 0  # bytes to come of the frame that is being parsed
        self._after_close = 0
        self._control = Buckets(CONTROL)
        self._hear: Callable[[str], None] | None = None
        self._when_read: Callable[[], None] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(MOST_UNSENT)

    async def run_asgi(self) -> None:
        self.scope["extensions"][WIRE] = {"wire": self}
        await super().run_asgi()

    # What comes in

    def data_received(self, data: bytes) -> None:
        if self._hear is not None and self._is_between_texts and (text := short_text(data)) is not None:
            self._hear(text)
            return
        self._ahead += data
        self._parse()

    @property
    def _is_between_texts(self) -> bool:
        return not (self._ahead or self._owed or self.frames or self.close_sent)

    def _parse(self) -> None:
        """Until a text is there for the application, which asks for more when it has read it."""
        while self._ahead and not self.read_paused and not self.transport.is_closing():
            turn = self._next_turn()
            if self.close_sent:
                self._after_close += len(turn)
                if self._after_close > MOST_AFTER_CLOSE:
                    self.transport.abort()
                    return
            if not turn:
                return
            super().data_received(turn)

    def _next_turn(self) -> bytes:
        """Of one frame at most, so that we know where the next one begins; nothing, if that cannot be told yet."""
        if self.handshake_initiated and not self._owed:
            self._owed = frame_size(self._ahead)
        most = min(TURN, self._owed) if self.handshake_initiated else TURN
        turn = bytes(self._ahead[:most])
        del self._ahead[:most]
        self._owed -= len(turn) if self.handshake_initiated else 0
        return turn

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
        text = text_of(b"".join(self.frames)) if self.curr_msg_data_type == "text" else ""
        if text is None:
            self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
        elif self._hear is None or self.curr_msg_data_type != "text" or self.close_sent:
            super().send_receive_event_to_app()
        else:
            self.frames = []
            self._hear(text)
            self._let_others_go_first()

    def _let_others_go_first(self) -> None:
        if self._ahead and not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()
            self.loop.call_soon(self._read_on)

    def listen(self, hear: Callable[[str], None], read_on: Callable[[], None]) -> None:
        """See `Wire`. What came before we were asked waits in the queue; whatever is no text stays there."""
        self._hear, self._when_read = hear, read_on
        for event in [self.queue.get_nowait() for _ in range(self.queue.qsize())]:
            text = event.get("text")
            if isinstance(text, str):
                hear(text)
            else:
                self.queue.put_nowait(event)
        if self.read_paused and self.queue.empty():
            self.loop.call_soon(self._read_on)

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

    @property
    def is_writable(self) -> bool:
        return self.writable.is_set() and not self.close_sent and not self.transport.is_closing()

    def write(self, text: bytes) -> None:
        """As a frame of its own. The event loop joins what is written before it goes round again."""
        self.transport.write(head_of(len(text)) + text)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._when_read is not None:
            self._when_read()

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


def text_of(data: bytes) -> str | None:
    """None: it is no UTF-8."""
    try:
        return data.decode()
    except UnicodeDecodeError:
        return None


def short_text(data: bytes) -> str | None:
    """The text, if that is exactly one frame with a whole and short one."""
    size = len(data) - 2 - MASK
    if not 0 <= size < IN_TWO or data[0] != WHOLE_TEXT or data[1] != MASKED | size:
        return None
    return text_of(apply_mask(data[2 + MASK :], data[2 : 2 + MASK]))


def frame_size(data: bytes | bytearray) -> int:
    """Of the frame that begins here; 0 as long as it does not say."""
    if len(data) < 2:
        return 0
    length, mask = data[1] & ~MASKED, MASK if data[1] & MASKED else 0
    head = 2 + (0 if length < IN_TWO else 2 if length == IN_TWO else 8)
    if len(data) < head:
        return 0
    return head + mask + (length if length < IN_TWO else int.from_bytes(data[2:head], "big"))


def head_of(size: int) -> bytes:
    """Of a whole text of so many bytes, as a server writes it: without a mask."""
    if size < IN_TWO:
        return bytes((WHOLE_TEXT, size))
    if size < 1 << 16:
        return bytes((WHOLE_TEXT, IN_TWO)) + size.to_bytes(2, "big")
    return bytes((WHOLE_TEXT, IN_EIGHT)) + size.to_bytes(8, "big")
