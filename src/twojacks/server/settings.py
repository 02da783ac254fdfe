"""How a server is run."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from twojacks.cores import count_cores
from twojacks.server.limits import Limits
from twojacks.server.storage import sqlite_url


def now_in_milliseconds() -> int:
    return time.time_ns() // 1_000_000


@dataclass(frozen=True)
class Settings:
    """``random`` and ``now`` are asked for every random byte and every time, so that a whole server can be repeated."""

    data: Path
    database: str | None = None  # SQLAlchemy's URL; without one, SQLite in ``data``
    public_url: str = "http://127.0.0.1:8080"
    metrics_for: tuple[str, ...] = ()  # addresses that may read them, beside this machine's own
    limits: Limits = field(default_factory=Limits)
    random: Callable[[int], bytes] = secrets.token_bytes
    now: Callable[[], int] = now_in_milliseconds
    bot_workers: int = max(1, count_cores() - 1)  # processes in which bots think
    keep_idle: float = 300.0  # seconds a table is kept in memory that nobody looks at
    look_after: float = 20.0  # seconds between two rounds of the watch

    @property
    def url(self) -> str:
        return self.database or sqlite_url(self.data)
