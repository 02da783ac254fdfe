"""WebSockets that cannot be flooded, and that are closed when the client stops reading.

Uvicorn parses everything that has arrived at once, which may be tens of thousands of tiny frames, and answers every
ping even if the client does not read the answers. Here connections take turns, and a client that sends too much is cut
off.

In Uvicorn a message passes two libraries and three tasks, in each direction. Tables use a shorter path: after accepting
a connection, the application asks for its `TextChannel`, which calls it with each text and writes texts as frames.
Nearly all incoming messages are one short frame; everything else is left to the libraries.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Protocol

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.utils import apply_mask

from twojacks.server.errors import LimitReached
from twojacks.server.limits import Rate, RateLimiter
from twojacks.server.wire.timeouts import StallTimeout

TURN = 2_048  # bytes that are parsed before other connections get a turn
MOST_UNSENT = 16_384  # bytes that the event loop buffers for a client; the rest waits in its backlog, which is limited
MOST_PIECES = 32  # frames of one text
CONTROL_FRAMES = Rate(5, 100)  # pings and pongs
MOST_AFTER_CLOSE = 16_384  # bytes that a client may send after the server has closed

EXTENSION = "twojacks.channel"  # our extension of ASGI

# A frame (RFC 6455, 5.2): a byte with flags and opcode, a byte with mask flag and length, the mask, and the text.
WHOLE_TEXT, MASKED, MASK = 0x81, 0x80, 4
IN_TWO, IN_EIGHT = 126, 127  # markers: the length follows in two or in eight bytes


class TextChannel(Protocol):
    """A connection whose texts go directly to the application."""

    def listen(self, receive: Callable[[str], None], resume: Callable[[], None]) -> None:
        """Call ``receive`` with each text from now on, and ``resume`` when the client reads again."""

    @property
    def is_writable(self) -> bool:
        """Whether the client is connected and reads."""

    def write(self, text: bytes) -> None:
        """``text`` is UTF-8."""


def channel_of(socket: WebSocket) -> TextChannel:
    channel: TextChannel = socket.scope["extensions"][EXTENSION]["channel"]
    return channel


class WebSocketProtocol(StallTimeout, WebSocketsSansIOProtocol):
    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._unparsed = bytearray()
        self._rest = 0  # bytes to come of the current frame
        self._after_close = 0
        self._control_frames = RateLimiter(CONTROL_FRAMES)
        self._on_text: Callable[[str], None] | None = None
        self._on_resume: Callable[[], None] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(MOST_UNSENT)

    async def run_asgi(self) -> None:
        self.scope["extensions"][EXTENSION] = {"channel": self}
        await super().run_asgi()

    # Receiving

    def data_received(self, data: bytes) -> None:
        if self._on_text is not None and self._is_between_texts and (text := short_text(data)) is not None:
            self._on_text(text)
            return
        self._unparsed += data
        self._parse()

    @property
    def _is_between_texts(self) -> bool:
        return not (self._unparsed or self._rest or self.frames or self.close_sent)

    def _parse(self) -> None:
        """Parse until there is a text for the application, which asks for more afterwards."""
        while self._unparsed and not self.read_paused and not self.transport.is_closing():
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
        """At most the rest of one frame, to know where the next one begins; empty while its size is unknown."""
        if self.handshake_initiated and not self._rest:
            self._rest = frame_size(self._unparsed)
        most = min(TURN, self._rest) if self.handshake_initiated else TURN
        turn = bytes(self._unparsed[:most])
        del self._unparsed[:most]
        self._rest -= len(turn) if self.handshake_initiated else 0
        return turn

    async def receive(self) -> Any:
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            if self._unparsed:
                self.loop.call_soon(self._resume_reading)  # after the other connections
            else:
                self._resume_reading()
        return message

    def _resume_reading(self) -> None:
        """Read more from the connection once everything is parsed."""
        self.read_paused = False
        self._parse()
        if not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def send_receive_event_to_app(self) -> None:
        """Uvicorn would log the whole of every invalid text."""
        text = text_of(b"".join(self.frames)) if self.curr_msg_data_type == "text" else ""
        if text is None:
            self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
        elif self._on_text is None or self.curr_msg_data_type != "text" or self.close_sent:
            super().send_receive_event_to_app()
        else:
            self.frames = []
            self._on_text(text)
            self._yield_turn()

    def _yield_turn(self) -> None:
        if self._unparsed and not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()
            self.loop.call_soon(self._resume_reading)

    def listen(self, receive: Callable[[str], None], resume: Callable[[], None]) -> None:
        """See `TextChannel`. Earlier texts are in the queue; other events stay there."""
        self._on_text, self._on_resume = receive, resume
        for event in [self.queue.get_nowait() for _ in range(self.queue.qsize())]:
            text = event.get("text")
            if isinstance(text, str):
                receive(text)
            else:
                self.queue.put_nowait(event)
        if self.read_paused and self.queue.empty():
            self.loop.call_soon(self._resume_reading)

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < MOST_PIECES:
            super().handle_cont(event)
        else:
            self.transport.abort()

    def handle_ping(self) -> None:
        if self._may_send_control() and self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()

    def handle_pong(self, event: Frame) -> None:
        if self._may_send_control():
            super().handle_pong(event)
        else:
            self.transport.abort()

    def _may_send_control(self) -> bool:
        try:
            self._control_frames.take("")
        except LimitReached:
            return False
        return True

    # Sending

    @property
    def is_writable(self) -> bool:
        return self.writable.is_set() and not self.close_sent and not self.transport.is_closing()

    def write(self, text: bytes) -> None:
        """Write one frame. The event loop joins frames that are written in the same iteration."""
        self.transport.write(head_of(len(text)) + text)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._on_resume is not None:
            self._on_resume()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # a regular close would wait until everything is read

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.close_timer is not None:
            self.close_timer.cancel()
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        self._unparsed.clear()
        super().connection_lost(exc)


def text_of(data: bytes) -> str | None:
    """None if it is not valid UTF-8."""
    try:
        return data.decode()
    except UnicodeDecodeError:
        return None


def short_text(data: bytes) -> str | None:
    """The text, if the data is exactly one frame with a complete, short text."""
    size = len(data) - 2 - MASK
    if not 0 <= size < IN_TWO or data[0] != WHOLE_TEXT or data[1] != MASKED | size:
        return None
    return text_of(apply_mask(data[2 + MASK :], data[2 : 2 + MASK]))


def frame_size(data: bytes | bytearray) -> int:
    """The size of the frame that begins here; 0 if more bytes are needed to tell."""
    if len(data) < 2:
        return 0
    length, mask = data[1] & ~MASKED, MASK if data[1] & MASKED else 0
    head = 2 + (0 if length < IN_TWO else 2 if length == IN_TWO else 8)
    if len(data) < head:
        return 0
    return head + mask + (length if length < IN_TWO else int.from_bytes(data[2:head], "big"))


def head_of(size: int) -> bytes:
    """The head of an unmasked frame with a complete text of this size."""
    if size < IN_TWO:
        return bytes((WHOLE_TEXT, size))
    if size < 1 << 16:
        return bytes((WHOLE_TEXT, IN_TWO)) + size.to_bytes(2, "big")
    return bytes((WHOLE_TEXT, IN_EIGHT)) + size.to_bytes(8, "big")
