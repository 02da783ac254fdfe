"""What bots have to say besides their answers, told in the terminal: why deckhand stands in, and what they print."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.text import Text

BOTS = logging.getLogger("twojacks.bots")


class Notices(logging.Handler):
    def __init__(self, console: Console) -> None:
        super().__init__()
        self.console = console

    def emit(self, record: logging.LogRecord) -> None:
        self.console.print(Text(record.getMessage(), style="quiet"))


@contextmanager
def telling(console: Console) -> Iterator[None]:
    handler, level = Notices(console), BOTS.level
    BOTS.addHandler(handler)
    BOTS.setLevel(logging.INFO)
    try:
        yield
    finally:
        BOTS.removeHandler(handler)
        BOTS.setLevel(level)
