"""How many cores there are to work on, and how many of them somebody wants to use."""

from __future__ import annotations

import os
from typing import Any

from twojacks.errors import BadOptions
from twojacks.kernel.fields import describe, is_whole


def count_cores() -> int:
    """Those this process may use, where the system tells."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def read_threads(threads: Any) -> int:
    """None means one for every core."""
    if threads is None:
        return count_cores()
    if not is_whole(threads) or threads < 1:
        raise BadOptions(f"threads: expected a whole number from 1, not {describe(threads)}")
    return int(threads)
