"""Things that processes elsewhere are asked to do in tests."""

from __future__ import annotations

import os
import time
from pathlib import Path

import twojacks


def square(number: int) -> int:
    return number * number


def die_once(folder: Path, number: int) -> int:
    """The first who comes to number 3 dies there; everybody leaves a mark of having begun."""
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
    """Leaves its process number behind, and does not come back; but 0 is quickly done."""
    if number > 0:
        (folder / str(os.getpid())).touch()
        time.sleep(600)
    return number
