"""Where a server keeps its tables, as commands are told."""

from __future__ import annotations

from pathlib import Path

import click

DATABASE = "TWOJACKS_DATABASE"

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
    return url.replace("postgresql://", "postgresql+psycopg://", 1) if url else None


def database_url(data: Path | None, database: str | None) -> str:
    from twojacks.server.storage import sqlite_url

    return read_database(database) or sqlite_url(data_folder(data))
