"""Tables over a WebSocket: numbered updates out, wishes in (docs/protocol.md)."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from twojacks.errors import Error
from twojacks.server import models
from twojacks.server.closing import (
    LOST_DATABASE,
    NO_TABLE,
    SILENT,
    SLOW,
    TOO_MANY,
    UNREADABLE,
    WRONG_ORIGIN,
    WRONG_TOKEN,
)
from twojacks.server.commands import Command, command_of
from twojacks.server.doors import WrongOrigin, address_of, check_origin, check_token, place_of, token_from
from twojacks.server.harbour import Harbour
from twojacks.server.live import LiveTable
from twojacks.server.messages import encode, tell_error
from twojacks.server.refusals import LimitReached, Unavailable, UnknownTable, WrongToken

SILENCE = 90.0  # seconds; clients are asked to say something every sixty
PONG = encode({"type": "pong"})

CODES: dict[type[Error], int] = {
    WrongToken: WRONG_TOKEN,
    WrongOrigin: WRONG_ORIGIN,
    UnknownTable: NO_TABLE,
    LimitReached: TOO_MANY,
    Unavailable: LOST_DATABASE,
}


class Closed(Exception):
    """The connection ends, with a code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Line:
    """The way out to one client: a queue that a task of its own empties."""

    def __init__(self, socket: WebSocket, backlog: int, owner: str | None) -> None:
        self.owner = owner
        self._socket = socket
        self._backlog = backlog
        self._texts: deque[str] = deque()
        self._wake = asyncio.Event()
        self._code: int | None = None

    def push(self, text: str) -> None:
        if len(self._texts) >= self._backlog:
            self.close(SLOW)
        else:
            self._texts.append(text)
            self._wake.set()

    def close(self, code: int) -> None:
        """After what is queued has left, unless the client is too slow to read it."""
        if self._code is None:
            self._code = code
            if code == SLOW:
                self._texts.clear()
            self._wake.set()

    async def run(self) -> None:
        """Until it is closed; raises `Closed` then."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._texts:
                await self._socket.send_text(self._texts.popleft())
            if self._code is not None:
                raise Closed(self._code)


class Silence:
    """Ends a connection on which nothing is heard for too long: one timer, however much is said."""

    def __init__(self, line: Line) -> None:
        self._line = line
        self._loop = asyncio.get_running_loop()
        self._timer = self._loop.call_later(SILENCE, self._look)
        self.note()

    def note(self) -> None:
        self._heard_at = self._loop.time()

    def _look(self) -> None:
        left = self._heard_at + SILENCE - self._loop.time()
        if left > 0:
            self._timer = self._loop.call_later(left, self._look)
        else:
            self._line.close(SILENT)

    def end(self) -> None:
        self._timer.cancel()


async def serve_socket(socket: WebSocket, harbour: Harbour, table_id: str, seat: int | None, after: int | None) -> None:
    address = address_of(socket)
    await socket.accept()
    if not harbour.sockets.enter(address):
        await socket.close(TOO_MANY)
        return
    try:
        check_origin(socket, harbour.settings.public_url)
        live = await harbour.find(table_id)
        if seat is not None:
            await check_seat(socket, harbour, live, seat)
        await converse(socket, harbour, live, seat, after)
    except Error as error:
        await end(socket, CODES.get(type(error), UNREADABLE))
    except Closed as closed:
        await end(socket, closed.code)
    except (WebSocketDisconnect, RuntimeError):  # it is gone; Starlette says so in two ways
        pass
    finally:
        harbour.sockets.leave(address)


async def end(socket: WebSocket, code: int) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):  # it is closed already
        await socket.close(code)


async def check_seat(socket: WebSocket, harbour: Harbour, live: LiveTable, seat: int) -> None:
    """By cookie or header, else by the first text."""
    token = token_from(socket, seat)
    if token is None:
        try:
            text = parse(await asyncio.wait_for(hear(socket), SILENCE))
        except TimeoutError:
            raise Closed(SILENT) from None
        token = text.token if isinstance(text, models.Token) else None
    check_token(harbour, await live.settled(), seat, token, address_of(socket))


async def converse(socket: WebSocket, harbour: Harbour, live: LiveTable, seat: int | None, after: int | None) -> None:
    """Both ways at once, until one of them ends."""
    line = Line(socket, harbour.settings.limits.backlog, live.table.owner_of(seat))
    await live.attach(seat, line, after)
    out = asyncio.get_running_loop().create_task(line.run())
    listening = asyncio.get_running_loop().create_task(listen(socket, harbour, live, seat, line))
    try:
        await asyncio.wait((out, listening), return_when=asyncio.FIRST_COMPLETED)
        for task in (out, listening):
            if task.done():
                task.result()
    finally:
        live.detach(seat, line)
        for task in (out, listening):
            task.cancel()
        await asyncio.gather(out, listening, return_exceptions=True)


async def listen(socket: WebSocket, harbour: Harbour, live: LiveTable, seat: int | None, line: Line) -> None:
    silence, who = Silence(line), place_of(live, seat) if seat is not None else f"{id(line)}"
    try:
        while True:
            text = parse(await hear(socket))
            silence.note()
            harbour.wishes.take(who)
            take(text, live, seat, line)
    finally:
        silence.end()


def take(text: models.Text, live: LiveTable, seat: int | None, line: Line) -> None:
    """One text of a client."""
    if isinstance(text, models.Ping):
        line.push(PONG)
    elif isinstance(text, models.Token):
        raise Closed(UNREADABLE)
    elif seat is None:
        line.push(refuse(text.request, WrongToken("token: expected a seat; spectators only watch")))
    else:
        live.submit(answered(command_of(text, seat, line.owner), live, line))


def answered(command: Command, live: LiveTable, line: Line) -> Command:
    """What is new is answered by its update; what is refused or repeated is answered here."""
    assert command.request is not None
    request, is_new = command.request, (command.seat, command.request) not in live.table.requests

    def reply(error: Error | None) -> None:
        if error is not None:
            line.push(refuse(request, error))
        elif not is_new:
            line.push(encode({"type": "accepted", "request": request}))

    command.reply = reply
    return command


def refuse(request: str | None, error: Error) -> str:
    return encode({"type": "refused", "request": request, "error": tell_error(error)})


async def hear(socket: WebSocket) -> str:
    message = await socket.receive()
    if message["type"] != "websocket.receive":
        raise WebSocketDisconnect(message.get("code", 1005))
    text = message.get("text")
    if not isinstance(text, str):
        raise Closed(UNREADABLE)
    return text


def parse(text: str) -> models.Text:
    try:
        return models.texts.validate_json(text)
    except ValidationError:
        raise Closed(UNREADABLE) from None
