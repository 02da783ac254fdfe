"""The messages of docs/protocol.md that tell a reader about a table.

They are made only from views, options and events that the reader may see.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from typing import Any

from pydantic_core import to_json

from twojacks.errors import Error
from twojacks.server.table.clocks import deadline_of
from twojacks.server.table.entries import Change
from twojacks.server.table.fairness import commitment_of
from twojacks.server.table.game import TableGame
from twojacks.server.table.json_cache import events_text, view_text
from twojacks.server.table.table import Table

MOST_CACHED = 8_192  # short values such as numbers and lists of options

JsonFields = dict[str, str]  # JSON texts by name


def encode(message: Any) -> str:
    """One line of JSON."""
    return to_json(message).decode()


@lru_cache(MOST_CACHED, typed=True)
def cached(value: Hashable) -> str:
    """The same for values that are sent again and again."""
    return encode(value)


def join(texts: JsonFields) -> str:
    """A JSON object."""
    return "{" + ",".join([f'"{name}":{text}' for name, text in texts.items()]) + "}"


def render_state(table: Table, reader: int | None) -> str:
    return join(
        {
            "type": '"state"',
            "n": cached(table.count_for(reader)),
            "reader": cached(reader),
            "table": encode(render_table(table)),
            "play": render_play(table, reader),
        }
    )


def render_changes(table: Table, changes: list[Change], reader: int | None) -> list[str]:
    """An update for each change that the reader may notice. The last one carries the state after all of them."""
    seen = [change for change in changes if change.is_for(reader)]
    messages = [render_change(table, change, reader) for change in seen]
    if messages:
        if any(change.about_table for change in seen):
            messages[-1]["table"] = encode(render_table(table))
        messages[-1]["play"] = render_play(table, reader)
    return [join(message) for message in messages]


def render_change(table: Table, change: Change, reader: int | None) -> JsonFields:
    message = {"type": '"update"', "n": cached(change.numbers[table.players if reader is None else reader])}
    if change.request is not None and change.seat == reader and table.owner_of(reader) in (change.owner, None):
        message["request"] = encode(change.request)
    if change.seat is not None:
        message |= {"seat": cached(change.seat), "bot": cached(change.bot)}
    message["notices"] = encode(change.notices) if change.notices else "[]"
    message["events"] = events_text(change.match, reader, change.start, change.stop) if change.match else "[]"
    if change.match:
        message["decided"] = cached(tuple(change.match.decided_events(change.start, change.stop)))
    return message


def render_missed(table: Table, reader: int | None, after: int | None) -> list[str]:
    """Everything after a number, or the whole state for a reader that has seen nothing yet."""
    missed = None if after is None else table.changes_after(reader, after)
    return [render_state(table, reader)] if missed is None else render_changes(table, missed, reader)


def describe_error(error: Error) -> dict[str, Any]:
    clause = getattr(error, "clause", None)
    message = error.message.encode(errors="replace").decode()  # it may quote invalid Unicode
    return {"code": error.code, "message": message, **({"clause": clause} if clause else {})}


def render_table(table: Table) -> dict[str, Any]:
    options = table.options
    return {
        "id": table.id,
        "game": options.game,
        "variant": options.variant,
        "players": options.players,
        **({"edition": options.edition["name"]} if options.edition else {}),
        **options.settings,
        "stage": table.stage,
        "game_number": table.game_number,
        "scores": table.scores,
        "totals": [sum(scores) for scores in zip(*table.scores, strict=True)] or [0] * table.players,
        "seats": [seat.describe() for seat in table.seats],
        "fairness": {
            "commitment": commitment_of(table.secret) if table.secret else None,
            "contributions": [seat.randomness for seat in table.seats],
        },
    }


def render_play(table: Table, reader: int | None) -> str:
    game = table.game
    if game is None:
        return "null"
    record, options = game.look(reader)
    may_undo = reader is not None and not game.is_over and game.may_undo(reader, table.is_alone)
    return (  # a format string, because every reader gets this after every decision
        f'{{"decision":{game.decision},'
        f'"waiting":{cached(game.waiting)},'
        f'"chosen":{cached(tuple(sorted(game.slots.made))) if game.slots else "[]"},'
        f'"secret":{cached(game.is_secret)},'
        f'"options":{cached(options)},'
        f'"choice":{render_choice(game, reader)},'
        f'"undo":{cached(may_undo)},'
        f'"undo_reveals":{cached(reader is not None and may_undo and game.undo_reveals(reader))},'
        f'"practised":{cached(game.practised)},'
        f'"deadline":{cached(deadline_of(table))},'
        f'"over":{cached(game.is_over)},'
        f'"winners":{cached(game.winners)},'
        f'"view":{view_text(game.match.game, record)}}}'
    )


def render_choice(game: TableGame, reader: int | None) -> str:
    slots = game.slots
    if slots is None or reader not in slots.owing:
        return "null"
    made, begun = slots.made.get(reader, []), slots.begun.get(reader, [])
    return encode({"made": [action for action, _ in made], "begun": [action for action, _ in begun]})
