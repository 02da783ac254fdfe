"""Where logs are kept: SQLite by default, PostgreSQL when one machine is not enough."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import chain
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from pydantic_core import to_json
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from twojacks.server.entries import Entry
from twojacks.server.presence import Report
from twojacks.server.refusals import Unavailable
from twojacks.server.shared import Notice, notify

MOST_ROWS = 64  # in one statement: databases allow only so many values

metadata = sa.MetaData()  # as `migrations` leaves it; a test compares them

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("created_at", sa.BigInteger, nullable=False),  # milliseconds since 1970, as everywhere here
    sa.Column("changed_at", sa.BigInteger, nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),  # public, and somebody may still join or watch
    sa.Column("summary", sa.Text, nullable=False),  # what the list of public tables says, JSON
    sa.Column("due", sa.BigInteger),  # when a server has to see to it although nobody looks (`clocks.due_of`)
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

claims = sa.Table(  # rows that processes lock while they think for a seat
    "claims",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("seat", sa.SmallInteger, primary_key=True),
)


class Conflict(Exception):
    """Somebody else has written an entry with this number before us."""


@dataclass(frozen=True, slots=True)
class Append:
    """Entries of one table that are written together or not at all; with a ``summary`` the table's own row, too."""

    table_id: str
    entries: Sequence[Entry]
    summary: dict[str, Any] | None = None
    listed: bool = False
    due: int | None = None


def row_of(table_id: str, entry: Entry) -> tuple[Any, ...]:
    """In the order of the columns."""
    return table_id, entry.number, entry.kind, entry.at, entry.seat, entry.request, to_json(entry.data).decode()


def row_of_table(append: Append) -> tuple[Any, ...]:
    at = append.entries[-1].at
    return append.table_id, at, at, append.listed, to_json(append.summary).decode(), append.due


def entry_of(row: Any) -> Entry:
    return Entry(row.number, row.kind, row.at, row.seat, row.request, json.loads(row.data))


class Storage:
    """One database. Its methods block, and are called from threads."""

    def __init__(self, url: str) -> None:
        self.url = sa.make_url(url)
        self.engine = make_engine(self.url)

    @cached_property
    def claiming(self) -> sa.Engine:
        """Connections that are held while bots think: apart, so that nobody's decision waits for them."""
        return make_engine(self.url)

    @property
    def is_shared(self) -> bool:
        """Several processes may use it at once."""
        return self.url.get_backend_name() == "postgresql"

    def write(self, appends: Iterable[Append]) -> None:
        """All of it in one transaction, on disk when this returns. Raises `Conflict` or `Unavailable`."""
        ordered = sorted(appends, key=lambda append: append.table_id)  # no two processes wait for each other
        try:
            if self.is_shared:
                with self.engine.begin() as connection:
                    for statement in statements_for(ordered, "%s"):
                        connection.exec_driver_sql(*statement)
                    notify(connection, [Notice(append.table_id, append.entries[-1].number) for append in ordered])
            else:
                self._write_alone(ordered)
        except (IntegrityError, sqlite3.IntegrityError) as error:
            raise Conflict from error
        except (SQLAlchemyError, sqlite3.Error) as error:
            raise unavailable() from error

    def _write_alone(self, appends: list[Append]) -> None:
        """What a busy server does all day, without a detour.

        A single statement is a transaction of its own: this thread then has to wait only once until a busy event loop
        lets it go on.
        """
        statements = list(statements_for(appends, "?"))
        if len(statements) == 1 and not self._direct.in_transaction:
            self._direct.execute(*statements[0])
            return
        with self._direct as connection:
            connection.execute("BEGIN IMMEDIATE")
            for statement in statements:
                connection.execute(*statement)

    @cached_property
    def _direct(self) -> sqlite3.Connection:
        """SQLite itself."""
        self._borrowed = self.engine.raw_connection()
        connection: sqlite3.Connection = self._borrowed.driver_connection  # type: ignore[assignment]
        connection.isolation_level = None
        return connection

    def load(self, table_id: str, first: int = 0) -> list[Entry]:
        """The log of a table from an entry on; empty if there is no such table."""
        query = entries.select().where(entries.c.table_id == table_id, entries.c.number >= first)
        try:
            with self.engine.connect() as connection:
                return [entry_of(row) for row in connection.execute(query.order_by(entries.c.number))]
        except SQLAlchemyError as error:
            raise unavailable() from error

    def announce(self, reports: list[Report]) -> None:
        """Tell other processes who is connected to this one."""
        try:
            with self.engine.begin() as connection:
                notify(connection, reports)
        except SQLAlchemyError as error:
            raise unavailable() from error

    def list_public(self, since: int, most: int = 100) -> list[dict[str, Any]]:
        """Those whose row was written since then, the latest first."""
        recent = sa.select(tables.c.summary).where(tables.c.listed, tables.c.changed_at >= since)
        query = recent.order_by(tables.c.changed_at.desc()).limit(most)
        try:
            with self.engine.connect() as connection:
                return [json.loads(row.summary) for row in connection.execute(query)]
        except SQLAlchemyError as error:
            raise unavailable() from error

    def look(self) -> None:
        """Raises `Unavailable` unless the database answers."""
        try:
            with self.engine.connect() as connection:
                connection.execute(sa.select(tables.c.id).limit(1))
        except SQLAlchemyError as error:
            raise unavailable() from error

    def list_due(self, now: int, most: int = 10_000) -> list[str]:
        """Tables that a server has to see to, those first that have waited longest."""
        query = sa.select(tables.c.id).where(tables.c.due <= now).order_by(tables.c.due).limit(most)
        try:
            with self.engine.connect() as connection:
                return list(connection.scalars(query))
        except SQLAlchemyError as error:
            raise unavailable() from error

    def close(self) -> None:
        if "_direct" in vars(self):
            self._borrowed.invalidate()  # its ways are not those of the others
        if "claiming" in vars(self):
            self.claiming.dispose()
        self.engine.dispose()


def statements_for(appends: list[Append], mark: str) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """As drivers take them, with their values; ``mark`` stands for a value."""
    told = [row_of_table(append) for append in appends if append.summary is not None]
    rows = [row_of(append.table_id, entry) for append in appends for entry in append.entries]
    for insert, values in ((put_tables, told), (insert_entries, rows)):
        for first in range(0, len(values), MOST_ROWS):
            some = values[first : first + MOST_ROWS]
            yield insert(len(some), mark), tuple(chain.from_iterable(some))


@cache
def insert_entries(count: int, mark: str) -> str:
    """A statement for so many."""
    return f"INSERT INTO entries VALUES {marks_of(entries, count, mark)}"  # noqa: S608 — marks, and no values


@cache
def put_tables(count: int, mark: str) -> str:
    """The same, for new tables and old ones."""
    changes = ", ".join(f"{name} = excluded.{name}" for name in ("changed_at", "listed", "summary", "due"))
    columns = ", ".join(tables.c.keys())
    into = f"INSERT INTO tables ({columns}) VALUES {marks_of(tables, count, mark)}"  # noqa: S608 — as above
    return f"{into} ON CONFLICT (id) DO UPDATE SET {changes}"


def marks_of(table: sa.Table, count: int, mark: str) -> str:
    return ",".join([f"({','.join([mark] * len(table.c))})"] * count)


def unavailable() -> Unavailable:
    return Unavailable("storage: expected a database that answers")


# A connection that was cut shows within seconds, here and in the database: what a machine had locked that lost its
# power is free again. Milliseconds where names end in ``timeout``, else seconds, unless said.
SESSION = {
    "statement_timeout": 8000,
    "idle_in_transaction_session_timeout": 120_000,
    "tcp_user_timeout": 9000,
    "tcp_keepalives_idle": 5,
    "tcp_keepalives_interval": 2,
    "tcp_keepalives_count": 2,
}
IMPATIENT = {
    "connect_timeout": 3,  # seconds
    "tcp_user_timeout": 4000,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 2,
    "options": " ".join(f"-c {name}={value}" for name, value in SESSION.items()),
}

CONNECTIONS = 16  # of an engine; half of them are kept when nobody needs them
DISCREET: dict[str, Any] = {"hide_parameters": True}  # errors go into the log, and entries hold secrets


def make_engine(url: sa.URL) -> sa.Engine:
    if url.get_backend_name() != "sqlite":
        pool: dict[str, Any] = {"pool_size": CONNECTIONS // 2, "max_overflow": CONNECTIONS // 2}
        pool |= {"pool_timeout": 5, "pool_pre_ping": True}
        return sa.create_engine(url, **pool, **DISCREET, connect_args=IMPATIENT)
    engine = sa.create_engine(url, **DISCREET, connect_args={"timeout": 10})
    sa.event.listen(engine, "connect", set_up_sqlite)
    return engine


def set_up_sqlite(connection: Any, _record: Any) -> None:
    """A commit returns when it is on disk (`FULL`); readers do not wait for the writer."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def sqlite_url(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.db'}"
