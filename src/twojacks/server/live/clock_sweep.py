"""The clock sweep: clocks run, and bots answer, even at tables that nobody uses.

Every table with a clock stores in the database when it is due. The sweep loads due tables into memory, where they do by
themselves what has to be done. If two processes load the same table, the log decides between them.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Protocol

from twojacks.server.errors import Unavailable
from twojacks.server.live.live_table import LiveTable
from twojacks.server.settings import Settings
from twojacks.server.storage.database import Storage
from twojacks.server.table.clocks import due_of

logger = logging.getLogger(__name__)

RETRY = 3_600_000  # milliseconds until a table that could not be loaded is tried again


class SweptHub(Protocol):
    """What the sweep needs of the hub."""

    settings: Settings
    storage: Storage
    tables: dict[str, LiveTable]

    def now(self) -> int: ...

    async def find(self, table_id: str) -> LiveTable: ...


class ClockSweep:
    def __init__(self, hub: SweptHub) -> None:
        self._hub = hub
        self._later: dict[str, int] = {}  # tables that are due only at this time, whatever the database says

    async def run(self) -> None:
        """Sweep for ever. While the database does not answer, nothing is due."""
        while True:
            with suppress(Unavailable):
                await self._sweep()
            await asyncio.sleep(self._hub.settings.sweep_seconds)

    async def _sweep(self) -> None:
        now = self._hub.now()
        self._later = {table_id: at for table_id, at in self._later.items() if at > now}
        for table_id in await asyncio.to_thread(self._hub.storage.list_due, now):
            if table_id not in self._hub.tables and table_id not in self._later:
                await self._load(table_id, now)

    async def _load(self, table_id: str, now: int) -> None:
        self._later[table_id] = now + RETRY
        try:
            live = await self._hub.find(table_id)
        except Unavailable:
            del self._later[table_id]
            raise
        except Exception:  # the other tables must not suffer
            logger.exception("an internal error")
        else:
            self._later[table_id] = due_of(live.table) or 0  # later than stored, if the server was down
