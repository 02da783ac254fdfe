"""What may be asked for at a table, and whether it fits now. A wish that fits becomes an entry of the log."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from twojacks.errors import Error
from twojacks.server import entries as kinds
from twojacks.server import models
from twojacks.server.refusals import NotNow, SeatAbsent, SeatTaken, Stale, WrongToken
from twojacks.server.table import Table

Reply = Callable[[Error | None], None]  # None: it is on disk


def ignore(_error: Error | None) -> None:
    """For wishes of the server itself."""


@dataclass(slots=True)
class Command:
    """A wish, by a seat unless it is the server's own. ``reply`` is called once, when it is kept or refused."""

    kind: str
    seat: int | None = None
    request: str | None = None
    data: dict[str, Any] = field(default_factory=dict)
    reply: Reply = ignore
    granted: int | None = None  # the seat it came to be for
    seen: int | None = None  # the number of the last update its seat is told with the answer, or before
    owner: str | None = None  # whose seat it was when it was asked for, unless the wish is the server's own


def command_of(wish: models.Wish, seat: int, owner: str | None) -> Command:
    """What somebody who sits there asks for."""
    kind = KINDS[type(wish)]
    data = {name: value for name, value in vars(wish).items() if name not in ENVELOPE}
    if kind == kinds.DECIDED and data["pick"] is None:
        del data["pick"]
    return Command(kind, seat, wish.request, data, owner=owner)


def make_entry(table: Table, command: Command) -> tuple[int | None, dict[str, Any]]:
    """Seat and data of the entry. Raises what the table has against it, as far as `Table.apply` does not."""
    if command.owner is not None and command.owner != table.owner_of(command.seat):
        raise WrongToken("token: expected the one of this seat")
    make = MAKERS.get(command.kind)
    return (command.seat, command.data) if make is None else make(table, command)


def sit(table: Table, command: Command) -> tuple[int | None, dict[str, Any]]:
    """On the seat asked for, or on the first free one."""
    free = [number for number, seat in enumerate(table.seats) if seat.kind == "free"]
    wanted = command.seat if command.seat is not None else next(iter(free), None)
    if wanted is None or wanted not in free:
        raise SeatTaken("seat: expected a free one, and somebody sits there", code=None if free else "table.full")
    return wanted, command.data


def decide(table: Table, command: Command) -> tuple[int | None, dict[str, Any]]:
    check_decision(table, command.data["decision"])
    return command.seat, {name: value for name, value in command.data.items() if name != "decision"}


def check_presence(table: Table, command: Command) -> None:
    """Whoever a bot plays for has to return first."""
    assert command.seat is not None
    if not table.seats[command.seat].is_here:
        raise SeatAbsent("seat: expected its own player; a bot plays here until its person returns")


def vote(table: Table, command: Command) -> tuple[int | None, dict[str, Any]]:
    check_presence(table, command)
    return command.seat, command.data


def check_decision(table: Table, number: int) -> None:
    if table.playing is None or table.stage != "playing":
        raise NotNow("decision: expected a game that is being played")
    if number != table.playing.decision:
        raise Stale(f"decision: expected {table.playing.decision}, the question that is asked now")


def undo(table: Table, command: Command) -> tuple[int | None, dict[str, Any]]:
    check_decision(table, command.data["decision"])
    check_presence(table, command)
    assert table.playing is not None
    assert command.seat is not None
    decisions, practised = table.playing.find_undo(command.seat, table.is_alone)
    return command.seat, {"to": decisions, "practised": practised}


def seat_bot(table: Table, command: Command) -> tuple[int | None, dict[str, Any]]:
    if table.stage != "gathering":
        raise NotNow("bot: expected a table that waits for people")
    return command.seat, command.data


def run_out(table: Table, command: Command) -> tuple[int | None, dict[str, Any]]:
    """Unless the seat has decided in the meantime."""
    assert command.seat is not None
    if command.seat not in table.waiting or not table.seats[command.seat].is_here:
        raise NotNow("clock: expected a person who is waited for")
    return command.seat, {}


def come_back(table: Table, command: Command) -> tuple[int | None, dict[str, Any]]:
    assert command.seat is not None
    if table.seats[command.seat].substitute is None:
        raise NotNow("return: expected a bot that plays for this seat")
    return command.seat, {}


ENVELOPE = ("type", "request")  # what is not said about the wish itself

SHAPES: dict[type[models.Wish], str] = {
    models.Decide: kinds.DECIDED,
    models.Undo: kinds.UNDONE,
    models.Vote: kinds.VOTED,
    models.Return: kinds.RETURNED,
    models.Ready: kinds.READY,
    models.Leave: kinds.LEFT,
}
KINDS = {shape: kind for plain, kind in SHAPES.items() for shape in (plain, *plain.__subclasses__())}

MAKERS: dict[str, Callable[[Table, Command], tuple[int | None, dict[str, Any]]]] = {
    kinds.SAT: sit,
    kinds.DECIDED: decide,
    kinds.UNDONE: undo,
    kinds.VOTED: vote,
    kinds.SEATED_BOT: seat_bot,
    kinds.RAN_OUT: run_out,
    kinds.RETURNED: come_back,
}
