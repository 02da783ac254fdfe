"""The games, by name. Each lives in a folder of its own and is imported when somebody asks for it."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from twojacks.errors import UnknownGame
from twojacks.kernel.fields import describe
from twojacks.kernel.protocol import Game

FOLDERS = {
    "halunken-und-spelunken": "halunken",
    "montego-bay": "montego_bay",
}


def every_setting() -> list[tuple[str, str, int]]:
    """Every game, variant and number of players there is."""
    return [
        (name, variant, players)
        for name in FOLDERS
        for variant, counts in find_game(name).variants.items()
        for players in counts
    ]


def find_game(name: str) -> Game:
    if not isinstance(name, str) or name not in FOLDERS:
        raise UnknownGame(f"game: expected one of {', '.join(FOLDERS)}, not {describe(name)}")
    return load_game(name)


@cache
def load_game(name: str) -> Game:
    game = import_module(f"{__name__}.{FOLDERS[name]}").GAME
    assert isinstance(game, Game)
    return game
