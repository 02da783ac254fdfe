"""Imports point downwards only, so that every package can be understood without those above it."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import twojacks
from twojacks.games.registry import BUILT_IN

SOURCE = Path(twojacks.__file__).parent

# From the bottom up; packages of one layer do not know each other.
LAYERS = (
    ("errors",),
    ("kernel",),
    ("cores", "text"),  # base classes that know no game
    ("games",),
    ("play",),
    ("bulk",),
    ("text.rulebook",),
    ("workers",),
    ("bots",),
    ("arena", "adapters", "server"),
    ("dataset",),
    ("cli",),
    ("__main__",),
)
LAYER_OF = {package: number for number, packages in enumerate(LAYERS) for package in packages}
FRONT = "__init__"  # `import twojacks` names what people use, from several layers
MODULE = re.compile(r"twojacks(\.\w+)+")


def imports_of(path: Path) -> Iterator[str]:
    """The modules of this package that a file imports anywhere in it: in functions, and by names in strings, too."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.split(".")[0] == "twojacks")
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            if node.module and node.module.split(".")[0] == "twojacks":
                yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and is_module(node.value):
            yield node.value


def is_module(text: str) -> bool:
    """Whether a text is the full name of a module of ours; loggers have names like that, too."""
    place = SOURCE.joinpath(*text.split(".")[1:])
    return MODULE.fullmatch(text) is not None and (place.with_suffix(".py").exists() or place.is_dir())


def package_of(module: str) -> str:
    """``twojacks.kernel.bits.rule`` is in the kernel; names of the front door are looked up where they live."""
    parts = module.split(".")
    if ".".join(parts[1:3]) in LAYER_OF:
        return ".".join(parts[1:3])
    if len(parts) > 1 and parts[1] in LAYER_OF:
        return parts[1]
    home = getattr(getattr(twojacks, parts[1], None), "__module__", "") if len(parts) > 1 else ""
    return package_of(home) if home.startswith("twojacks.") else FRONT


def package_of_file(path: Path) -> str:
    return package_of(".".join(("twojacks", *path.relative_to(SOURCE).with_suffix("").parts)))


def source_files() -> list[Path]:
    return sorted(path for path in SOURCE.rglob("*.py") if path != SOURCE / "__init__.py")


def test_every_package_has_a_layer() -> None:
    assert {package_of_file(path) for path in source_files()} == set(LAYER_OF)


@pytest.mark.parametrize("package", LAYER_OF)
def test_a_package_knows_only_the_layers_below(package: str) -> None:
    wrong = []
    for path in source_files():
        if package_of_file(path) != package:
            continue
        for module in imports_of(path):
            other = package_of(module)
            below = other != FRONT and LAYER_OF[other] < LAYER_OF[package]
            if not (below or other == package or module == "twojacks.__version__"):
                wrong.append(f"{path.relative_to(SOURCE)} imports {module}")
    assert wrong == []


@pytest.mark.parametrize("package", BUILT_IN.values())
def test_a_game_does_not_know_another_game(package: str) -> None:
    folder = package.rpartition(".")[2]
    for path in sorted((SOURCE / "games" / folder).rglob("*.py")):
        for module in imports_of(path):
            if package_of(module) == "games":
                assert module == package or module.startswith(f"{package}."), f"{path.name} imports {module}"


def test_packages_are_told_apart() -> None:
    assert package_of("twojacks.kernel.bits.count_bits") == "kernel"
    assert package_of("twojacks.text.fluent.speak") == "text"
    assert package_of("twojacks.text.rulebook.read_book") == "text.rulebook"
    assert package_of("twojacks.Match") == "play"
    assert package_of("twojacks.errors.Error") == "errors"
    assert package_of("twojacks") == FRONT


def test_an_import_by_name_is_seen(tmp_path: Path) -> None:
    path = tmp_path / "sly.py"
    path.write_text('def later():\n    return load("twojacks.bots.hints")\n', "utf-8")
    assert list(imports_of(path)) == ["twojacks.bots.hints"]


@pytest.mark.parametrize("heavy", ["numba", "llvmlite", "hypothesis"])
def test_importing_and_playing_is_light(heavy: str) -> None:
    """People who play in the interpreter do not wait for a compiler to be loaded."""
    program = (
        "import sys, twojacks\n"
        "match = twojacks.Match.new('halunken-und-spelunken', players=3, seed=1)\n"
        "match.play(match.to_act[0], 'place 0')\n"
        f"sys.exit({heavy!r} in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
