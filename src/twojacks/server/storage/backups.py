"""Backups of a database that is in use, and restoring them.

A backup is always one SQLite file. It can be restored into a data folder or into a PostgreSQL, so it also serves to
move from one to the other. It holds the secrets of unfinished games, so only its owner may read it.
"""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from twojacks.errors import BadOptions
from twojacks.server.storage.database import entries, make_engine, tables
from twojacks.server.storage.migrations import NEWEST, current_revision, migrate

BATCH_ROWS = 1000
OWNER_ONLY = 0o600


@dataclass(frozen=True)
class Contents:
    tables: int
    entries: int

    def __str__(self) -> str:
        tables, entries = "table" if self.tables == 1 else "tables", "entry" if self.entries == 1 else "entries"
        return f"{self.tables} {tables} with {self.entries} {entries}"


def back_up(url: str, file: Path) -> Contents:
    """Write a consistent copy of the database to a new file. Games go on meanwhile."""
    with readable_errors(), complete_file(file) as unfinished:
        if (path := sqlite_file(url)) is not None:
            copy_pages(path, unfinished)
        else:
            with opened(url) as source, opened_file(unfinished) as target:
                if current_revision(source) != NEWEST:
                    raise BadOptions("database: expected one that a server of this version has used")
                migrate(target)
                copy_rows(source, target)
        return check(unfinished)


def restore(file: Path, url: str) -> Contents:
    """Restore into a database without tables, and migrate it. No server may use it meanwhile."""
    with readable_errors(), tempfile.TemporaryDirectory(prefix="twojacks-restore-") as folder:
        found, path, copy = check(file), sqlite_file(url), Path(folder) / "copy.db"
        copy_pages(file, copy)
        with opened_file(copy) as source:
            migrate(source)
            if path is None:
                with opened(url) as target:
                    migrate(target)
                    copy_rows(source, target)
                return found
        with complete_file(path) as unfinished:
            copy_pages(copy, unfinished)
        return found


def sqlite_file(url: str) -> Path | None:
    """The file of an SQLite database; None for another kind."""
    parts = sa.make_url(url)
    return Path(parts.database or "") if parts.get_backend_name() == "sqlite" else None


@contextmanager
def readable_errors() -> Iterator[None]:
    """Turn errors of databases and disks into one sentence."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error, OSError, ImportError) as error:
        cause = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise BadOptions(f"database: expected one that can be read and written; {cause}") from error


@contextmanager
def opened(url: str) -> Iterator[sa.Engine]:
    engine = make_engine(sa.make_url(url))
    try:
        yield engine
    finally:
        engine.dispose()


@contextmanager
def opened_file(file: Path) -> Iterator[sa.Engine]:
    """An SQLite file without the write-ahead log that servers use."""
    engine = sa.create_engine(f"sqlite:///{file}")
    try:
        yield engine
    finally:
        engine.dispose()


@contextmanager
def complete_file(file: Path) -> Iterator[Path]:
    """Yields a temporary path. The file gets its name when it is complete, and never replaces another file."""
    if file.exists():
        raise BadOptions(f"file: expected no file at {file}; the existing one was not changed")
    file.parent.mkdir(parents=True, exist_ok=True)
    unfinished = file.with_name(f"{file.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    os.close(os.open(unfinished, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY))
    try:
        yield unfinished
        unfinished.rename(file)
    finally:
        unfinished.unlink(missing_ok=True)


def copy_pages(source: Path, target: Path) -> None:
    """Copy with SQLite's own backup, which works for files in use. The copy has no write-ahead log."""
    with reading(source) as database, closing(sqlite3.connect(target)) as copy:
        database.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")


@contextmanager
def reading(file: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as database:
        yield database


def copy_rows(source: sa.Engine, target: sa.Engine) -> None:
    """Copy everything in one transaction."""
    level = "REPEATABLE READ" if source.dialect.name == "postgresql" else "SERIALIZABLE"
    with source.connect().execution_options(isolation_level=level) as old, target.begin() as new:
        if new.scalar(sa.select(sa.func.count()).select_from(tables)):
            raise BadOptions("database: expected one without tables; it was not changed")
        for table in (tables, entries):
            for rows in old.execution_options(yield_per=BATCH_ROWS).execute(table.select()).partitions():
                new.execute(table.insert(), [row._asdict() for row in rows])


def check(file: Path) -> Contents:
    """Count what a backup holds. Raises an error unless it is an undamaged backup of ours."""
    if not file.exists():
        raise BadOptions(f"file: expected a backup, but there is no file {file}")
    with reading(file) as database:
        try:
            if database.execute("PRAGMA integrity_check").fetchall() != [("ok",)]:
                raise BadOptions(f"file: expected an undamaged backup, but {file} is damaged")
            counts = "SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM entries)"
            return Contents(*database.execute(counts).fetchone())
        except sqlite3.DatabaseError as error:  # no database, or one of another program
            raise BadOptions(f"file: expected a backup of a server's tables, but {file} is not one") from error
