"""Runs a custom bot's class in a process of its own: `python -m twojacks.bots.process.class_runner MODULE:CLASS`.

Seen from outside, it is a program like any other (docs/guide/own-bots.md).
"""

from __future__ import annotations

import sys
from functools import cache, reduce
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from twojacks.kernel.validation import describe
from twojacks.workers.json_lines import Message, answer_lines, print_traceback


class ClassRunner:
    """Makes an instance for every match, and passes the messages to it."""

    def __init__(self, place: str) -> None:
        self.place = place
        self.player: Any = None

    def reply(self, message: Message) -> Message | None:
        """Ignores kinds of messages that a later version of the protocol may add."""
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
        """A failure goes to the log only, because this message has no answer."""
        try:
            if hasattr(self.player, "end"):
                self.player.end(message["view"])
        except Exception:  # noqa: BLE001
            print_traceback()


@cache
def load_class(place: str) -> Any:
    where, _, name = place.rpartition(":")
    sys.path.append(str(Path.cwd()))  # last, so that no file there hides a module of the standard library
    module = load_file(Path(where)) if where.endswith(".py") else import_module(where)
    return reduce(getattr, name.split("."), module)


def load_file(path: Path) -> Any:
    """Loads a file as a module that can import its neighbours, as a script can."""
    spec = spec_from_file_location(f"bot_{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    sys.path.insert(0, str(path.resolve().parent))
    spec.loader.exec_module(module)
    return module


def main() -> None:
    answer_lines(ClassRunner(sys.argv[1]).reply)


if __name__ == "__main__":
    main()
