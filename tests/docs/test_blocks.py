"""Every code block runs, or says why it does not."""

from __future__ import annotations

import doctest
import json
import os
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import click
import pytest

import twojacks
from tests.cli.driving import Runner
from tests.docs.pages import LETTER, PAGES, ROOT, Block, all_blocks, pages_with, read
from twojacks.cli import twojacks as commands

BLOCKS = all_blocks()
LANGUAGES = ("json", "mermaid", "python", "sh", "text", "toml")

# Why a block is not run, and how its text shows it.
REASONS: dict[str, Callable[[str], bool]] = {
    "needs root": lambda text: "sudo " in text,
    "needs a GPU": lambda text: "cuda" in text,
    "serves until it is stopped": lambda text: "twojacks serve" in text,
    "sets up an environment": lambda text: set(first_words(text)) <= {"./play", "./check", "pip"},
    "writes to the repository": lambda text: set(first_words(text)) <= {".venv/bin/python", ".venv/bin/twojacks"},
    "takes minutes": lambda text: "bench/" in text or "1_000_000" in text,
}

# What scripts print.
PRINTED = {"docs/guide/arena.md": r"deckhand \d\S* \d\S* \w+\ncabin-boy \d\S* \d\S* \w+\n"}


def lines_of(text: str) -> Iterator[list[str]]:
    """The words of every command."""
    for line in text.replace("\\\n", " ").splitlines():
        words = shlex.split(line, comments=True)
        if words:
            yield words


def first_words(text: str) -> list[str]:
    return [words[0] for words in lines_of(text)]


def chosen(language: str, *, run: bool) -> list[Block]:
    return [block for block in BLOCKS if block.language == language and (block.reason is None) == run]


def is_excerpt(block: Block) -> bool:
    """Whether the block is copied from one of the examples, whose own tests run it."""
    return any(block.text in path.read_text(encoding="utf-8") for path in (ROOT / "docs/examples").rglob("*.py"))


# What blocks are


@pytest.mark.parametrize("page", PAGES)
def test_every_block_has_a_language_and_an_honest_reason(page: str) -> None:
    for block in (block for block in BLOCKS if block.page == page):
        assert block.language in LANGUAGES, block
        assert block.reason is None or REASONS[block.reason](block.text), block
        if block.language == "text":
            assert not re.search(r"^(>>>|twojacks |python |pip |import |from )", block.text, re.MULTILINE), block


def test_reasons_that_do_not_apply_would_be_noticed() -> None:
    assert not REASONS["needs root"]("twojacks simulate montego-bay")
    assert not REASONS["sets up an environment"]("./play\ntwojacks simulate montego-bay")


# Python


def with_prompts() -> list[str]:
    return pages_with([block for block in chosen("python", run=True) if ">>>" in block.text])


@pytest.mark.parametrize("page", with_prompts())
def test_examples_run(page: str) -> None:
    results = doctest.testfile(str(ROOT / page), module_relative=False, encoding="utf-8")
    assert results.attempted > 0
    assert results.failed == 0


def scripts() -> list[Block]:
    return [
        block
        for block in chosen("python", run=True)
        if ">>>" not in block.text and block.page not in LETTER and not is_excerpt(block)
    ]


@pytest.mark.parametrize("block", scripts(), ids=lambda block: block.page)
def test_scripts_run(block: Block, tmp_path: Path) -> None:
    (tmp_path / "example.py").write_text(block.text, encoding="utf-8")
    done = subprocess.run([sys.executable, "example.py"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert re.fullmatch(PRINTED.get(block.page, ""), done.stdout)


@pytest.mark.parametrize("block", chosen("python", run=False), ids=lambda block: block.page)
def test_python_that_is_not_run_is_python(block: Block) -> None:
    compile(block.text, block.page, "exec")


def test_names_of_the_contract_exist() -> None:
    """Its block lists calls at different moments of a game, so it is not a program."""
    text = next(block.text for block in BLOCKS if block.page == "docs/contract.md" and block.language == "python")
    match = twojacks.Match.new("halunken-und-spelunken", players=3, seed=1)
    assert all(hasattr(match, name) for name in re.findall(r"\bm\.(\w+)", text))
    assert all(hasattr(twojacks, name) for name in re.findall(r"\btwojacks\.(\w+)", text))


# The shell


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder with the documents in it, and `python` on the path."""
    (tmp_path / "docs").symlink_to(ROOT / "docs")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", f"{Path(sys.executable).parent}:{os.environ['PATH']}")
    monkeypatch.setenv("COLUMNS", "120")
    return tmp_path


def check_installation(arguments: list[str]) -> None:
    """``pip install`` is not run; what it names must be there."""
    extras = tomllib.loads(read("pyproject.toml"))["project"]["optional-dependencies"]
    for word in arguments:
        if word.startswith("docs/"):
            assert (ROOT / word / "pyproject.toml").exists()
        for extra in re.findall(r"\[([a-z]+)\]", word):
            assert extra in extras


@pytest.mark.parametrize("page", pages_with(chosen("sh", run=True)))
def test_commands_run(page: str, folder: Path, run: Runner) -> None:
    for block in (block for block in chosen("sh", run=True) if block.page == page):
        for name, *arguments in lines_of(block.text):
            if name == "pip":
                check_installation(arguments)
                continue
            assert name == "twojacks", f"the test cannot run {name}"
            outcome = run(*arguments)
            assert outcome.status == 0, (arguments, outcome.err)
            assert "instead" not in outcome.out  # no bot failed


@pytest.mark.parametrize("page", pages_with(chosen("sh", run=False)))
def test_commands_that_are_not_run_are_understood(page: str) -> None:
    for block in (block for block in chosen("sh", run=False) if block.page == page):
        for name, arguments in re.findall(r"twojacks ([a-z]+) ([^\n]*)", block.text):
            command = commands.get_command(click.Context(commands), name)
            if command is not None and "--" in arguments:
                words = shlex.split(arguments.replace("$(date +%F)", "today"), comments=True)
                assert command.make_parser(click.Context(command)).parse_args(words)[1] == []


# Data


@pytest.mark.parametrize("block", chosen("json", run=True), ids=lambda block: block.page)
def test_json_is_read(block: Block) -> None:
    assert json.loads(block.text)


@pytest.mark.parametrize("block", chosen("toml", run=True), ids=lambda block: block.page)
def test_toml_is_read(block: Block) -> None:
    assert tomllib.loads(block.text)
