"""What is left to do."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Generic, TypeVar

Task = TypeVar("Task")


class Left(Generic[Task]):
    """Tasks with their numbers, made one at a time: there may be very many. What was begun in vain goes first."""

    def __init__(self, tasks: Sequence[Task]) -> None:
        self._tasks, self._begun = tasks, 0
        self._again: deque[tuple[int, Task]] = deque()

    def __bool__(self) -> bool:
        return bool(self._again) or self._begun < len(self._tasks)

    def take(self) -> tuple[int, Task]:
        if self._again:
            return self._again.popleft()
        self._begun += 1
        return self._begun - 1, self._tasks[self._begun - 1]

    def put_back(self, numbered: tuple[int, Task]) -> None:
        self._again.append(numbered)
