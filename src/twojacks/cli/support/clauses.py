"""The text of a clause, from the rules as we play them: inside an installed package, or beside its sources."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

BESIDE_SOURCES = Path(__file__).parents[4] / "docs" / "rules"
CHAPTER = re.compile(r"[A-Z]{2}-[A-Z0-9]")
MARK = re.compile(r"^(?:- |#+ )\*{0,2}([A-Z]{2}-[A-Z0-9.]+)")


@cache
def read_clauses(game: str) -> dict[str, str]:
    """Every numbered clause of a game; a clause ends where the next point or heading begins."""
    clauses: dict[str, list[str]] = {}
    current: list[str] = []
    for line in rules_text(game).split("\n## Rulings")[0].splitlines():
        if line.startswith(("- ", "#")) or not line.strip():
            mark = MARK.match(line)
            current = clauses.setdefault(mark[1], []) if mark else []
        current.append(line.lstrip("#- ").strip())
    return {name: tidy(" ".join(lines)) for name, lines in clauses.items()}


def find_clauses(clauses: dict[str, str], name: str) -> list[str]:
    """A clause, or all those of a chapter: MB-4.3, MB-4, HS-R."""
    if not CHAPTER.match(name):
        return []
    return [text for clause, text in clauses.items() if clause.startswith(name)]


def tidy(text: str) -> str:
    """Without marks of emphasis; a ruling is ours, and says so."""
    return re.sub(r"\s*\*\*Ruling\*\*", " (Our ruling: the printed rules leave it open.)", text).replace("**", "")


def rules_text(game: str) -> str:
    shipped = files("twojacks") / "rules" / f"{game}.md"
    source = shipped if shipped.is_file() else BESIDE_SOURCES / f"{game}.md"
    return source.read_text(encoding="utf-8") if source.is_file() else ""
