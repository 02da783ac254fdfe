"""Coordination of processes that share a PostgreSQL: notices about new entries and presence, and claims on bots' work.

The unique index of the log decides races (decision 008). A notice may therefore be late, repeated or lost: a process
that is behind finds out when it writes.
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

from twojacks.workers.fair_queue import FairQueue

CHANNEL = "twojacks"
RETRY_SECONDS = 1.0  # until a lost connection is opened again
POLL_SECONDS = 0.5  # between two checks whether the thread should stop
CLAIM_THREADS = 4

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class EntriesNotice:
    """Some process, maybe this one, has written entries up to a number."""

    table_id: str
    number: int

    def __str__(self) -> str:
        return f"{self.table_id} {self.number}"


@dataclass(frozen=True, slots=True)
class PresenceReport:
    """What one process knows about a table: which seats are connected to it, and how many spectators."""

    table_id: str
    process: str
    seats: tuple[bool, ...]
    watching: int

    def __str__(self) -> str:
        seats = "".join("1" if seat else "0" for seat in self.seats)
        return f"{self.table_id} {self.process} {seats} {self.watching}"

    @property
    def is_empty(self) -> bool:
        return not any(self.seats) and not self.watching


Notice = EntriesNotice | PresenceReport


def read_notice(text: str) -> Notice:
    words = text.split()
    if len(words) == 2:
        return EntriesNotice(words[0], int(words[1]))
    table_id, process, seats, watching = words
    return PresenceReport(table_id, process, tuple(seat == "1" for seat in seats), int(watching))


def notify(connection: sa.Connection, notices: Sequence[Notice]) -> None:
    """Send notices. The other processes get them when the transaction is on disk."""
    query = sa.text("SELECT pg_notify(:channel, notice) FROM unnest(CAST(:notices AS text[])) AS notice")
    connection.execute(query, {"channel": CHANNEL, "notices": [str(notice) for notice in notices]})


class NoticeListener:
    """A thread that receives notices. ``lost`` is called when some may have been missed."""

    def __init__(self, engine: sa.Engine, heard: Callable[[Notice], None], lost: Callable[[], None]) -> None:
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
            except Exception as error:  # noqa: BLE001 — drivers raise many kinds; retry after all of them
                logger.warning("lost the connection for notices", extra={"cause": str(error)})
                self._stopping.wait(RETRY_SECONDS)

    def _listen(self) -> None:
        with self._engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.exec_driver_sql(f"LISTEN {CHANNEL}")
            self._lost()
            driver = connection.connection.driver_connection
            assert driver is not None
            while not self._stopping.is_set():
                for notice in driver.notifies(timeout=POLL_SECONDS):
                    self._heard(read_notice(notice.payload))


class Claim:
    """The right to run the bot of a seat: a locked row. Released when the process exits."""

    def __init__(self, engine: sa.Engine, table_id: str, seat: int) -> None:
        self._engine = engine
        self._row = {"table_id": table_id, "seat": seat}
        self._connection: sa.Connection | None = None

    def take(self) -> bool:
        """Try to get the claim. Blocks for the database, but never for another process."""
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

    def release(self) -> None:
        """Release the claim. The database does so itself if the connection was lost."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(SQLAlchemyError):
                connection.close()


class Claims:
    """The claims of this process, limited by the number of connections.

    Tables take turns. They wait on the event loop, because a waiting thread would be missing elsewhere.
    """

    def __init__(self, engine: sa.Engine, most: int) -> None:
        self._engine = engine
        self._room = FairQueue(most)
        self._threads = ThreadPoolExecutor(CLAIM_THREADS, "twojacks-claim")

    @asynccontextmanager
    async def claim(self, table_id: str, seat: int) -> AsyncIterator[bool]:
        """Yields whether this process runs the bot of the seat until the end of the block."""
        run, held = asyncio.get_running_loop().run_in_executor, Claim(self._engine, table_id, seat)
        async with self._room.turn(table_id):
            taking = run(self._threads, held.take)
            try:
                yield await asyncio.shield(taking)
            finally:
                await asyncio.wait([taking])  # a server that stops releases what it was about to take
                await run(self._threads, held.release)

    def end(self) -> None:
        self._threads.shutdown(wait=False)
