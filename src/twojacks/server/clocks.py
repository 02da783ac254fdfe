"""The clocks of people who are waited for; when one runs out, a bot steps in."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from twojacks.server.table import Table


def deadline_of(table: Table) -> float | None:
    """When the first clock of those that are waited for runs out, in seconds since 1970."""
    seconds = table.options["clock"]
    if not seconds:
        return None
    asked = [seat.asked_at for seat in table.seats if seat.asked_at is not None and seat.is_here]
    return min(asked) / 1000 + seconds if asked else None


def late_seats(table: Table, now: int) -> list[int]:
    """Whose clock has run out, at a time in milliseconds."""
    seconds = table.options["clock"]
    if not seconds:
        return []
    limit = now - 1000 * seconds
    return [
        number
        for number, seat in enumerate(table.seats)
        if seat.asked_at is not None and seat.is_here and seat.asked_at <= limit
    ]


class Alarm:
    """Rings once, at the deadline of a table; set anew after everything that happens."""

    def __init__(self, now: Callable[[], int], ring: Callable[[], None]) -> None:
        self._now = now
        self._ring = ring
        self._timer: asyncio.TimerHandle | None = None

    def set(self, table: Table) -> None:
        self.stop()
        deadline = deadline_of(table)
        if deadline is not None:
            wait = max(0.0, deadline - self._now() / 1000)
            self._timer = asyncio.get_running_loop().call_later(wait, self._ring)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
