"""Custom bots that fail in many ways. Each plays correctly until it has to choose a card."""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path
from typing import Any


def is_card(options: tuple[str, ...]) -> bool:
    return options[0].startswith("card ")


class Steady:
    """A correct bot, which takes the last option."""

    def choose(self, view: dict[str, Any], options: tuple[str, ...], seat: int) -> Any:
        return self.play(options) if is_card(options) else options[-1]

    def play(self, options: tuple[str, ...]) -> Any:
        return options[-1]


class Raising(Steady):
    def play(self, options: tuple[str, ...]) -> Any:
        raise ZeroDivisionError("one card too many")


class Illegal(Steady):
    def play(self, options: tuple[str, ...]) -> Any:
        return "card 99"


class Numbering(Steady):
    def play(self, options: tuple[str, ...]) -> Any:
        return 0


class Forgetful(Steady):
    """Fails with a memory error."""

    def play(self, options: tuple[str, ...]) -> Any:
        raise MemoryError


class Quitting(Steady):
    def play(self, options: tuple[str, ...]) -> Any:
        sys.exit("I am going home")


class Dying(Steady):
    def play(self, options: tuple[str, ...]) -> Any:
        os.kill(os.getpid(), signal.SIGKILL)


class Sleeping(Steady):
    def play(self, options: tuple[str, ...]) -> Any:
        time.sleep(60)


class Interrupting(Steady):
    """Sends Ctrl-C to the process that waits for its answer."""

    def play(self, options: tuple[str, ...]) -> Any:
        time.sleep(1)  # until the process waits, even on a busy machine
        os.kill(os.getppid(), signal.SIGINT)
        time.sleep(60)


class Holding(Steady):
    """Waits for half a minute with a file open, and then writes to it."""

    def play(self, options: tuple[str, ...]) -> Any:
        with Path(os.environ["HELD"]).open("w") as file:
            time.sleep(30)
            file.write("!")
        return options[0]


class Chatty(Steady):
    """Prints to standard output and reads standard input. Neither disturbs the messages."""

    def play(self, options: tuple[str, ...]) -> Any:
        print('{"action": "card 99"}')
        os.write(1, b"half a line")
        assert sys.stdin.read() == ""
        return options[0]


class Remembering(Steady):
    """Counts its messages: takes the first option after one begin, and fails after two."""

    def __init__(self) -> None:
        self.begun: list[dict[str, Any]] = []

    def begin(self, hello: dict[str, Any]) -> None:
        self.begun.append(hello)

    def choose(self, view: dict[str, Any], options: tuple[str, ...], seat: int) -> Any:
        hello = self.begun[0]
        assert len(self.begun) == 1
        assert (hello["variant"], hello["players"], hello["seat"]) == (view["variant"], view["players"], seat)
        return options[0]

    def end(self, view: dict[str, Any]) -> None:
        with Path(os.environ["TOLD"]).open("a") as file:
            file.write(f"{view['phase']}\n")


class Sulking(Steady):
    """Fails when a match ends."""

    def end(self, view: dict[str, Any]) -> None:
        raise RuntimeError("not fair")


class Unready(Steady):
    def begin(self, hello: dict[str, Any]) -> None:
        raise RuntimeError("no paper chart of this harbour")
