"""Every page is short, and what it links to or names is there."""

from __future__ import annotations

import re

import click
import pytest

import twojacks
from tests.docs.pages import LETTER, PAGES, ROOT, read
from twojacks.cli import twojacks as commands

MOST_WORDS = 1500
LINK = re.compile(r"\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)
TYPED = re.compile(r"`twojacks ([a-z]+)([^`]*)`")
PATHS = re.compile(r"\b(?:docs|bench|deploy|tests)/[\w./-]*\.(?:md|py|json|js|mjs|toml|service)\b")
SOURCES = [
    path
    for folder in ("src", "tests", "bench", "deploy", "scripts", "docs")
    for path in sorted((ROOT / folder).rglob("*"))
    if path.is_file() and path.suffix in {".py", ".js", ".ftl", ".toml", ".md", ".service", ""}
    if not {"vendor", "node_modules"} & set(path.parts)
]
EXAMPLES = list((ROOT / "docs" / "examples").glob("*"))  # packages with files of their own


def anchors_of(page: str) -> set[str]:
    """The names of headings in links: lower case, without punctuation, hyphens for spaces."""
    return {
        re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in HEADING.findall(read(page))
    }


@pytest.mark.parametrize("page", [page for page in PAGES if page not in LETTER])
def test_a_page_is_short(page: str) -> None:
    words = [word for word in read(page).split() if re.search(r"\w", word)]  # rulers and bars of tables are not
    assert len(words) <= MOST_WORDS


def test_pages_that_may_be_long_exist() -> None:
    assert set(LETTER) <= set(PAGES)


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    for link in LINK.findall(read(page)):
        if link.startswith("https://"):
            continue
        target, _, anchor = link.partition("#")
        path = (ROOT / page).parent / target if target else ROOT / page
        assert path.exists(), link
        if anchor:
            assert anchor in anchors_of(path.resolve().relative_to(ROOT).as_posix()), link


@pytest.mark.parametrize("page", PAGES)
def test_commands_and_their_options_exist(page: str) -> None:
    for name, arguments in TYPED.findall(read(page)):
        command = commands.get_command(click.Context(commands), name)
        assert command is not None, name
        inner = command.commands.values() if isinstance(command, click.Group) else ()
        known = {option for each in (command, *inner) for param in each.params for option in param.opts}
        assert set(re.findall(r"--[a-z-]+", arguments)) <= known, f"twojacks {name}{arguments}"


def test_files_that_sources_name_exist() -> None:
    missing = [
        f"{path.relative_to(ROOT)}: {name}"
        for path in SOURCES
        for name in PATHS.findall(path.read_text(encoding="utf-8", errors="replace"))
        if not any((folder / name).exists() for folder in (ROOT, *EXAMPLES))
    ]
    assert missing == []


def test_every_page_of_a_folder_is_listed() -> None:
    """Pages of guide, reference and decisions are found from the index of their folder."""
    indexes = {"guide": ("docs/README.md", "docs/guide/research.md", "docs/guide/bots.md", "CONTRIBUTING.md")}
    for folder in ("guide", "reference", "decisions"):
        listed = "".join(read(index) for index in indexes.get(folder, (f"docs/{folder}/README.md",)))
        for path in (ROOT / "docs" / folder).glob("*.md"):
            assert path.name == "README.md" or path.name in listed, path.name


def test_pictures_load_nothing() -> None:
    pictures = sorted((ROOT / "docs" / "pictures").glob("*.svg"))
    assert len(pictures) > 3
    for path in pictures:
        assert re.findall(r"https?://[^\"' ]+", path.read_text()) == ["http://www.w3.org/2000/svg"]


def test_versions_agree() -> None:
    assert f"version: {twojacks.__version__}\n" in read("CITATION.cff")
    assert re.findall(r"^## \[(.+)\]", read("CHANGELOG.md"), re.MULTILINE)[0] == twojacks.__version__


@pytest.mark.parametrize("page", PAGES)
def test_test_modules_that_are_named_exist(page: str) -> None:
    known = {path.name for path in (ROOT / "tests").rglob("test_*.py")}
    assert set(re.findall(r"\btest_\w+\.py\b", read(page))) - known <= {"test_low_water.py"}
