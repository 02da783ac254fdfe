"""Pools whose searching workers hold what they think about until a test lets them go."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pytest

from twojacks.bots import workers
from twojacks.bots.pool import Pool

LONG = 1000.0  # seconds: no search is late before the test is over


@dataclass(frozen=True)
class Holding:
    folder: Path

    @property
    def begun(self) -> list[tuple[str, int]]:
        """The seed and the simulations of every search that began, in order."""
        file = self.folder / "begun"
        return [tuple(json.loads(line)) for line in file.read_text().splitlines()] if file.exists() else []

    @property
    def has_one(self) -> bool:
        """Whether a search is held, or was."""
        return (self.folder / "holding").exists()

    def release(self) -> None:
        (self.folder / "released").touch()


def hold_searches(monkeypatch: pytest.MonkeyPatch, folder: Path) -> tuple[Holding, Callable[..., Pool]]:
    """What tells of the searches, and how to make a pool in which they are held."""
    command = (sys.executable, "-P", "-m", "tests.bots.holding_worker", str(folder))
    monkeypatch.setattr(workers, "COMMAND", command)
    return Holding(folder), partial(Pool, grace=LONG)
