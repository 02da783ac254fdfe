"""Editions: what is printed on ships and storerooms, found, read, and made into what set-up needs."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import Any

import numpy as np

from twojacks.errors import BadEdition, BadOptions
from twojacks.games.montego_bay.editions_checks import SHOWN, Part, find_problems, map_lines, write_problem
from twojacks.games.montego_bay.state import NAME_LENGTH, OPTIONS
from twojacks.kernel.fields import describe

FOLDER = Path(__file__).parent / "editions"
TEMPLATE = Path(__file__).parent / "template.toml"
DEFAULT = "two-jacks"


def shipped_editions() -> list[str]:
    """The names of the editions that come with the package."""
    return sorted(path.stem for path in FOLDER.glob("*.toml"))


def read_edition(edition: Any = None) -> dict[str, Any]:
    """An edition by name, as a file, or as a dictionary; checked, and written out in full."""
    if edition is None:
        edition = DEFAULT
    if isinstance(edition, dict):
        return normalise(edition)
    if not isinstance(edition, str | os.PathLike):
        raise BadOptions(f"edition: expected a name, a file or a dictionary, not {describe(edition)}")
    if edition in shipped_editions():
        return read_file(FOLDER / f"{edition}.toml")
    path = Path(edition)
    if path.suffix != ".toml":
        names = ", ".join(shipped_editions())
        raise BadOptions(f"edition: expected {names} or a file whose name ends in .toml, not {describe(str(edition))}")
    return read_file(path)


def read_file(path: Path) -> dict[str, Any]:
    try:
        text = path.read_text("utf-8")
    except (OSError, ValueError) as error:
        raise BadEdition([f"{path.name}: cannot be read as a text file"]) from error
    try:
        edition = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also of numbers too long, and of brackets too deep
        raise BadEdition([f"{path.name}: not TOML: {error}"]) from error
    return normalise(edition, map_lines(text))


def normalise(edition: dict[str, Any], lines: dict[Part, int] | None = None) -> dict[str, Any]:
    """Every storeroom with all its numbers, so that a save says everything; raises BadEdition."""
    problems = find_problems(edition)
    if problems:
        raise BadEdition([write_problem(problem, lines) for problem in problems])
    return {
        "name": edition["name"],
        "title": edition["title"],
        "ships": [
            {side: {"capacity": ship[side]["capacity"], "points": list(ship[side]["points"])} for side in sorted(ship)}
            for ship in edition["ships"]
        ],
        "warehouses": [
            {
                "four_players_only": card.get("four_players_only", False),
                "storerooms": [{thing: room.get(thing, 0) for thing in SHOWN} for room in card["storerooms"]],
            }
            for card in edition["warehouses"]
        ],
    }


def make_options(_variant: str, players: int, edition: dict[str, Any]) -> Any:
    """What `setup` needs: the side of the ships in use, and the cards, the one for four players last (MB-S5, MB-S7).

    ``edition`` comes from `read_edition`: it is checked, and written out in full.
    """
    options = np.zeros(1, OPTIONS).view(np.recarray)[0]
    options.players = players
    options.edition[:] = pack_name(edition["name"])
    side = side_in_use(players)
    for number, ship in enumerate(edition["ships"], 1):
        options.capacity[number] = ship[side]["capacity"]
        options.points[number, : len(ship[side]["points"])] = ship[side]["points"]
    cards = sorted(edition["warehouses"], key=lambda card: bool(card["four_players_only"]))
    options.rooms[:] = [[[room[thing] for thing in SHOWN] for room in card["storerooms"]] for card in cards]
    return options


def side_in_use(players: int) -> str:
    """MB-S7."""
    return "red" if players == 4 else "yellow"


def pack_name(name: str) -> list[int]:
    return list(name.encode("ascii").ljust(NAME_LENGTH, b"\0"))
