"""Settings of a server process."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from twojacks.cores import count_cores
from twojacks.server.limits import Limits
from twojacks.server.storage.database import sqlite_url


def now_in_milliseconds() -> int:
    return time.time_ns() // 1_000_000


@dataclass(frozen=True)
class Settings:
    """All random bytes and all times come from ``random`` and ``now``, so that a test can repeat a whole server."""

    data: Path
    database: str | None = None  # an SQLAlchemy URL; by default SQLite in ``data``
    public_url: str = "http://127.0.0.1:8080"
    metrics_for: tuple[str, ...] = ()  # addresses that may read the metrics, besides this machine
    limits: Limits = field(default_factory=Limits)
    random: Callable[[int], bytes] = secrets.token_bytes
    now: Callable[[], int] = now_in_milliseconds
    bot_workers: int = max(1, count_cores() - 1)  # processes for bots
    keep_idle: float = 300.0  # seconds until an unused table leaves memory
    sweep_seconds: float = 20.0  # between two clock sweeps
    allow_pages: bool = False  # whether front-end files of games from other packages are served

    @property
    def url(self) -> str:
        return self.database or sqlite_url(self.data)
