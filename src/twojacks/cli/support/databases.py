"""Where a server keeps its tables, as commands are told."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import click

from twojacks.errors import BadOptions, MissingExtra

DATABASE = "TWOJACKS_DATABASE"
POSTGRESQL = "postgresql://"

data_option = click.option(
    "--data", type=click.Path(file_okay=False, path_type=Path), help="Folder in which tables are kept."
)
database_option = click.option(
    "--database", envvar=DATABASE, help=f"PostgreSQL instead of a file: postgresql://… Also {DATABASE}."
)


def data_folder(data: Path | None) -> Path:
    return data or Path(click.get_app_dir("twojacks")) / "tables"


def read_database(url: str | None) -> str | None:
    """PostgreSQL's own way of writing an address, with the driver that we use."""
    if not url:
        return None
    if not url.startswith(POSTGRESQL):
        # What was given is not repeated: it may hold a password.
        raise BadOptions(f"database: expected an address that begins with {POSTGRESQL}")
    if find_spec("psycopg") is None:
        raise MissingExtra("What PostgreSQL needs", "postgres")
    return url.replace(POSTGRESQL, "postgresql+psycopg://", 1)


def database_url(data: Path | None, database: str | None) -> str:
    from twojacks.server.storage import sqlite_url

    return read_database(database) or sqlite_url(data_folder(data))
