"""What a live table needs of the server around it."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Protocol

from twojacks.match import Speed
from twojacks.server.entries import Entry
from twojacks.server.metrics import Metrics
from twojacks.server.presence import Report
from twojacks.server.writer import Done, Draft

if TYPE_CHECKING:
    from twojacks.server.live import LiveTable


class Context(Protocol):
    metrics: Metrics
    process: str  # a name that no other process has
    opened_at: int  # when this one began to serve, in milliseconds since 1970

    def now(self) -> int:
        """Milliseconds since 1970."""

    def speed_of(self, game: str) -> Speed:
        """How fast the rules of a game can be had now."""

    def new_secret(self) -> str:
        """256 random bits, in hexadecimal."""

    def write(self, draft: Draft, done: Done) -> None:
        """Keep what ``draft`` gives when its turn has come; ``done`` is called when that is on disk, or went wrong."""

    async def load(self, table_id: str, first: int = 0) -> list[Entry]:
        """The log of a table, from an entry on."""

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something run beside everything else until it is done."""

    def ask_bot(self, live: LiveTable, seat: int) -> None:
        """Let the bot of a seat think, unless it does already."""

    def announce(self, report: Report) -> None:
        """Tell other processes who is connected here."""

    def look_again(self, table_id: str) -> None:
        """Something may have been written that the table in memory does not know."""

    def forget(self, table_id: str, live: LiveTable) -> None:
        """The table will be read from its log when it is asked for again."""
