"""The smallest WebSocket client that will do: thousands of them fit into one process that has other things to do."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
SHORT, MIDDLE, LONG = 125, 126, 127  # how a frame says how long it is
NO_MASK = bytes(4)  # clients must name a mask; one of zeros changes nothing
UPGRADE = (
    "Host: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


class Wire(asyncio.Protocol):
    """One connection. ``heard`` is called with every text, as bytes."""

    def __init__(self, path: str, headers: dict[str, str], heard: Callable[[bytes], None]) -> None:
        self._hello = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        self._path = path
        self._heard = heard
        self._bytes = bytearray()
        self._is_open = False
        self._transport: asyncio.Transport | None = None
        self.is_lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)  # uvloop's are none by name
        self._transport.write(f"GET {self._path} HTTP/1.1\r\n{UPGRADE}{self._hello}\r\n".encode())

    def connection_lost(self, _error: Exception | None) -> None:
        self.is_lost = True

    def data_received(self, data: bytes) -> None:
        self._bytes += data
        if not self._is_open:
            self._open()
        while self._is_open and self._take_frame():
            pass

    def _open(self) -> None:
        end = self._bytes.find(b"\r\n\r\n")
        if end >= 0:
            if b" 101 " not in self._bytes[:20]:
                raise ConnectionError(bytes(self._bytes[:200]))
            del self._bytes[: end + 4]
            self._is_open = True

    def _take_frame(self) -> bool:
        """Whether there was a whole one. Servers do not mask, and these two do not split texts."""
        found = self._bytes
        if len(found) < 2:
            return False
        start, length = 2, found[1]
        if length > SHORT:
            start = 4 if length == MIDDLE else 10
            if len(found) < start:
                return False
            length = int.from_bytes(found[2:start], "big")
        if len(found) < start + length:
            return False
        kind, body = found[0] & 15, bytes(found[start : start + length])
        del found[: start + length]
        self._act(kind, body)
        return True

    def _act(self, kind: int, body: bytes) -> None:
        if kind == TEXT:
            self._heard(body)
        elif kind == PING:
            self._send(PONG, body)
        elif kind == CLOSE:
            self.is_lost = True

    def send(self, text: str) -> None:
        self._send(TEXT, text.encode())

    def _send(self, kind: int, body: bytes) -> None:
        assert self._transport is not None
        if len(body) <= SHORT:
            size = bytes((128 | len(body),))
        else:
            size = bytes((128 | MIDDLE,)) + len(body).to_bytes(2, "big")
        self._transport.write(bytes((128 | kind,)) + size + NO_MASK + body)

    async def connect(self, port: int) -> None:
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", port)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()
