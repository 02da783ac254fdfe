"""Wait for processes to start, to finish something, or to end."""

from __future__ import annotations

import os
import time
from collections.abc import Callable

PATIENCE = 120.0  # seconds after which a test fails


def wait_for(condition: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.01)


def is_gone(pid: int) -> bool:
    """Ended and waited for: a zombie could still be sent signals."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def wait_until_gone(pid: int) -> None:
    wait_for(lambda: is_gone(pid))
