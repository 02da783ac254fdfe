"""A server in a thread of the test's own process: real bytes outside, and tables a test can reach into."""

from __future__ import annotations

import asyncio
import hashlib
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

from twojacks.games import FOLDERS, find_game
from twojacks.server.harbour import Harbour
from twojacks.server.limits import Limits, Rate
from twojacks.server.running import Server, bind, make_config
from twojacks.server.settings import Settings
from twojacks.steps import steps_of

T = TypeVar("T")
NOON = 1_700_000_000_000  # where the clock of such a server stands
PATIENCE = 120.0
GENEROUS = Rate(1e6, 1e6)


def repeatable() -> Callable[[int], bytes]:
    """Random bytes that are the same in every server that asks for them in the same order."""
    numbers = count()
    return lambda size: hashlib.shake_256(b"%d" % next(numbers)).digest(size)


class Inside:
    def __init__(self, data: Path, **options: Any) -> None:
        limits = Limits(GENEROUS, GENEROUS, GENEROUS, GENEROUS, GENEROUS)
        settings: dict[str, Any] = {
            "random": repeatable(),
            "now": lambda: NOON,
            "limits": limits,
            "bot_workers": 1,
        } | options
        for game in FOLDERS:  # beside a test a compiler would change what is warned of while others look
            assert steps_of(find_game(game), "native")
        self._bound = bind("127.0.0.1", 0)
        self.port: int = self._bound.getsockname()[1]
        self._config = make_config(Settings(data, **settings))
        self._config.ws_ping_interval = None  # tests listen when they like
        self._server = Server(self._config, self._opened)
        self._open = threading.Event()
        self._thread = threading.Thread(target=self._server.run, args=([self._bound],), daemon=True)
        self._thread.start()
        assert self._open.wait(PATIENCE)

    def _opened(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._open.set()

    @property
    def harbour(self) -> Harbour:
        harbour = self._config.app.state.harbour  # type: ignore[union-attr]
        assert isinstance(harbour, Harbour)
        return harbour

    def call(self, work: Callable[[], T]) -> T:
        """Run it where the tables live."""

        async def on_loop() -> T:
            return work()

        return asyncio.run_coroutine_threadsafe(on_loop(), self._loop).result(PATIENCE)

    def wait_until(self, condition: Callable[[], bool]) -> None:
        """Until it holds where the tables live."""
        until = time.monotonic() + PATIENCE
        while not self.call(condition):
            assert time.monotonic() < until, "waited in vain"
            time.sleep(0.01)

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)


@contextmanager
def inside(data: Path, **options: Any) -> Iterator[Inside]:
    server = Inside(data, **options)
    try:
        yield server
    finally:
        server.stop()
