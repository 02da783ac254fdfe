"""A process in which somebody's own class plays: `python -m twojacks.bots.host package.module:Class`.

To the rest of the house it is a program like any other (docs/bots.md).
"""

from __future__ import annotations

import sys
from functools import cache, reduce
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from twojacks.bots.answering import answer_lines, print_failure
from twojacks.bots.lines import Message
from twojacks.kernel.fields import describe


class Host:
    """Makes an instance for every match, and hands the messages on to it."""

    def __init__(self, place: str) -> None:
        self.place = place
        self.player: Any = None

    def reply(self, message: Message) -> Message | None:
        """Kinds that a later version of the protocol may have are left alone."""
        answer = {"hello": self.begin, "decide": self.decide, "over": self.end}.get(message["kind"])
        return answer(message) if answer else None

    def begin(self, message: Message) -> Message:
        self.player = load_class(self.place)()
        if not callable(getattr(self.player, "choose", None)):
            raise TypeError("expected a class with a method choose(view, options, seat)")
        if hasattr(self.player, "begin"):
            self.player.begin(message)
        return {"ready": True}

    def decide(self, message: Message) -> Message:
        action = self.player.choose(message["view"], tuple(message["options"]), message["seat"])
        if not isinstance(action, str):
            raise TypeError(f"choose: expected one of the options, not {describe(action)}")
        return {"action": action}

    def end(self, message: Message) -> None:
        """What goes wrong here is told to the log alone: nobody waits for an answer."""
        try:
            if hasattr(self.player, "end"):
                self.player.end(message["view"])
        except Exception:  # noqa: BLE001
            print_failure()


@cache
def load_class(place: str) -> Any:
    where, _, name = place.rpartition(":")
    sys.path.append(str(Path.cwd()))  # last: nothing that lies there takes the place of a module of Python's
    module = load_file(Path(where)) if where.endswith(".py") else import_module(where)
    return reduce(getattr, name.split("."), module)


def load_file(path: Path) -> Any:
    """A file as a module of its own, which finds its neighbours as a script does."""
    spec = spec_from_file_location(f"bot_{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    sys.path.insert(0, str(path.resolve().parent))
    spec.loader.exec_module(module)
    return module


def main() -> None:
    answer_lines(Host(sys.argv[1]).reply)


if __name__ == "__main__":
    main()
