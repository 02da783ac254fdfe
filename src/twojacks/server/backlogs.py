"""What clients have not read yet. Texts wait as encoded bytes, and every limit counts those bytes.

One connection may be behind by so much, all connections of one address by more, and all of the process by more again.
Where a total is exceeded, the connection that is furthest behind is cut off first. Its client may come back and resume.
A text that several readers wait for is held once but counted for each of them, so the limits are upper bounds.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from twojacks.server.limits import Limits


class Backlog:
    """What waits for one connection, oldest first. ``cut_off`` is called when the connection is too far behind."""

    def __init__(self, backlogs: Backlogs, address: str, cut_off: Callable[[], None]) -> None:
        self.address, self.cut_off = address, cut_off
        self.size = 0  # in bytes
        self._backlogs = backlogs
        self._texts: deque[bytes] = deque()

    def __len__(self) -> int:
        return len(self._texts)

    def add(self, text: bytes) -> None:
        self._texts.append(text)
        self._grow(len(text))
        self._backlogs.enforce(self)

    def take(self) -> bytes:
        text = self._texts.popleft()
        self._grow(-len(text))
        return text

    def clear(self) -> None:
        self._texts.clear()
        self._grow(-self.size)

    def _grow(self, by: int) -> None:
        self.size += by
        self._backlogs.count(self, by)


class Backlogs:
    """All backlogs of the process."""

    def __init__(self, limits: Limits) -> None:
        self.size = 0  # in bytes
        self.sizes: dict[str, int] = {}  # by address
        self._limits = limits
        self._behind: dict[str, dict[Backlog, None]] = {}  # by address, in the order in which they fell behind

    def count(self, backlog: Backlog, by: int) -> None:
        address = backlog.address
        self.size += by
        self.sizes[address] = self.sizes.get(address, 0) + by
        if backlog.size:
            self._behind.setdefault(address, {})[backlog] = None
        else:
            self._behind.get(address, {}).pop(backlog, None)
        if not self.sizes[address]:
            del self.sizes[address]
            self._behind.pop(address, None)

    def enforce(self, backlog: Backlog) -> None:
        """After this one has grown."""
        limits = self._limits
        if len(backlog) > limits.backlog or backlog.size > limits.backlog_bytes:
            cut(backlog)
        while self.sizes.get(backlog.address, 0) > limits.backlog_bytes_of_address:
            self._cut_worst(backlog.address)
        while self.size > limits.backlog_bytes_of_process:
            self._cut_worst(max(self.sizes, key=self.sizes.__getitem__))

    def _cut_worst(self, address: str) -> None:
        cut(max(self._behind[address], key=lambda backlog: backlog.size))


def cut(backlog: Backlog) -> None:
    backlog.clear()
    backlog.cut_off()
