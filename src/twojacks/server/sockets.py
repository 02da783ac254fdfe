"""Tables over a WebSocket: numbered updates out, wishes in (docs/protocol.md)."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from pydantic import ValidationError
from pydantic_core import to_json
from starlette.websockets import WebSocket, WebSocketDisconnect

from twojacks.errors import Error
from twojacks.server import models
from twojacks.server.backlogs import Backlog, Backlogs
from twojacks.server.closing import (
    GOING_AWAY,
    LOST_DATABASE,
    MISTAKE,
    NO_TABLE,
    SILENT,
    SLOW,
    TOO_MANY,
    UNREADABLE,
    WRONG_ORIGIN,
    WRONG_TOKEN,
    Closed,
)
from twojacks.server.commands import Command, command_of
from twojacks.server.doors import WrongOrigin, address_of, check_origin, check_token, place_of, token_from
from twojacks.server.frames import Wire, wire_of
from twojacks.server.harbour import Harbour
from twojacks.server.live import LiveTable
from twojacks.server.messages import tell_error
from twojacks.server.refusals import LimitReached, Unavailable, UnknownTable, WrongToken

logger = logging.getLogger(__name__)

SILENCE = 90.0  # seconds; clients are asked to say something every sixty
PONG = to_json({"type": "pong"})

CODES: dict[type[Error], int] = {
    WrongToken: WRONG_TOKEN,
    WrongOrigin: WRONG_ORIGIN,
    UnknownTable: NO_TABLE,
    LimitReached: TOO_MANY,
    Unavailable: LOST_DATABASE,
}


class Line:
    """The way out to one client: written at once while the client reads, else queued."""

    def __init__(self, wire: Wire, backlogs: Backlogs, address: str, owner: str | None) -> None:
        self.owner = owner
        self.ended: asyncio.Future[Closed] = asyncio.get_running_loop().create_future()
        self._wire = wire
        self._backlog = Backlog(backlogs, address, lambda: self.close(SLOW))
        self._closed: Closed | None = None

    def push(self, text: bytes) -> None:
        if self._closed is not None:
            return
        if not self._backlog and self._wire.is_writable:
            self._wire.write(text)
        else:
            self._backlog.add(text)

    def read_on(self) -> None:
        """The client has read: more of what is queued."""
        while self._backlog and self._wire.is_writable:
            self._wire.write(self._backlog.take())
        self._end_if_empty()

    def close(self, code: int, reason: str = "") -> None:
        """After what is queued has left. The first code stands."""
        if self._closed is None:
            self._closed = Closed(code, reason)
        self._end_if_empty()

    def leave(self) -> None:
        """The client has gone: nothing waits for it, and nothing will."""
        self._backlog.clear()
        self.close(GOING_AWAY)

    def _end_if_empty(self) -> None:
        if self._closed is not None and not self._backlog and not self.ended.done():
            self.ended.set_result(self._closed)


class Ear:
    """What a client says. ``owner`` is whose seat it was when the client came."""

    def __init__(self, harbour: Harbour, live: LiveTable, seat: int | None, line: Line) -> None:
        self._harbour, self._live, self._seat, self._line = harbour, live, seat, line
        self._who = place_of(live, seat) if seat is not None else f"{id(line)}"
        self.silence = Silence(line)

    def hear(self, text: str) -> None:
        """One text. Whatever comes of it: the connection may end, but not this function."""
        if self._line.ended.done():
            return
        self.silence.note()
        try:
            said = parse(text)
            self._harbour.wishes.take(self._who)
            self._take(said)
        except Closed as closed:
            self._line.close(closed.code, closed.reason)
        except Error as error:
            self._line.close(CODES.get(type(error), UNREADABLE))
        except Exception:
            logger.exception("a mistake of the server")
            self._line.close(MISTAKE)

    def _take(self, text: models.Text) -> None:
        if isinstance(text, models.Ping):
            self._line.push(PONG)
        elif isinstance(text, models.Token):
            raise Closed(UNREADABLE, "token: expected before everything else")
        elif self._seat is None:
            self._line.push(refuse(text.request, WrongToken("token: expected a seat; spectators only watch")))
        else:
            command = command_of(text, self._seat, self._line.owner)
            self._live.submit(answered(command, self._live, self._line))


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
        harbour.requests.take(address)
        check_origin(socket, harbour.settings.public_url)
        live = await harbour.find(table_id)
        if seat is not None:
            await check_seat(socket, harbour, live, seat)
        await converse(socket, harbour, live, seat, after)
    except Error as error:
        await end(socket, CODES.get(type(error), UNREADABLE))
    except Closed as closed:
        await end(socket, closed.code, closed.reason)
    except (WebSocketDisconnect, RuntimeError):  # it is gone; Starlette says so in two ways
        pass
    finally:
        harbour.sockets.leave(address)


async def end(socket: WebSocket, code: int, reason: str = "") -> None:
    with suppress(WebSocketDisconnect, RuntimeError):  # it is closed already
        await socket.close(code, reason)


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
    wire = wire_of(socket)
    line = Line(wire, harbour.backlogs, address_of(socket), live.table.owner_of(seat))
    await live.attach(seat, line, after)
    ear = Ear(harbour, live, seat, line)
    wire.listen(ear.hear, line.read_on)
    leaving = asyncio.get_running_loop().create_task(hear(socket))  # texts go to the ear, so this is something else
    try:
        await asyncio.wait((leaving, line.ended), return_when=asyncio.FIRST_COMPLETED)
        if line.ended.done():
            raise line.ended.result()
        leaving.result()
    finally:
        ear.silence.end()
        live.detach(seat, line)
        line.leave()
        leaving.cancel()
        await asyncio.gather(leaving, return_exceptions=True)


def answered(command: Command, live: LiveTable, line: Line) -> Command:
    """What is new is answered by its update; what is refused or repeated is answered here."""
    assert command.request is not None
    request, is_new = command.request, not live.table.has_kept(command.owner, command.request)

    def reply(error: Error | None) -> None:
        if error is not None:
            line.push(refuse(request, error))
        elif not is_new:
            line.push(to_json({"type": "accepted", "request": request}))

    command.reply = reply
    return command


def refuse(request: str | None, error: Error) -> bytes:
    return to_json({"type": "refused", "request": request, "error": tell_error(error)})


async def hear(socket: WebSocket) -> str:
    message = await socket.receive()
    if message["type"] != "websocket.receive":
        raise WebSocketDisconnect(message.get("code", 1005))
    text = message.get("text")
    if not isinstance(text, str):
        raise Closed(UNREADABLE, "frame: expected text, not bytes")
    return text


def parse(text: str) -> models.Text:
    try:
        return models.texts.validate_json(text)
    except ValidationError as error:
        raise Closed(UNREADABLE, why_unreadable(error)) from None


def why_unreadable(error: ValidationError) -> str:
    """Which field, and what was expected there."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    if first["type"].startswith("union_tag"):
        return f"type: expected one of {', '.join(models.TYPES)}"
    place = ".".join(str(part) for part in first["loc"][1:])
    return f"{place}: {first['msg']}" if place else first["msg"]
