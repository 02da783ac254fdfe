"""The rulebook: every clause in five languages, and documents that are written from it."""

from __future__ import annotations

import re
import runpy
import sys
from collections import Counter
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tests.clauses import DOCUMENTS, mentions_in
from twojacks.errors import BadOptions, UnknownGame
from twojacks.games import FOLDERS
from twojacks.rulebook import Clause, find_clauses, read_book, section_of
from twojacks.rulebook.documents import write_document
from twojacks.rulebook.examples import Played, examples_of, list_examples, play
from twojacks.words import LANGUAGES

NUMBER = re.compile(r"\d+")
SENTENCE = re.compile(r"[.!?](?= |$)")


@pytest.mark.parametrize("game", FOLDERS)
def test_documents_are_written_from_the_rulebook(game: str) -> None:
    """``python -m twojacks.rulebook`` writes them."""
    written = (DOCUMENTS / f"{game}.md").read_text(encoding="utf-8")
    assert written == write_document(read_book(game, "en"))


def test_documents_are_written_by_a_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["rulebook", str(tmp_path)])
    runpy.run_module("twojacks.rulebook", run_name="__main__")
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(path.name for path in DOCUMENTS.glob("*.md"))


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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", FOLDERS)
def test_every_chapter_is_told_in_short(game: str, language: str) -> None:
    """In three sentences at most, of the same facts in every language, and without a clause's number."""
    for ours, english in zip(read_book(game, language).sections, read_book(game, "en").sections, strict=True):
        assert (ours.short is None) == (ours.number is None)
        if ours.short and english.short:
            assert len(SENTENCE.findall(ours.short)) <= 3
            assert Counter(NUMBER.findall(ours.short)) == Counter(NUMBER.findall(english.short)), ours.short
            assert not mentions_in(ours.short)
            assert (ours.short == english.short) == (language == "en")


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


# Examples


def played(game: str, clause: str) -> Played:
    return play(next(example for example in list_examples(game) if example.clause == clause))


def after(game: str, clause: str) -> dict[str, Any]:
    view = played(game, clause).after
    assert view is not None
    return view


@pytest.mark.parametrize("game", FOLDERS)
def test_examples_are_about_clauses_of_the_game_each_about_another(game: str) -> None:
    shown = [example.clause for example in list_examples(game)]
    assert len(shown) == len(set(shown)) >= 8
    assert set(shown) <= {clause.number for clause in read_book(game, "en").clauses}


@pytest.mark.parametrize(
    ("game", "clause"),
    [(game, example.clause) for game in FOLDERS for example in list_examples(game) if example.actions],
)
def test_what_an_example_is_about_happens_in_it(game: str, clause: str) -> None:
    assert clause in {event["clause"] for event in played(game, clause).events}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", FOLDERS)
def test_captions_have_the_same_numbers_in_every_language(game: str, language: str) -> None:
    ours, english = examples_of(game, language), examples_of(game, "en")
    for one, other in zip(ours, english, strict=True):
        assert Counter(NUMBER.findall(one["caption"])) == Counter(NUMBER.findall(other["caption"])), one["caption"]
        assert one["before"] == other["before"]


def test_what_comes_of_the_examples_of_halunken() -> None:
    game, green, yellow, blue = "halunken-und-spelunken", 0, 1, 2
    assert "r15" in after(game, "HS-R7")["crews"][green]
    assert after(game, "HS-R8")["captains"] == [6, 8, 7], "past blue"
    assert played(game, "HS-E1").before["scores"][green] == 4 + 9 + 11 + 12 + 15 + 4 + 9 + 11
    assert played(game, "HS-E1").after is None
    assert (after(game, "HS-B2")["hirer"], after(game, "HS-B2")["basin"]) == (yellow, ["g9"])
    assert "r10" in after(game, "HS-B4")["crews"][blue]
    assert after(game, "HS-B6")["crews"][blue] == ["g3", "r8"], "spared"
    assert after(game, "HS-B7")["basin"] == ["y1", "y2"]
    assert "r11" in after(game, "HS-T6")["crews"][yellow]


def test_what_comes_of_the_examples_of_montego_bay() -> None:
    game, figures = "montego-bay", "figures"
    assert after(game, "MB-3.2")[figures]["orange-small"] == 2 + 3
    assert after(game, "MB-3.3")[figures]["orange-small"] == 8 + 3 - 1
    pushed = after(game, "MB-3.4")[figures]
    assert (pushed["orange-small"], pushed["yellow-small"]) == (4, 15 - 4)
    blocked = after(game, "MB-3.5")[figures]
    assert (blocked["orange-small"], blocked["yellow-small"], blocked["blue-large"]) == (3, 4, 11)
    assert after(game, "MB-4.3")["left"] == 1
    before, scored = played(game, "MB-V2").before["scores"], after(game, "MB-V2")["scores"]
    assert [now - then for now, then in zip(scored, before, strict=True)] == [5 + 1, 3, 3, 0]
    assert after(game, "MB-E2")["phase"] == "over"
