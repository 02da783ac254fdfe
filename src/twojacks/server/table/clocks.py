"""Clocks: when the clock of a person runs out, a bot steps in."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from twojacks.server.table.table import Table

GRACE = 3600  # seconds left on a clock after the server was down
BOT_SECONDS = 60  # a bot that has not answered after this time never will: its process is gone


def deadline_of(table: Table) -> float | None:
    """When the first clock runs out, in seconds since 1970."""
    seconds = table.options.clock
    if not seconds:
        return None
    asked = [seat.asked_at for seat in table.seats if seat.asked_at is not None and seat.is_here]
    return min(asked) / 1000 + seconds if asked else None


def due_of(table: Table) -> int | None:
    """When a server must load an unused table, in milliseconds since 1970; None for a table without a clock."""
    seconds = table.options.clock
    if not seconds:
        return None
    asked = [(seat, seat.asked_at) for seat in table.seats if seat.asked_at is not None]
    return min((at + 1000 * (seconds if seat.is_here else BOT_SECONDS) for seat, at in asked), default=None)


def extend_clocks(table: Table, opened_at: int) -> None:
    """Nobody could decide while the server was down: leave at least an hour, or the whole of a shorter clock."""
    seconds = table.options.clock or 0
    earliest = opened_at - 1000 * max(0, seconds - GRACE)
    for seat in table.seats:
        seat.asked_at = None if seat.asked_at is None else max(seat.asked_at, earliest)


def late_seats(table: Table, now: int) -> list[int]:
    """The seats whose clock has run out, at a time in milliseconds."""
    seconds = table.options.clock
    if not seconds:
        return []
    limit = now - 1000 * seconds
    return [
        number
        for number, seat in enumerate(table.seats)
        if seat.asked_at is not None and seat.is_here and seat.asked_at <= limit
    ]


class DeadlineTimer:
    """Calls ``expire`` once, at the deadline of a table. It is set again after every change."""

    def __init__(self, now: Callable[[], int], expire: Callable[[], None]) -> None:
        self._now = now
        self._expire = expire
        self._timer: asyncio.TimerHandle | None = None

    def set(self, table: Table) -> None:
        self.stop()
        deadline = deadline_of(table)
        if deadline is not None:
            wait = max(0.0, deadline - self._now() / 1000)
            self._timer = asyncio.get_running_loop().call_later(wait, self._expire)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
