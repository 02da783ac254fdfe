"""A real PostgreSQL for tests, without anybody's help."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import tempfile
import threading
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import psycopg
from psycopg import sql


@contextmanager
def postgres(port: int | None = None) -> Iterator[str]:
    """The address of a fresh one, which is gone afterwards; with a port it listens there instead."""
    folder = Path(tempfile.mkdtemp(prefix="twojacks-postgres-"))
    folder.chmod(0o755)  # as root, PostgreSQL runs as somebody else
    start = brought_by_pgserver if find_spec("pgserver") else brought_by_the_system
    try:
        with start(folder, port) as uri:
            yield uri
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def brought_by_pgserver(folder: Path, port: int | None) -> Iterator[str]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # pgserver's own, about where it would rather keep its sockets
        from pgserver import postgres_server

        server = postgres_server.get_server(folder, cleanup_mode="delete")
    try:
        if port is not None:
            again = ["-w", "-m", "fast", "-o", f"-h 127.0.0.1 -p {port}", "-l", str(server.log), "restart"]
            restart = postgres_server.pg_ctl  # type: ignore[attr-defined,unused-ignore]
            restart(again, pgdata=server.pgdata, user=server.system_user, timeout=60)
        yield server.get_uri()
    finally:
        server.cleanup()


@contextmanager
def brought_by_the_system(folder: Path, port: int | None) -> Iterator[str]:
    """Where pgserver has none: for Python 3.13 and later. That there is one ./check has seen to."""
    found = Path("/usr/lib/postgresql").glob("*/bin/pg_ctl")
    on_path, newest = shutil.which("pg_ctl"), max(found, key=version_of, default=None)
    tools = Path(on_path or newest or "pg_ctl").resolve().parent
    owner = {"user": "postgres", "group": "postgres", "extra_groups": []} if os.geteuid() == 0 else {}
    if owner:
        shutil.chown(folder, "postgres", "postgres")

    def ask(tool: str, *arguments: str) -> None:
        command = [str(tools / tool), "-D", str(folder / "data"), *arguments]
        subprocess.run(command, cwd=folder, check=True, timeout=60, stdout=subprocess.DEVNULL, **owner)  # type: ignore[call-overload]

    ask("initdb", "--username=postgres", "--auth=trust", "--encoding=utf8", "--no-sync")
    where = f"-k {folder} -h '127.0.0.1' -p {port}" if port else f"-k {folder} -h ''"
    ask("pg_ctl", "-w", "-l", str(folder / "log"), "-o", where, "start")
    try:
        yield f"postgresql://postgres:@/postgres?host={folder}"
    finally:
        ask("pg_ctl", "-m", "immediate", "stop")


def version_of(pg_ctl: Path) -> int:
    """Out of where Debian keeps it: /usr/lib/postgresql/17/bin/pg_ctl."""
    return int(pg_ctl.parts[-3].partition(".")[0])


def new_database(uri: str, name: str) -> str:
    """An empty database of that name on a server."""
    with psycopg.connect(uri, autocommit=True) as connection:
        quoted = sql.Identifier(name)
        connection.execute(sql.SQL("DROP DATABASE IF EXISTS {}").format(quoted))
        connection.execute(sql.SQL("CREATE DATABASE {}").format(quoted))
    return uri.replace("/postgres?", f"/{name}?")


def new_name(uri: str, name: str) -> str:
    new_database(uri, name)
    return name


def database_of(uri: str, name: str) -> str:
    return uri.replace("/postgres?", f"/{name}?").replace("postgresql://", "postgresql+psycopg://", 1)


class Cable:
    """A way to a PostgreSQL that can be cut: connections end, and new ones are refused until it is mended."""

    def __init__(self, uri: str) -> None:
        self._target = f"{parse_qs(urlsplit(uri).query)['host'][0]}/.s.PGSQL.5432"
        self._is_cut = False
        self._ends: set[asyncio.StreamWriter] = set()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self.port = asyncio.run_coroutine_threadsafe(self._open(), self._loop).result()

    async def _open(self) -> int:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        return int(self._server.sockets[0].getsockname()[1])

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._is_cut:
            writer.transport.abort()
            return
        there, back = await asyncio.open_unix_connection(self._target)
        self._ends |= {writer, back}
        await asyncio.gather(carry(reader, back), carry(there, writer))
        self._ends -= {writer, back}

    def cut(self) -> None:
        self._loop.call_soon_threadsafe(self._cut)

    def _cut(self) -> None:
        self._is_cut = True
        for end in self._ends:
            end.transport.abort()

    def mend(self) -> None:
        self._is_cut = False

    def close(self) -> None:
        async def close() -> None:
            self._server.close()
            self._cut()
            await asyncio.sleep(0.1)  # let what is carried end

        asyncio.run_coroutine_threadsafe(close(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(65_536):
            writer.write(data)
    writer.transport.abort()
