"""Rate limits and other limits on what one client may use. A rate limit is a token bucket per key."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field

from twojacks.server.errors import LimitReached

MOST_KEYS = 50_000  # keys a rate limiter remembers; it forgets the least recently used one, so memory is bounded


@dataclass(frozen=True)
class Rate:
    per_second: float
    burst: float


@dataclass(frozen=True)
class Limits:
    """Limits per address and per seat. Sizes are in bytes."""

    requests: Rate = Rate(200, 1000)  # per address
    creations: Rate = Rate(1, 60)  # new tables per address
    tokens: Rate = Rate(1, 60)  # wrong tokens per address
    background_jobs: Rate = Rate(5, 60)  # replays, pictures and hints per address
    commands: Rate = Rate(500, 1000)  # per seat over all its connections; per connection for a spectator
    hints: int = 4  # hints in progress or waiting per address: enough for a family or a club
    sockets: int = 10_000  # open sockets and followed streams per address
    body: int = 65_536
    text: int = 4_096  # one socket message
    backlog: int = 1_000  # messages one connection may be behind
    backlog_bytes: int = 1 << 20  # the same in bytes
    backlog_bytes_of_address: int = 1 << 24  # over all connections of an address
    backlog_bytes_of_process: int = 1 << 27  # over all connections


NO_RATE = Rate(1e9, 1e9)
NO_LIMITS = Limits(NO_RATE, NO_RATE, NO_RATE, NO_RATE, NO_RATE, hints=1_000, sockets=1_000_000)  # sizes stay limited


@dataclass
class RateLimiter:
    """One token bucket per key."""

    rate: Rate
    now: Callable[[], float] = time.monotonic
    _levels: OrderedDict[str, tuple[float, float]] = field(default_factory=OrderedDict)

    def take(self, key: str) -> None:
        """Take one token. Raises `LimitReached`, with the time until the next token, if the bucket is empty."""
        now = self.now()
        level, since = self._levels.pop(key, (self.rate.burst, now))
        level = min(self.rate.burst, level + (now - since) * self.rate.per_second)
        self._levels[key] = (max(level - 1, 0) if level >= 1 else level, now)
        if len(self._levels) > MOST_KEYS:
            self._levels.popitem(last=False)
        if level < 1:
            wait = (1 - level) / self.rate.per_second
            raise LimitReached("requests: expected fewer requests per second", wait=wait)


class ConcurrencyLimit:
    """Limits how many things of one key are open at the same time."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: dict[str, int] = {}

    def has_room(self, key: str) -> bool:
        return self.open.get(key, 0) < self.most

    def enter(self, key: str) -> bool:
        if not self.has_room(key):
            return False
        self.open[key] = self.open.get(key, 0) + 1
        return True

    def leave(self, key: str) -> None:
        self.open[key] -= 1
        if not self.open[key]:
            del self.open[key]
