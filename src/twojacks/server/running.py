"""A server on a port, until it is told to stop."""

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
from twojacks.server.app import make_app
from twojacks.server.folders import occupied
from twojacks.server.frames import PatientSocket
from twojacks.server.logs import set_up_logs
from twojacks.server.migrations import migrate
from twojacks.server.patience import PatientProtocol
from twojacks.server.settings import Settings
from twojacks.server.storage import Storage

WAITING = 2048  # connections the system holds for us while we are busy
HAND_OVER = 0.0001  # seconds after which a busy event loop lets the writer go on, which asks some five times a commit
# Garbage is looked for among every thousand new objects, again among three thousand of them (a millisecond), and hardly
# ever among all. With more at a time everybody waits longer, and one in a hundred answers would be among them.
GARBAGE = (1_000, 2, 1_000)
GRACE = 10  # seconds that requests under way have when the server stops


def bind(host: str, *ports: int) -> socket.socket:
    """The first of these ports that is free, before anything slow is loaded; 0 takes any."""
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
        bound.listen(WAITING)
    except OSError as error:
        raise BadOptions(f"port: expected one that is free on {host}, and {port} is not; {error.strerror}") from error
    bound.set_inheritable(True)
    return bound


def run(settings: Settings, bound: socket.socket, when_open: Callable[[], None]) -> None:
    set_up_logs()
    sys.setswitchinterval(HAND_OVER)
    gc.set_threshold(*GARBAGE)
    raise_file_limit()
    with nullcontext() if settings.database else occupied(settings.data):
        check_database(settings)
        signal.signal(signal.SIGTERM, lambda *_: None)  # Uvicorn stops for it, and then raises it again
        Server(make_config(settings), when_open).run(sockets=[bound])


def check_database(settings: Settings) -> None:
    """Up to date, or one sentence about what is wrong with it."""
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
        http=PatientProtocol,
        ws=PatientSocket,
        ws_per_message_deflate=False,  # compressed sizes would tell what is inside
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
    """Every connection is an open file; systems allow more of them than they give at first."""
    with suppress(ImportError, OSError, ValueError):  # not on Windows, and not everywhere else
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
        """Streams that are followed end first: Uvicorn would wait for them until their time is up."""
        assert isinstance(self.config.app, FastAPI)
        self.config.app.state.harbour.dismiss()
        await super().shutdown(sockets)
