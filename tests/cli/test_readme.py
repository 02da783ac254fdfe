"""What the documents say is true: the README's example runs, its commands and files exist."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import click
import pytest

from tests.cli.driving import Runner
from twojacks.cli import twojacks as commands

ROOT = Path(__file__).parents[2]
NAMES = (
    *("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"),
    *(f"docs/{name}.md" for name in ("arena", "bots", "contract", "fairness", "hosting", "protocol")),
)
DOCUMENTS = [ROOT / name for name in NAMES]


def test_the_example_of_the_readme_runs() -> None:
    results = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert results.attempted > 8
    assert results.failed == 0


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_to_files_that_exist(document: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", document.read_text()):
        assert target.startswith("https://") or (document.parent / target).exists(), target


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_commands_that_are_named_exist(document: Path) -> None:
    names = set(commands.list_commands(click.Context(commands)))
    for command in re.findall(r"`twojacks ([a-z]+)", document.read_text()):
        assert command in names


def test_help_lists_the_commands(run: Runner) -> None:
    outcome = run("--help")
    assert outcome.status == 0
    for name in ("arena", "edition", "play", "show", "simulate", "verify"):
        assert re.search(rf"^  {name} ", outcome.out, re.MULTILINE)
    assert "pictures" not in outcome.out
    assert run().out == outcome.out


def test_version(run: Runner) -> None:
    import twojacks

    assert run("--version").out == f"twojacks, version {twojacks.__version__}\n"


def test_pictures_ask_no_server_for_anything(run: Runner) -> None:
    pictures = sorted((ROOT / "docs" / "pictures").glob("*.svg"))
    assert len(pictures) > 3
    for path in pictures:
        assert re.findall(r"https?://[^\"' ]+", path.read_text()) == ["http://www.w3.org/2000/svg"]
