"""What an edition must be: every mistake is found, each with a sentence, and with its line where there is a file."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

from twojacks.games.montego_bay.components import FREIGHTERS, WAREHOUSES
from twojacks.games.montego_bay.state import NAME_LENGTH
from twojacks.kernel.fields import describe

Part = tuple[str | int, ...]  # ("ships", 3, "red", "points"), items counted from 0
Problem = tuple[Part, str]

PLACES_OF_SIDE = {"red": 3, "yellow": 2}  # MB-S7
CAPACITIES = (2, 30)
POINTS = (1, 30)
SHOWN = {"barrels": (0, 8), "broken": (0, 2), "coins": (0, 1)}
TITLE_LENGTH = 60

ONE = {"ships": "ship", "warehouses": "warehouse", "storerooms": "storeroom", "points": "place"}


def find_problems(edition: Any) -> list[Problem]:
    """Everything that is wrong with an edition, in the order of its parts; nothing when it can be played."""
    return list(check_edition(edition))


def check_edition(edition: Any) -> Iterator[Problem]:
    if not isinstance(edition, dict):
        yield (), f"expected an object with named fields, not {describe(edition)}"
        return
    yield from check_keys((), edition, ("name", "title", "ships", "warehouses"))
    yield from check_text(edition)
    yield from check_list(("ships",), edition.get("ships"), FREIGHTERS, check_ship)
    yield from check_list(("warehouses",), edition.get("warehouses"), WAREHOUSES, check_warehouse)
    yield from check_four_player_card(edition.get("warehouses"))


def check_keys(path: Part, table: dict[Any, Any], known: tuple[str, ...]) -> Iterator[Problem]:
    for key in table:
        if key not in known:
            yield (*path, str(key)), f"unknown; expected {', '.join(known)}"


def check_text(edition: dict[Any, Any]) -> Iterator[Problem]:
    name, title = edition.get("name"), edition.get("title")
    if not isinstance(name, str) or not re.fullmatch(rf"[a-z0-9-]{{1,{NAME_LENGTH}}}", name):
        yield ("name",), f"expected up to {NAME_LENGTH} small letters, digits and hyphens, not {describe(name)}"
    if not isinstance(title, str) or not 0 < len(title) <= TITLE_LENGTH or not title.isprintable():
        yield ("title",), f"expected a line of up to {TITLE_LENGTH} characters, not {describe(title)}"


def check_list(
    path: Part, items: Any, count: int, check_item: Callable[[Part, Any], Iterator[Problem]]
) -> Iterator[Problem]:
    if not isinstance(items, list):
        yield path, f"expected {count} of them, not {describe(items)}"
        return
    if len(items) != count:
        yield path, f"expected {count} of them, not {len(items)}"
    for index, item in enumerate(items):
        if isinstance(item, dict):
            yield from check_item((*path, index), item)
        else:
            yield (*path, index), f"expected named values, not {describe(item)}"


def check_ship(path: Part, ship: dict[Any, Any]) -> Iterator[Problem]:
    yield from check_keys(path, ship, tuple(PLACES_OF_SIDE))
    for side, places in PLACES_OF_SIDE.items():
        if isinstance(ship.get(side), dict):
            yield from check_side((*path, side), ship[side], places)
        else:
            yield (*path, side), f"expected a capacity and points, not {describe(ship.get(side))}"


def check_side(path: Part, side: dict[Any, Any], places: int) -> Iterator[Problem]:
    """MB-S7, MB-V1, and the law of the set: the points make the capacity."""
    yield from check_keys(path, side, ("capacity", "points"))
    capacity, points = side.get("capacity"), side.get("points")
    fits = is_within(capacity, CAPACITIES)
    if not fits:
        yield (*path, "capacity"), expected_range(CAPACITIES, capacity)
    if not isinstance(points, list) or len(points) != places:
        yield (*path, "points"), f"expected {places} paid places, not {describe(points)}"
        return
    wrong = [(index, value) for index, value in enumerate(points) if not is_within(value, POINTS)]
    for index, value in wrong:
        yield (*path, "points", index), expected_range(POINTS, value)
    if wrong:
        return
    if points != sorted(points, reverse=True):
        yield (*path, "points"), f"expected no place to pay more than the one before it, not {write_points(points)}"
    if fits and sum(points) != capacity:
        yield (*path, "points"), f"{write_points(points)} make {sum(points)}, expected the capacity, {capacity}"


def check_warehouse(path: Part, warehouse: dict[Any, Any]) -> Iterator[Problem]:
    yield from check_keys(path, warehouse, ("storerooms", "four_players_only"))
    if not isinstance(warehouse.get("four_players_only", False), bool):
        yield (*path, "four_players_only"), "expected true or false"
    yield from check_list((*path, "storerooms"), warehouse.get("storerooms"), 2, check_storeroom)


def check_storeroom(path: Part, room: dict[Any, Any]) -> Iterator[Problem]:
    yield from check_keys(path, room, tuple(SHOWN))
    for thing, limits in SHOWN.items():
        if not is_within(room.get(thing, 0), limits):
            yield (*path, thing), expected_range(limits, room[thing])
    if all(room.get(thing, 0) == 0 for thing in SHOWN):
        yield path, "shows nothing; expected barrels, broken barrels or a coin"


def check_four_player_card(warehouses: Any) -> Iterator[Problem]:
    """MB-S5: one card is used with four players only."""
    cards = [card for card in warehouses if isinstance(card, dict)] if isinstance(warehouses, list) else []
    marked = [card for card in cards if card.get("four_players_only") is True]
    if len(marked) != 1:
        yield ("warehouses",), f"expected four_players_only = true on exactly one card, not on {len(marked)}"


def is_within(value: Any, limits: tuple[int, int]) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and limits[0] <= value <= limits[1]


def expected_range(limits: tuple[int, int], value: Any) -> str:
    return f"expected a whole number from {limits[0]} to {limits[1]}, not {describe(value)}"


def write_points(points: list[int]) -> str:
    return "-".join(str(value) for value in points)


# How problems are said, and where


def write_path(path: Part) -> str:
    """``ship 4, red, points``: items are counted from 1 and called by what they are."""
    words: list[str] = []
    for part in path:
        if isinstance(part, int):
            words[-1] = f"{ONE[words[-1]]} {part + 1}"
        else:
            words.append(part)
    return ", ".join(words) or "all of it"


def write_problem(problem: Problem, lines: dict[Part, int] | None = None) -> str:
    path, sentence = problem
    line = None if lines is None else find_line(path, lines)
    return f"{'' if line is None else f'line {line}, '}{write_path(path)}: {sentence}"


def find_line(path: Part, lines: dict[Part, int]) -> int | None:
    """The line of the thing itself, or else of what it is part of."""
    return next((lines[path[:length]] for length in range(len(path), 0, -1) if path[:length] in lines), None)


HEADER = re.compile(r"\s*(\[\[?)\s*([\w.-]+)\s*\]")
KEY = re.compile(r"\s*([\w-]+)\s*=")


def map_lines(text: str) -> dict[Part, int]:
    """The line of each table and key of a TOML text, as far as they begin a line of their own."""
    lines: dict[Part, int] = {}
    counts: dict[Part, int] = {}
    table: Part = ()
    for number, line in enumerate(text.splitlines(), 1):
        if header := HEADER.match(line):
            table = ()
            names = header[2].split(".")
            for depth, name in enumerate(names, 1):
                table = (*table, name)
                if depth == len(names) and header[1] == "[[":
                    counts[table] = counts.get(table, -1) + 1
                if table in counts:
                    lines.setdefault(table, number)
                    table = (*table, counts[table])
            lines[table] = number
        elif key := KEY.match(line):
            lines[(*table, key[1])] = number
    return lines
