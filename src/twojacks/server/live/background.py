"""Background jobs: slow work for one client, such as replays, pictures and hints. No table waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from twojacks.server.limits import Rate, RateLimiter

T = TypeVar("T")
THREADS = 2


class BackgroundJobs:
    """Limited per address. They have threads of their own, because the default threads serve the database."""

    def __init__(self, rate: Rate) -> None:
        self._limiter = RateLimiter(rate)
        self._threads = ThreadPoolExecutor(THREADS, "twojacks-background")

    def admit(self, address: str) -> None:
        self._limiter.take(address)

    async def run(self, address: str, work: Callable[[], T]) -> T:
        self.admit(address)
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def end(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
