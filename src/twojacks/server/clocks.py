"""The clocks of people who are waited for; when one runs out, a bot steps in."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from twojacks.server.table import Table

GRACE = 3600  # seconds
BOTS_TIME = 60  # seconds after which a bot that has not answered does not think any more: its process is gone


def deadline_of(table: Table) -> float | None:
    """When the first clock of those that are waited for runs out, in seconds since 1970."""
    seconds = table.options["clock"]
    if not seconds:
        return None
    asked = [seat.asked_at for seat in table.seats if seat.asked_at is not None and seat.is_here]
    return min(asked) / 1000 + seconds if asked else None


def due_of(table: Table) -> int | None:
    """When a server has to see to a table that nobody looks at, in milliseconds since 1970; never without a clock."""
    seconds = table.options["clock"]
    if not seconds:
        return None
    asked = [(seat, seat.asked_at) for seat in table.seats if seat.asked_at is not None]
    return min((at + 1000 * (seconds if seat.is_here else BOTS_TIME) for seat, at in asked), default=None)


def spare_clocks(table: Table, opened_at: int) -> None:
    """Nobody could decide while the server was away: when it is back an hour is left, or all of a shorter clock."""
    seconds = table.options["clock"] or 0
    earliest = opened_at - 1000 * max(0, seconds - GRACE)
    for seat in table.seats:
        seat.asked_at = None if seat.asked_at is None else max(seat.asked_at, earliest)


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
