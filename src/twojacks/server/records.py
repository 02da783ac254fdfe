"""Finished games, with everything revealed: what `twojacks verify` reads, and replays step by step."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from twojacks.errors import BadSave
from twojacks.match import Match
from twojacks.server.fairness import bot_seed, commitment_of, derive_key
from twojacks.server.table import Finished

FORMAT = "two-jacks record"
VERSION = 1


def write_record(finished: Finished) -> dict[str, Any]:
    playing = finished.playing
    return {
        "format": FORMAT,
        "version": VERSION,
        "commitment": commitment_of(finished.secret),
        "secret": finished.secret,
        "contributions": finished.contributions,
        "bot_seed": bot_seed(finished.secret),
        "seats": finished.players,
        "bots": playing.bots,
        "practised": playing.practised,
        "save": json.loads(playing.match.save()),
    }


def verify_record(record: dict[str, Any], promised_to_me: str | None = None) -> Match:
    """The match, if secret, commitment, contributions, key and every decision agree. Raises `BadSave`.

    ``promised_to_me``: the commitment that somebody wrote down before the game.
    """
    save, secret, added = record.get("save"), record.get("secret"), record.get("contributions")
    if not isinstance(save, dict) or not isinstance(secret, str) or not isinstance(added, list):
        raise BadSave("save, secret, contributions", "expected all three", code="record.incomplete")
    try:
        promised, key = commitment_of(secret), derive_key(secret, added)
    except (ValueError, TypeError) as error:
        raise BadSave("secret, contributions", "expected hexadecimal digits", code="record.incomplete") from error
    if promised != record.get("commitment"):
        raise BadSave("secret", "is not the one that was promised: its SHA-256 is another", code="record.secret")
    if promised_to_me is not None and promised != promised_to_me.strip().lower():
        raise BadSave("commitment", "is not the one you were given before the game", code="record.commitment")
    if key != save.get("key"):
        raise BadSave("key", "does not follow from the secret and the contributions", code="record.key")
    return Match.load(json.dumps(save, ensure_ascii=False))


def open_save(save: dict[str, Any]) -> Match:
    """A match from its save, or from the record that holds one."""
    if save.get("format") == FORMAT:
        return verify_record(save)
    return Match.load(json.dumps(save, ensure_ascii=False))


def replay(match: Match, reader: int | None, is_open: bool, bots: list[str | None]) -> Iterator[dict[str, Any]]:
    """Every step of a match as a reader knew it, or with all cards open; step 0 is the beginning."""
    stepping, told = match.rewound(), 0
    for index, decided in enumerate([None, *match.actions]):
        step: dict[str, Any] = {"decision": index}
        if decided is not None:
            seat, action = decided
            stepping.play(seat, action)
            step |= {"seat": seat, "bot": bots[index - 1] if bots else None}
            if is_open or seat == reader:
                step["action"] = action
        view = {**stepping.position(), **stepping.open_view()} if is_open else stepping.view(reader)
        events = stepping.journal[told:] if is_open else stepping.journal_for(reader, told)
        told = stepping.event_count
        yield step | {"events": events, "view": view}
