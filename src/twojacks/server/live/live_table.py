"""A table in memory: it takes commands in turn, writes them, and tells every client that listens.

Everything runs on one event loop. A command is checked at once, and its entries wait for the writer together with
others. Nobody reads the table until they are on disk, so nobody learns of anything that is not stored. The table itself
goes on meanwhile; its updates are rendered before it does (decision 010).
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from twojacks.errors import Error
from twojacks.server.errors import LOST_DATABASE, NotNow, Unavailable, no_database, server_mistake
from twojacks.server.live.context import Context
from twojacks.server.live.listeners import Connection, Listeners, Outgoing
from twojacks.server.storage.database import Conflict, TableWrite
from twojacks.server.table import entries as kinds
from twojacks.server.table.clocks import DeadlineTimer, extend_clocks, late_seats
from twojacks.server.table.commands import Command, make_entry
from twojacks.server.table.entries import Change, Entry
from twojacks.server.table.table import Table

logger = logging.getLogger(__name__)

MOST_ENTRIES = 100_000  # in a log: about two hundred games
FREEING = (kinds.LEFT, kinds.VOTED)  # the former owner learns of it before somebody else may take the seat


@dataclass(slots=True)
class PendingWrite(TableWrite):
    """Entries on their way to the disk, with the updates and replies that are sent afterwards."""

    changes: list[Change] = field(default_factory=list)
    outcomes: list[tuple[Command, Error | None]] = field(default_factory=list)
    outgoing: list[Outgoing] | None = None  # the rendered updates, if the table has gone on since


class LiveTable:
    def __init__(self, table: Table, context: Context) -> None:
        self.table = table
        self.context = context
        self.listeners = Listeners(table, context)
        self.is_lost = False  # out of memory; a new live table is made when somebody needs it
        self.used_at = context.now()
        self._open: PendingWrite | None = None  # collects entries until the writer asks for them
        self._writing: deque[PendingWrite] = deque()  # with the writer
        self._is_loading = False
        self._queue: deque[Command] = deque()  # commands that cannot be checked yet
        self._told = table.next_number  # the listeners know all entries before this one
        self._announced = -1  # the last entry that another process has announced
        self._is_unsure = False  # whether other processes may have written
        self._waiters: list[asyncio.Future[None]] = []
        self._clock = DeadlineTimer(context.now, self._run_out_clocks)
        self.wake()

    # Commands

    def submit(self, command: Command) -> None:
        self.used_at = self.context.now()
        if self._is_held or self._queue:
            self._queue.append(command)
        else:
            self._take(command)

    @property
    def _is_held(self) -> bool:
        """Whether commands must queue: while the log is loaded, and until a freed seat is known to be free."""
        return self._is_loading or (self._open is not None and self._open.entries[-1].kind in FREEING)

    async def ask(self, command: Command) -> int | None:
        """Submit a command and wait until it is on disk. Raises its error. Returns the seat it was for."""
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
        """Check a command and hand its entries to the writer. The reply waits until all earlier entries are on disk."""
        pending = self._open or PendingWrite(self.table.id)
        try:
            self._render_ahead()
            error = self._check(command, pending)
            command.seen = self.table.count_for(command.seat)
        except Exception:  # the table in memory may be ahead of the log now
            logger.exception("an internal error")
            self._queue.append(command)
            self._lose(server_mistake())
            return
        if pending.entries and self._open is None:
            self._open = pending
            self.context.writer.write(self._seal, self._written)
        if self.is_busy:
            (self._open or self._writing[-1]).outcomes.append((command, error))
        else:
            command.reply(error)

    def _render_ahead(self) -> None:
        """Render what is being written from the table as it is now, before the table goes on."""
        if self._open is None and self._writing and self._writing[-1].outgoing is None:
            self._writing[-1].outgoing = self.listeners.render(self.table, self._writing[-1].changes)

    def _seal(self) -> PendingWrite | None:
        """What has been collected; None if the table was loaded again since. With a clock the row has a due time."""
        pending, self._open = self._open, None
        if pending is not None:
            self._writing.append(pending)
            if self.table.options.clock or any(change.about_table for change in pending.changes):
                pending.add_row(self.table)
        return pending

    def _check(self, command: Command, pending: PendingWrite) -> Error | None:
        if self.is_lost:
            return Unavailable("storage: expected a table that is not being reloaded")
        if self.table.has_kept(command.owner, command.request):
            return None
        if command.kind == kinds.SAT and (sits := self.table.seat_of(command.data["token"])) is not None:
            command.granted = sits  # the first answer was lost
            return None
        try:
            check_length(self.table)
            seat, data = make_entry(self.table, command)
            self._apply(command.kind, seat, command.request, data, pending)
        except Error as error:
            self.context.metrics.refused.labels(error.code).inc()
            return error
        command.granted = seat
        self._add_consequences(pending)
        return None

    def _add_consequences(self, pending: PendingWrite) -> None:
        """Consequences are entries, too: the fold cannot draw secrets, and old logs must give the same table."""
        if self.table.stage == "between" and self.table.secret is None:
            self._apply(kinds.PREPARED, None, None, {"secret": self.context.new_secret()}, pending)
        while (agreement := self.table.find_agreement()) is not None:  # count a standing vote again
            about, voter = agreement
            self._apply(kinds.VOTED, voter, None, {"about": about, "agree": True}, pending)

    def _apply(
        self, kind: str, seat: int | None, request: str | None, data: dict[str, object], pending: PendingWrite
    ) -> None:
        entry = Entry(self.table.next_number, kind, self.context.now(), seat, request, data)
        pending.changes.append(self.table.apply(entry))
        pending.entries.append(entry)

    def _written(self, error: Exception | None) -> None:
        if not self._writing:  # lost meanwhile; its successor may have loaded the log before this was written
            self.context.check_again(self.table.id)
        elif isinstance(error, Conflict):
            self._is_loading = True
            self._queue.extendleft(reversed(self._take_back()))
            self.context.start(self._reload())
        elif isinstance(error, Error):
            self._lose(error)
        else:
            self._stored()

    def _stored(self) -> None:
        try:
            self._confirm(self._writing[0])
            self._go_on()
        except Exception:  # every client must get an answer
            logger.exception("an internal error")
            self._lose(server_mistake())

    def _confirm(self, pending: PendingWrite) -> None:
        """Send the updates, then the replies."""
        outgoing = pending.outgoing
        if outgoing is None:
            outgoing = self.listeners.render(self.table, pending.changes)
        self._writing.popleft()
        for entry in pending.entries:
            self.context.metrics.count_entry(entry.kind)
        self._told = pending.entries[-1].number + 1
        self.listeners.send(outgoing)
        for command, error in pending.outcomes:
            command.reply(error)

    def _take_back(self) -> list[Command]:
        """All commands that were not confirmed."""
        writes = [*self._writing, *([self._open] if self._open else [])]
        self._writing.clear()
        self._open = None
        return [command for pending in writes for command, _ in pending.outcomes]

    def _go_on(self) -> None:
        while self._queue and not self._is_held:
            self._take(self._queue.popleft())
        if not self.is_busy:
            self._catch_up()
        if not self.is_busy:
            self._release_waiters()
        self.wake()

    # Entries of other processes

    async def _reload(self) -> None:
        """Another process was first: load its entries, send them, and check our commands again."""
        async with self._loading():
            log = await self.context.load(self.table.id)
            table = Table(self.table.id, self.context.speed_of(self.table.options.game))
            changes = await asyncio.to_thread(table.fold, log)
            extend_clocks(table, self.context.opened_at)
            self.table = table
            self._publish(changes[self._told :])

    async def _load_new(self) -> None:
        async with self._loading():
            log = await self.context.load(self.table.id, self.table.next_number)
            self._publish(self.table.fold(log))

    @asynccontextmanager
    async def _loading(self) -> AsyncIterator[None]:
        """Whatever goes wrong, nobody waits for ever for a busy table."""
        self._is_loading = True
        try:
            yield
            self._is_loading = False
            self._go_on()
        except Error as error:
            self._lose(error)
        except Exception:
            logger.exception("an internal error")
            self._lose(server_mistake())

    def _publish(self, changes: list[Change]) -> None:
        self._told = self.table.next_number
        self.listeners.send(self.listeners.render(self.table, changes))

    def renew(self) -> None:
        """Load the log again, unless the table is busy: the rules are compiled now."""
        if not self.is_busy and not self.is_lost:
            self._is_loading = True
            self.context.start(self._reload())

    def hear(self, number: int | None) -> None:
        """Another process has written up to this entry. None: it is unknown whether one has."""
        if number is None:
            self._is_unsure = True
        else:
            self._announced = max(self._announced, number)
        if not self.is_busy:
            self._catch_up()

    def _catch_up(self) -> None:
        if (self._is_unsure or self._announced >= self.table.next_number) and not self.is_lost:
            self._is_loading, self._is_unsure = True, False
            self.context.start(self._load_new())

    def _lose(self, error: Error) -> None:
        """The table in memory may be ahead of the database: forget it, and let the clients reconnect."""
        self.is_lost, self._is_loading = True, False
        self._clock.stop()
        self.context.forget(self.table.id, self)
        commands = [*self._take_back(), *self._queue]
        self._queue.clear()
        for command in commands:
            command.reply(error)
        self.listeners.dismiss(LOST_DATABASE)
        self._release_waiters()

    # Readers

    @property
    def is_busy(self) -> bool:
        """Whether the table in memory differs from the one on disk."""
        return self._open is not None or bool(self._writing) or self._is_loading

    @property
    def is_idle(self) -> bool:
        return not self.connections and not self.is_busy

    @property
    def connections(self) -> dict[int | None, set[Connection]]:
        return self.listeners.connections

    async def settled(self) -> Table:
        """The table, as soon as all of it is on disk."""
        self.used_at = self.context.now()
        while self.is_busy:
            waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiters.append(waiter)
            await waiter
        if self.is_lost:
            raise no_database()
        return self.table

    def _release_waiters(self) -> None:
        waiters, self._waiters = self._waiters, []
        for waiter in waiters:
            if not waiter.done():
                waiter.set_result(None)

    async def attach(self, reader: int | None, connection: Connection, after: int | None) -> None:
        """From now on the connection gets everything its reader may know, starting after that number."""
        self.listeners.add(await self.settled(), reader, connection, after)

    def detach(self, reader: int | None, connection: Connection) -> None:
        self.listeners.remove(reader, connection)

    # Clocks and bots

    def wake(self) -> None:
        """Ask the bots that owe a decision, and set the clock for people."""
        if self.is_busy or self.is_lost:
            return
        for seat in self.table.waiting:
            if self.table.seats[seat].player is not None:
                self.context.ask_bot(self, seat)
        self._clock.set(self.table)

    def _run_out_clocks(self) -> None:
        """Bots take over all seats whose clock has run out."""
        late = late_seats(self.table, self.context.now())
        for seat in late:
            self.submit(Command(kinds.RAN_OUT, seat))
        if not late and not self.is_busy:  # the timer fired a little early; do not retry what was refused
            self._clock.set(self.table)

    def end(self) -> None:
        """The table is not needed any more, or the server stops."""
        self.is_lost = True
        self._clock.stop()


def check_length(table: Table) -> None:
    """Stop a table that somebody fills on purpose."""
    if table.next_number >= MOST_ENTRIES:
        raise NotNow("table: expected a new table; this one is full", code="table.worn-out")
