"""One thread writes: what comes in while it waits for the disk goes into its next transaction (decision 010)."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections import deque
from collections.abc import Callable

from twojacks.server.metrics import Metrics
from twojacks.server.refusals import Unavailable
from twojacks.server.storage import Append, Conflict, Storage

Done = Callable[[Exception | None], None]  # called on the loop: None, `Conflict` or `Unavailable`

logger = logging.getLogger(__name__)

MOST_AT_ONCE = 512  # appends of one transaction


class Writer:
    def __init__(self, storage: Storage, loop: asyncio.AbstractEventLoop, metrics: Metrics) -> None:
        self._storage = storage
        self._metrics = metrics
        self._loop = loop
        self._waiting: deque[tuple[Append, Done]] = deque()
        self._wake = threading.Event()
        self._stopping = False
        self._thread = threading.Thread(target=self._run, name="twojacks-writer", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def append(self, append: Append, done: Done) -> None:
        """Hand it to the thread. After `stop` nothing is taken any more."""
        if self._stopping:
            self._loop.call_soon(done, Unavailable("storage: expected a server that is not stopping"))
            return
        self._waiting.append((append, done))
        self._wake.set()

    def stop(self) -> None:
        """Finish what was handed in, then end."""
        self._stopping = True
        self._wake.set()
        self._thread.join()

    def _run(self) -> None:
        while not (self._stopping and not self._waiting):
            self._wake.wait()
            self._wake.clear()
            while self._waiting:
                count = min(len(self._waiting), MOST_AT_ONCE)
                self._write([self._waiting.popleft() for _ in range(count)])

    def _write(self, batch: list[tuple[Append, Done]]) -> None:
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
    for done, error in outcomes:
        done(error)
