"""What several processes need that share a PostgreSQL: to hear of each other's entries, and to divide the bots' work.

Races between them are decided by the log's unique index (decision 008), so a notice may come late, twice or never
without harm: whoever is behind finds out when it writes.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from twojacks.bots.turns import Turns
from twojacks.server.presence import Report

CHANNEL = "twojacks"
AGAIN = 1.0  # seconds until a lost connection is tried again
BREATH = 0.5  # seconds after which the thread looks whether it should stop
CLAIMING = 4  # threads

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Notice:
    """Somebody, maybe we, has written entries up to a number."""

    table_id: str
    number: int

    def __str__(self) -> str:
        return f"{self.table_id} {self.number}"


def read_notice(text: str) -> Notice | Report:
    words = text.split()
    return Notice(words[0], int(words[1])) if len(words) == 2 else Report.read(words)


def notify(connection: sa.Connection, notices: Sequence[Notice | Report]) -> None:
    """Heard by everybody when the transaction is on disk."""
    query = sa.text("SELECT pg_notify(:channel, notice) FROM unnest(CAST(:notices AS text[])) AS notice")
    connection.execute(query, {"channel": CHANNEL, "notices": [str(notice) for notice in notices]})


class Listener:
    """A thread that hears of what other processes write. ``lost`` is called when notices may have been missed."""

    def __init__(self, engine: sa.Engine, heard: Callable[[Notice | Report], None], lost: Callable[[], None]) -> None:
        self._engine = engine
        self._heard = heard
        self._lost = lost
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._run, name="twojacks-listener", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._stopping.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._stopping.is_set():
            try:
                self._listen()
            except Exception as error:  # noqa: BLE001 — whatever a driver thinks of, we try again
                logger.warning("no notices from the database", extra={"cause": str(error)})
                self._stopping.wait(AGAIN)

    def _listen(self) -> None:
        with self._engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.exec_driver_sql(f"LISTEN {CHANNEL}")
            self._lost()
            driver = connection.connection.driver_connection
            assert driver is not None
            while not self._stopping.is_set():
                for notice in driver.notifies(timeout=BREATH):
                    self._heard(read_notice(notice.payload))


class Claim:
    """The right to think for a seat: a locked row. Who dies lets go of it."""

    def __init__(self, engine: sa.Engine, table_id: str, seat: int) -> None:
        self._engine = engine
        self._row = {"table_id": table_id, "seat": seat}
        self._connection: sa.Connection | None = None

    def take(self) -> bool:
        """Whether it is ours now. Blocks for the database only, never for another process."""
        try:
            connection = self._engine.connect()
        except SQLAlchemyError:
            return False
        try:
            found = self._lock(connection)
        except SQLAlchemyError:
            found = False
        if found:
            self._connection = connection
        else:
            connection.close()
        return found

    def _lock(self, connection: sa.Connection) -> bool:
        insert = "INSERT INTO claims (table_id, seat) VALUES (:table_id, :seat) ON CONFLICT DO NOTHING"
        connection.execute(sa.text(insert), self._row)
        connection.commit()
        query = sa.text("SELECT 1 FROM claims WHERE table_id = :table_id AND seat = :seat FOR UPDATE SKIP LOCKED")
        return connection.execute(query, self._row).first() is not None

    def give_back(self) -> None:
        """If the connection was cut, the database has let go of it already."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(SQLAlchemyError):
                connection.close()


class Claims:
    """A process's own: no more at once than there are connections for. Tables take turns, and wait on the event loop,
    not in a thread that a table or a host needs meanwhile.
    """

    def __init__(self, engine: sa.Engine, most: int) -> None:
        self._engine = engine
        self._room = Turns(most)
        self._threads = ThreadPoolExecutor(CLAIMING, "twojacks-claim")

    @asynccontextmanager
    async def trying(self, table_id: str, seat: int) -> AsyncIterator[bool]:
        """Whether the seat is ours to think for, until the end of the block."""
        run, claim = asyncio.get_running_loop().run_in_executor, Claim(self._engine, table_id, seat)
        async with self._room.turn(table_id):
            taking = run(self._threads, claim.take)
            try:
                yield await asyncio.shield(taking)
            finally:
                await asyncio.wait([taking])  # a server that stops gives back what it was about to take
                await run(self._threads, claim.give_back)

    def end(self) -> None:
        self._threads.shutdown(wait=False)
