"""The diagrams of ARCHITECTURE.md agree with the source."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import twojacks
from tests.docs.pages import blocks_of, read
from twojacks.games import every_setting, find_game

PAGE = "ARCHITECTURE.md"
SOURCE = Path(twojacks.__file__).parent
RULEBOOK = "rulebook"  # text.rulebook is above games; the rest of text is below
GAMES = [find_game(name) for name in sorted({name for name, _, _ in every_setting()})]


def package_of(module: str) -> str | None:
    """Names of ``twojacks`` itself are looked up where they are defined; its version is not a package."""
    parts = module.split(".")
    if parts[0] != "twojacks" or len(parts) == 1:
        return None
    if parts[1:3] == ["text", "rulebook"]:
        return RULEBOOK
    if (SOURCE / parts[1]).is_dir() or (SOURCE / f"{parts[1]}.py").exists():
        return parts[1]
    home = getattr(getattr(twojacks, parts[1], None), "__module__", None)
    return package_of(home) if home else None


def imports_of(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def real_edges() -> set[tuple[str, str]]:
    edges = set()
    for path in SOURCE.rglob("*.py"):
        parts = path.relative_to(SOURCE).with_suffix("").parts
        here = package_of(".".join(("twojacks", *parts)))
        if here is not None and not parts[0].startswith("__"):
            edges |= {(here, there) for there in map(package_of, imports_of(path)) if there not in (None, here)}
    return {(here, there) for here, there in edges if there is not None}


def drawn_edges() -> set[tuple[str, str]]:
    diagram = next(block.text for block in blocks_of(PAGE) if block.text.startswith("flowchart"))
    return set(re.findall(r"^ +(\w+) --> (\w+)$", diagram, re.MULTILINE))


def closure(edges: set[tuple[str, str]]) -> set[tuple[str, str]]:
    """Everything that can be reached."""
    reached = set(edges)
    while more := {(a, d) for a, b in reached for c, d in edges if b == c} - reached:
        reached |= more
    return reached


def test_every_import_follows_an_arrow() -> None:
    assert sorted(real_edges() - closure(drawn_edges())) == []


def test_every_arrow_is_an_import() -> None:
    assert sorted(drawn_edges() - real_edges()) == []


def test_no_arrow_follows_from_others() -> None:
    drawn = drawn_edges()
    assert [edge for edge in sorted(drawn) if edge in closure(drawn - {edge})] == []


def path_files() -> set[str]:
    """The files in the table of steps."""
    steps = re.findall(r"^\| \d+ \|.*\| (.*) \|$", read(PAGE), re.MULTILINE)
    return {file for step in steps for file in re.findall(r"`([^`]+)`", step)}


def test_the_files_on_the_path_of_a_decision_exist() -> None:
    folders = [game.folder.name for game in GAMES if game.folder.is_relative_to(SOURCE)]
    for file in sorted(path_files()):
        for folder in folders:
            assert (SOURCE / file.replace("NAME", folder)).exists(), file


def test_the_path_of_a_decision_is_short() -> None:
    files = len(path_files())
    table = read(PAGE).split("Nine data shapes:")[1].split("| step |")[0]
    shapes = re.findall(r"^\| (?:`\w+`|[a-z]+ message) \| ", table, re.MULTILINE)
    assert 20 < files <= 30
    assert f"{files} files (paths are" in read(PAGE)
    assert len(shapes) == 9
