"""Bytes on the wire: plain TCP connections, with HTTP and WebSocket frames made by hand, well or badly."""

from __future__ import annotations

import json
import re
import socket
import struct
from dataclasses import dataclass, field
from typing import Any

PATIENCE = 60.0  # seconds after which a test gives up
HOST = "tables.example"
TEXT, BINARY, CONTINUATION, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10
DATE = re.compile(rb"(?i)\r\ndate: [^\r]*\r\n")


def write_request(method: str, path: str, body: bytes = b"", **headers: str) -> bytes:
    """A request of HTTP/1.1; underscores in the names of headers are dashes."""
    lines = [f"{method} {path} HTTP/1.1", f"Host: {HOST}"]
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    if body:
        lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
    return "\r\n".join([*lines, "", ""]).encode() + body


def write_upgrade(path: str, **headers: str) -> bytes:
    headers |= {"Connection": "Upgrade", "Upgrade": "websocket"}
    headers |= {"Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version": "13"}
    return write_request("GET", path, b"", **headers)


def write_frame(payload: bytes, opcode: int = TEXT, is_last: bool = True) -> bytes:
    """A client's frame, masked with zeros, which leaves the payload readable."""
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + struct.pack("!H", size)
    if size > 0xFFFF:
        length = b"\xff" + struct.pack("!Q", size)
    return bytes([opcode | (0x80 if is_last else 0)]) + length + bytes(4) + payload


def write_text(**message: Any) -> bytes:
    return write_frame(json.dumps(message).encode())


def without_date(answer: bytes) -> bytes:
    """The only thing in an answer that time itself changes."""
    return DATE.sub(b"\r\n", answer, count=1)


@dataclass
class Wire:
    """One connection. ``kept`` has everything that came, but for what keeps the connection alive."""

    port: int
    kept: list[bytes] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.socket = socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.stream = self.socket.makefile("rb")

    def close(self) -> None:
        self.stream.close()
        self.socket.close()

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def read_rest(self) -> bytes:
        """Everything until the server closes."""
        try:
            rest = self.stream.read()
        except ConnectionResetError:  # it would not wait for us to finish
            rest = b""
        self.kept.append(rest)
        return rest

    # Frames

    def upgrade(self, path: str, **headers: str) -> bytes:
        """Become a socket; what was answered."""
        self.send(write_upgrade(path, **headers))
        head = b""
        while not head.endswith(b"\r\n\r\n") and (line := self.stream.readline()):
            head += line
        self.kept.append(without_date(head))
        return head

    def read_frame(self) -> tuple[int, bytes]:
        """Opcode and payload of the next one; `EOFError` when there is none."""
        while True:
            first, second = self._read(2)
            size = second & 0x7F
            if size == 126:
                (size,) = struct.unpack("!H", self._read(2))
            elif size == 127:
                (size,) = struct.unpack("!Q", self._read(8))
            payload = self._read(size)
            if first & 0x0F not in (PING, PONG):
                self.kept.append(payload)
                return first & 0x0F, payload

    def _read(self, size: int) -> bytes:
        data = self.stream.read(size)
        if len(data) < size:
            raise EOFError
        return data

    def read_message(self) -> dict[str, Any]:
        opcode, payload = self.read_frame()
        assert opcode == TEXT, (opcode, payload)
        return dict(json.loads(payload))

    def read_until(self, kind: str) -> dict[str, Any]:
        while True:
            message = self.read_message()
            if message["type"] == kind:
                return message

    def read_close(self, last: bytes | None = None) -> int | None:
        """The code with which the server ends the connection; 1006: it just does. None: it says that instead."""
        try:
            while True:
                opcode, payload = self.read_frame()
                if opcode == CLOSE:
                    return int.from_bytes(payload[:2], "big") if payload else 1005
                if payload == last:
                    return None
        except (EOFError, ConnectionResetError):
            return 1006


def exchange(port: int, request: bytes) -> bytes:
    """One request on a connection of its own, and every byte of the answer."""
    wire = Wire(port)
    try:
        wire.send(request)
        return without_date(wire.read_rest())
    finally:
        wire.close()


def ask(port: int, method: str, path: str, body: Any = None, **headers: str) -> bytes:
    text = b"" if body is None else json.dumps(body).encode()
    return exchange(port, write_request(method, path, text, Connection="close", **headers))


def status_of(answer: bytes) -> int:
    return int(answer.split(b" ", 2)[1])


def body_of(answer: bytes) -> dict[str, Any]:
    return dict(json.loads(answer.split(b"\r\n\r\n", 1)[1]))


def headers_of(answer: bytes) -> dict[str, str]:
    lines = answer.split(b"\r\n\r\n", 1)[0].decode().split("\r\n")[1:]
    return {name.lower(): value for name, value in (line.split(": ", 1) for line in lines)}
