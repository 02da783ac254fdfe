"""The terminal people sit at: reading answers, and hiding what one of them is shown."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TextIO

from rich.console import Console
from rich.text import Text

from twojacks.words import DEFAULT, Words, speak


class Leaving(Exception):
    """Somebody asked to leave, by a word, Ctrl-C or the end of the input."""


class Terminal:
    def __init__(self, console: Console, words: Words | None = None, *, interactive: bool | None = None) -> None:
        self.console = console
        self.words = words or speak(DEFAULT)
        self.interactive = is_terminal(sys.stdin) if interactive is None else interactive

    def read(self, prompt: str) -> str:
        """One answer, without surrounding blanks."""
        try:
            answer = self.console.input(f"{prompt} ")
        except (EOFError, KeyboardInterrupt, RuntimeError) as error:  # the last where there is no input at all
            self.console.print()
            raise Leaving from error
        if not self.interactive:
            self.console.print(Text(answer))  # so that a transcript reads like the game
        return answer.strip()

    @contextmanager
    def curtain(self) -> Iterator[None]:
        """What is shown meanwhile is gone afterwards: the terminal's second screen, which keeps no history."""
        second_screen = self.console.set_alt_screen(True)
        try:
            self.clear()
            yield
        finally:
            self.clear()
            if second_screen:
                self.console.set_alt_screen(False)

    def clear(self) -> None:
        """Where nothing can be erased it is pushed out of sight."""
        if self.console.is_dumb_terminal:
            self.console.print("\n" * self.console.height)
        else:
            self.console.clear()


def is_terminal(stream: TextIO | None) -> bool:
    return stream is not None and stream.isatty()
