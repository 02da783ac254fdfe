"""The rulebook: every clause in five languages, and documents that are written from it."""

from __future__ import annotations

import re
from collections import Counter
from importlib import import_module

import pytest

from tests.clauses import DOCUMENTS, mentions_in
from twojacks.errors import BadOptions, UnknownGame
from twojacks.games import FOLDERS
from twojacks.rulebook import Clause, find_clauses, read_book, section_of
from twojacks.rulebook.documents import write_document
from twojacks.words import LANGUAGES

NUMBER = re.compile(r"\d+")


@pytest.mark.parametrize("game", FOLDERS)
def test_documents_are_written_from_the_rulebook(game: str) -> None:
    """``python -m twojacks.rulebook docs/rules`` writes them."""
    written = (DOCUMENTS / f"{game}.md").read_text(encoding="utf-8")
    assert written == write_document(read_book(game, "en"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", FOLDERS)
def test_every_clause_is_there_once_and_in_order(game: str, language: str) -> None:
    book = read_book(game, language)
    told = import_module(f"twojacks.games.{FOLDERS[game]}.clauses").CLAUSES
    assert tuple(clause.number for clause in book.clauses) == told
    for section in book.sections:
        assert section.title
        assert section.text or section.clauses
        assert all(section_of(clause.number) == section.number for clause in section.clauses)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", FOLDERS)
def test_a_translation_has_the_numbers_and_clauses_of_the_original(game: str, language: str) -> None:
    for ours, english in zip(read_book(game, language).clauses, read_book(game, "en").clauses, strict=True):
        assert facts_of(ours) == facts_of(english), ours.text
        assert (ours.title is None) == (english.title is None)
        assert mentions_in(ours.text + (ours.why or "")) == mentions_in(english.text + (english.why or ""))


def facts_of(clause: Clause) -> tuple[Counter[str], bool]:
    return Counter(NUMBER.findall(clause.text)), clause.ruling


def test_a_clause_as_it_stands_in_a_book() -> None:
    meeting = next(clause for clause in read_book("halunken-und-spelunken", "de").clauses if clause.number == "HS-R7")
    assert meeting.title == "Auf einen Kapitän treffen"
    assert meeting.text.endswith("Niemand muss nehmen.")
    assert meeting.ruling
    assert meeting.why is not None
    assert "\n" not in meeting.text


def test_the_law_says_where_the_printed_rules_are_silent() -> None:
    rulings = {clause.number for clause in read_book("montego-bay", "en").clauses if clause.ruling}
    assert rulings == {"MB-S1", "MB-S3", "MB-S7", "MB-1.2", "MB-3.3", "MB-3.6", "MB-4.5", "MB-4.8", "MB-V1"}
    rulings = {clause.number for clause in read_book("halunken-und-spelunken", "en").clauses if clause.ruling}
    black_jack, two_players = {"HS-B2", "HS-B4", "HS-B5", "HS-B6", "HS-B8"}, {f"HS-T{n}" for n in range(2, 8)}
    assert rulings == {"HS-S1", "HS-S4", "HS-R7", "HS-E2"} | black_jack | two_players


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("MB-4.3", ["MB-4.3"]),
        ("MB-6", ["MB-6.1", "MB-6.2", "MB-6.3"]),
        ("MB-E1", ["MB-E1"]),
        ("MB-9", []),
        ("MB", []),
        ("MB-S", [f"MB-S{n}" for n in range(1, 9)]),
    ],
)
def test_clauses_are_found_alone_or_by_section(name: str, found: list[str]) -> None:
    assert [clause.number for clause in find_clauses(read_book("montego-bay", "en"), name)] == found


def test_what_there_is_no_book_for() -> None:
    with pytest.raises(UnknownGame):
        read_book("chess", "en")
    with pytest.raises(BadOptions, match="language: expected one of"):
        read_book("montego-bay", "pt")
