"""The rules of a game, clause by clause, in five languages: one source for documents, the terminal and the page.

Numbers come from the game, words from ``locale/LANGUAGE/rules-GAME.ftl``, where ``MB-4.3`` is ``rules-mb-4-3``.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from itertools import groupby

from twojacks.games import FOLDERS, find_game
from twojacks.words import Words, check_language, speak

PART = re.compile(r"\.?\d+$")  # what a clause's number has more than its section's
BLANKS = re.compile(r"[ \n]+")  # a no-break space is none of them
AFTERWORDS = ("components", "texts")  # what a game says beside its clauses, if it does


@dataclass(frozen=True)
class Clause:
    number: str
    title: str | None
    text: str
    ruling: bool  # the printed rules are silent here, or disagree
    why: str | None  # the reason of a ruling


@dataclass(frozen=True)
class Section:
    number: str | None  # what its clauses' numbers begin with; none where it has no clauses
    title: str
    short: str | None  # what it comes to, as one would tell it at the table; the clauses are the law
    text: str | None
    why: str | None  # what its text says is a ruling, for this reason
    clauses: tuple[Clause, ...]


@dataclass(frozen=True)
class Book:
    game: str
    language: str
    title: str
    intro: str
    sections: tuple[Section, ...]

    @property
    def clauses(self) -> tuple[Clause, ...]:
        return tuple(clause for section in self.sections for clause in section.clauses)


@cache
def read_book(game: str, language: str) -> Book:
    pages = Pages(find_game(game).name, speak(check_language(language)))
    return Book(game, language, pages.read("title"), pages.read("intro"), pages.sections())


class Pages:
    """A game's rules as its Fluent file has them."""

    def __init__(self, game: str, words: Words) -> None:
        self.numbers: tuple[str, ...] = import_module(f"twojacks.games.{FOLDERS[game]}.clauses").CLAUSES
        self.prefix = f"rules-{self.numbers[0].partition('-')[0].lower()}"
        self.words = words

    def read(self, name: str) -> str:
        """On one line: where it is broken in the file means nothing."""
        return BLANKS.sub(" ", self.words.say(f"{self.prefix}-{name}"))

    def find(self, name: str) -> str | None:
        return self.read(name) if self.words.has_text(f"{self.prefix}-{name}") else None

    def caption(self, number: str) -> str:
        """What the example of a clause shows."""
        return self.read(f"example-{name_of(number)}")

    def sections(self) -> tuple[Section, ...]:
        numbered = [self.section(name, list(numbers)) for name, numbers in groupby(self.numbers, section_of)]
        afterwords = [self.plain(name) for name in AFTERWORDS if self.find(name)]
        return (self.plain("words"), *numbered, *afterwords)

    def plain(self, name: str) -> Section:
        return Section(None, self.read(f"{name}.title"), None, self.read(name), None, ())

    def section(self, number: str, clauses: list[str]) -> Section:
        name = f"section-{name_of(number)}"
        told = tuple(self.clause(clause) for clause in clauses)
        title, short = self.read(f"{name}.title"), self.read(f"{name}.short")
        return Section(number, title, short, self.find(name), self.find(f"{name}.ruling"), told)

    def clause(self, number: str) -> Clause:
        name = name_of(number)
        why = self.find(f"{name}.ruling")
        return Clause(number, self.find(f"{name}.title"), self.read(name), why is not None, why)


def section_of(number: str) -> str:
    """MB-4 of MB-4.3, HS-R of HS-R5."""
    return PART.sub("", number)


def name_of(number: str) -> str:
    """``4-3`` of MB-4.3, ``r5`` of HS-R5."""
    return number.partition("-")[2].lower().replace(".", "-")


def find_clauses(book: Book, name: str) -> list[Clause]:
    """A clause, or all those of a section: MB-4.3, MB-4, HS-R."""
    return [clause for clause in book.clauses if name in (clause.number, section_of(clause.number))]
