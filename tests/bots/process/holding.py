"""Pools whose searches are held until a test releases them."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pytest

from twojacks.bots.process import character_workers
from twojacks.bots.process.pool import Pool

LONG = 1000.0  # seconds: no search is late before the test is over


@dataclass(frozen=True)
class Holding:
    folder: Path

    @property
    def begun(self) -> list[tuple[str, int]]:
        """The seed and the number of simulations of every search that has started, in order."""
        file = self.folder / "begun"
        return [tuple(json.loads(line)) for line in file.read_text().splitlines()] if file.exists() else []

    @property
    def has_one(self) -> bool:
        """Whether a search is or was held."""
        return (self.folder / "holding").exists()

    def release(self) -> None:
        (self.folder / "released").touch()


def hold_searches(monkeypatch: pytest.MonkeyPatch, folder: Path) -> tuple[Holding, Callable[..., Pool]]:
    """Observes the searches, and makes a pool in which they are held."""
    command = (sys.executable, "-P", "-m", "tests.bots.process.holding_worker", str(folder))
    monkeypatch.setattr(character_workers, "COMMAND", command)
    return Holding(folder), partial(Pool, grace=LONG)
