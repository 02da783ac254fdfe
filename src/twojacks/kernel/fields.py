"""Reading what somebody wrote down: each value is checked where it is read, and what is wrong is named by its field."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from numbers import Integral
from typing import Any, TypeVar

from twojacks.errors import BadPosition
from twojacks.kernel.chance import is_key, new_key

MOST_DRAWS = 2**32 - 1  # what a record can count; after it the counter begins again, so every position can be read

T = TypeVar("T")


class Fields:
    """A position as it came in. Keys this version does not know are left alone: others may add some."""

    def __init__(self, position: Any) -> None:
        if not isinstance(position, dict):
            raise BadPosition("all of it", f"expected an object with named fields, not {describe(position)}")
        self.position = position

    def get(self, name: str, default: Any = None) -> Any:
        return self.position.get(name, default)

    def integer(self, name: str, low: int, high: int) -> int:
        return read_integer(name, self.required(name), low, high)

    def integer_or_null(self, name: str, low: int, high: int) -> int | None:
        value = self.get(name)
        return None if value is None else read_integer(name, value, low, high)

    def choice(self, name: str, words: Sequence[str]) -> int:
        return read_choice(name, self.required(name), words)

    def items(self, name: str, length: int | None, read: Callable[[str, Any], T]) -> list[T]:
        return read_items(name, self.required(name), length, read)

    def required(self, name: str) -> Any:
        if name not in self.position:
            raise BadPosition(name, "is missing")
        return self.position[name]

    def chance(self) -> tuple[str, int]:
        """Key and number of draws; without a key a fresh one."""
        key = self.get("key")
        if key is None:
            return new_key(), 0
        if not is_key(key):
            raise BadPosition("key", "expected 32 hexadecimal digits")
        return key, read_integer("draws", self.get("draws", 0), 0, MOST_DRAWS)


def describe(value: Any) -> str:
    """Short enough for a sentence, whatever it is."""
    try:
        text = repr(value)
    except Exception:  # noqa: BLE001 — thousands of digits, lists in lists without end, or a `__repr__` that fails
        return f"{type(value).__name__} that cannot be written down"
    return text if len(text) <= 40 else text[:37] + "…"


def is_whole(value: Any) -> bool:
    """A whole number, NumPy's too; true and false are none."""
    return isinstance(value, Integral) and not isinstance(value, bool)


def read_integer(name: str, value: Any, low: int, high: int) -> int:
    if not is_whole(value) or not low <= value <= high:
        raise BadPosition(name, f"expected a whole number from {low} to {high}, not {describe(value)}")
    return int(value)


def read_choice(name: str, value: Any, words: Sequence[str]) -> int:
    """The number of a word in a list of words."""
    if not isinstance(value, str) or value not in words:
        raise BadPosition(name, f"expected one of {', '.join(words)}, not {describe(value)}")
    return words.index(value)


def read_items(name: str, value: Any, length: int | None, read: Callable[[str, Any], T]) -> list[T]:
    if not isinstance(value, list) or (length is not None and len(value) != length):
        raise BadPosition(name, f"expected a list{'' if length is None else f' of {length}'}, not {describe(value)}")
    return [read(f"{name}[{index}]", item) for index, item in enumerate(value)]


def check(condition: bool, name: str, expected: str) -> None:
    if not condition:
        raise BadPosition(name, expected)
