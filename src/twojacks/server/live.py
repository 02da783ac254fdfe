"""A table that somebody looks at: takes wishes in turn, keeps them, and tells everybody who is connected.

Everything runs on one event loop. A wish is checked at once, and what fits waits for the writer together with whatever
else comes in until then. Until it is on disk nobody reads the table, so nobody hears of what is not kept yet; the table
itself goes on, and what it will tell is worded before it does (decision 010).
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
from twojacks.server.audience import Audience, Connection, Words
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
FREEING = (kinds.LEFT, kinds.VOTED)  # whose seat it was hears of it, so it is not given away in the same breath


@dataclass(slots=True)
class Batch:
    """What is written together: entries, what they will tell, and whom to answer afterwards."""

    entries: list[Entry] = field(default_factory=list)
    updates: list[Update] = field(default_factory=list)
    outcomes: list[tuple[Command, Error | None]] = field(default_factory=list)
    words: list[Words] | None = None  # what everybody will be told, if the table has gone on since


class LiveTable:
    def __init__(self, table: Table, context: Context) -> None:
        self.table = table
        self.context = context
        self.audience = Audience(table, context)
        self.is_lost = False
        self.used_at = context.now()
        self._open: Batch | None = None  # gathers until the writer asks for it
        self._writing: deque[Batch] = deque()  # the writer's: to be kept, and to be told
        self._is_reading = False  # the log
        self._queue: deque[Command] = deque()  # wishes that cannot be considered yet
        self._told = table.next_number  # entries everybody has heard of
        self._heard = -1  # the last entry that another process is known to have written
        self._is_unsure = False  # whether others have written
        self._settled: list[asyncio.Future[None]] = []
        self._alarm = Alarm(context.now, self._ring)
        self.stay_awake()

    # Wishes

    def submit(self, command: Command) -> None:
        self.used_at = self.context.now()
        if self._is_held or self._queue:
            self._queue.append(command)
        else:
            self._take(command)

    @property
    def _is_held(self) -> bool:
        """Wishes have to queue: until the log is read, or until a seat that may be free now is known to be."""
        return self._is_reading or (self._open is not None and self._open.entries[-1].kind in FREEING)

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

    def _take(self, command: Command) -> None:
        """Check it, and hand what fits to the writer. Whatever comes of it is said when all before it is kept."""
        batch = self._open or Batch()
        try:
            self._word_ahead()
            error = self._consider(command, batch)
            command.seen = self.table.count_for(command.seat)
        except Exception:  # what we hold may be ahead of the log now
            logger.exception("a mistake of the server")
            self._queue.append(command)
            self._lose(mistake())
            return
        if batch.entries and self._open is None:
            self._open = batch
            self.context.write(self._seal, self._written)
        if self.is_busy:
            (self._open or self._writing[-1]).outcomes.append((command, error))
        else:
            command.reply(error)

    def _word_ahead(self) -> None:
        """What is being written is told as the table stands now, and not as it goes on."""
        if self._open is None and self._writing and self._writing[-1].words is None:
            self._writing[-1].words = self.audience.word(self.table, self._writing[-1].updates)

    def _seal(self) -> Append | None:
        """What has gathered; nothing, if the table was read again since."""
        batch, self._open = self._open, None
        if batch is None:
            return None
        self._writing.append(batch)
        return append_of(self.table, batch.entries, any(update.about_table for update in batch.updates))

    def _consider(self, command: Command, batch: Batch) -> Error | None:
        if self.is_lost:
            return Unavailable("storage: expected a table that is not being reloaded")
        if self.table.has_kept(command.owner, command.request):
            return None
        if command.kind == kinds.SAT and (sits := self.table.seat_of(command.data["token"])) is not None:
            command.granted = sits  # the answer was lost on its way
            return None
        try:
            check_length(self.table)
            seat, data = make_entry(self.table, command)
            self._apply(command.kind, seat, command.request, data, batch)
        except Error as error:
            self.context.metrics.refused.labels(error.code).inc()
            return error
        command.granted = seat
        self._conclude(batch)
        return None

    def _conclude(self, batch: Batch) -> None:
        """What follows by itself is written down, too: a fold has no secrets, and old logs must fold as they did."""
        if self.table.stage == "between" and self.table.secret is None:
            self._apply(kinds.PREPARED, None, None, {"secret": self.context.new_secret()}, batch)
        while (agreement := self.table.find_agreement()) is not None:  # the vote stands, and counts again
            about, voter = agreement
            self._apply(kinds.VOTED, voter, None, {"about": about, "agree": True}, batch)

    def _apply(self, kind: str, seat: int | None, request: str | None, data: dict[str, object], batch: Batch) -> None:
        entry = Entry(self.table.next_number, kind, self.context.now(), seat, request, data)
        batch.updates.append(self.table.apply(entry))
        batch.entries.append(entry)

    def _written(self, error: Exception | None) -> None:
        if not self._writing:  # lost meanwhile; who has come back may have read the log before it was kept
            self.context.look_again(self.table.id)
        elif isinstance(error, Conflict):
            self._is_reading = True
            self._queue.extendleft(reversed(self._take_back()))
            self.context.start(self._reload())
        elif isinstance(error, Error):
            self._lose(error)
        else:
            self._be_kept()

    def _be_kept(self) -> None:
        try:
            self._confirm(self._writing[0])
            self._go_on()
        except Exception:  # nobody waits for ever for an answer
            logger.exception("a mistake of the server")
            self._lose(mistake())

    def _confirm(self, batch: Batch) -> None:
        words = self.audience.word(self.table, batch.updates) if batch.words is None else batch.words
        self._writing.popleft()
        for entry in batch.entries:
            self.context.metrics.count_entry(entry.kind)
        self._told = batch.entries[-1].number + 1
        self.audience.tell(words)
        for command, error in batch.outcomes:
            command.reply(error)

    def _take_back(self) -> list[Command]:
        """All that was not confirmed."""
        batches = [*self._writing, *([self._open] if self._open else [])]
        self._writing.clear()
        self._open = None
        return [command for batch in batches for command, _ in batch.outcomes]

    def _go_on(self) -> None:
        while self._queue and not self._is_held:
            self._take(self._queue.popleft())
        if not self.is_busy:
            self._catch_up()
        if not self.is_busy:
            self._release()
        self.stay_awake()

    # When others write, too

    async def _reload(self) -> None:
        """Somebody else was first: read what they wrote, tell it, and consider again what we wanted."""
        async with self._reading():
            log = await self.context.load(self.table.id)
            table = Table(self.table.id, self.context.speed_of(self.table.options["game"]))
            updates = await asyncio.to_thread(table.fold, log)
            spare_clocks(table, self.context.opened_at)
            self.table = table
            self._publish(updates[self._told :])

    async def _read_on(self) -> None:
        async with self._reading():
            log = await self.context.load(self.table.id, self.table.next_number)
            self._publish(self.table.fold(log))

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[None]:
        """Whatever goes wrong on the way: nobody waits for ever for a table that is busy."""
        self._is_reading = True
        try:
            yield
            self._is_reading = False
            self._go_on()
        except Error as error:
            self._lose(error)
        except Exception:
            logger.exception("a mistake of the server")
            self._lose(mistake())

    def _publish(self, updates: list[Update]) -> None:
        self._told = self.table.next_number
        self.audience.tell(self.audience.word(self.table, updates))

    def renew(self) -> None:
        """Read the log again if nothing is under way: the rules can be had faster than before."""
        if not self.is_busy and not self.is_lost:
            self._is_reading = True
            self.context.start(self._reload())

    def hear(self, number: int | None) -> None:
        """Somebody has written to this table up to an entry; None: nobody knows whether, and how far."""
        if number is None:
            self._is_unsure = True
        else:
            self._heard = max(self._heard, number)
        if not self.is_busy:
            self._catch_up()

    def _catch_up(self) -> None:
        if (self._is_unsure or self._heard >= self.table.next_number) and not self.is_lost:
            self._is_reading, self._is_unsure = True, False
            self.context.start(self._read_on())

    def _lose(self, error: Error) -> None:
        """The database is away and what we hold may be ahead of it: forget it, and let clients come back."""
        self.is_lost, self._is_reading = True, False
        self._alarm.stop()
        self.context.forget(self.table.id, self)
        commands = [*self._take_back(), *self._queue]
        self._queue.clear()
        for command in commands:
            command.reply(error)
        self.audience.dismiss(LOST_DATABASE)
        self._release()

    # Readers

    @property
    def is_busy(self) -> bool:
        """What we hold is not what is on disk."""
        return self._open is not None or bool(self._writing) or self._is_reading

    @property
    def is_idle(self) -> bool:
        """Nobody looks, nothing is under way."""
        return not self.connections and not self.is_busy

    @property
    def connections(self) -> dict[int | None, set[Connection]]:
        return self.audience.connections

    async def settled(self) -> Table:
        """The table, as soon as all of it is on disk."""
        self.used_at = self.context.now()
        while self.is_busy:
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

    # Clocks and bots

    def stay_awake(self) -> None:
        """Whoever is waited for: bots are asked, and people's clocks run."""
        if self.is_busy or self.is_lost:
            return
        for seat in self.table.waiting:
            if self.table.seats[seat].player is not None:
                self.context.ask_bot(self, seat)
        self._alarm.set(self.table)

    def _ring(self) -> None:
        """Bots take over from everybody whose clock has run out."""
        late = late_seats(self.table, self.context.now())
        for seat in late:
            self.submit(Command(kinds.RAN_OUT, seat))
        if not late and not self.is_busy:  # it rang a little early; what is refused once is not tried again at once
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
