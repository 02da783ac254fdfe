"""Commands: what can be asked for at a table, and the checks before a command becomes an entry of the log.

`CLIENT_COMMANDS` declares each command of a client once: its request model, the kind of its entry, and its check. The
HTTP endpoints, the messages of the socket and their descriptions follow from it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from pydantic import Field

from twojacks.errors import Error
from twojacks.server.errors import NotNow, SeatAbsent, SeatTaken, StaleDecision, WrongToken
from twojacks.server.table import entries as kinds
from twojacks.server.table.options import RequestModel, SeatNumber
from twojacks.server.table.table import Table

RequestId = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,64}$", description="different for every command")]
DecisionNumber = Annotated[int, Field(ge=0, le=100_000)]
Action = Annotated[str, Field(min_length=1, max_length=64)]
Randomness = Annotated[str, Field(pattern=r"^[0-9a-f]{16,128}$", description="added to the chance of the game")]

Reply = Callable[[Error | None], None]  # None: the command is on disk
Draft = tuple[int | None, dict[str, Any]]  # seat and data of an entry


def ignore(_error: Error | None) -> None:
    """The reply of the server's own commands."""


@dataclass(slots=True)
class Command:
    """A command of a seat or of the server itself. ``reply`` is called once, when it is on disk or refused."""

    kind: str  # of the entry
    seat: int | None = None
    request: str | None = None
    data: dict[str, Any] = field(default_factory=dict)
    reply: Reply = ignore
    granted: int | None = None  # the seat that a person got
    seen: int | None = None  # the last update that the seat knows of when it gets the reply
    owner: str | None = None  # the owner of the seat when the command was sent; None for the server's own


def make_entry(table: Table, command: Command) -> Draft:
    """Check a command. Raises the errors that `Table.apply` does not raise itself."""
    if command.owner is not None and command.owner != table.owner_of(command.seat):
        raise WrongToken
    check = CHECKS.get(command.kind)
    return (command.seat, command.data) if check is None else check(table, command)


# Checks


def sit(table: Table, command: Command) -> Draft:
    """Take the seat that was asked for, or the first free one."""
    free = [number for number, seat in enumerate(table.seats) if seat.kind == "free"]
    wanted = command.seat if command.seat is not None else next(iter(free), None)
    if wanted is None or wanted not in free:
        raise SeatTaken("seat: expected a free seat", code=None if free else "table.full")
    return wanted, command.data


def seat_bot(table: Table, command: Command) -> Draft:
    if table.stage != "gathering":
        raise NotNow("bot: expected a table that waits for people")
    return command.seat, command.data


def run_out(table: Table, command: Command) -> Draft:
    """The seat may have decided in the meantime."""
    assert command.seat is not None
    if command.seat not in table.waiting or not table.seats[command.seat].is_here:
        raise NotNow("clock: expected a person who owes a decision")
    return command.seat, {}


def decide(table: Table, command: Command) -> Draft:
    check_decision(table, command.data["decision"])
    data = {name: value for name, value in command.data.items() if name != "decision"}
    if data.get("pick") is None:
        data.pop("pick", None)
    return command.seat, data


def undo(table: Table, command: Command) -> Draft:
    check_decision(table, command.data["decision"])
    seat = check_presence(table, command)
    assert table.game is not None
    decisions, practised = table.game.find_undo(seat, table.is_alone)
    return seat, {"to": decisions, "practised": practised}


def vote(table: Table, command: Command) -> Draft:
    return check_presence(table, command), command.data


def come_back(table: Table, command: Command) -> Draft:
    assert command.seat is not None
    if table.seats[command.seat].substitute is None:
        raise NotNow("return: expected a seat that a bot plays for")
    return command.seat, {}


def get_ready(_table: Table, command: Command) -> Draft:
    return command.seat, command.data


def leave(_table: Table, command: Command) -> Draft:
    return command.seat, command.data


def check_decision(table: Table, number: int) -> None:
    if table.game is None or table.stage != "playing":
        raise NotNow("decision: expected a game in progress")
    if number != table.game.decision:
        raise StaleDecision(f"decision: expected {table.game.decision}, the number of the current question")


def check_presence(table: Table, command: Command) -> int:
    """A person must return before they act, if a bot plays for them. Returns the seat."""
    assert command.seat is not None
    if not table.seats[command.seat].is_here:
        raise SeatAbsent
    return command.seat


# Commands of clients


class ClientCommand(RequestModel):
    """What a seat may ask for. ``type`` names the message of the socket and the end of the HTTP path."""

    request: RequestId


class Decide(ClientCommand):
    type: Literal["decide"] = "decide"
    decision: DecisionNumber
    action: Action
    pick: Annotated[int, Field(ge=0, le=16)] | None = None


class Undo(ClientCommand):
    type: Literal["undo"] = "undo"
    decision: DecisionNumber


class Vote(ClientCommand):
    type: Literal["vote"] = "vote"
    about: SeatNumber
    agree: bool


class Return(ClientCommand):
    type: Literal["return"] = "return"


class Ready(ClientCommand):
    type: Literal["ready"] = "ready"
    randomness: Randomness | None = None


class Leave(ClientCommand):
    type: Literal["leave"] = "leave"


@dataclass(frozen=True, slots=True)
class CommandKind:
    """One line of the command table. The name of ``check`` also names the HTTP operation."""

    model: type[ClientCommand]
    entry: str
    check: Callable[[Table, Command], Draft]

    @property
    def name(self) -> str:
        return str(self.model.model_fields["type"].default)


CLIENT_COMMANDS = (
    CommandKind(Decide, kinds.DECIDED, decide),
    CommandKind(Undo, kinds.UNDONE, undo),
    CommandKind(Vote, kinds.VOTED, vote),
    CommandKind(Return, kinds.RETURNED, come_back),
    CommandKind(Ready, kinds.READY, get_ready),
    CommandKind(Leave, kinds.LEFT, leave),
)
CHECKS = {
    kinds.SAT: sit,
    kinds.SEATED_BOT: seat_bot,
    kinds.RAN_OUT: run_out,
    **{command.entry: command.check for command in CLIENT_COMMANDS},
}
ENTRY_OF = {command.model: command.entry for command in CLIENT_COMMANDS}
ENVELOPE = ("type", "request")  # the fields that are not data of the entry


def command_of(body: ClientCommand, seat: int, owner: str | None) -> Command:
    """The command of the person at a seat."""
    data = {name: value for name, value in vars(body).items() if name not in ENVELOPE}
    return Command(ENTRY_OF[type(body)], seat, body.request, data, owner=owner)
