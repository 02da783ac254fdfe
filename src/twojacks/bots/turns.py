"""A queue that is fair between those that ask: one turn for each key, round robin, however much one of them asks."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from twojacks.bots.processes import Failure


class Turns:
    """A number of places, used in one event loop. Questions of one key are served in the order in which they came.

    While every place is taken, at most ``most_waiting`` questions of a key wait; None is no limit.
    """

    def __init__(self, places: int, most_waiting: int | None = None) -> None:
        self._free = places  # while anybody waits, there is no free place
        self._most_waiting = most_waiting
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}  # the key that is served next comes first

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
            raise Failure("crowded", f"{self._most_waiting} questions wait already")
        place = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(key, deque()).append(place)
        try:
            await place
        except asyncio.CancelledError:
            if place.cancelled():
                self._forget(key, place)
            else:  # the place was given away just before
                self._leave()
            raise

    def _leave(self) -> None:
        """The place goes to the key whose turn it is, which then queues behind the others."""
        while self._waiting:
            key = next(iter(self._waiting))
            places = self._waiting.pop(key)
            place = places.popleft()
            if places:
                self._waiting[key] = places
            if not place.done():  # it may be cancelled, and not know yet
                place.set_result(None)
                return
        self._free += 1

    def _forget(self, key: str, place: asyncio.Future[None]) -> None:
        """Unless a turn has passed it over already."""
        places = self._waiting.get(key, deque())
        if place in places:
            places.remove(place)
        if not places:
            self._waiting.pop(key, None)
