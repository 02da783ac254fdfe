"""A rulebook as a document: what docs/rules holds."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap

from twojacks.rulebook import Book, Clause, Section

WIDTH = 118
RULING = "**Ruling**"


def write_document(book: Book) -> str:
    parts = [f"# {book.title}", fill(book.intro), *map(write_section, book.sections), write_rulings(book)]
    return "\n\n".join(parts) + "\n"


def write_section(section: Section) -> str:
    heading = f"## {section.number}  {section.title}" if section.number else f"## {section.title}"
    short = [fill(f"> {section.short}", "> "), ""] if section.short else []
    text = [fill(mark(section.text, section.why))] if section.text else []
    return "\n".join([heading, *short, *text, *map(write_clause, section.clauses)])


def write_clause(clause: Clause) -> str:
    title = f" {clause.title}." if clause.title else ""
    return fill(f"- **{clause.number}{title}** {mark(clause.text, clause.why)}", "  ")


def mark(text: str, why: str | None) -> str:
    return f"{text} {RULING}" if why else text


def write_rulings(book: Book) -> str:
    return "\n".join(["## Rulings, and why", *(fill(f"- **{name}** {why}", "  ") for name, why in rulings(book))])


def rulings(book: Book) -> Iterator[tuple[str, str]]:
    for section in book.sections:
        if section.number and section.why:
            yield section.number, section.why
        yield from ((clause.number, clause.why) for clause in section.clauses if clause.why)


def fill(text: str, indent: str = "") -> str:
    lines = wrap(text, WIDTH, subsequent_indent=indent, break_on_hyphens=False, break_long_words=False)
    return "\n".join(lines)
