"""The database of logs: SQLite by default, PostgreSQL for several processes."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache, cached_property
from itertools import chain
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from pydantic_core import to_json
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from twojacks.server.errors import no_database
from twojacks.server.storage.postgres_sync import EntriesNotice, PresenceReport, notify
from twojacks.server.table.clocks import due_of
from twojacks.server.table.entries import Entry
from twojacks.server.table.options import default_of
from twojacks.server.table.table import Table

MOST_ROWS = 64  # in one statement, because databases limit the number of parameters
SUMMARY_SETTINGS = ("games", "clock")  # the settings that the list of public tables shows

metadata = sa.MetaData()  # what the migrations create; a test compares them

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("created_at", sa.BigInteger, nullable=False),  # milliseconds since 1970, like all times here
    sa.Column("changed_at", sa.BigInteger, nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),  # in the list of public tables
    sa.Column("summary", sa.Text, nullable=False),  # its line in that list, as JSON
    sa.Column("due", sa.BigInteger),  # when a server must load it even if nobody uses it (`clocks.due_of`)
    sa.Index("tables_listed", "listed", "changed_at"),
    sa.Index("tables_due", "due"),
)

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("seat", sa.SmallInteger),
    sa.Column("request", sa.String(64)),
    sa.Column("data", sa.Text, nullable=False),  # JSON
    sqlite_with_rowid=False,
)

claims = sa.Table(  # rows that processes lock while a bot thinks for a seat
    "claims",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("seat", sa.SmallInteger, primary_key=True),
)


class Conflict(Exception):
    """Another process has already written an entry with this number."""


@dataclass(slots=True)
class TableWrite:
    """Entries of one table that are written together. With a ``summary`` the row of the table is written, too."""

    table_id: str
    entries: list[Entry] = field(default_factory=list)
    summary: dict[str, Any] | None = None
    listed: bool = False
    due: int | None = None

    def add_row(self, table: Table) -> None:
        self.summary = summarise(table)
        self.listed = table.options.public and table.stage != "between"
        self.due = due_of(table)


def make_write(table: Table, log: list[Entry]) -> TableWrite:
    """A new table with its log."""
    write = TableWrite(table.id, log)
    write.add_row(table)
    return write


def summarise(table: Table) -> dict[str, Any]:
    """The line of a table in the list of public tables."""
    options = table.options
    return {
        "id": table.id,
        "game": options.game,
        "variant": options.variant,
        "players": options.players,
        **{name: getattr(options, name) for name in SUMMARY_SETTINGS},
        "stage": table.stage,
        "seats": [{"kind": seat.kind, "name": seat.name, "bot": seat.bot} for seat in table.seats],
    }


def read_summary(text: str) -> dict[str, Any]:
    """A summary that was written before a setting existed gets its default."""
    return {**{name: default_of(name) for name in SUMMARY_SETTINGS}, **json.loads(text)}


def row_of(table_id: str, entry: Entry) -> tuple[Any, ...]:
    """The values in the order of the columns."""
    return table_id, entry.number, entry.kind, entry.at, entry.seat, entry.request, to_json(entry.data).decode()


def row_of_table(write: TableWrite) -> tuple[Any, ...]:
    at = write.entries[-1].at
    return write.table_id, at, at, write.listed, to_json(write.summary).decode(), write.due


def entry_of(row: Any) -> Entry:
    return Entry(row.number, row.kind, row.at, row.seat, row.request, json.loads(row.data))


class Storage:
    """One database. Its methods block, so they are called from threads."""

    def __init__(self, url: str) -> None:
        self.url = sa.make_url(url)
        self.engine = make_engine(self.url)

    @cached_property
    def claiming(self) -> sa.Engine:
        """A pool of its own for connections that are held while bots think, so that no decision waits for them."""
        return make_engine(self.url)

    @property
    def is_shared(self) -> bool:
        """Whether several processes may use it at the same time."""
        return self.url.get_backend_name() == "postgresql"

    def write(self, writes: Iterable[TableWrite]) -> None:
        """Write everything in one transaction, which is on disk on return. Raises `Conflict` or `Unavailable`."""
        ordered = sorted(writes, key=lambda write: write.table_id)  # in one order, so that processes cannot deadlock
        try:
            if self.is_shared:
                with self.engine.begin() as connection:
                    for statement in statements_for(ordered, "%s"):
                        connection.exec_driver_sql(*statement)
                    notify(connection, [EntriesNotice(write.table_id, write.entries[-1].number) for write in ordered])
            else:
                self._write_sqlite(ordered)
        except (IntegrityError, sqlite3.IntegrityError) as error:
            raise Conflict from error
        except (SQLAlchemyError, sqlite3.Error) as error:
            raise no_database() from error

    def _write_sqlite(self, writes: list[TableWrite]) -> None:
        """Use the driver directly, because this is the hot path.

        A single statement is a transaction of its own. This thread then waits only once for a busy event loop to
        release the interpreter.
        """
        statements = list(statements_for(writes, "?"))
        if len(statements) == 1 and not self._direct.in_transaction:
            self._direct.execute(*statements[0])
            return
        with self._direct as connection:
            connection.execute("BEGIN IMMEDIATE")
            for statement in statements:
                connection.execute(*statement)

    @cached_property
    def _direct(self) -> sqlite3.Connection:
        """The connection of the driver."""
        self._borrowed = self.engine.raw_connection()
        connection: sqlite3.Connection = self._borrowed.driver_connection  # type: ignore[assignment]
        connection.isolation_level = None
        return connection

    def load(self, table_id: str, first: int = 0) -> list[Entry]:
        """The log of a table, starting with an entry. Empty if there is no such table."""
        query = entries.select().where(entries.c.table_id == table_id, entries.c.number >= first)
        try:
            with self.engine.connect() as connection:
                return [entry_of(row) for row in connection.execute(query.order_by(entries.c.number))]
        except SQLAlchemyError as error:
            raise no_database() from error

    def announce(self, reports: list[PresenceReport]) -> None:
        """Tell other processes who is connected to this process."""
        try:
            with self.engine.begin() as connection:
                notify(connection, reports)
        except SQLAlchemyError as error:
            raise no_database() from error

    def list_public(self, since: int, most: int = 100) -> list[dict[str, Any]]:
        """Public tables that changed since then, the latest first."""
        recent = sa.select(tables.c.summary).where(tables.c.listed, tables.c.changed_at >= since)
        query = recent.order_by(tables.c.changed_at.desc()).limit(most)
        try:
            with self.engine.connect() as connection:
                return [read_summary(row.summary) for row in connection.execute(query)]
        except SQLAlchemyError as error:
            raise no_database() from error

    def ping(self) -> None:
        """Raise `Unavailable` unless the database answers."""
        try:
            with self.engine.connect() as connection:
                connection.execute(sa.select(tables.c.id).limit(1))
        except SQLAlchemyError as error:
            raise no_database() from error

    def list_due(self, now: int, most: int = 10_000) -> list[str]:
        """Tables that a server must load, the longest overdue first."""
        query = sa.select(tables.c.id).where(tables.c.due <= now).order_by(tables.c.due).limit(most)
        try:
            with self.engine.connect() as connection:
                return list(connection.scalars(query))
        except SQLAlchemyError as error:
            raise no_database() from error

    def close(self) -> None:
        if "_direct" in vars(self):
            self._borrowed.invalidate()  # it was reconfigured and cannot go back to the pool
        if "claiming" in vars(self):
            self.claiming.dispose()
        self.engine.dispose()


def statements_for(writes: list[TableWrite], mark: str) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """SQL statements with their values. ``mark`` is the placeholder of the driver."""
    table_rows = [row_of_table(write) for write in writes if write.summary is not None]
    rows = [row_of(write.table_id, entry) for write in writes for entry in write.entries]
    for insert, values in ((put_tables, table_rows), (insert_entries, rows)):
        for first in range(0, len(values), MOST_ROWS):
            some = values[first : first + MOST_ROWS]
            yield insert(len(some), mark), tuple(chain.from_iterable(some))


@cache
def insert_entries(count: int, mark: str) -> str:
    """A statement that inserts this many entries."""
    return f"INSERT INTO entries VALUES {marks_of(entries, count, mark)}"  # noqa: S608 — placeholders only


@cache
def put_tables(count: int, mark: str) -> str:
    """A statement that inserts or updates this many tables."""
    changes = ", ".join(f"{name} = excluded.{name}" for name in ("changed_at", "listed", "summary", "due"))
    columns = ", ".join(tables.c.keys())
    into = f"INSERT INTO tables ({columns}) VALUES {marks_of(tables, count, mark)}"  # noqa: S608 — as above
    return f"{into} ON CONFLICT (id) DO UPDATE SET {changes}"


def marks_of(table: sa.Table, count: int, mark: str) -> str:
    return ",".join([f"({','.join([mark] * len(table.c))})"] * count)


# Both sides notice a broken connection within seconds, so the locks of a machine without power are soon released.
# Names that end in ``timeout`` are in milliseconds, the others in seconds, unless a comment says otherwise.
SESSION = {
    "statement_timeout": 8000,
    "idle_in_transaction_session_timeout": 120_000,
    "tcp_user_timeout": 9000,
    "tcp_keepalives_idle": 5,
    "tcp_keepalives_interval": 2,
    "tcp_keepalives_count": 2,
}
CONNECT_OPTIONS = {
    "connect_timeout": 3,  # seconds
    "tcp_user_timeout": 4000,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 2,
    "options": " ".join(f"-c {name}={value}" for name, value in SESSION.items()),
}

CONNECTIONS = 16  # per engine; half of them stay open when idle
NO_PARAMETERS: dict[str, Any] = {
    "hide_parameters": True
}  # in error messages, because those are logged and entries hold secrets


def make_engine(url: sa.URL) -> sa.Engine:
    if url.get_backend_name() != "sqlite":
        pool: dict[str, Any] = {"pool_size": CONNECTIONS // 2, "max_overflow": CONNECTIONS // 2}
        pool |= {"pool_timeout": 5, "pool_pre_ping": True}
        return sa.create_engine(url, **pool, **NO_PARAMETERS, connect_args=CONNECT_OPTIONS)
    engine = sa.create_engine(url, **NO_PARAMETERS, connect_args={"timeout": 10})
    sa.event.listen(engine, "connect", set_up_sqlite)
    return engine


def set_up_sqlite(connection: Any, _record: Any) -> None:
    """A commit returns when it is on disk (`FULL`). Readers do not wait for the writer (`WAL`)."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def sqlite_url(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.db'}"
