"""What readers are told, in the words of docs/protocol.md. Made from views, options and events of the reader alone."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from typing import Any

from pydantic_core import to_json

from twojacks.errors import Error
from twojacks.server.clocks import deadline_of
from twojacks.server.fairness import commitment_of
from twojacks.server.playing import Playing
from twojacks.server.table import Table
from twojacks.server.texts import events_text, view_text
from twojacks.server.updates import Update

MOST_KNOWN = 8_192  # numbers, options and the like


Texts = dict[str, str]  # by name, texts that are JSON already


def encode(message: Any) -> str:
    """One line of JSON."""
    return to_json(message).decode()


@lru_cache(MOST_KNOWN, typed=True)
def known(value: Hashable) -> str:
    """The same, of what is said again and again."""
    return encode(value)


def join(texts: Texts) -> str:
    """An object."""
    return "{" + ",".join([f'"{name}":{text}' for name, text in texts.items()]) + "}"


def tell_state(table: Table, reader: int | None) -> str:
    return join(
        {
            "type": '"state"',
            "n": known(table.count_for(reader)),
            "reader": known(reader),
            "table": encode(tell_table(table)),
            "play": tell_play(table, reader),
        }
    )


def tell_updates(table: Table, updates: list[Update], reader: int | None) -> list[str]:
    """The updates this reader may notice. The last one carries the state: the table stands after all of them."""
    seen = [update for update in updates if update.is_for(reader)]
    messages = [tell_update(table, update, reader) for update in seen]
    if messages:
        if any(update.about_table for update in seen):
            messages[-1]["table"] = encode(tell_table(table))
        messages[-1]["play"] = tell_play(table, reader)
    return [join(message) for message in messages]


def tell_update(table: Table, update: Update, reader: int | None) -> Texts:
    message = {"type": '"update"', "n": known(update.numbers[table.players if reader is None else reader])}
    if update.request is not None and update.seat == reader and table.owner_of(reader) in (update.owner, None):
        message["request"] = encode(update.request)
    if update.seat is not None:
        message |= {"seat": known(update.seat), "bot": known(update.bot)}
    message["notices"] = encode(update.notices) if update.notices else "[]"
    message["events"] = events_text(update.match, reader, update.start, update.stop) if update.match else "[]"
    return message


def tell_missed(table: Table, reader: int | None, after: int | None) -> list[str]:
    """What a reader needs who has seen everything up to a number, or nothing yet."""
    missed = None if after is None else table.updates_after(reader, after)
    return [tell_state(table, reader)] if missed is None else tell_updates(table, missed, reader)


def tell_error(error: Error) -> dict[str, Any]:
    clause = getattr(error, "clause", None)
    message = error.message.encode(errors="replace").decode()  # it may quote what cannot be written
    return {"code": error.code, "message": message, **({"clause": clause} if clause else {})}


def tell_table(table: Table) -> dict[str, Any]:
    options = table.options
    return {
        "id": table.id,
        **{name: options[name] for name in ("game", "variant", "players")},
        **({"edition": options["edition"]["name"]} if options["edition"] else {}),
        **{name: options[name] for name in ("public", "hints", "clock", "games")},
        "stage": table.stage,
        "game_number": table.game_number,
        "scores": table.scores,
        "totals": [sum(scores) for scores in zip(*table.scores, strict=True)] or [0] * table.players,
        "seats": [seat.tell() for seat in table.seats],
        "fairness": {
            "commitment": commitment_of(table.secret) if table.secret else None,
            "contributions": [seat.randomness for seat in table.seats],
        },
    }


def tell_play(table: Table, reader: int | None) -> str:
    playing = table.playing
    if playing is None:
        return "null"
    record, options = playing.look(reader)
    may_undo = reader is not None and not playing.is_over and playing.may_undo(reader, table.is_alone)
    return (  # written out, because it is said of every decision to everybody
        f'{{"decision":{playing.decision},'
        f'"waiting":{known(playing.waiting)},'
        f'"chosen":{known(tuple(sorted(playing.slots.made))) if playing.slots else "[]"},'
        f'"secret":{known(playing.is_secret)},'
        f'"options":{known(options)},'
        f'"choice":{tell_choice(playing, reader)},'
        f'"undo":{known(may_undo)},'
        f'"practised":{known(playing.practised)},'
        f'"deadline":{known(deadline_of(table))},'
        f'"over":{known(playing.is_over)},'
        f'"winners":{known(playing.winners)},'
        f'"view":{view_text(playing.match.game, record)}}}'
    )


def tell_choice(playing: Playing, reader: int | None) -> str:
    slots = playing.slots
    if slots is None or reader not in slots.owing:
        return "null"
    made, begun = slots.made.get(reader, []), slots.begun.get(reader, [])
    return encode({"made": [action for action, _ in made], "begun": [action for action, _ in begun]})
