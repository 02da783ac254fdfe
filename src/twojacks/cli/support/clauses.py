"""Quotes clauses of the rules in a terminal."""

from __future__ import annotations

from twojacks.text.fluent import Words
from twojacks.text.rulebook import Clause, find_clauses, read_book


def quote_clauses(words: Words, game: str, name: str) -> list[str]:
    """A clause, or all those of a chapter with its summary."""
    book = read_book(game, words.language)
    shorts = [f"{section.title}. {section.short}" for section in book.sections if section.number == name]
    return shorts + [quote(words, clause) for clause in find_clauses(book, name)]


def quote(words: Words, clause: Clause) -> str:
    """A ruling of ours is marked as one."""
    title = f" {clause.title}." if clause.title else ""
    ruling = f" ({words.say('terminal-ruling')} {clause.why})" if clause.why else ""
    return f"{clause.number}{title} {clause.text}{ruling}"
