"""A game's tutorial as data: ``lesson.json`` in its directory. A game without one has no tutorial.

The chance of a lesson is known, so that its words can fit what happens.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

FILE = "lesson.json"


@dataclass(frozen=True)
class Lesson:
    variant: str
    players: int
    seed: str
    shown: Mapping[int, str] = field(default_factory=dict)  # by seat: an action it takes when it may, to be seen


def read_lesson(folder: Path) -> Lesson | None:
    path = folder / FILE
    if not path.exists():
        return None
    told = json.loads(path.read_text("utf-8"))
    shown = {int(seat): action for seat, action in told.pop("shown", {}).items()}
    return Lesson(**told, shown=shown)
