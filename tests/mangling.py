"""Damaging what somebody wrote down, one place at a time."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

Path = tuple[str | int, ...]

ODD_VALUES: tuple[Any, ...] = (
    *(None, True, False, -1, 0, 1, 7, 15, 99, 2**40, 10**5000, 1.5, float("nan"), float("inf")),
    *("", "x", "?", "1", "rum", "y1", "jack", "over", "\ud800", "x" * 3000, b"bytes"),
    *([], [[]], [None], ["y1", "y1"], {}, {"x": 1}, {"0": 3}, {"jack": 8}, (1, 2), {1, 2}, object()),
)


def paths_in(value: Any, here: Path = ()) -> Iterator[Path]:
    """Every place of nested objects and lists, the first and the last of long lists."""
    if here:
        yield here
    if isinstance(value, dict):
        for name in value:
            yield from paths_in(value[name], (*here, name))
    elif isinstance(value, list):
        for index in sorted({0, len(value) - 1} & set(range(len(value)))):
            yield from paths_in(value[index], (*here, index))


def replaced(whole: Any, path: Path, value: Any) -> Any:
    """A copy with another value in one place."""
    result = copy.deepcopy(whole)
    place = result
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    return result


def without(whole: Any, path: Path) -> Any:
    """A copy with one place taken out."""
    result = copy.deepcopy(whole)
    place = result
    for step in path[:-1]:
        place = place[step]
    del place[path[-1]]
    return result
