"""The writer: one thread that groups the writes of all tables into transactions (decision 010).

The event loop hands it one transaction at a time. Tables collect entries until their turn comes, so they are asked what
to write only then.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections import deque
from collections.abc import Callable
from queue import SimpleQueue

from twojacks.server.errors import Unavailable, no_database, server_mistake
from twojacks.server.metrics import Metrics
from twojacks.server.storage.database import Conflict, Storage, TableWrite

Draft = Callable[[], TableWrite | None]  # called on the event loop: what to write, if anything
Done = Callable[[Exception | None], None]  # called on the event loop with None, `Conflict` or `Unavailable`
Transaction = list[tuple[TableWrite, Done]]

logger = logging.getLogger(__name__)

MOST_WRITES = 512  # in one transaction


class Writer:
    def __init__(self, storage: Storage, loop: asyncio.AbstractEventLoop, metrics: Metrics) -> None:
        self._storage = storage
        self._metrics = metrics
        self._loop = loop
        self._waiting: deque[tuple[Draft, Done]] = deque()
        self._queue: SimpleQueue[Transaction | None] = SimpleQueue()
        self._idle = asyncio.Event()  # nothing is waiting or being written
        self._idle.set()
        self._is_stopping = False
        self._thread = threading.Thread(target=self._run, name="twojacks-writer", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def write(self, draft: Draft, done: Done) -> None:
        """Write in the next transaction. After `stop` every write is refused."""
        if self._is_stopping:
            self._loop.call_soon(refuse, draft, done)
            return
        self._waiting.append((draft, done))
        if self._idle.is_set():
            self._idle.clear()
            self._loop.call_soon(self._hand_over)  # later, to group it with other writes

    def _hand_over(self) -> None:
        """Hand everything that waits to the thread, as one transaction."""
        transaction: Transaction = []
        while self._waiting and len(transaction) < MOST_WRITES:
            draft, done = self._waiting.popleft()
            write = make_draft(draft, done)
            if write is not None:
                transaction.append((write, done))
        if transaction:
            self._queue.put(transaction)
        else:
            self._idle.set()

    async def stop(self) -> None:
        """Finish all writes, then end the thread."""
        self._is_stopping = True
        await self._idle.wait()
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while (transaction := self._queue.get()) is not None:
            self._write(transaction)

    def _write(self, transaction: Transaction) -> None:
        error = self._try([write for write, _ in transaction])
        if isinstance(error, Conflict) and len(transaction) > 1:
            outcomes = [(done, self._try([write])) for write, done in transaction]
        else:
            outcomes = [(done, error) for _, done in transaction]
        self._loop.call_soon_threadsafe(self._report, outcomes)

    def _report(self, outcomes: list[tuple[Done, Exception | None]]) -> None:
        """Report failures first: those tables must not write what follows from entries that were not stored.

        Then hand over the next transaction, so that the disk stays busy while the other tables are told.
        """
        for done, error in outcomes:
            if error is not None:
                report(done, error)
        self._hand_over()
        for done, error in outcomes:
            if error is None:
                report(done, None)

    def _try(self, writes: list[TableWrite]) -> Exception | None:
        try:
            with self._metrics.commits.time():
                self._storage.write(writes)
        except Conflict as error:
            self._metrics.conflicts.inc()
            return error
        except Unavailable as error:
            self._metrics.unavailable.inc()
            logger.warning("the database does not answer", extra={"cause": str(error.__cause__)})
            return error
        except Exception:  # whatever a driver raises, the thread must go on
            logger.exception("a write failed")
            return no_database()
        self._metrics.writes.inc(len(writes))
        return None


def make_draft(draft: Draft, done: Done) -> TableWrite | None:
    try:
        return draft()
    except Exception:
        logger.exception("an internal error")
        report(done, server_mistake())
        return None


def refuse(draft: Draft, done: Done) -> None:
    if make_draft(draft, done) is not None:
        report(done, Unavailable("storage: expected a server that is not stopping"))


def report(done: Done, error: Exception | None) -> None:
    """A bug at one table must not keep the others waiting."""
    try:
        done(error)
    except Exception:
        logger.exception("an internal error")
