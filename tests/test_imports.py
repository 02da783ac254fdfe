"""Imports point downwards only, so that every room can be understood without the ones above it."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import twojacks
from twojacks.games import FOLDERS

SOURCE = Path(twojacks.__file__).parent

# From the ground up; rooms on one floor do not know each other, except for those of the match's own floor.
FLOORS = (
    ("errors",),
    ("kernel",),
    ("games",),
    ("batch", "cores", "match", "policies", "positions", "saves", "series", "simulation", "steps"),
    ("words",),
    ("rulebook", "telling"),
    ("bots",),
    ("analysis", "arena", "adapters", "server"),
    ("dataset",),
    ("cli",),
    ("__main__",),
)
FLOOR_OF = {room: number for number, rooms in enumerate(FLOORS) for room in rooms}
SHARED_FLOOR = FLOOR_OF["match"]
FRONT_DOOR = "__init__"  # `import twojacks` names what people use, from several floors


def imports_of(path: Path) -> Iterator[str]:
    """The modules of this package that a file imports anywhere in it, functions included."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.split(".")[0] == "twojacks")
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            if node.module and node.module.split(".")[0] == "twojacks":
                yield from (f"{node.module}.{alias.name}" for alias in node.names)


def room_of(module: str) -> str:
    """``twojacks.kernel.bits.rule`` is in the kernel; names of the front door are asked for where they live."""
    parts = module.split(".")
    if len(parts) > 1 and parts[1] in FLOOR_OF:
        return parts[1]
    home = getattr(getattr(twojacks, parts[1], None), "__module__", "") if len(parts) > 1 else ""
    return home.split(".")[1] if home.startswith("twojacks.") else FRONT_DOOR


def room_of_file(path: Path) -> str:
    return path.relative_to(SOURCE).with_suffix("").parts[0]


def source_files() -> list[Path]:
    return sorted(path for path in SOURCE.rglob("*.py") if path != SOURCE / "__init__.py")


def test_every_room_has_a_floor() -> None:
    assert {room_of_file(path) for path in source_files()} <= set(FLOOR_OF)


@pytest.mark.parametrize("room", FLOOR_OF)
def test_a_room_knows_only_the_floors_below(room: str) -> None:
    wrong = []
    for path in source_files():
        if room_of_file(path) != room:
            continue
        for module in imports_of(path):
            other = room_of(module)
            below = other != FRONT_DOOR and FLOOR_OF[other] < FLOOR_OF[room]
            beside = other != FRONT_DOOR and FLOOR_OF[other] == FLOOR_OF[room] == SHARED_FLOOR
            version = module == "twojacks.__version__"
            if not (below or beside or version or other == room):
                wrong.append(f"{path.relative_to(SOURCE)} imports {module}")
    assert wrong == []


@pytest.mark.parametrize("folder", FOLDERS.values())
def test_a_game_does_not_know_another_game(folder: str) -> None:
    for path in sorted((SOURCE / "games" / folder).rglob("*.py")):
        for module in imports_of(path):
            parts = module.split(".")
            if parts[1] == "games":
                assert parts[2] == folder, f"{path.name} imports {module}"


def test_whoever_runs_games_names_none_of_them() -> None:
    """The kernel, and matches, saves, series and simulations work for any game."""
    for path in source_files():
        if FLOOR_OF[room_of_file(path)] <= SHARED_FLOOR and room_of_file(path) != "games":
            for module in imports_of(path):
                assert not any(module.startswith(f"twojacks.games.{folder}") for folder in FOLDERS.values()), path


def test_relations_are_judged_as_they_should_be() -> None:
    assert room_of("twojacks.kernel.bits.count_bits") == "kernel"
    assert room_of("twojacks.Match") == "match"
    assert room_of("twojacks.errors.Error") == "errors"
    assert room_of("twojacks") == FRONT_DOOR


@pytest.mark.parametrize("heavy", ["numba", "llvmlite", "hypothesis"])
def test_importing_and_playing_is_light(heavy: str) -> None:
    """Who plays a game in the interpreter does not wait for a compiler to be loaded."""
    program = (
        "import sys, twojacks\n"
        "match = twojacks.Match.new('halunken-und-spelunken', players=3, seed=1)\n"
        "match.play(match.to_act[0], 'place 0')\n"
        f"sys.exit({heavy!r} in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
