"""Backups of a database that is in use, and the way back.

A backup is one SQLite file, wherever it comes from: it can go back into a folder or into a PostgreSQL, so that a club
can move from one to the other. It holds what decides games that are not over yet: only its owner may read it.
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
from twojacks.server.migrations import NEWEST, current_revision, migrate
from twojacks.server.storage import entries, make_engine, tables

AT_ONCE = 1000  # rows
OWNER_ONLY = 0o600


@dataclass(frozen=True)
class Contents:
    tables: int
    entries: int

    def __str__(self) -> str:
        tables, entries = "table" if self.tables == 1 else "tables", "entry" if self.entries == 1 else "entries"
        return f"{self.tables} {tables} with {self.entries} {entries}"


def back_up(url: str, file: Path) -> Contents:
    """What the database holds at one moment, in a new file. Whoever plays meanwhile does not notice."""
    with complaining(), arriving(file) as unfinished:
        if (path := file_behind(url)) is not None:
            copy_pages(path, unfinished)
        else:
            with opened(url) as source, opened_file(unfinished) as target:
                if current_revision(source) != NEWEST:
                    raise BadOptions("database: expected one that a server of this version has used")
                migrate(target)
                copy_rows(source, target)
        return check(unfinished)


def restore(file: Path, url: str) -> Contents:
    """Into a place that holds no tables yet, brought up to date. No server may use it meanwhile."""
    with complaining(), tempfile.TemporaryDirectory(prefix="twojacks-restore-") as folder:
        found, path, copy = check(file), file_behind(url), Path(folder) / "copy.db"
        copy_pages(file, copy)
        with opened_file(copy) as source:
            migrate(source)
            if path is None:
                with opened(url) as target:
                    migrate(target)
                    copy_rows(source, target)
                return found
        with arriving(path) as unfinished:
            copy_pages(copy, unfinished)
        return found


def file_behind(url: str) -> Path | None:
    """The file of a SQLite."""
    parts = sa.make_url(url)
    return Path(parts.database or "") if parts.get_backend_name() == "sqlite" else None


@contextmanager
def complaining() -> Iterator[None]:
    """Whatever databases and disks complain of, in one sentence."""
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
    """As plain as SQLite comes: without a log beside it, as servers want one."""
    engine = sa.create_engine(f"sqlite:///{file}")
    try:
        yield engine
    finally:
        engine.dispose()


@contextmanager
def arriving(file: Path) -> Iterator[Path]:
    """A file that appears under its name when it is whole, and never over another one."""
    if file.exists():
        raise BadOptions(f"file: expected none at {file}, and there is one; it stays as it is")
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
    """By SQLite's own means for files in use; the copy is one file, without a log beside it."""
    with reading(source) as database, closing(sqlite3.connect(target)) as copy:
        database.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")


@contextmanager
def reading(file: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as database:
        yield database


def copy_rows(source: sa.Engine, target: sa.Engine) -> None:
    """All of it as of one moment, in one transaction."""
    level = "REPEATABLE READ" if source.dialect.name == "postgresql" else "SERIALIZABLE"
    with source.connect().execution_options(isolation_level=level) as old, target.begin() as new:
        if new.scalar(sa.select(sa.func.count()).select_from(tables)):
            raise BadOptions("database: expected one without tables; it stays as it is")
        for table in (tables, entries):
            for rows in old.execution_options(yield_per=AT_ONCE).execute(table.select()).partitions():
                new.execute(table.insert(), [row._asdict() for row in rows])


def check(file: Path) -> Contents:
    """What a backup holds; raises unless it is whole and one of ours."""
    if not file.exists():
        raise BadOptions(f"file: expected a backup, and there is nothing at {file}")
    with reading(file) as database:
        try:
            if database.execute("PRAGMA integrity_check").fetchall() != [("ok",)]:
                raise BadOptions(f"file: expected a whole backup, and {file} is damaged")
            counts = "SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM entries)"
            return Contents(*database.execute(counts).fetchone())
        except sqlite3.DatabaseError as error:  # no database, or one of somebody else
            raise BadOptions(f"file: expected a backup of a server's tables, and {file} is none") from error
