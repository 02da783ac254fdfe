"""A table that somebody looks at: takes wishes in turn, keeps them, and tells everybody who is connected.

Everything runs on one event loop. What came in together is checked together and written together; while the disk is
busy nobody reads the table, so nobody hears of what is not kept yet (decision 010).
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from twojacks.errors import Error
from twojacks.server import entries as kinds
from twojacks.server.audience import Audience, Connection
from twojacks.server.clocks import Alarm, due_of, late_seats, spare_clocks
from twojacks.server.closing import LOST_DATABASE
from twojacks.server.commands import Command, make_entry
from twojacks.server.context import Context
from twojacks.server.entries import Entry
from twojacks.server.refusals import NotNow, Refusal, Unavailable
from twojacks.server.storage import Append, Conflict
from twojacks.server.summaries import is_listed, summarise
from twojacks.server.table import Table
from twojacks.server.updates import Update

logger = logging.getLogger(__name__)

MOST_ENTRIES = 100_000  # in a log: some two hundred games


@dataclass(slots=True)
class Batch:
    """What is being written: entries, what they will tell, and whom to answer afterwards."""

    entries: list[Entry] = field(default_factory=list)
    updates: list[Update] = field(default_factory=list)
    outcomes: list[tuple[Command, Error | None]] = field(default_factory=list)


class LiveTable:
    def __init__(self, table: Table, context: Context) -> None:
        self.table = table
        self.context = context
        self.audience = Audience(table, context)
        self.is_lost = False
        self.used_at = context.now()
        self._queue: deque[Command] = deque()
        self._batch: Batch | None = None
        self._told = table.next_number  # entries everybody has heard of
        self._heard = -1  # the last entry that another process is known to have written
        self._is_unsure = False  # whether others have written
        self._settled: list[asyncio.Future[None]] = []
        self._alarm = Alarm(context.now, self._ring)
        self.stay_awake()

    # Wishes

    def submit(self, command: Command) -> None:
        self.used_at = self.context.now()
        self._queue.append(command)
        if self._batch is None:
            self._advance()

    async def ask(self, command: Command) -> int | None:
        """Submit, and wait until it is kept; raises why not. The seat it was for."""
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def reply(error: Error | None) -> None:
            if answer.done():
                return
            if error is None:
                answer.set_result(None)
            else:
                answer.set_exception(error)

        command.reply = reply
        self.submit(command)
        await answer
        return command.granted

    def _advance(self) -> None:
        """Check what has come in, in turn, and hand what fits to the writer."""
        batch = Batch()
        while self._queue:
            command = self._queue.popleft()
            try:
                error = self._consider(command, batch)
            except Exception:  # what we hold may be ahead of the log now
                logger.exception("a mistake of the server")
                self._lose(Batch(outcomes=[*batch.outcomes, (command, None)]), mistake())
                return
            batch.outcomes.append((command, error))
        if not batch.entries:
            answer(batch)
            return
        self._batch = batch
        is_changed = any(update.about_table for update in batch.updates)
        self.context.write(append_of(self.table, batch.entries, is_changed), self._written)

    def _consider(self, command: Command, batch: Batch) -> Error | None:
        if self.is_lost:
            return Unavailable("storage: expected a table that is not being reloaded")
        if command.request is not None and (command.seat, command.request) in self.table.requests:
            return None
        try:
            check_length(self.table)
            seat, data = make_entry(self.table, command)
            self._apply(command.kind, seat, command.request, data, batch)
        except Error as error:
            self.context.metrics.refused.labels(error.code).inc()
            return error
        command.granted = seat
        if self.table.stage == "between" and self.table.secret is None:
            self._apply(kinds.PREPARED, None, None, {"secret": self.context.new_secret()}, batch)
        return None

    def _apply(self, kind: str, seat: int | None, request: str | None, data: dict[str, object], batch: Batch) -> None:
        entry = Entry(self.table.next_number, kind, self.context.now(), seat, request, data)
        batch.updates.append(self.table.apply(entry))
        batch.entries.append(entry)

    def _written(self, error: Exception | None) -> None:
        batch, self._batch = self._batch, None
        assert batch is not None
        if isinstance(error, Conflict):
            self._batch = Batch()  # stay busy until the log is read again
            self.context.start(self._reload(batch))
        elif isinstance(error, Error):
            self._lose(batch, error)
        else:
            for entry in batch.entries:
                self.context.metrics.count_entry(entry.kind)
            self._publish(batch.updates)
            answer(batch)
            self._go_on()

    def _go_on(self) -> None:
        if self._queue:
            self._advance()
        if self._batch is None:
            self._catch_up()
        if self._batch is None:
            self._release()
        self.stay_awake()

    # When others write, too

    async def _reload(self, batch: Batch) -> None:
        """Somebody else was first: read what they wrote, tell it, and consider again what we wanted."""
        async with self._reading(batch):
            log = await self.context.load(self.table.id)
            table = Table(self.table.id, self.context.speed_of(self.table.options["game"]))
            updates = await asyncio.to_thread(table.fold, log)
            spare_clocks(table, self.context.opened_at)
            self.table, fresh = table, updates[self._told :]
            self._batch = None
            self._publish(fresh)
            self._queue.extendleft(command for command, _ in reversed(batch.outcomes))
            self._go_on()

    @asynccontextmanager
    async def _reading(self, batch: Batch) -> AsyncIterator[None]:
        """Whatever goes wrong on the way: nobody waits for ever for a table that is busy."""
        try:
            yield
        except Error as error:
            self._lose(batch, error)
        except Exception:
            logger.exception("a mistake of the server")
            self._lose(batch, mistake())

    def renew(self) -> None:
        """Read the log again if nothing is under way: the rules can be had faster than before."""
        if self._batch is None and not self.is_lost:
            self._batch = Batch()
            self.context.start(self._reload(Batch()))

    def hear(self, number: int | None) -> None:
        """Somebody has written to this table up to an entry; None: nobody knows whether, and how far."""
        if number is None:
            self._is_unsure = True
        else:
            self._heard = max(self._heard, number)
        if self._batch is None:
            self._catch_up()

    def _catch_up(self) -> None:
        if (self._is_unsure or self._heard >= self.table.next_number) and not self.is_lost:
            self._batch = Batch()
            self._is_unsure = False
            self.context.start(self._read_on())

    async def _read_on(self) -> None:
        async with self._reading(Batch()):
            log = await self.context.load(self.table.id, self.table.next_number)
            updates = self.table.fold(log)
            self._batch = None
            self._publish(updates)
            self._go_on()

    def _lose(self, batch: Batch, error: Error) -> None:
        """The database is away and what we hold may be ahead of it: forget it, and let clients come back."""
        self.is_lost = True
        self._batch = None
        self.context.forget(self.table.id, self)
        for command, _ in batch.outcomes:
            command.reply(error)
        while self._queue:
            self._queue.popleft().reply(error)
        self.audience.dismiss(LOST_DATABASE)
        self._release()

    # Readers

    @property
    def is_idle(self) -> bool:
        """Nobody looks, nothing is under way."""
        return not self.connections and self._batch is None and not self._queue

    @property
    def connections(self) -> dict[int | None, set[Connection]]:
        return self.audience.connections

    async def settled(self) -> Table:
        """The table, as soon as all of it is on disk."""
        self.used_at = self.context.now()
        while self._batch is not None:
            waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._settled.append(waiter)
            await waiter
        if self.is_lost:
            raise Unavailable("storage: expected a database that answers")
        return self.table

    def _release(self) -> None:
        waiters, self._settled = self._settled, []
        for waiter in waiters:
            if not waiter.done():
                waiter.set_result(None)

    async def attach(self, reader: int | None, connection: Connection, after: int | None) -> None:
        """From here on the connection hears everything its reader may hear, beginning after that number."""
        self.audience.add(await self.settled(), reader, connection, after)

    def detach(self, reader: int | None, connection: Connection) -> None:
        self.audience.remove(reader, connection)

    def _publish(self, updates: list[Update]) -> None:
        self._told = self.table.next_number
        self.audience.publish(self.table, updates)

    # Clocks and bots

    def stay_awake(self) -> None:
        """Whoever is waited for: bots are asked, and people's clocks run."""
        if self._batch is not None or self.is_lost:
            return
        for seat in self.table.waiting:
            if self.table.seats[seat].player is not None:
                self.context.ask_bot(self, seat)
        self._alarm.set(self.table)

    def _ring(self) -> None:
        """Bots take over from everybody whose clock has run out."""
        for seat in late_seats(self.table, self.context.now()):
            self.submit(Command(kinds.RAN_OUT, seat))
        if self._batch is None:
            self._alarm.set(self.table)

    def end(self) -> None:
        """Nobody looks any more, or the server stops."""
        self.is_lost = True
        self._alarm.stop()


def append_of(table: Table, entries: list[Entry], is_changed: bool) -> Append:
    """What is written: with a clock the table's own row, too, because it says when the table is due."""
    if not is_changed and not table.options["clock"]:
        return Append(table.id, entries)
    return Append(table.id, entries, summarise(table), is_listed(table), due_of(table))


def check_length(table: Table) -> None:
    """A table that somebody fills on purpose ends there."""
    if table.next_number >= MOST_ENTRIES:
        raise NotNow("table: expected another one; this one has seen too much", code="table.worn-out")


def mistake() -> Refusal:
    return Unavailable("server: a mistake of ours; the table is read again", code="server.mistake")


def answer(batch: Batch) -> None:
    for command, error in batch.outcomes:
        command.reply(error)
