"""The packages of the server import in one direction only."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import twojacks.server

SERVER = Path(twojacks.server.__file__).parent
LAYERS = (
    ("errors", "limits", "metrics"),
    ("table",),
    ("storage",),
    ("settings",),
    ("live",),
    ("wire",),
    ("hosting",),
    ("__main__",),
)
LAYER_OF = {name: number for number, names in enumerate(LAYERS) for name in names}


def imports_of(path: Path) -> list[str]:
    """The packages of the server that a file imports, also under `TYPE_CHECKING` and in functions."""
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    modules = [
        f"{node.module}.{alias.name}" for node in nodes if isinstance(node, ast.ImportFrom) for alias in node.names
    ]
    return [module.split(".")[2] for module in modules if module.startswith("twojacks.server.")]


@pytest.mark.parametrize("path", sorted(SERVER.rglob("*.py")), ids=lambda path: str(path.relative_to(SERVER)))
def test_a_package_imports_only_from_lower_layers(path: Path) -> None:
    own = path.relative_to(SERVER).with_suffix("").parts[0]
    if own == "__init__":
        return
    wrong = [name for name in imports_of(path) if name != own and LAYER_OF[name] > LAYER_OF[own]]
    assert wrong == []


def test_there_are_few_modules_beside_the_packages() -> None:
    assert len(list(SERVER.glob("*.py"))) <= 12
