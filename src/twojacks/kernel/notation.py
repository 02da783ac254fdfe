"""Text forms that games share: actions by number, and numbers that may be missing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from twojacks.kernel.journal import NOTHING


class ActionTexts:
    """The text of every action of a game, by its number, and back."""

    def __init__(self, texts: Sequence[str]) -> None:
        self.texts = tuple(texts)
        self.numbers = {text: number for number, text in enumerate(self.texts)}

    def format(self, action: int) -> str:
        return self.texts[action]

    def parse(self, text: str) -> int | None:
        """None: no action of this game reads like that."""
        return self.numbers.get(text)


def or_null(number: Any) -> int | None:
    """A number as positions and journals write it: nobody and nowhere are null."""
    return None if number == NOTHING else int(number)
