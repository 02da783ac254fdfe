"""Bots of somebody's own, in every way in which they can be wrong. Each is right until it is asked for a card."""

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
    """Nothing is wrong with this one: it takes the last option."""

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
    """With every kind of memory error there is."""

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
    """Presses Ctrl-C for whoever waits for its answer."""

    def play(self, options: tuple[str, ...]) -> Any:
        time.sleep(1)  # until it does wait, also on a busy machine
        os.kill(os.getppid(), signal.SIGINT)
        time.sleep(60)


class Holding(Steady):
    """Thinks for half a minute with a file open, and then writes to it."""

    def play(self, options: tuple[str, ...]) -> Any:
        with Path(os.environ["HELD"]).open("w") as file:
            time.sleep(30)
            file.write("!")
        return options[0]


class Chatty(Steady):
    """Prints where answers are expected, and reads where questions come from: neither disturbs them."""

    def play(self, options: tuple[str, ...]) -> Any:
        print('{"action": "card 99"}')
        os.write(1, b"half a line")
        assert sys.stdin.read() == ""
        return options[0]


class Remembering(Steady):
    """Counts what it is told, and plays by it: the first option after one begin, none after two."""

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
    """Loses badly."""

    def end(self, view: dict[str, Any]) -> None:
        raise RuntimeError("not fair")


class Unready(Steady):
    def begin(self, hello: dict[str, Any]) -> None:
        raise RuntimeError("no paper chart of this harbour")
