"""The server's tables: found, made, kept in memory while somebody looks, and forgotten afterwards."""

from __future__ import annotations

import asyncio
import base64
import gc
import logging
import re
import secrets
import threading
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from twojacks.games import FOLDERS, find_game
from twojacks.match import Speed
from twojacks.server import entries as kinds
from twojacks.server.advice import Adviser
from twojacks.server.backlogs import Backlogs
from twojacks.server.clocks import spare_clocks
from twojacks.server.closing import GOING_AWAY
from twojacks.server.crew import Crew
from twojacks.server.entries import Entry
from twojacks.server.errands import Errands
from twojacks.server.fairness import SECRET_BYTES
from twojacks.server.limits import Buckets, Gate
from twojacks.server.live import LiveTable, append_of
from twojacks.server.metrics import Metrics
from twojacks.server.presence import EVERY, Report
from twojacks.server.refusals import Unavailable, UnknownTable
from twojacks.server.settings import Settings
from twojacks.server.shared import Listener, Notice
from twojacks.server.storage import Storage
from twojacks.server.table import Table
from twojacks.server.watch import Watch
from twojacks.server.writer import Done, Draft, Writer
from twojacks.steps import steps_of

logger = logging.getLogger(__name__)

TOKEN_BYTES = 16
A_DAY = 24 * 3600 * 1000  # milliseconds after which a public table at which nothing happens is not listed any more
SHORTLY = 0.05  # seconds in which reports to other processes are collected
ID_BYTES = 10  # sixteen letters and digits
ID = re.compile("[a-z2-7]{16}")


class Harbour:
    """All that a running server holds. Made on its event loop by `open`."""

    def __init__(self, settings: Settings, storage: Storage) -> None:
        self.settings = settings
        self.storage = storage
        self.metrics = Metrics()
        self.process = secrets.token_hex(4)
        self.opened_at = self.now()
        self.writer = Writer(storage, asyncio.get_running_loop(), self.metrics)
        self.crew = Crew(self.metrics, storage, settings.bot_workers)
        self.adviser = Adviser(settings.limits.hints)
        self.listener = self._make_listener() if storage.is_shared else None
        self.tables: dict[str, LiveTable] = {}
        self.watch = Watch(self)
        limits = settings.limits
        self.requests, self.creations = Buckets(limits.requests), Buckets(limits.creations)
        self.wishes, self.errands = Buckets(limits.wishes), Errands(limits.errands)
        self.wrong_tokens, self.sockets = Buckets(limits.tokens), Gate(limits.sockets)
        self.backlogs = Backlogs(limits)
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._health: asyncio.Task[bool] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._compiled: set[str] = set()
        self._reports: dict[str, Report] = {}  # to be told to other processes

    def open(self) -> None:
        self.writer.start()
        if self.listener is not None:
            self.listener.start()
            self.start(self._report())
        self._compile()
        self.start(self._sweep())
        self.start(self.watch.go_round())

    def dismiss(self) -> None:
        """Whoever listens."""
        for live in list(self.tables.values()):
            live.audience.dismiss(GOING_AWAY)

    async def close(self) -> None:
        """Finish what is being written; say good-bye."""
        for live in list(self.tables.values()):
            live.end()
        self.dismiss()
        await self.crew.end()
        await self.adviser.end()
        self.errands.end()
        for task in list(self._tasks):
            task.cancel()
        await self.writer.stop()
        if self.listener is not None:
            await asyncio.to_thread(self.listener.stop)
        await asyncio.sleep(0)  # let the last answers leave
        self.storage.close()

    # Tables

    async def find(self, table_id: str) -> LiveTable:
        """The table, read from its log unless it is in memory."""
        live = self.tables.get(table_id)
        if live is not None:
            return live
        task = self._loading.get(table_id)
        if task is None:
            task = asyncio.get_running_loop().create_task(self._read(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def _read(self, table_id: str) -> LiveTable:
        log = await self.load(table_id) if ID.fullmatch(table_id) else []
        if not log:
            raise UnknownTable("table: expected one that exists")
        table = Table(table_id, self.speed_of(log[0].data["game"]))
        await asyncio.to_thread(table.fold, log)
        spare_clocks(table, self.opened_at)
        live = self._keep(table)
        live.hear(None)  # what was written while we read: by others, or for a table that we had given up
        return live

    async def create(self, options: dict[str, Any]) -> LiveTable:
        table = Table(self.new_id(), self.speed_of(options["game"]))
        log = [
            Entry(0, kinds.CREATED, self.now(), data=options),
            Entry(1, kinds.PREPARED, self.now(), data={"secret": self.new_secret()}),
        ]
        table.fold(log)
        kept: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(error: Exception | None) -> None:
            if error is None:
                kept.set_result(None)
            else:
                kept.set_exception(error)

        self.write(lambda: append_of(table, log, is_changed=True), done)
        await kept
        return self._keep(table)

    async def list_public(self) -> list[dict[str, Any]]:
        return await asyncio.to_thread(self.storage.list_public, self.now() - A_DAY)

    def _keep(self, table: Table) -> LiveTable:
        live = self.tables[table.id] = LiveTable(table, self)
        return live

    def forget(self, table_id: str, live: LiveTable) -> None:
        if self.tables.get(table_id) is live:
            del self.tables[table_id]

    async def _sweep(self) -> None:
        """Forget tables that nobody looks at and that have nothing to do."""
        while True:
            await asyncio.sleep(self.settings.keep_idle)
            limit = self.now() - 1000 * self.settings.keep_idle
            for live in [live for live in self.tables.values() if live.is_idle and live.used_at < limit]:
                live.end()
                self.forget(live.table.id, live)

    async def is_healthy(self) -> bool:
        """Whether the database answers: whoever asks at the same time hears of the same look at it."""
        if self._health is None or self._health.done():
            self._health = asyncio.get_running_loop().create_task(self._look())
        return await asyncio.shield(self._health)

    async def _look(self) -> bool:
        try:
            await asyncio.to_thread(self.storage.look)
        except Unavailable:
            return False
        return True

    # Other processes

    def _make_listener(self) -> Listener:
        loop = asyncio.get_running_loop()
        return Listener(
            self.storage.engine,
            lambda notice: thread_safe(loop, self._hear, notice),
            lambda: thread_safe(loop, self._hear_again),
        )

    def _hear(self, notice: Notice | Report) -> None:
        live = self.tables.get(notice.table_id)
        if live is None:
            return
        if isinstance(notice, Notice):
            live.hear(notice.number)
        elif notice.process != self.process:
            live.audience.hear(notice)

    def announce(self, report: Report) -> None:
        if self.storage.is_shared:
            if not self._reports:
                self.start(self._announce())
            self._reports[report.table_id] = report

    async def _announce(self) -> None:
        await asyncio.sleep(SHORTLY)
        reports, self._reports = list(self._reports.values()), {}
        with suppress(Unavailable):
            await asyncio.to_thread(self.storage.announce, reports)

    async def _report(self) -> None:
        """Again and again, so that those who join late know, and those who die are forgotten."""
        while True:
            await asyncio.sleep(EVERY)
            for live in [live for live in self.tables.values() if live.connections]:
                live.audience.report()

    def _hear_again(self) -> None:
        """Notices may have been missed: every table looks for itself."""
        for live in list(self.tables.values()):
            live.hear(None)

    # What live tables need (see `context`)

    def now(self) -> int:
        return self.settings.now()

    def new_secret(self) -> str:
        return self.settings.random(SECRET_BYTES).hex()

    def new_token(self) -> str:
        return base64.urlsafe_b64encode(self.settings.random(TOKEN_BYTES)).rstrip(b"=").decode()

    def new_id(self) -> str:
        return base64.b32encode(self.settings.random(ID_BYTES)).decode().lower()

    def write(self, draft: Draft, done: Done) -> None:
        self.writer.write(draft, done)

    async def load(self, table_id: str, first: int = 0) -> list[Entry]:
        return await asyncio.to_thread(self.storage.load, table_id, first)

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finish)

    def _finish(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.error("a mistake of the server", exc_info=task.exception())

    def look_again(self, table_id: str) -> None:
        live = self.tables.get(table_id)
        if live is not None:
            live.hear(None)

    def ask_bot(self, live: LiveTable, seat: int) -> None:
        self.crew.ask(live, seat)

    # Speed

    def speed_of(self, game: str) -> Speed:
        """Tables that begin before the rules are compiled are played by the interpreter: the games are the same."""
        return "native" if game in self._compiled else "interpreted"

    def _speed_up(self, game: str) -> None:
        self._compiled.add(game)
        for live in list(self.tables.values()):
            if live.table.options["game"] == game and live.table.speed == "interpreted":
                live.renew()

    def _compile(self) -> None:
        """In a thread that nobody waits for: on a new machine it takes a minute."""
        loop = asyncio.get_running_loop()

        def work() -> None:
            for game in FOLDERS:
                assert steps_of(find_game(game), "native")
                thread_safe(loop, self._speed_up, game)
            gc.freeze()  # what is loaded now stays for ever: looking for garbage in it would stop everybody for long

        threading.Thread(target=work, name="twojacks-compiler", daemon=True).start()


def thread_safe(loop: asyncio.AbstractEventLoop, call: Callable[..., None], *arguments: Any) -> None:
    """Call it on the loop, unless that has ended."""
    with suppress(RuntimeError):
        loop.call_soon_threadsafe(call, *arguments)
