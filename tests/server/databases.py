"""A real PostgreSQL for tests, without anybody's help."""

from __future__ import annotations

import shutil
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
from psycopg import sql


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a fresh one, which is gone afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="twojacks-postgres-"))
    folder.chmod(0o755)  # as root, PostgreSQL runs as somebody else
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # pgserver's own, about where it would rather keep its sockets
        from pgserver.postgres_server import get_server

        server = get_server(folder, cleanup_mode="delete")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


def new_database(uri: str, name: str) -> str:
    """An empty database of that name on a server."""
    with psycopg.connect(uri, autocommit=True) as connection:
        quoted = sql.Identifier(name)
        connection.execute(sql.SQL("DROP DATABASE IF EXISTS {}").format(quoted))
        connection.execute(sql.SQL("CREATE DATABASE {}").format(quoted))
    return uri.replace("/postgres?", f"/{name}?")
