"""The front-end source: no part of it outside games/ knows a game, and no line is too long."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import twojacks
from twojacks.games import find_game, game_names

PACKAGE = Path(twojacks.__file__).parent
KINDS = (".js", ".css", ".html", ".ts")
COLUMNS = 120
GAMES = [find_game(name) for name in game_names()]


def is_ours(path: Path) -> bool:
    return path.suffix in KINDS and not {"vendor", "fonts"} & set(path.parts)


def files_in(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if is_ours(path))


def names_of_games() -> list[str]:
    """What only a game may say: its names, the prefix of its messages and style classes, and its clauses."""
    clauses = {clause.partition("-")[0] for game in GAMES for clause in game.language.clauses}
    return [
        *(re.escape(name) for game in GAMES for name in (game.name, game.folder.name, *game.title.split(" & "))),
        *(rf"\b{game.prefix}-" for game in GAMES),
        *(rf"\b{clause}-\w" for clause in clauses),
    ]


def words_of_games() -> set[str]:
    """Kinds of events and phases, where they are texts of their own."""
    kinds = {kind.name for game in GAMES for kind in game.language.kinds}
    return kinds - {"left"}  # a table knows that somebody left, too


@pytest.mark.parametrize("path", files_in(PACKAGE / "page"), ids=lambda path: path.name)
def test_the_page_names_no_game(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert [name for name in names_of_games() if re.search(name, text, re.IGNORECASE)] == []
    quoted = set(re.findall(r"""["'`]([a-z-]+)["'`]""", text))
    assert quoted & words_of_games() == set()


def test_words_of_the_page_name_no_game() -> None:
    texts = [path.read_text(encoding="utf-8") for path in (PACKAGE / "text" / "words").glob("*/*.ftl")]
    assert [game.title for game in GAMES for text in texts if game.title in text] == []


def test_no_line_is_too_long() -> None:
    folders = [PACKAGE / "page", *(game.folder / "page" for game in GAMES)]
    long = [
        f"{path.relative_to(PACKAGE)}:{number}"
        for folder in folders
        for path in files_in(folder)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > COLUMNS
    ]
    assert long == []


def test_no_style_sheet_of_the_page_draws_a_game() -> None:
    """Classes of a game begin with letters of its own."""
    own = {match for game in GAMES for match in re.findall(r"\.((?:bay|hal)-[\w-]+)", styles_in(game.folder / "page"))}
    assert own
    used = set(re.findall(r"\.([\w-]+)", styles_in(PACKAGE / "page")))
    assert own & used == set()


def styles_in(folder: Path) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in files_in(folder) if path.suffix == ".css")
