"""Every clause of every rules document has a test, and nobody cites a clause that does not exist."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from tests.clauses import DOCUMENTS, clauses_in, documents, files_with_tests, marks_in, mentions_in, sections_in
from twojacks.games import FOLDERS

DOCUMENT_IDS = [path.stem for path in documents()]


def marked_clauses() -> dict[str, list[str]]:
    """Each clause that is marked, with the tests that carry the mark."""
    found: dict[str, list[str]] = {}
    for path in files_with_tests():
        for test, clause in marks_in(path.read_text(encoding="utf-8")):
            found.setdefault(clause, []).append(f"{path.name}::{test}")
    return found


@pytest.mark.parametrize("path", documents(), ids=DOCUMENT_IDS)
def test_every_clause_has_a_test(path: Path) -> None:
    clauses = clauses_in(path.read_text(encoding="utf-8"))
    assert clauses, "no clause was found"
    marked = marked_clauses()
    assert [clause for clause in clauses if clause not in marked] == []


def test_every_mark_names_a_clause() -> None:
    known = {clause for path in documents() for clause in clauses_in(path.read_text(encoding="utf-8"))}
    assert {clause: tests for clause, tests in marked_clauses().items() if clause not in known} == {}


@pytest.mark.parametrize("path", documents(), ids=DOCUMENT_IDS)
def test_a_document_mentions_only_what_it_has(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert mentions_in(text) - set(clauses_in(text)) - sections_in(text) == set()


@pytest.mark.parametrize("game", FOLDERS)
def test_the_clauses_of_a_game_are_those_of_its_document(game: str) -> None:
    told = import_module(f"twojacks.games.{FOLDERS[game]}.clauses").CLAUSES
    written = clauses_in((DOCUMENTS / f"{game}.md").read_text(encoding="utf-8"))
    assert sorted(told) == sorted(written)


def test_clauses_are_found_as_documents_write_them() -> None:
    text = """
## HS-S  Set-up
- **HS-S1 Sailors.** Forty-two.
- **HS-S2** Shuffled.
## HS-V1  Beginners: HS-S and nothing more.
## MB-1  Hiring
- **MB-1.1** For three coins.
- **MB-1.2** See MB-1.1.
### MB-V  Scoring
- **MB-V1** By barrels.
## Rulings, and why
- **HS-S9** Not a clause: only a reason.
"""
    assert clauses_in(text) == ["HS-S1", "HS-S2", "HS-V1", "MB-1.1", "MB-1.2", "MB-V1"]
    assert sections_in(text) == {"HS-S", "HS-V1", "MB-1", "MB-V"}
    assert mentions_in(text) - set(clauses_in(text)) - sections_in(text) == {"HS-S9"}


def test_marks_are_found_wherever_they_may_stand() -> None:
    source = """
pytestmark = pytest.mark.rule("A")
@pytest.mark.rule("B", "C")
def test_one(): ...
@pytest.mark.rule("D")
class TestTwo:
    @pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("E"))])
    def test_three(self): ...
@pytest.mark.rule("F")
def helper(): ...
"""
    assert sorted(marks_in(source)) == [
        ("test_one", "A"),
        ("test_one", "B"),
        ("test_one", "C"),
        ("test_three", "A"),
        ("test_three", "D"),
        ("test_three", "E"),
    ]
