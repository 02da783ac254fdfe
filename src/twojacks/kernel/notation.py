"""Text forms that games share: actions by number, positions in parts, and numbers that may be missing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from twojacks.kernel.journal import NOTHING
from twojacks.kernel.records import plain


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


Words = dict[str, Any]


@dataclass(frozen=True)
class Part:
    """Some keys of a position or a view, and the fields of the record from which they follow, and from no others."""

    fields: tuple[str, ...]
    write: Callable[[Any], Words]  # of the record, as `plain` has it


def part(*fields: str) -> Callable[[Callable[[Any], Words]], Part]:
    """Makes a part of a function that reads these fields."""
    return lambda write: Part(fields, write)


def join_parts(parts: Sequence[Part], record: Any) -> Words:
    """A whole position, or a whole view."""
    state = plain(record)
    words: Words = {}
    for each in parts:
        words |= each.write(state)
    return words


def or_null(number: Any) -> int | None:
    """A number as positions and journals write it: nobody and nowhere are null."""
    return None if number == NOTHING else int(number)
