"""How much anybody may ask for. A bucket fills steadily up to a brim; each request takes a drop out of it."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field

from twojacks.server.refusals import LimitReached

MOST_BUCKETS = 50_000  # the least recently used one is forgotten: memory stays bounded whoever knocks


@dataclass(frozen=True)
class Rate:
    per_second: float
    brim: float


@dataclass(frozen=True)
class Limits:
    """Per address and per seat. Sizes are in bytes."""

    requests: Rate = Rate(200, 1000)  # of an address
    creations: Rate = Rate(1, 60)  # new tables, of an address
    tokens: Rate = Rate(1, 60)  # wrong tokens, of an address
    errands: Rate = Rate(5, 60)  # replays, pictures and hints, of an address
    wishes: Rate = Rate(500, 1000)  # of a seat, however many connections it has; of a spectator's connection
    hints: int = 4  # that are thought about or wait, of an address: a family, a club
    sockets: int = 10_000  # open ones, and streams that are followed, of an address
    body: int = 65_536
    text: int = 4_096  # of a socket
    backlog: int = 1_000  # texts a connection may be behind
    backlog_bytes: int = 1 << 20  # the same in bytes
    backlog_bytes_of_address: int = 1 << 24  # all connections of an address together
    backlog_bytes_of_process: int = 1 << 27  # all connections together


NO_RATE = Rate(1e9, 1e9)
NO_LIMITS = Limits(NO_RATE, NO_RATE, NO_RATE, NO_RATE, NO_RATE, hints=1_000, sockets=1_000_000)  # on rates; sizes stay


@dataclass
class Buckets:
    """One bucket per key."""

    rate: Rate
    now: Callable[[], float] = time.monotonic
    _levels: OrderedDict[str, tuple[float, float]] = field(default_factory=OrderedDict)

    def take(self, key: str) -> None:
        """One drop, or `LimitReached` with how long to wait for the next."""
        now = self.now()
        level, since = self._levels.pop(key, (self.rate.brim, now))
        level = min(self.rate.brim, level + (now - since) * self.rate.per_second)
        self._levels[key] = (max(level - 1, 0) if level >= 1 else level, now)
        if len(self._levels) > MOST_BUCKETS:
            self._levels.popitem(last=False)
        if level < 1:
            wait = (1 - level) / self.rate.per_second
            raise LimitReached("requests: expected fewer of them", wait=wait)


class Gate:
    """How many of something there are at once, of an address or in all."""

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
