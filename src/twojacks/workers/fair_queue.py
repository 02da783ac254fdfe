"""A queue that is fair between keys: they take turns, no matter how much one of them asks for."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from twojacks.workers.failures import AnswerFailure


class FairQueue:
    """A number of places, used from one event loop. Requests with the same key are served in order.

    While every place is taken, at most ``most_waiting`` requests of a key can wait; None means no limit.
    """

    def __init__(self, places: int, most_waiting: int | None = None) -> None:
        self._free = places  # 0 while a request waits
        self._most_waiting = most_waiting
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}  # the key to be served next comes first

    @asynccontextmanager
    async def turn(self, key: str) -> AsyncIterator[None]:
        """Wait for a place and hold it until the end of the block."""
        await self._enter(key)
        try:
            yield
        finally:
            self._leave()

    async def _enter(self, key: str) -> None:
        if self._free:
            self._free -= 1
            return
        if self._most_waiting is not None and len(self._waiting.get(key, ())) >= self._most_waiting:
            raise AnswerFailure("crowded", f"{self._most_waiting} questions wait already")
        place = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(key, deque()).append(place)
        try:
            await place
        except asyncio.CancelledError:
            if place.cancelled():
                self._forget(key, place)
            else:  # the place was granted just before the cancellation
                self._leave()
            raise

    def _leave(self) -> None:
        """Gives the place to the next key, which then moves behind the others."""
        while self._waiting:
            key = next(iter(self._waiting))
            places = self._waiting.pop(key)
            place = places.popleft()
            if places:
                self._waiting[key] = places
            if not place.done():  # a cancelled request may not have noticed yet
                place.set_result(None)
                return
        self._free += 1

    def _forget(self, key: str, place: asyncio.Future[None]) -> None:
        """Removes a cancelled request, unless `_leave` has already skipped it."""
        places = self._waiting.get(key, deque())
        if place in places:
            places.remove(place)
        if not places:
            self._waiting.pop(key, None)
