"""What takes long and concerns only whoever asked: replays, pictures and hints. No table waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from twojacks.server.limits import Buckets, Rate

T = TypeVar("T")
THREADS = 2


class Errands:
    """So many for each address; in threads of their own, because the others are for the database."""

    def __init__(self, rate: Rate) -> None:
        self._buckets = Buckets(rate)
        self._threads = ThreadPoolExecutor(THREADS, "twojacks-errand")

    def admit(self, address: str) -> None:
        self._buckets.take(address)

    async def run(self, address: str, work: Callable[[], T]) -> T:
        self.admit(address)
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def end(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
