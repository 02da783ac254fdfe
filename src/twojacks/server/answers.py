"""What the server answers, for its description. What goes out is not checked against this again; tests do that."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict


class Answer(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class ErrorText(Answer):
    code: str
    message: str
    clause: str | None = None


class Refused(Answer):
    error: ErrorText


class GameFacts(Answer):
    name: str
    title: str
    variants: dict[str, list[int]]
    colours: list[str]


class BotFacts(Answer):
    name: str
    sentence: str
    portrait: str


class Games(Answer):
    games: list[GameFacts]
    bots: list[BotFacts]


class SeatState(Answer):
    kind: Literal["person", "bot", "free"]
    name: str | None
    bot: str | None
    substitute: str | None
    why: Literal["clock", "agreed", "left"] | None
    votes: list[int]
    ready: bool


class Fairness(Answer):
    commitment: str | None
    contributions: list[str | None]


class TableState(Answer):
    id: str
    game: str
    variant: str
    players: int
    edition: str | None = None
    public: bool
    hints: bool
    clock: int | None
    games: int
    stage: Literal["gathering", "playing", "between"]
    game_number: int
    scores: list[list[int]]
    totals: list[int]
    seats: list[SeatState]
    fairness: Fairness


class Choice(Answer):
    made: list[str]
    begun: list[str]


class Play(Answer):
    decision: int
    waiting: list[int]
    chosen: list[int]
    secret: bool
    options: list[str]
    choice: Choice | None
    undo: bool
    practised: bool
    deadline: float | None
    over: bool
    winners: list[int]
    view: dict[str, Any]


class State(Answer):
    type: Literal["state"]
    n: int
    reader: int | None
    table: TableState
    play: Play | None


class Update(Answer):
    """One line of a stream, or one text of a socket."""

    type: Literal["update"]
    n: int
    request: str | None = None
    seat: int | None = None
    bot: str | None = None
    notices: list[dict[str, Any]]
    events: list[dict[str, Any]]
    table: TableState | None = None
    play: Play | None = None


class Created(Answer):
    table: str
    invitation: str
    state: State


class SeatSummary(Answer):
    kind: str
    name: str | None
    bot: str | None


class TableSummary(Answer):
    id: str
    game: str
    variant: str
    players: int
    games: int
    clock: int | None
    stage: str
    seats: list[SeatSummary]


class Tables(Answer):
    tables: list[TableSummary]


class Seated(Answer):
    seat: int
    token: str
    link: str


class Kept(Answer):
    """What was asked for is on disk; ``n`` is the last number told to this seat."""

    n: int


class Record(Answer):
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


class Step(Answer):
    decision: int
    seat: int | None = None
    bot: str | None = None
    action: str | None = None
    events: list[dict[str, Any]]
    view: dict[str, Any]


class Replay(Answer):
    steps: list[Step]


class Previews(Answer):
    """By option where it leads if nobody else acts before; the shapes are in docs/previews.md."""

    decision: int
    options: dict[str, dict[str, Any]]


class ClauseText(Answer):
    number: str
    title: str | None
    text: str
    ruling: bool
    why: str | None


class SectionText(Answer):
    number: str | None
    title: str
    short: str | None
    text: str | None
    why: str | None
    clauses: list[ClauseText]


class ExampleText(Answer):
    clause: str
    caption: str
    players: int
    before: dict[str, Any]
    after: dict[str, Any] | None


class Rules(Answer):
    game: str
    language: str
    title: str
    intro: str
    sections: list[SectionText]
    examples: list[ExampleText]


class LessonState(Answer):
    steps: list[Step]
    options: list[str]
    previews: dict[str, dict[str, Any]]
    waiting: list[int]
    over: bool
    winners: list[int]


class HintedOption(Answer):
    action: str
    mix: float
    chance: float
    simulations: int


class HintText(Answer):
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
