"""What a live table needs from the server around it."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Protocol

from twojacks.play.match import Speed
from twojacks.server.metrics import Metrics
from twojacks.server.storage.postgres_sync import PresenceReport
from twojacks.server.storage.writer import Writer
from twojacks.server.table.entries import Entry

if TYPE_CHECKING:
    from twojacks.server.live.live_table import LiveTable


class Context(Protocol):
    metrics: Metrics
    writer: Writer
    process: str  # a unique name of this process
    opened_at: int  # when this process started, in milliseconds since 1970

    def now(self) -> int:
        """Milliseconds since 1970."""

    def speed_of(self, game: str) -> Speed:
        """Whether the rules of a game are compiled yet."""

    def new_secret(self) -> str:
        """256 random bits, in hexadecimal."""

    async def load(self, table_id: str, first: int = 0) -> list[Entry]:
        """The log of a table, starting with an entry."""

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something as a task."""

    def ask_bot(self, live: LiveTable, seat: int) -> None:
        """Let the bot of a seat think, unless it already does."""

    def announce(self, report: PresenceReport) -> None:
        """Tell other processes who is connected here."""

    def check_again(self, table_id: str) -> None:
        """The log may have entries that the table in memory does not know."""

    def forget(self, table_id: str, live: LiveTable) -> None:
        """Drop the table from memory. It is loaded again when somebody needs it."""
