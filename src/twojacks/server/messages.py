"""What readers are told, in the words of docs/protocol.md. Made from views, options and events of the reader alone."""

from __future__ import annotations

from typing import Any

from pydantic_core import to_json

from twojacks.errors import Error
from twojacks.server.clocks import deadline_of
from twojacks.server.fairness import commitment_of
from twojacks.server.table import Table
from twojacks.server.texts import events_text, view_text
from twojacks.server.updates import Update


class Written(str):
    """Text that is JSON already."""

    __slots__ = ()


def encode(message: dict[str, Any]) -> str:
    """One line of JSON, with what is written already put in as it is."""
    written = [f',"{name}":{value}' for name, value in message.items() if type(value) is Written]
    if not written:
        return to_json(message).decode()
    rest = to_json({name: value for name, value in message.items() if type(value) is not Written}).decode()
    return f"{rest[:-1]}{''.join(written)}}}"


def tell_state(table: Table, reader: int | None) -> dict[str, Any]:
    return {
        "type": "state",
        "n": table.count_for(reader),
        "reader": reader,
        "table": tell_table(table),
        "play": tell_play(table, reader),
    }


def tell_updates(table: Table, updates: list[Update], reader: int | None) -> list[dict[str, Any]]:
    """The updates this reader may notice. The last one carries the state: the table stands after all of them."""
    seen = [update for update in updates if update.is_for(reader)]
    messages = [tell_update(table, update, reader) for update in seen]
    if messages:
        if any(update.about_table for update in seen):
            messages[-1]["table"] = tell_table(table)
        messages[-1]["play"] = tell_play(table, reader)
    return messages


def tell_update(table: Table, update: Update, reader: int | None) -> dict[str, Any]:
    message: dict[str, Any] = {"type": "update", "n": update.numbers[table.players if reader is None else reader]}
    if update.request is not None and update.seat == reader:
        message["request"] = update.request
    if update.seat is not None:
        message |= {"seat": update.seat, "bot": update.bot}
    message["notices"] = update.notices
    message["events"] = Written(events_text(update.match, reader, update.start, update.stop) if update.match else "[]")
    return message


def tell_missed(table: Table, reader: int | None, after: int | None) -> list[dict[str, Any]]:
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


def tell_play(table: Table, reader: int | None) -> Written | None:
    playing = table.playing
    if playing is None:
        return None
    record, options = playing.look(reader)
    play = {
        "decision": playing.decision,
        "waiting": playing.waiting,
        "chosen": sorted(playing.slots.made) if playing.slots else [],
        "options": options,
        "choice": tell_choice(table, reader),
        "undo": reader is not None and not playing.is_over and playing.may_undo(reader, table.is_alone),
        "practised": playing.practised,
        "deadline": deadline_of(table),
        "over": playing.is_over,
        "winners": playing.winners,
    }
    return Written(f'{to_json(play).decode()[:-1]},"view":{view_text(playing.match.game, record)}}}')


def tell_choice(table: Table, reader: int | None) -> dict[str, list[str]] | None:
    slots = table.playing.slots if table.playing else None
    if slots is None or reader not in slots.owing:
        return None
    made, begun = slots.made.get(reader, []), slots.begun.get(reader, [])
    return {"made": [action for action, _ in made], "begun": [action for action, _ in begun]}
