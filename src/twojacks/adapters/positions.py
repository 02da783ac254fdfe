"""Where a game as a tree begins, if not with a set-up: a position, of which a small one comes with each game.

A small game is the game itself near its end: few rounds, cards and figures that still matter, all of them numbers of
the position. The rules are the same, so what is counted and solved there says something about them.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from twojacks.errors import BadOptions, BadPosition
from twojacks.kernel.fields import describe

FOLDER = Path(__file__).parent / "small"
SMALL = "small"


def read_position(game: str, position: Any) -> dict[str, Any] | None:
    """``small``, a file whose name ends in .json, a dictionary, or nothing."""
    if position is None or isinstance(position, dict):
        return position
    if position == SMALL:
        return read_file(FOLDER / f"{game}.json")
    if not isinstance(position, str) or not position.endswith(".json"):
        raise BadOptions(f"position: expected {SMALL} or a file whose name ends in .json, not {describe(position)}")
    return read_file(Path(position))


def read_file(path: Path) -> dict[str, Any]:
    try:
        position = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise BadPosition("all of it", f"expected a file with JSON; {path.name} cannot be read as one") from error
    if not isinstance(position, dict):
        raise BadPosition("all of it", f"expected an object with named fields, not {describe(position)}")
    return position
