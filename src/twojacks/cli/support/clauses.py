"""Clauses as a terminal quotes them."""

from __future__ import annotations

from twojacks.rulebook import Clause, find_clauses, read_book
from twojacks.words import Words


def quote_clauses(words: Words, game: str, name: str) -> list[str]:
    """A clause, or all those of a chapter, MB-4.3, MB-4, HS-R: with what the chapter comes to."""
    book = read_book(game, words.language)
    shorts = [f"{section.title}. {section.short}" for section in book.sections if section.number == name]
    return shorts + [quote(words, clause) for clause in find_clauses(book, name)]


def quote(words: Words, clause: Clause) -> str:
    """A ruling is ours, and says so."""
    title = f" {clause.title}." if clause.title else ""
    ruling = f" ({words.say('terminal-ruling')} {clause.why})" if clause.why else ""
    return f"{clause.number}{title} {clause.text}{ruling}"
