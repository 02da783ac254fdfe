"""Sample tasks for other processes."""

from __future__ import annotations

import os
import time
from pathlib import Path

import twojacks


def square(number: int) -> int:
    return number * number


def die_once(folder: Path, number: int) -> int:
    """The first worker that gets number 3 dies. Every attempt leaves a file."""
    tries = len(list(folder.glob(f"{number}-*")))
    (folder / f"{number}-{tries}").touch()
    if number == 3 and tries == 0:
        os._exit(9)
    return number * number


def die(number: int) -> int:
    os._exit(number)


def refuse(number: int) -> int:
    raise twojacks.BadPosition("round", f"expected less than {number}")


def fail(number: int) -> int:
    return number // 0


def sleep_unless_first(folder: Path, number: int) -> int:
    """Leaves a file named after its process and sleeps. Only 0 returns at once."""
    if number > 0:
        (folder / str(os.getpid())).touch()
        time.sleep(600)
    return number
