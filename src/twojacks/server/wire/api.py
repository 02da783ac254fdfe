"""The HTTP interface of docs/protocol.md."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import StreamingResponse
from pydantic_core import to_json

from twojacks.bots import CHARACTERS
from twojacks.games import find_game, game_names
from twojacks.play.match import Match
from twojacks.server.errors import LimitReached, NoRecord, RequestError
from twojacks.server.live.hints import MOST_SECONDS, find_question
from twojacks.server.live.hub import Hub
from twojacks.server.live.live_table import LiveTable
from twojacks.server.table import entries as kinds
from twojacks.server.table.commands import CLIENT_COMMANDS, ClientCommand, Command, CommandKind, command_of
from twojacks.server.table.game import TableGame
from twojacks.server.table.messages import encode, join, render_state
from twojacks.server.table.options import MOST_PLAYERS, GameName, NewTable, check_bot, read_options
from twojacks.server.table.seats import hash_token, token_for
from twojacks.server.table.table import FinishedGame
from twojacks.server.wire import requests, responses
from twojacks.server.wire.auth import address_of, check_token, cookie_name, seat_key, token_from
from twojacks.server.wire.game_facts import describe_game
from twojacks.server.wire.lessons import take_lesson
from twojacks.server.wire.links import draw_link, invitation, personal_link
from twojacks.server.wire.records import open_save, replay, write_record
from twojacks.server.wire.streams import StreamConnection, follow_events, read_events
from twojacks.text.rulebook import read_book
from twojacks.text.rulebook.examples import examples_of

router = APIRouter(prefix="/api", responses=responses.REFUSALS)

LAST_SEAT = MOST_PLAYERS - 1
TableId = Annotated[str, Path(pattern="^[a-z2-7]{16}$")]
SeatPath = Annotated[int, Path(ge=0, le=LAST_SEAT, description="the number of a seat")]
AsSeat = Annotated[int | None, Query(ge=0, le=LAST_SEAT, description="the reader; without it, a spectator")]
After = Annotated[int | None, Query(ge=0, le=2**31, description="the last number seen")]
GameNumber = Annotated[int, Query(ge=1, le=10_000, description="which game of the table, from 1")]
JSON = "application/json"
JSON_LINES = "application/x-ndjson"
LINES: dict[str, Any] = {"content": {JSON_LINES: {"schema": {"type": "string"}}}}
PICTURE: dict[str, Any] = {"content": {"image/svg+xml": {"schema": {"type": "string"}}}}
A_YEAR = 365 * 24 * 3600


def hub_of(request: Request) -> Hub:
    hub = request.app.state.hub
    assert isinstance(hub, Hub)
    return hub


async def enter(request: Request, table_id: str, seat: int | None) -> tuple[LiveTable, int | None]:
    """The table and the reader, if the request has the token of that seat."""
    hub = hub_of(request)
    live = await hub.find(table_id)
    if seat is not None:
        check_token(hub, await live.settled(), seat, token_from(request, seat), address_of(request))
    return live, seat


async def run_in_background(request: Request, work: Callable[[], Response]) -> Response:
    return await hub_of(request).background_jobs.run(address_of(request), work)


# Games, rules and lessons


@router.get("/games", response_model=responses.Games)
def list_games(request: Request, language: requests.LanguageName = "en") -> dict[str, Any]:
    """All games, and all bots that can take a seat."""
    allow_pages = hub_of(request).settings.allow_pages
    return {
        "games": [describe_game(name, language, allow_pages) for name in game_names()],
        "bots": [{"name": bot.name, "sentence": bot.sentence, "portrait": bot.portrait} for bot in CHARACTERS.values()],
    }


@router.get("/games/{game}/events", response_model=responses.EventFacts)
async def show_events(game: GameName) -> Response:
    """The roles and the animation of each kind of event, and how its fields are put into words."""
    return Response(to_json(find_game(game).language.describe()), media_type=JSON)


@router.get("/rules/{game}", response_model=responses.Rules)
async def read_rules(request: Request, game: GameName, language: requests.LanguageName = "en") -> Response:
    """The rulebook by clause, with examples as everybody would see them on the board."""
    name = find_game(game).name
    return await run_in_background(request, lambda: Response(to_json(render_rules(name, language)), media_type=JSON))


def render_rules(game: str, language: str) -> dict[str, Any]:
    return {**asdict(read_book(game, language)), "examples": examples_of(game, language)}


@router.post("/lessons/{game}", response_model=responses.LessonState)
async def take_a_lesson(request: Request, game: GameName, wanted: requests.TakeLesson) -> Response:
    """The first round against simple bots, after these actions. Nothing is stored."""
    name = find_game(game).name
    return await run_in_background(
        request, lambda: Response(to_json(take_lesson(name, wanted.actions)), media_type=JSON)
    )


# Tables


@router.post("/tables", status_code=201, response_model=responses.Created, response_model_exclude_unset=True)
async def create_table(request: Request, wanted: NewTable) -> Response:
    hub = hub_of(request)
    hub.creations.take(address_of(request))
    live = await hub.create(read_options(wanted))
    state = render_state(await live.settled(), None)
    link = invitation(hub.settings.public_url, live.table.id)
    texts = {"table": encode(live.table.id), "invitation": encode(link), "state": state}
    return Response(join(texts), 201, media_type=JSON)


@router.get("/tables", response_model=responses.Tables)
async def list_tables(request: Request) -> dict[str, Any]:
    """Public tables that are not over."""
    return {"tables": await hub_of(request).list_public()}


@router.get("/tables/{table_id}/state", response_model=responses.State)
async def show_state(request: Request, table_id: TableId, seat: AsSeat = None) -> Response:
    live, reader = await enter(request, table_id, seat)
    return Response(render_state(await live.settled(), reader), media_type=JSON)


@router.get("/tables/{table_id}/events", response_class=StreamingResponse, responses={200: LINES})
async def read_updates(
    request: Request, table_id: TableId, seat: AsSeat = None, after: After = None, follow: bool = False
) -> StreamingResponse:
    """The state, or the updates after a number, as JSON lines; with ``follow`` also future updates."""
    live, reader = await enter(request, table_id, seat)
    hub, address, owner = hub_of(request), address_of(request), live.table.owner_of(reader)
    if not follow:
        return StreamingResponse(read_events(live, reader, owner, after), media_type=JSON_LINES)
    if not hub.sockets.has_room(address):
        raise LimitReached("connections: expected fewer open ones")
    connection = StreamConnection(hub.backlogs, address, owner)
    events = follow_events(live, reader, after, connection, hub.sockets, address)
    return StreamingResponse(events, media_type=JSON_LINES)


@router.get("/tables/{table_id}/invitation.svg", response_class=Response, responses={200: PICTURE})
async def draw_invitation(request: Request, table_id: TableId, hand: bool = False) -> Response:
    """The invitation as a QR code; with ``hand`` for a phone that shows a hand of cards beside a big screen."""
    hub = hub_of(request)
    live = await hub.find(table_id)
    link = invitation(hub.settings.public_url, live.table.id) + ("#hand" if hand else "")
    return await run_in_background(request, lambda: draw_link(link))


# Seats


@router.post("/tables/{table_id}/seats", status_code=201, response_model=responses.Seated)
async def sit_down(request: Request, response: Response, table_id: TableId, wanted: requests.SitDown) -> dict[str, Any]:
    hub = hub_of(request)
    live = await hub.find(table_id)
    token = hub.new_token() if wanted.request is None else token_for(live.table.id, wanted.request)
    data = {"name": wanted.name, "token": hash_token(token), "randomness": wanted.randomness}
    seat = await live.ask(Command(kinds.SAT, wanted.seat, None, data))
    assert seat is not None
    return give_token(hub, response, live, seat, token)


@router.post("/tables/{table_id}/seats/{seat}/session", response_model=responses.Seated)
async def take_cookie(
    request: Request, response: Response, table_id: TableId, seat: SeatPath, session: requests.Session
) -> dict[str, Any]:
    """Return on another device: the token of the personal link becomes a cookie."""
    hub = hub_of(request)
    live = await hub.find(table_id)
    check_token(hub, await live.settled(), seat, session.token, address_of(request))
    return give_token(hub, response, live, seat, session.token)


def give_token(hub: Hub, response: Response, live: LiveTable, seat: int, token: str) -> dict[str, Any]:
    public_url, table_id = hub.settings.public_url, live.table.id
    response.set_cookie(
        cookie_name(seat),
        token,
        max_age=A_YEAR,
        path=f"/api/tables/{table_id}",
        secure=public_url.startswith("https:"),
        httponly=True,
        samesite="strict",
    )
    return {"seat": seat, "token": token, "link": personal_link(public_url, table_id, seat, token)}


@router.put("/tables/{table_id}/seats/{about}", response_model=responses.Kept)
async def put_bot(
    request: Request, table_id: TableId, about: SeatPath, wanted: requests.PutBot, seat: AsSeat = None
) -> dict[str, Any]:
    """Everybody who sits at the table may; ``seat`` says who asks."""
    check_bot(wanted.bot)
    live, reader = await enter(request, table_id, 0 if seat is None else seat)
    if about >= live.table.players:
        raise RequestError("seat: expected one of this table")
    data, owner = {"about": about, "bot": wanted.bot}, live.table.owner_of(reader)
    return await run_command(live, Command(kinds.SEATED_BOT, reader, wanted.request, data, owner=owner))


async def run_command(live: LiveTable, command: Command) -> dict[str, Any]:
    await live.ask(command)
    return {"n": command.seen}


def add_endpoint(kind: CommandKind) -> None:
    """POST /tables/{table_id}/seats/{seat}/NAME for a command of a client."""
    model = kind.model

    async def endpoint(request: Request, table_id: TableId, seat: SeatPath, wanted: ClientCommand) -> dict[str, Any]:
        live, _ = await enter(request, table_id, seat)
        hub_of(request).commands.take(seat_key(live, seat))
        return await run_command(live, command_of(wanted, seat, live.table.owner_of(seat)))

    endpoint.__annotations__["wanted"] = model
    path, name = f"/tables/{{table_id}}/seats/{{seat}}/{kind.name}", kind.check.__name__
    router.add_api_route(path, endpoint, methods=["POST"], name=name, response_model=responses.Kept)


for command_kind in CLIENT_COMMANDS:
    add_endpoint(command_kind)


@router.get("/tables/{table_id}/seats/{seat}/hint", response_model=responses.HintText)
async def give_hint(
    request: Request, table_id: TableId, seat: SeatPath, seconds: Annotated[float, Query(ge=0.1, le=MOST_SECONDS)] = 1.0
) -> Response:
    """Where the table allows it: how often to play each option, its chance to win, and why."""
    live, _ = await enter(request, table_id, seat)
    question, hub, address = find_question(await live.settled(), seat), hub_of(request), address_of(request)
    hub.background_jobs.admit(address)
    return Response(to_json(await hub.hints.hint(question, seconds, address)), media_type=JSON)


@router.get("/tables/{table_id}/seats/{seat}/previews", response_model=responses.Previews)
async def preview_options(request: Request, table_id: TableId, seat: SeatPath) -> Response:
    """Where each option of a seat leads."""
    live, _ = await enter(request, table_id, seat)
    game = (await live.settled()).game
    if game is None:
        raise NoRecord("game: expected one that has begun")
    return Response(to_json(render_previews(game, seat)), media_type=JSON)


def render_previews(game: TableGame, seat: int) -> dict[str, Any]:
    match, options = game.asked(seat), game.options(seat)
    previews = find_game(match.game).preview(match.observe(seat), seat, options) if options else {}
    return {"decision": game.decision, "options": previews}


@router.get("/tables/{table_id}/seats/{seat}/link.svg", response_class=Response, responses={200: PICTURE})
async def draw_personal_link(request: Request, table_id: TableId, seat: SeatPath) -> Response:
    """The personal link as a QR code, for the owner of the token."""
    live, _ = await enter(request, table_id, seat)
    token = token_from(request, seat)
    assert token is not None
    link = personal_link(hub_of(request).settings.public_url, live.table.id, seat, token)
    return await run_in_background(request, lambda: draw_link(link))


# Records and replays


@router.get("/tables/{table_id}/record", response_model=responses.Record)
async def show_record(request: Request, table_id: TableId, game: GameNumber = 1) -> dict[str, Any]:
    """A finished game with everything revealed."""
    return write_record(await find_finished(request, table_id, game))


@router.get("/tables/{table_id}/replay", response_model=responses.Replay)
async def show_replay(
    request: Request, table_id: TableId, game: GameNumber = 1, reader: requests.ReaderName = "spectator"
) -> Response:
    """A game step by step, as a seat or a spectator saw it; when it is over, also with all cards open."""
    found = await find_table_game(request, table_id, game, reader)
    match, bots = found.match.fork(), list(found.bots)
    check_reader(reader, match)
    return await run_in_background(request, lambda: render_replay(match, reader, bots))


@router.post("/replays", response_model=responses.Replay)
async def replay_save(request: Request, wanted: requests.ReplaySave) -> Response:
    """A saved match or a record from a file, step by step."""
    return await run_in_background(request, lambda: render_save(wanted))


def render_save(wanted: requests.ReplaySave) -> Response:
    match = open_save(wanted.save)
    check_reader(wanted.reader, match)
    return render_replay(match, wanted.reader, [])


def check_reader(reader: str, match: Match) -> None:
    if reader.isdecimal() and int(reader) >= match.players:
        raise RequestError("reader: expected a seat of this table")


def render_replay(match: Match, reader: str, bots: list[str | None]) -> Response:
    seat = int(reader) if reader.isdecimal() else None
    steps = list(replay(match, seat, reader == "all", bots))
    return Response(to_json({"steps": steps, "winners": match.winners if match.over else []}), media_type=JSON)


async def find_table_game(request: Request, table_id: str, number: int, reader: str) -> TableGame:
    """A finished game, or the current one for spectators and for the owner of a seat."""
    table = await (await hub_of(request).find(table_id)).settled()
    if number != table.game_number or table.game is None or table.game.is_over:
        return (await find_finished(request, table_id, number)).game
    if reader == "all":
        raise NoRecord("game: expected a finished game")
    if reader.isdecimal():
        await enter(request, table_id, int(reader))
    return table.game


async def find_finished(request: Request, table_id: str, number: int) -> FinishedGame:
    live = await hub_of(request).find(table_id)
    finished = (await live.settled()).finished
    if number > len(finished):
        raise NoRecord("game: expected a finished game")
    return finished[number - 1]
