"""The hub of a server process: it creates, loads and forgets tables, and holds everything they share."""

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

from twojacks.games import find_game, game_names
from twojacks.play.match import Speed
from twojacks.play.match_calls import steps_of
from twojacks.server.errors import GOING_AWAY, Unavailable, UnknownTable
from twojacks.server.limits import ConcurrencyLimit, RateLimiter
from twojacks.server.live.background import BackgroundJobs
from twojacks.server.live.backlogs import Backlogs
from twojacks.server.live.bot_runner import BotRunner
from twojacks.server.live.clock_sweep import ClockSweep
from twojacks.server.live.hints import HintService
from twojacks.server.live.listeners import REPORT_SECONDS
from twojacks.server.live.live_table import LiveTable
from twojacks.server.metrics import Metrics
from twojacks.server.settings import Settings
from twojacks.server.storage.database import Storage, make_write
from twojacks.server.storage.postgres_sync import EntriesNotice, Notice, NoticeListener, PresenceReport
from twojacks.server.storage.writer import Writer
from twojacks.server.table import entries as kinds
from twojacks.server.table.clocks import extend_clocks
from twojacks.server.table.entries import Entry
from twojacks.server.table.fairness import SECRET_BYTES
from twojacks.server.table.options import TableOptions
from twojacks.server.table.table import Table

logger = logging.getLogger(__name__)

TOKEN_BYTES = 16
LISTED_FOR = 24 * 3600 * 1000  # milliseconds without a change until a public table leaves the list
COLLECT_SECONDS = 0.05  # during which reports to other processes are collected
ID_BYTES = 10  # sixteen letters and digits
ID = re.compile("[a-z2-7]{16}")


class Hub:
    """Created on the event loop of the server."""

    def __init__(self, settings: Settings, storage: Storage) -> None:
        self.settings = settings
        self.storage = storage
        self.metrics = Metrics()
        self.process = secrets.token_hex(4)
        self.opened_at = self.now()
        self.writer = Writer(storage, asyncio.get_running_loop(), self.metrics)
        self.bot_runner = BotRunner(self.metrics, storage, settings.bot_workers)
        self.hints = HintService(settings.limits.hints)
        self.notice_listener = self._make_notice_listener() if storage.is_shared else None
        self.tables: dict[str, LiveTable] = {}
        self.clock_sweep = ClockSweep(self)
        limits = settings.limits
        self.requests, self.creations = RateLimiter(limits.requests), RateLimiter(limits.creations)
        self.commands, self.background_jobs = RateLimiter(limits.commands), BackgroundJobs(limits.background_jobs)
        self.wrong_tokens, self.sockets = RateLimiter(limits.tokens), ConcurrencyLimit(limits.sockets)
        self.backlogs = Backlogs(limits)
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._health: asyncio.Task[bool] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._compiled: set[str] = set()
        self._reports: dict[str, PresenceReport] = {}  # to be sent to other processes

    def open(self) -> None:
        self.writer.start()
        if self.notice_listener is not None:
            self.notice_listener.start()
            self.start(self._report())
        self._compile()
        self.start(self._forget_idle())
        self.start(self.clock_sweep.run())

    def dismiss(self) -> None:
        """Close all connections."""
        for live in list(self.tables.values()):
            live.listeners.dismiss(GOING_AWAY)

    async def close(self) -> None:
        """Finish all writes, and close everything."""
        for live in list(self.tables.values()):
            live.end()
        self.dismiss()
        await self.bot_runner.end()
        await self.hints.end()
        self.background_jobs.end()
        for task in list(self._tasks):
            task.cancel()
        await self.writer.stop()
        if self.notice_listener is not None:
            await asyncio.to_thread(self.notice_listener.stop)
        await asyncio.sleep(0)  # let the last replies be sent
        self.storage.close()

    # Tables

    async def find(self, table_id: str) -> LiveTable:
        """The table, loaded from its log unless it is in memory."""
        live = self.tables.get(table_id)
        if live is not None:
            return live
        task = self._loading.get(table_id)
        if task is None:
            task = asyncio.get_running_loop().create_task(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def _load(self, table_id: str) -> LiveTable:
        log = await self.load(table_id) if ID.fullmatch(table_id) else []
        if not log:
            raise UnknownTable("table: expected one that exists")
        table = Table(table_id, self.speed_of(TableOptions.read(log[0].data).game))
        await asyncio.to_thread(table.fold, log)
        extend_clocks(table, self.opened_at)
        live = self._keep(table)
        live.hear(None)  # another process, or a lost table of ours, may have written while this one was loaded
        return live

    async def create(self, options: TableOptions) -> LiveTable:
        table = Table(self.new_id(), self.speed_of(options.game))
        log = [
            Entry(0, kinds.CREATED, self.now(), data=options.model_dump()),
            Entry(1, kinds.PREPARED, self.now(), data={"secret": self.new_secret()}),
        ]
        table.fold(log)
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(error: Exception | None) -> None:
            if error is None:
                stored.set_result(None)
            else:
                stored.set_exception(error)

        self.writer.write(lambda: make_write(table, log), done)
        await stored
        return self._keep(table)

    async def list_public(self) -> list[dict[str, Any]]:
        return await asyncio.to_thread(self.storage.list_public, self.now() - LISTED_FOR)

    def _keep(self, table: Table) -> LiveTable:
        live = self.tables[table.id] = LiveTable(table, self)
        return live

    def forget(self, table_id: str, live: LiveTable) -> None:
        if self.tables.get(table_id) is live:
            del self.tables[table_id]

    async def _forget_idle(self) -> None:
        """Forget tables without clients and without work."""
        while True:
            await asyncio.sleep(self.settings.keep_idle)
            limit = self.now() - 1000 * self.settings.keep_idle
            for live in [live for live in self.tables.values() if live.is_idle and live.used_at < limit]:
                live.end()
                self.forget(live.table.id, live)

    async def is_healthy(self) -> bool:
        """Whether the database answers. Simultaneous requests share one check."""
        if self._health is None or self._health.done():
            self._health = asyncio.get_running_loop().create_task(self._ping())
        return await asyncio.shield(self._health)

    async def _ping(self) -> bool:
        try:
            await asyncio.to_thread(self.storage.ping)
        except Unavailable:
            return False
        return True

    # Other processes

    def _make_notice_listener(self) -> NoticeListener:
        loop = asyncio.get_running_loop()
        return NoticeListener(
            self.storage.engine,
            lambda notice: thread_safe(loop, self._hear, notice),
            lambda: thread_safe(loop, self._check_all),
        )

    def _hear(self, notice: Notice) -> None:
        live = self.tables.get(notice.table_id)
        if live is None:
            return
        if isinstance(notice, EntriesNotice):
            live.hear(notice.number)
        elif notice.process != self.process:
            live.listeners.hear(notice)

    def announce(self, report: PresenceReport) -> None:
        if self.storage.is_shared:
            if not self._reports:
                self.start(self._announce())
            self._reports[report.table_id] = report

    async def _announce(self) -> None:
        await asyncio.sleep(COLLECT_SECONDS)
        reports, self._reports = list(self._reports.values()), {}
        with suppress(Unavailable):
            await asyncio.to_thread(self.storage.announce, reports)

    async def _report(self) -> None:
        """Repeat the reports, so that new processes get them and dead processes are forgotten."""
        while True:
            await asyncio.sleep(REPORT_SECONDS)
            for live in [live for live in self.tables.values() if live.connections]:
                live.listeners.report()

    def _check_all(self) -> None:
        """Notices may have been missed: every table checks its log."""
        for live in list(self.tables.values()):
            live.hear(None)

    # For live tables (see `Context`)

    def now(self) -> int:
        return self.settings.now()

    def new_secret(self) -> str:
        return self.settings.random(SECRET_BYTES).hex()

    def new_token(self) -> str:
        return base64.urlsafe_b64encode(self.settings.random(TOKEN_BYTES)).rstrip(b"=").decode()

    def new_id(self) -> str:
        return base64.b32encode(self.settings.random(ID_BYTES)).decode().lower()

    async def load(self, table_id: str, first: int = 0) -> list[Entry]:
        return await asyncio.to_thread(self.storage.load, table_id, first)

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finish)

    def _finish(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.error("an internal error", exc_info=task.exception())

    def check_again(self, table_id: str) -> None:
        live = self.tables.get(table_id)
        if live is not None:
            live.hear(None)

    def ask_bot(self, live: LiveTable, seat: int) -> None:
        self.bot_runner.ask(live, seat)

    # Compiled rules

    def speed_of(self, game: str) -> Speed:
        """Until the rules are compiled, tables use the interpreter. The games are the same."""
        return "native" if game in self._compiled else "interpreted"

    def _speed_up(self, game: str) -> None:
        self._compiled.add(game)
        for live in list(self.tables.values()):
            if live.table.options.game == game and live.table.speed == "interpreted":
                live.renew()

    def _compile(self) -> None:
        """Compile in a thread: on a new machine it takes a minute."""
        loop = asyncio.get_running_loop()

        def work() -> None:
            for game in game_names():
                assert steps_of(find_game(game), "native")
                thread_safe(loop, self._speed_up, game)
            gc.freeze()  # exclude what is loaded now from garbage collection, which would cause long pauses

        threading.Thread(target=work, name="twojacks-compiler", daemon=True).start()


def thread_safe(loop: asyncio.AbstractEventLoop, call: Callable[..., None], *arguments: Any) -> None:
    """Call it on the event loop, unless that has ended."""
    with suppress(RuntimeError):
        loop.call_soon_threadsafe(call, *arguments)
