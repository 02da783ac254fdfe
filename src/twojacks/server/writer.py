"""One thread writes: what comes in while it waits for the disk goes into its next transaction (decision 010).

The event loop hands it one transaction at a time. Until then tables go on gathering, so they are asked what there is to
write only when its turn has come.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections import deque
from collections.abc import Callable
from queue import SimpleQueue

from twojacks.server.metrics import Metrics
from twojacks.server.refusals import Unavailable
from twojacks.server.storage import Append, Conflict, Storage

Draft = Callable[[], Append | None]  # called on the loop when its turn has come: what is to be written, if anything
Done = Callable[[Exception | None], None]  # called on the loop: None, `Conflict` or `Unavailable`
Batch = list[tuple[Append, Done]]

logger = logging.getLogger(__name__)

MOST_AT_ONCE = 512  # appends of one transaction


class Writer:
    def __init__(self, storage: Storage, loop: asyncio.AbstractEventLoop, metrics: Metrics) -> None:
        self._storage = storage
        self._metrics = metrics
        self._loop = loop
        self._waiting: deque[tuple[Draft, Done]] = deque()
        self._queue: SimpleQueue[Batch | None] = SimpleQueue()
        self._at_rest = asyncio.Event()  # nothing waits, and nothing is being written
        self._at_rest.set()
        self._is_stopping = False
        self._thread = threading.Thread(target=self._run, name="twojacks-writer", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def write(self, draft: Draft, done: Done) -> None:
        """In the next transaction. After `stop` nothing is taken any more."""
        if self._is_stopping:
            self._loop.call_soon(turn_away, draft, done)
            return
        self._waiting.append((draft, done))
        if self._at_rest.is_set():
            self._at_rest.clear()
            self._loop.call_soon(self._hand_over)  # together with what else has come in by then

    def _hand_over(self) -> None:
        """What waits, in one transaction."""
        batch: Batch = []
        while self._waiting and len(batch) < MOST_AT_ONCE:
            draft, done = self._waiting.popleft()
            append = draw_up(draft, done)
            if append is not None:
                batch.append((append, done))
        if batch:
            self._queue.put(batch)
        else:
            self._at_rest.set()

    async def stop(self) -> None:
        """Finish what was handed in, then end."""
        self._is_stopping = True
        await self._at_rest.wait()
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while (batch := self._queue.get()) is not None:
            self._write(batch)

    def _write(self, batch: Batch) -> None:
        error = self._try([append for append, _ in batch])
        if isinstance(error, Conflict) and len(batch) > 1:
            outcomes = [(done, self._try([append])) for append, done in batch]
        else:
            outcomes = [(done, error) for _, done in batch]
        self._loop.call_soon_threadsafe(self._tell, outcomes)

    def _tell(self, outcomes: list[tuple[Done, Exception | None]]) -> None:
        """First those that failed: they must not write what follows from what was not kept. Then the disk is kept busy
        while the others are told.
        """
        for done, error in outcomes:
            if error is not None:
                tell(done, error)
        self._hand_over()
        for done, error in outcomes:
            if error is None:
                tell(done, None)

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


def draw_up(draft: Draft, done: Done) -> Append | None:
    try:
        return draft()
    except Exception:
        logger.exception("a mistake of the server")
        tell(done, Unavailable("server: a mistake of ours", code="server.mistake"))
        return None


def turn_away(draft: Draft, done: Done) -> None:
    if draw_up(draft, done) is not None:
        tell(done, Unavailable("storage: expected a server that is not stopping"))


def tell(done: Done, error: Exception | None) -> None:
    """Each for itself: a mistake of ours at one table keeps no other one waiting."""
    try:
        done(error)
    except Exception:
        logger.exception("a mistake of the server")
