"""The night watch: clocks run, and bots answer, also at tables that nobody looks at.

Every table with a clock says in the database when it is due. Once it is taken into memory it does by itself what has
to be done. Of several processes whoever comes first sees to it, and the log decides if two do.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Protocol

from twojacks.server.clocks import due_of
from twojacks.server.live import LiveTable
from twojacks.server.refusals import Unavailable
from twojacks.server.settings import Settings
from twojacks.server.storage import Storage

logger = logging.getLogger(__name__)

AGAIN = 3_600_000  # milliseconds until a table is tried again that could not be read


class Place(Protocol):
    """What is watched over: the harbour."""

    settings: Settings
    storage: Storage
    tables: dict[str, LiveTable]

    def now(self) -> int: ...

    async def find(self, table_id: str) -> LiveTable: ...


class Watch:
    def __init__(self, place: Place) -> None:
        self._place = place
        self._later: dict[str, int] = {}  # tables that the database says are due, and when they really are

    async def go_round(self) -> None:
        """Again and again. While the database is away nothing is due."""
        while True:
            with suppress(Unavailable):
                await self._look()
            await asyncio.sleep(self._place.settings.look_after)

    async def _look(self) -> None:
        now = self._place.now()
        self._later = {table_id: at for table_id, at in self._later.items() if at > now}
        for table_id in await asyncio.to_thread(self._place.storage.list_due, now):
            if table_id not in self._place.tables and table_id not in self._later:
                await self._see_to(table_id, now)

    async def _see_to(self, table_id: str, now: int) -> None:
        self._later[table_id] = now + AGAIN
        try:
            live = await self._place.find(table_id)
        except Unavailable:
            del self._later[table_id]
            raise
        except Exception:  # the other tables have clocks, too
            logger.exception("a mistake of the server")
        else:
            self._later[table_id] = due_of(live.table) or 0  # later than said, if we were away
