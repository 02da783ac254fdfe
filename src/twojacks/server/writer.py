"""One thread writes: what comes in while it waits for the disk goes into its next transaction (decision 010)."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable
from queue import SimpleQueue

from twojacks.server.metrics import Metrics
from twojacks.server.refusals import Unavailable
from twojacks.server.storage import Append, Conflict, Storage

Done = Callable[[Exception | None], None]  # called on the loop: None, `Conflict` or `Unavailable`
Batch = list[tuple[Append, Done]]

logger = logging.getLogger(__name__)

MOST_AT_ONCE = 512  # appends of one transaction, or a few more


class Writer:
    def __init__(self, storage: Storage, loop: asyncio.AbstractEventLoop, metrics: Metrics) -> None:
        self._storage = storage
        self._metrics = metrics
        self._loop = loop
        self._gathered: Batch = []  # since the loop last went round: handed over together, which wakes the thread once
        self._queue: SimpleQueue[Batch | None] = SimpleQueue()
        self._stopping = False
        self._thread = threading.Thread(target=self._run, name="twojacks-writer", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def append(self, append: Append, done: Done) -> None:
        """Hand it to the thread. After `stop` nothing is taken any more."""
        if self._stopping:
            self._loop.call_soon(done, Unavailable("storage: expected a server that is not stopping"))
            return
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._gathered.append((append, done))

    def _hand_over(self) -> None:
        batch, self._gathered = self._gathered, []
        self._queue.put(batch)

    async def stop(self) -> None:
        """Finish what was handed in, then end."""
        self._stopping = True
        self._hand_over()
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while (batch := self._queue.get()) is not None:
            while len(batch) < MOST_AT_ONCE and not self._queue.empty():
                more = self._queue.get()
                if more is None:
                    self._queue.put(None)
                    break
                batch += more
            self._write(batch)

    def _write(self, batch: Batch) -> None:
        if not batch:
            return
        error = self._try([append for append, _ in batch])
        if isinstance(error, Conflict) and len(batch) > 1:
            outcomes = [(done, self._try([append])) for append, done in batch]
        else:
            outcomes = [(done, error) for _, done in batch]
        self._loop.call_soon_threadsafe(tell, outcomes)

    def _try(self, appends: list[Append]) -> Exception | None:
        try:
            with self._metrics.commits.time():
                self._storage.write(appends)
        except Conflict as error:
            self._metrics.conflicts.inc()
            return error
        except Unavailable as error:
            self._metrics.unavailable.inc()
            logger.warning("the database does not answer", extra={"cause": str(error.__cause__)})
            return error
        except Exception:  # the thread must live on, whatever a driver thinks of
            logger.exception("a write failed")
            return Unavailable("storage: expected a database that answers")
        self._metrics.together.inc(len(appends))
        return None


def tell(outcomes: list[tuple[Done, Exception | None]]) -> None:
    """Each for itself: a mistake of ours at one table keeps no other one waiting."""
    for done, error in outcomes:
        try:
            done(error)
        except Exception:
            logger.exception("a mistake of the server")
