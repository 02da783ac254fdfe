"""Runs a server on a port until it is stopped."""

from __future__ import annotations

import gc
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import nullcontext, suppress

import uvicorn
from fastapi import FastAPI
from sqlalchemy.exc import SQLAlchemyError

from twojacks.errors import BadOptions
from twojacks.server.hosting.app import make_app
from twojacks.server.hosting.logs import set_up_logs
from twojacks.server.settings import Settings
from twojacks.server.storage.database import Storage
from twojacks.server.storage.lockfile import lock_folder
from twojacks.server.storage.migrations import migrate
from twojacks.server.wire.timeouts import HttpProtocol
from twojacks.server.wire.websocket_protocol import WebSocketProtocol

BACKLOG = 2048  # connections that the system queues while the server is busy
SWITCH_SECONDS = 0.0001  # until a busy event loop lets the writer run, which needs that about five times a commit
# Thresholds of the garbage collector: often among new objects (a millisecond), hardly ever among all. Larger thresholds
# mean longer pauses, and one in a hundred responses would meet one.
GC_THRESHOLDS = (1_000, 2, 1_000)
GRACE = 10  # seconds for requests in progress when the server stops


def bind(host: str, *ports: int) -> socket.socket:
    """Bind the first free port, before anything slow is loaded. Port 0 is any free port."""
    for port in ports[:-1]:
        with suppress(BadOptions):
            return bind_port(host, port)
    return bind_port(host, ports[-1])


def bind_port(host: str, port: int) -> socket.socket:
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        bound = socket.socket(family, kind, protocol)
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind(address)
        bound.listen(BACKLOG)
    except OSError as error:
        raise BadOptions(f"port: expected a free port on {host}, but {port} is not free; {error.strerror}") from error
    bound.set_inheritable(True)
    return bound


def run(settings: Settings, bound: socket.socket, when_open: Callable[[], None]) -> None:
    set_up_logs()
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.set_threshold(*GC_THRESHOLDS)
    raise_file_limit()
    with nullcontext() if settings.database else lock_folder(settings.data):
        check_database(settings)
        signal.signal(signal.SIGTERM, lambda *_: None)  # Uvicorn stops on it, and then raises it again
        Server(make_config(settings), when_open).run(sockets=[bound])


def check_database(settings: Settings) -> None:
    """Migrate the database. Raises one sentence if that is not possible."""
    try:
        storage = Storage(settings.url)
        migrate(storage.engine)
        storage.close()
    except (SQLAlchemyError, ImportError) as error:
        cause = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise BadOptions(f"database: expected one that answers; {cause}") from error


def make_config(settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(settings),
        loop="auto" if sys.platform == "win32" else "uvloop",
        http=HttpProtocol,
        ws=WebSocketProtocol,
        ws_per_message_deflate=False,  # compressed sizes could reveal secrets
        ws_max_size=settings.limits.text,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=GRACE,
        server_header=False,
        access_log=False,
        log_config=None,
    )


def raise_file_limit() -> None:
    """Every connection is an open file, and the default limit is lower than the allowed one."""
    with suppress(ImportError, OSError, ValueError):  # not possible on Windows and some other systems
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, when_open: Callable[[], None]) -> None:
        super().__init__(config)
        self._when_open = when_open

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._when_open()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close followed streams first: Uvicorn would wait for them until the timeout."""
        assert isinstance(self.config.app, FastAPI)
        self.config.app.state.hub.dismiss()
        await super().shutdown(sockets)
