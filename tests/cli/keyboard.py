"""Somebody at the keyboard of a real terminal."""

from __future__ import annotations

import builtins
from collections.abc import Iterator

import pytest


class Keyboard:
    """Types for people: at an interrupt it presses Ctrl-C."""

    def __init__(self, patch: pytest.MonkeyPatch, typed: list[str]) -> None:
        self.typed: Iterator[str] = iter(typed)
        patch.setattr(builtins, "input", self.read)

    def read(self) -> str:
        answer = next(self.typed)
        if answer == "^C":
            raise KeyboardInterrupt
        return answer
