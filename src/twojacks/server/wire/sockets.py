"""Tables over a WebSocket: numbered updates out, commands in (docs/protocol.md)."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Annotated, Any, Literal, Union

from pydantic import Field, TypeAdapter, ValidationError
from pydantic_core import to_json
from starlette.websockets import WebSocket, WebSocketDisconnect

from twojacks.errors import Error
from twojacks.server.errors import (
    CLOSE_CODES,
    GOING_AWAY,
    MISTAKE,
    SILENT,
    SLOW,
    TOO_MANY,
    UNREADABLE,
    CloseConnection,
    WrongToken,
)
from twojacks.server.live.backlogs import Backlog, Backlogs
from twojacks.server.live.hub import Hub
from twojacks.server.live.live_table import LiveTable
from twojacks.server.table.commands import CLIENT_COMMANDS, ClientCommand, Command, command_of
from twojacks.server.table.messages import describe_error
from twojacks.server.table.options import RequestModel
from twojacks.server.wire.auth import address_of, check_origin, check_token, seat_key, token_from
from twojacks.server.wire.requests import SeatToken
from twojacks.server.wire.websocket_protocol import TextChannel, channel_of

logger = logging.getLogger(__name__)

IDLE_SECONDS = 90.0  # clients are asked to send something every sixty
PONG = to_json({"type": "pong"})


class Token(SeatToken):
    type: Literal["token"]


class Ping(RequestModel):
    type: Literal["ping"]


SocketMessage = ClientCommand | Ping | Token
MODELS = {**{command.name: command.model for command in CLIENT_COMMANDS}, "ping": Ping, "token": Token}
any_message: Any = Annotated[Union[tuple(MODELS.values())], Field(discriminator="type")]  # noqa: UP007 — built at run time
socket_messages: TypeAdapter[SocketMessage] = TypeAdapter(any_message)


class SocketConnection:
    """Sends messages to one client: at once while the client reads, otherwise through a backlog."""

    def __init__(self, channel: TextChannel, backlogs: Backlogs, address: str, owner: str | None) -> None:
        self.owner = owner
        self.ended: asyncio.Future[CloseConnection] = asyncio.get_running_loop().create_future()
        self._channel = channel
        self._backlog = Backlog(backlogs, address, lambda: self.close(SLOW))
        self._closed: CloseConnection | None = None

    def push(self, text: bytes) -> None:
        if self._closed is not None:
            return
        if not self._backlog and self._channel.is_writable:
            self._channel.write(text)
        else:
            self._backlog.add(text)

    def resume(self) -> None:
        """The client reads again: send more of the backlog."""
        while self._backlog and self._channel.is_writable:
            self._channel.write(self._backlog.take())
        self._end_if_empty()

    def close(self, code: int, reason: str = "") -> None:
        """Close after the backlog is sent. The first code counts."""
        if self._closed is None:
            self._closed = CloseConnection(code, reason)
        self._end_if_empty()

    def leave(self) -> None:
        """The client has gone: drop what waits for it."""
        self._backlog.clear()
        self.close(GOING_AWAY)

    def _end_if_empty(self) -> None:
        if self._closed is not None and not self._backlog and not self.ended.done():
            self.ended.set_result(self._closed)


class SocketReader:
    """Handles the messages of one client."""

    def __init__(self, hub: Hub, live: LiveTable, seat: int | None, connection: SocketConnection) -> None:
        self._hub, self._live, self._seat, self._connection = hub, live, seat, connection
        self._limit_key = seat_key(live, seat) if seat is not None else f"{id(connection)}"
        self.idle_timeout = IdleTimeout(connection)

    def receive(self, text: str) -> None:
        """Handle one message. Errors may end the connection, but they never leave this function."""
        if self._connection.ended.done():
            return
        self.idle_timeout.reset()
        try:
            message = parse(text)
            self._hub.commands.take(self._limit_key)
            self._handle(message)
        except CloseConnection as closed:
            self._connection.close(closed.code, closed.reason)
        except Error as error:
            self._connection.close(CLOSE_CODES.get(type(error), UNREADABLE))
        except Exception:
            logger.exception("an internal error")
            self._connection.close(MISTAKE)

    def _handle(self, message: SocketMessage) -> None:
        if isinstance(message, Ping):
            self._connection.push(PONG)
        elif isinstance(message, Token):
            raise CloseConnection(UNREADABLE, "token: expected as the first message only")
        elif self._seat is None:
            self._connection.push(refuse(message.request, WrongToken("token: expected a seat; spectators only watch")))
        else:
            command = command_of(message, self._seat, self._connection.owner)
            self._live.submit(with_reply(command, self._live, self._connection))


class IdleTimeout:
    """Closes a connection that sends nothing for too long. It needs one timer, however much is sent."""

    def __init__(self, connection: SocketConnection) -> None:
        self._connection = connection
        self._loop = asyncio.get_running_loop()
        self._timer = self._loop.call_later(IDLE_SECONDS, self._check)
        self.reset()

    def reset(self) -> None:
        self._last = self._loop.time()

    def _check(self) -> None:
        left = self._last + IDLE_SECONDS - self._loop.time()
        if left > 0:
            self._timer = self._loop.call_later(left, self._check)
        else:
            self._connection.close(SILENT)

    def stop(self) -> None:
        self._timer.cancel()


async def serve_socket(socket: WebSocket, hub: Hub, table_id: str, seat: int | None, after: int | None) -> None:
    address = address_of(socket)
    await socket.accept()
    if not hub.sockets.enter(address):
        await socket.close(TOO_MANY)
        return
    try:
        hub.requests.take(address)
        check_origin(socket, hub.settings.public_url)
        live = await hub.find(table_id)
        if seat is not None:
            await check_seat(socket, hub, live, seat)
        await converse(socket, hub, live, seat, after)
    except Error as error:
        await close(socket, CLOSE_CODES.get(type(error), UNREADABLE))
    except CloseConnection as closed:
        await close(socket, closed.code, closed.reason)
    except (WebSocketDisconnect, RuntimeError):  # the client is gone; Starlette has two ways to say so
        pass
    finally:
        hub.sockets.leave(address)


async def close(socket: WebSocket, code: int, reason: str = "") -> None:
    with suppress(WebSocketDisconnect, RuntimeError):  # it is already closed
        await socket.close(code, reason)


async def check_seat(socket: WebSocket, hub: Hub, live: LiveTable, seat: int) -> None:
    """Check the token of a cookie or header, or of the first message."""
    token = token_from(socket, seat)
    if token is None:
        try:
            message = parse(await asyncio.wait_for(receive_text(socket), IDLE_SECONDS))
        except TimeoutError:
            raise CloseConnection(SILENT) from None
        token = message.token if isinstance(message, Token) else None
    check_token(hub, await live.settled(), seat, token, address_of(socket))


async def converse(socket: WebSocket, hub: Hub, live: LiveTable, seat: int | None, after: int | None) -> None:
    """Send and receive until one side ends the connection."""
    channel = channel_of(socket)
    connection = SocketConnection(channel, hub.backlogs, address_of(socket), live.table.owner_of(seat))
    await live.attach(seat, connection, after)
    reader = SocketReader(hub, live, seat, connection)
    channel.listen(reader.receive, connection.resume)
    leaving = asyncio.get_running_loop().create_task(receive_text(socket))  # texts go to the reader, not here
    try:
        await asyncio.wait((leaving, connection.ended), return_when=asyncio.FIRST_COMPLETED)
        if connection.ended.done():
            raise connection.ended.result()
        leaving.result()
    finally:
        reader.idle_timeout.stop()
        live.detach(seat, connection)
        connection.leave()
        leaving.cancel()
        await asyncio.gather(leaving, return_exceptions=True)


def with_reply(command: Command, live: LiveTable, connection: SocketConnection) -> Command:
    """A new command is answered by its update; a refused or repeated one is answered here."""
    assert command.request is not None
    request, is_new = command.request, not live.table.has_kept(command.owner, command.request)

    def reply(error: Error | None) -> None:
        if error is not None:
            connection.push(refuse(request, error))
        elif not is_new:
            connection.push(to_json({"type": "accepted", "request": request}))

    command.reply = reply
    return command


def refuse(request: str | None, error: Error) -> bytes:
    return to_json({"type": "refused", "request": request, "error": describe_error(error)})


async def receive_text(socket: WebSocket) -> str:
    message = await socket.receive()
    if message["type"] != "websocket.receive":
        raise WebSocketDisconnect(message.get("code", 1005))
    text = message.get("text")
    if not isinstance(text, str):
        raise CloseConnection(UNREADABLE, "frame: expected text, not bytes")
    return text


def parse(text: str) -> SocketMessage:
    try:
        return socket_messages.validate_json(text)
    except ValidationError as error:
        raise CloseConnection(UNREADABLE, why_unreadable(error)) from None


def why_unreadable(error: ValidationError) -> str:
    """The field, and what was expected there."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    if first["type"].startswith("union_tag"):
        return f"type: expected one of {', '.join(MODELS)}"
    place = ".".join(str(part) for part in first["loc"][1:])
    return f"{place}: {first['msg']}" if place else first["msg"]
