"""Saved games, read from a file and replayed."""

from __future__ import annotations

from twojacks import Match, Series, saves
from twojacks.cli.support.arguments import read_text
from twojacks.server.records import FORMAT, verify_record

KINDS = (saves.MATCH, saves.SERIES)


def load(path: str) -> Match | Series:
    """A match or a series; loading replays every decision and verifies where they lead."""
    return load_text(read_text(path))


def load_or_record(path: str) -> Match | Series:
    """The same, also out of a server's record of a game, if its chance was made as promised."""
    text = read_text(path)
    record = saves.read_save(text, (*KINDS, FORMAT))
    return verify_record(record) if record["format"] == FORMAT else load_text(text)


def load_text(text: str) -> Match | Series:
    kind = saves.read_save(text, KINDS)["format"]
    return Series.load(text) if kind == saves.SERIES else Match.load(text)


def matches_of(table: Match | Series) -> tuple[Match, ...]:
    return table.matches if isinstance(table, Series) else (table,)
