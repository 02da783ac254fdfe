"""Models of the responses, for OpenAPI. Tests check that the responses match them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, create_model

from twojacks.kernel.journal import Role
from twojacks.server.storage.database import SUMMARY_SETTINGS
from twojacks.server.table.options import NewTable, settings_of


class ResponseModel(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


def settings(names: Sequence[str]) -> type[ResponseModel]:
    """A base class with settings of tables as required fields."""
    fields: dict[str, Any] = {name: (NewTable.model_fields[name].annotation, ...) for name in names}
    return create_model("Settings", __base__=ResponseModel, **fields)


class ErrorText(ResponseModel):
    code: str
    message: str
    clause: str | None = None


class Refused(ResponseModel):
    error: ErrorText


class PageFacts(ResponseModel):
    """A game's own front end: its module, its picture, and which of the two sets of colours it is drawn in."""

    module: str
    cover: str | None
    world: Literal["day", "night"]


class GameFacts(ResponseModel):
    """``words`` has a place for the language; ``page`` is null for a game that is shown on the generic board."""

    name: str
    title: str
    about: str
    facts: str
    prefix: str
    variants: dict[str, list[int]]
    colours: list[str]
    words: str | None
    page: PageFacts | None
    rules: bool
    lesson: bool


class BotFacts(ResponseModel):
    name: str
    sentence: str
    portrait: str


class Games(ResponseModel):
    games: list[GameFacts]
    bots: list[BotFacts]


class ListingFacts(ResponseModel):
    """How several events in a row are listed in one sentence."""

    names: str
    count_by: str
    count: str
    only_if: str


class KindFacts(ResponseModel):
    """A kind of event: its fields, its roles for everybody who tells or shows it, and its animation."""

    fields: list[str]
    secret: list[str]
    roles: list[Role]
    by_clause: dict[str, list[Role]]
    after: list[str]
    listing: ListingFacts
    animation: str
    banner: str


class ArgumentFacts(ResponseModel):
    """How a field of an event becomes an argument of a sentence."""

    field: str
    write: str
    form: str
    forms: dict[str, str]
    cases: list[tuple[bool | int | str | None, str]]
    same_as: tuple[str, str] | None
    otherwise: str


class EventFacts(ResponseModel):
    kinds: dict[str, KindFacts]
    arguments: dict[str, ArgumentFacts]


class SeatState(ResponseModel):
    kind: Literal["person", "bot", "free"]
    name: str | None
    bot: str | None
    substitute: str | None
    why: Literal["clock", "agreed", "left"] | None
    votes: list[int]
    ready: bool


class Fairness(ResponseModel):
    commitment: str | None
    contributions: list[str | None]


class TableState(settings(settings_of(NewTable))):  # type: ignore[misc]
    id: str
    game: str
    variant: str
    players: int
    edition: str | None = None
    stage: Literal["gathering", "playing", "between"]
    game_number: int
    scores: list[list[int]]
    totals: list[int]
    seats: list[SeatState]
    fairness: Fairness


class Choice(ResponseModel):
    made: list[str]
    begun: list[str]


class Play(ResponseModel):
    decision: int
    waiting: list[int]
    chosen: list[int]
    secret: bool
    options: list[str]
    choice: Choice | None
    undo: bool
    undo_reveals: bool
    practised: bool
    deadline: float | None
    over: bool
    winners: list[int]
    view: dict[str, Any]


class State(ResponseModel):
    type: Literal["state"]
    n: int
    reader: int | None
    table: TableState
    play: Play | None


class Update(ResponseModel):
    """One line of a stream, or one message of a socket."""

    type: Literal["update"]
    n: int
    request: str | None = None
    seat: int | None = None
    bot: str | None = None
    notices: list[dict[str, Any]]
    events: list[dict[str, Any]]
    decided: list[int] = []
    table: TableState | None = None
    play: Play | None = None


class PresenceText(ResponseModel):
    """Sent over a socket on connecting and when it changes."""

    type: Literal["presence"]
    seats: list[bool]
    watching: int


class AcceptedText(ResponseModel):
    """Answers a command that changed nothing, over a socket."""

    type: Literal["accepted"]
    request: str


class RefusedText(ResponseModel):
    """Answers a command that was refused, over a socket."""

    type: Literal["refused"]
    request: str | None
    error: ErrorText


class Pong(ResponseModel):
    type: Literal["pong"]


class Created(ResponseModel):
    table: str
    invitation: str
    state: State


class SeatSummary(ResponseModel):
    kind: str
    name: str | None
    bot: str | None


class TableSummary(settings(SUMMARY_SETTINGS)):  # type: ignore[misc]
    id: str
    game: str
    variant: str
    players: int
    stage: str
    seats: list[SeatSummary]


class Tables(ResponseModel):
    tables: list[TableSummary]


class Seated(ResponseModel):
    seat: int
    token: str
    link: str


class Kept(ResponseModel):
    """What was asked for is on disk; ``n`` is the last number told to this seat."""

    n: int


class Record(ResponseModel):
    format: Literal["two-jacks record"]
    version: Literal[1]
    commitment: str
    secret: str
    contributions: list[str | None]
    bot_seed: str
    seats: list[dict[str, str | None]]
    bots: list[str | None]
    practised: bool
    save: dict[str, Any]


class Step(ResponseModel):
    decision: int
    seat: int | None = None
    bot: str | None = None
    action: str | None = None
    events: list[dict[str, Any]]
    decided: list[int]
    view: dict[str, Any]


class Replay(ResponseModel):
    steps: list[Step]
    winners: list[int]


class Previews(ResponseModel):
    """By option where it leads if nobody else acts before; the shapes are in docs/reference/previews.md."""

    decision: int
    options: dict[str, dict[str, Any]]


class ClauseText(ResponseModel):
    number: str
    title: str | None
    text: str
    ruling: bool
    why: str | None


class SectionText(ResponseModel):
    number: str | None
    title: str
    short: str | None
    text: str | None
    why: str | None
    clauses: list[ClauseText]


class ExampleText(ResponseModel):
    clause: str
    caption: str
    players: int
    before: dict[str, Any]
    after: dict[str, Any] | None


class RulebookText(ResponseModel):
    game: str
    language: str
    title: str
    intro: str
    sections: list[SectionText]
    examples: list[ExampleText]


Rules = create_model("Rules", __base__=RulebookText)  # its name in OpenAPI; `kernel.game` has another class Rules


class LessonState(ResponseModel):
    steps: list[Step]
    options: list[str]
    previews: dict[str, dict[str, Any]]
    waiting: list[int]
    over: bool
    winners: list[int]


class HintedOption(ResponseModel):
    action: str
    mix: float
    chance: float
    simulations: int


class HintText(ResponseModel):
    decision: int
    seat: int
    options: list[HintedOption]
    chances: list[float]
    line: list[tuple[int, str]]
    events: list[dict[str, Any]]
    why: str
    simulations: int
    seconds: float


WRONG = {400: "asked wrongly", 403: "from a page of another site", 408: "too slow", 413: "too large"}
REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Refused, "description": text}
    for status, text in {
        **WRONG,
        401: "not this seat's token",
        404: "no such table, or nothing to show yet",
        409: "not now; nothing has changed",
        429: "too often",
        503: "the database does not answer; send it again",
    }.items()
}
