"""Code outside `games/` names no game: not its name, its prefix, a clause, a kind of event or a phase.

What belongs to a game alone lies in its own directory, so that a third one needs no change elsewhere.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import twojacks
from twojacks.games import find_game, game_names
from twojacks.kernel.reasons import OVER

SOURCE = Path(twojacks.__file__).parent
ELSEWHERE = ("games", "vendor", "__pycache__")
KINDS = (".py", ".js", ".css")
QUOTES = "[\"'`]"

# Files that still name something, and how many times. An entry is taken off, or lowered, when it is no longer true.
ALLOWED = {
    "page/app/game-views.js": 8,
    "page/screens/new-table.js": 1,
    "page/screens/replay.js": 2,
    "page/screens/tutorial.js": 2,
    "page/screens/watch.js": 1,
    "page/style/contrast.css": 4,
    "page/style/screens.css": 1,
    "page/types.js": 1,
}
# Words that are also a kind of event or a phase, and mean something else in these files: results, and futures.
ORDINARY = {
    "arena/report_page.py": {"place"},
    "arena/reports.py": {"place"},
    "arena/results_folder.py": {"place", "won"},
    "bots/process/remote_player.py": {"cancelled"},
    "cli/support/standings.py": {"place"},
    "dataset/columns.py": {"won"},
    "dataset/recording.py": {"won"},
}


def files() -> list[Path]:
    found = [path for path in SOURCE.rglob("*") if path.suffix in KINDS]
    return sorted(path for path in found if not set(path.relative_to(SOURCE).parts) & set(ELSEWHERE))


@cache
def names() -> re.Pattern[str]:
    """The names of games, their directories and titles, prefixes of message ids, and clauses, wherever they stand."""
    games = [find_game(name) for name in game_names()]
    words = {word for game in games for word in (game.name, game.title, game.folder.name)}
    plain = "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True))
    prefixes = "|".join(re.escape(game.prefix) for game in games)
    clauses = "|".join(sorted({clause.partition("-")[0] for game in games for clause in game.clauses}))
    return re.compile(rf"\b(?:{plain})\b|{QUOTES}(?:{prefixes})-|\b(?:{clauses})-[A-Z0-9]", re.IGNORECASE)


@cache
def words_in_quotes() -> re.Pattern[str]:
    """Kinds of events and phases, where they stand alone in quotes; "over" belongs to every game."""
    games = [find_game(name) for name in game_names()]
    kinds = {kind.name for game in games for kind in game.language.kinds}
    phases = {phase for game in games for phase in game.phases} - {OVER}
    either = "|".join(re.escape(word) for word in sorted(kinds | phases))
    return re.compile(rf"[\"'](?:{either})[\"']")


def offences(path: Path) -> Iterator[str]:
    ordinary = ORDINARY.get(str(path.relative_to(SOURCE)), set())
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        for pattern in (names(), words_in_quotes()):
            for found in pattern.finditer(line):
                if found.group()[1:-1] not in ordinary:
                    yield f"{path.relative_to(SOURCE)}:{number}: {found.group()}"


@pytest.mark.parametrize("path", files(), ids=lambda path: str(path.relative_to(SOURCE)))
def test_code_outside_the_games_names_none_of_them(path: Path) -> None:
    found = list(offences(path))
    allowed = ALLOWED.get(str(path.relative_to(SOURCE)), 0)
    assert len(found) <= allowed, found
    assert len(found) == allowed, f"lower the entry of {path.relative_to(SOURCE)} to {len(found)}, or take it off"


def test_entries_are_of_files_that_exist_and_need_them() -> None:
    assert {*ALLOWED, *ORDINARY} <= {str(path.relative_to(SOURCE)) for path in files()}
    for name, words in ORDINARY.items():
        text = (SOURCE / name).read_text(encoding="utf-8")
        assert {found.group()[1:-1] for found in words_in_quotes().finditer(text)} == words


@pytest.mark.parametrize(
    "line",
    [
        'game = "montego-bay"',
        "from twojacks.games.halunken import GAME",
        "# Montego Bay has piers",
        "say('hs-log-moved')",
        "// see HS-R7",
        'if (event.kind === "round-began")',
        '[data-phase="name-rum"] { color: red; }',
    ],
)
def test_what_names_a_game_is_found(line: str) -> None:
    assert names().search(line) or words_in_quotes().search(line)


@pytest.mark.parametrize("line", ['phase === "over"', "the cards of a hand", "https://example.org", 'use("games")'])
def test_what_names_none_is_not(line: str) -> None:
    assert not names().search(line)
    assert not words_in_quotes().search(line)
