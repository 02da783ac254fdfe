"""Finds the games: two come with this package, others are installed packages that name themselves.

A package offers a game through the entry-point group ``twojacks.games``; its entry point leads to the `Game`::

    [project.entry-points."twojacks.games"]
    low-water = "low_water:GAME"

A package that cannot be used is reported in one sentence and left out. It never affects the other games.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points

from twojacks.errors import BadGame, UnknownGame
from twojacks.kernel.compiling import announce
from twojacks.kernel.game import Game
from twojacks.kernel.validation import describe
from twojacks.text.fluent import add_words

GROUP = "twojacks.games"
BUILT_IN = {
    "halunken-und-spelunken": "twojacks.games.halunken",
    "montego-bay": "twojacks.games.montego_bay",
}


def game_names() -> tuple[str, ...]:
    """The names of all games that can be played, the built-in ones first."""
    return (*BUILT_IN, *installed_games())


def find_game(name: str) -> Game:
    if isinstance(name, str):
        if name in BUILT_IN:
            return built_in_game(name)
        if name in installed_games():
            return installed_games()[name]
        if name in problems():
            raise BadGame(problems()[name])
    raise UnknownGame(f"game: expected one of {', '.join(game_names())}, not {describe(name)}")


def every_setting() -> list[tuple[str, str, int]]:
    """Every game, variant and number of players there is."""
    return [
        (name, variant, players)
        for name in game_names()
        for variant, counts in find_game(name).variants.items()
        for players in counts
    ]


@cache
def built_in_game(name: str) -> Game:
    return admit(import_module(BUILT_IN[name]).GAME)


def admit(game: Game) -> Game:
    """A game whose facts agree with each other, with its words."""
    game.check()
    add_words(game.prefix, game.folder / "words", game.facts)
    return game


def installed_games() -> dict[str, Game]:
    """The games of other packages, by name."""
    return look_around()[0]


def problems() -> dict[str, str]:
    """What is wrong with the packages that were left out: a sentence each, by the name of the game."""
    return look_around()[1]


@cache
def look_around() -> tuple[dict[str, Game], dict[str, str]]:
    """Loads every installed game once; what cannot be used is announced."""
    games: dict[str, Game] = {}
    wrong: dict[str, str] = {}
    for name, found in sorted(group_by_name(entry_points(group=GROUP)).items()):
        try:
            games[name] = load(name, found, {game.prefix for game in games.values()})
        except Exception as error:  # noqa: BLE001 — whatever another package raises, the other games can be played
            wrong[name] = f"game {name}: {packages_of(found)} cannot be used; {reason_of(error)}"
            announce(wrong[name])
    return games, wrong


def group_by_name(found: Iterable[EntryPoint]) -> dict[str, list[EntryPoint]]:
    """Entry points by the game they claim; one that is listed twice for the same package counts once."""
    groups: dict[str, list[EntryPoint]] = {}
    for point in found:
        group = groups.setdefault(point.name, [])
        if point.value not in (other.value for other in group):
            group.append(point)
    return groups


def load(name: str, found: list[EntryPoint], prefixes: set[str]) -> Game:
    if name in BUILT_IN:
        raise BadGame("a game of that name comes with Two Jacks")
    if len(found) > 1:
        raise BadGame("two packages claim one name")
    game = found[0].load()
    if not isinstance(game, Game):
        raise BadGame(f"expected {found[0].value} to be a Game, not {describe(game)}")
    if game.name != name:
        raise BadGame(f"its entry point has another name than its game, {describe(game.name)}")
    if game.prefix in prefixes | {find_game(each).prefix for each in BUILT_IN}:
        raise BadGame(f"the prefix {describe(game.prefix)} belongs to another game")
    return admit(game)


def packages_of(found: list[EntryPoint]) -> str:
    return " and ".join(sorted({point.value.partition(":")[0] for point in found}))


def reason_of(error: Exception) -> str:
    """In one line: a sentence of ours as it is, anything else with its type."""
    if isinstance(error, BadGame):
        return error.message
    return f"{type(error).__name__}: {' '.join(str(error).split())}"
