"""A process in which somebody's own class plays: `python -m twojacks.bots.host package.module:Class`.

To the rest of the house it is a program like any other (docs/bots.md).
"""

from __future__ import annotations

import runpy
import sys
from functools import reduce
from importlib import import_module
from pathlib import Path
from typing import Any

from twojacks.bots.answering import Message, answer_lines
from twojacks.kernel.fields import describe


class Host:
    """Makes an instance for every match, and hands the messages on to it."""

    def __init__(self, place: str) -> None:
        self.place = place
        self.player: Any = None

    def reply(self, message: Message) -> Message | None:
        return {"hello": self.begin, "decide": self.decide, "over": self.end}[message["kind"]](message)

    def begin(self, message: Message) -> Message:
        self.player = load_class(self.place)()
        if hasattr(self.player, "begin"):
            self.player.begin(message)
        return {"ready": True}

    def decide(self, message: Message) -> Message:
        action = self.player.choose(message["view"], tuple(message["options"]), message["seat"])
        if not isinstance(action, str):
            raise TypeError(f"choose: expected one of the options, not {describe(action)}")
        return {"action": action}

    def end(self, message: Message) -> None:
        if hasattr(self.player, "end"):
            self.player.end(message["view"])


def load_class(place: str) -> Any:
    """From a module, or from a file, which is then run as if it were imported."""
    where, _, name = place.rpartition(":")
    if where.endswith(".py"):
        sys.path.insert(0, str(Path(where).parent))
        names = runpy.run_path(where, run_name="bot")
        found = names[name.split(".")[0]]
        return reduce(getattr, name.split(".")[1:], found)
    return reduce(getattr, name.split("."), import_module(where))


def main() -> None:
    answer_lines(Host(sys.argv[1]).reply)


if __name__ == "__main__":
    main()
