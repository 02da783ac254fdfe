"""Tables over plain HTTP, as docs/protocol.md has them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import StreamingResponse
from pydantic_core import to_json

from twojacks.bots import CHARACTERS
from twojacks.errors import BadOptions
from twojacks.games import FOLDERS, find_game
from twojacks.kernel.protocol import Game
from twojacks.match import Match, check_variant
from twojacks.rulebook import read_book
from twojacks.rulebook.examples import examples_of
from twojacks.server import answers, models
from twojacks.server import entries as kinds
from twojacks.server.advice import MOST_SECONDS, find_doubt
from twojacks.server.codes import draw_link
from twojacks.server.commands import Command, command_of
from twojacks.server.doors import address_of, check_token, cookie_name, place_of, token_from
from twojacks.server.harbour import Harbour
from twojacks.server.lessons import take_lesson
from twojacks.server.live import LiveTable
from twojacks.server.messages import encode, join, tell_state
from twojacks.server.playing import Playing
from twojacks.server.records import open_save, replay, write_record
from twojacks.server.refusals import LimitReached, NoRecord, Refusal
from twojacks.server.seats import hash_token, token_for
from twojacks.server.streams import Lines, follow_events, read_events
from twojacks.server.table import Finished

router = APIRouter(prefix="/api", responses=answers.REFUSALS)

TableId = Annotated[str, Path(pattern="^[a-z2-7]{16}$")]
SeatPath = Annotated[int, Path(ge=0, le=3, description="the number of a seat")]
AsSeat = Annotated[int | None, Query(ge=0, le=3, description="whose eyes; without it, a spectator's")]
After = Annotated[int | None, Query(ge=0, le=2**31, description="the last number seen")]
GameNumber = Annotated[int, Query(ge=1, le=10_000, description="which game of the table, from 1")]
JSON = "application/json"
JSON_LINES = "application/x-ndjson"
LINES: dict[str, Any] = {"content": {JSON_LINES: {"schema": {"type": "string"}}}}
PICTURE: dict[str, Any] = {"content": {"image/svg+xml": {"schema": {"type": "string"}}}}
A_YEAR = 365 * 24 * 3600


def harbour_of(request: Request) -> Harbour:
    harbour = request.app.state.harbour
    assert isinstance(harbour, Harbour)
    return harbour


@router.get("/games", response_model=answers.Games)
async def list_games() -> dict[str, Any]:
    """Everything that can be played, and the bots that can sit down."""
    return {
        "games": [describe_game(find_game(name)) for name in FOLDERS],
        "bots": [{"name": bot.name, "sentence": bot.sentence, "portrait": bot.portrait} for bot in CHARACTERS.values()],
    }


def describe_game(game: Game) -> dict[str, Any]:
    variants = {name: list(counts) for name, counts in game.variants.items()}
    return {"name": game.name, "title": game.title, "variants": variants, "colours": list(game.colours)}


@router.post("/tables", status_code=201, response_model=answers.Created, response_model_exclude_unset=True)
async def create_table(request: Request, wanted: models.NewTable) -> Response:
    harbour = harbour_of(request)
    harbour.creations.take(address_of(request))
    live = await harbour.create(read_options(wanted))
    state = tell_state(await live.settled(), None)
    texts = {"table": encode(live.table.id), "invitation": encode(invitation(harbour, live)), "state": state}
    return Response(join(texts), 201, media_type=JSON)


def read_options(wanted: models.NewTable) -> dict[str, Any]:
    """What is asked for, checked by the game, with everything filled in that was left open."""
    game = find_game(wanted.game)
    bots = [*wanted.bots, *[None] * (wanted.players - len(wanted.bots))]
    check_bots(bots)
    if len(bots) != wanted.players:
        raise Refusal(f"bots: expected at most one for each of {wanted.players} seats")
    if all(bots):
        raise Refusal("bots: expected at least one seat for a person")
    return {
        "game": game.name,
        "variant": check_variant(game, wanted.players, wanted.variant),
        "players": wanted.players,
        "edition": read_edition(game, wanted.edition),
        "bots": bots,
        **wanted.model_dump(include={"clock", "public", "hints", "games"}),
    }


def read_edition(game: Game, edition: Any) -> dict[str, Any] | None:
    """By name, or a whole one: files of this machine cannot be named from outside, so nobody is told to."""
    try:
        return game.read_edition(edition)
    except BadOptions as error:
        if isinstance(edition, str) and game.read_edition(None) is not None:
            sentence = "edition: expected the name of one that comes with the game, or a whole one as an object"
            raise BadOptions(sentence) from error
        raise


def check_bots(bots: Sequence[str | None]) -> None:
    """Our own characters only: nobody starts programs on this machine from outside."""
    for bot in bots:
        if bot is not None and bot not in CHARACTERS:
            raise Refusal(f"bot: expected one of {', '.join(CHARACTERS)}", code="bot.unknown")


def invitation(harbour: Harbour, live: LiveTable) -> str:
    return f"{harbour.settings.public_url}/t/{live.table.id}"


@router.get("/tables", response_model=answers.Tables)
async def list_tables(request: Request) -> dict[str, Any]:
    """Those that were made public and are not over."""
    return {"tables": await harbour_of(request).list_public()}


@router.get("/tables/{table_id}/state", response_model=answers.State)
async def show_state(request: Request, table_id: TableId, seat: AsSeat = None) -> Response:
    live, reader = await enter(request, table_id, seat)
    return Response(tell_state(await live.settled(), reader), media_type=JSON)


@router.post("/tables/{table_id}/seats", status_code=201, response_model=answers.Seated)
async def sit_down(request: Request, response: Response, table_id: TableId, wanted: models.SitDown) -> dict[str, Any]:
    harbour = harbour_of(request)
    live = await harbour.find(table_id)
    token = harbour.new_token() if wanted.request is None else token_for(live.table.id, wanted.request)
    data = {"name": wanted.name, "token": hash_token(token), "randomness": wanted.randomness}
    seat = await live.ask(Command(kinds.SAT, wanted.seat, None, data))
    assert seat is not None
    return give_token(harbour, response, live, seat, token)


@router.post("/tables/{table_id}/seats/{seat}/session", response_model=answers.Seated)
async def take_cookie(
    request: Request, response: Response, table_id: TableId, seat: SeatPath, session: models.Session
) -> dict[str, Any]:
    """Come back on another device: the token of the personal link becomes a cookie."""
    harbour = harbour_of(request)
    live = await harbour.find(table_id)
    check_token(harbour, await live.settled(), seat, session.token, address_of(request))
    return give_token(harbour, response, live, seat, session.token)


def give_token(harbour: Harbour, response: Response, live: LiveTable, seat: int, token: str) -> dict[str, Any]:
    response.set_cookie(
        cookie_name(seat),
        token,
        max_age=A_YEAR,
        path=f"/api/tables/{live.table.id}",
        secure=harbour.settings.public_url.startswith("https:"),
        httponly=True,
        samesite="strict",
    )
    return {"seat": seat, "token": token, "link": personal_link(harbour, live, seat, token)}


@router.put("/tables/{table_id}/seats/{about}", response_model=answers.Kept)
async def put_bot(
    request: Request, table_id: TableId, about: SeatPath, wanted: models.PutBot, seat: AsSeat = None
) -> dict[str, Any]:
    """Whoever sits at the table may; ``seat`` says who asks."""
    check_bots([wanted.bot])
    live, reader = await enter(request, table_id, 0 if seat is None else seat)
    if about >= live.table.players:
        raise Refusal("seat: expected one of this table")
    data, owner = {"about": about, "bot": wanted.bot}, live.table.owner_of(reader)
    return await fulfil(live, Command(kinds.SEATED_BOT, reader, wanted.request, data, owner=owner))


async def enter(request: Request, table_id: str, seat: int | None) -> tuple[LiveTable, int | None]:
    """The table, and the reader that the request may speak for."""
    harbour = harbour_of(request)
    live = await harbour.find(table_id)
    if seat is not None:
        check_token(harbour, await live.settled(), seat, token_from(request, seat), address_of(request))
    return live, seat


async def fulfil(live: LiveTable, command: Command) -> dict[str, Any]:
    await live.ask(command)
    return {"n": command.seen}


async def wish(request: Request, table_id: str, seat: int, wanted: models.Wish) -> dict[str, Any]:
    live, _ = await enter(request, table_id, seat)
    harbour_of(request).wishes.take(place_of(live, seat))
    return await fulfil(live, command_of(wanted, seat, live.table.owner_of(seat)))


@router.post("/tables/{table_id}/seats/{seat}/decide", response_model=answers.Kept)
async def decide(request: Request, table_id: TableId, seat: SeatPath, wanted: models.Decide) -> dict[str, Any]:
    return await wish(request, table_id, seat, wanted)


@router.post("/tables/{table_id}/seats/{seat}/undo", response_model=answers.Kept)
async def undo(request: Request, table_id: TableId, seat: SeatPath, wanted: models.Undo) -> dict[str, Any]:
    return await wish(request, table_id, seat, wanted)


@router.post("/tables/{table_id}/seats/{seat}/vote", response_model=answers.Kept)
async def vote(request: Request, table_id: TableId, seat: SeatPath, wanted: models.Vote) -> dict[str, Any]:
    return await wish(request, table_id, seat, wanted)


@router.post("/tables/{table_id}/seats/{seat}/return", response_model=answers.Kept)
async def come_back(request: Request, table_id: TableId, seat: SeatPath, wanted: models.Return) -> dict[str, Any]:
    return await wish(request, table_id, seat, wanted)


@router.post("/tables/{table_id}/seats/{seat}/ready", response_model=answers.Kept)
async def get_ready(request: Request, table_id: TableId, seat: SeatPath, wanted: models.Ready) -> dict[str, Any]:
    return await wish(request, table_id, seat, wanted)


@router.post("/tables/{table_id}/seats/{seat}/leave", response_model=answers.Kept)
async def leave(request: Request, table_id: TableId, seat: SeatPath, wanted: models.Leave) -> dict[str, Any]:
    return await wish(request, table_id, seat, wanted)


@router.get("/tables/{table_id}/seats/{seat}/hint", response_model=answers.HintText)
async def give_hint(
    request: Request, table_id: TableId, seat: SeatPath, seconds: Annotated[float, Query(ge=0.1, le=MOST_SECONDS)] = 1.0
) -> Response:
    """Where the table allows it: how often each option should be played, how likely it wins, and why."""
    live, _ = await enter(request, table_id, seat)
    doubt, harbour, address = find_doubt(await live.settled(), seat), harbour_of(request), address_of(request)
    harbour.errands.admit(address)
    return Response(to_json(await harbour.adviser.hint(doubt, seconds, address)), media_type=JSON)


@router.get("/tables/{table_id}/seats/{seat}/previews", response_model=answers.Previews)
async def preview_options(request: Request, table_id: TableId, seat: SeatPath) -> Response:
    """Where each option of a seat leads: for people, who look before they choose."""
    live, _ = await enter(request, table_id, seat)
    playing = (await live.settled()).playing
    if playing is None:
        raise NoRecord("game: expected one that has begun")
    return Response(to_json(tell_previews(playing, seat)), media_type=JSON)


def tell_previews(playing: Playing, seat: int) -> dict[str, Any]:
    match, options = playing.asked(seat), playing.options(seat)
    previews = find_game(match.game).preview(match.observe(seat), seat, options) if options else {}
    return {"decision": playing.decision, "options": previews}


@router.get("/rules/{game}", response_model=answers.Rules)
async def read_rules(request: Request, game: models.GameName, language: models.LanguageName = "en") -> Response:
    """The rulebook, clause by clause, with examples as everybody would see them on the board."""
    name = find_game(game).name
    return await run_errand(request, lambda: Response(to_json(tell_rules(name, language)), media_type=JSON))


def tell_rules(game: str, language: str) -> dict[str, Any]:
    return {**asdict(read_book(game, language)), "examples": examples_of(game, language)}


@router.post("/lessons/{game}", response_model=answers.LessonState)
async def take_a_lesson(request: Request, game: models.GameName, wanted: models.TakeLesson) -> Response:
    """The first round with deckhands, as far as these actions go. Nothing of it is kept."""
    name = find_game(game).name
    return await run_errand(request, lambda: Response(to_json(take_lesson(name, wanted.actions)), media_type=JSON))


@router.get("/tables/{table_id}/events", response_class=StreamingResponse, responses={200: LINES})
async def read_updates(
    request: Request, table_id: TableId, seat: AsSeat = None, after: After = None, follow: bool = False
) -> StreamingResponse:
    """The state, or the updates after a number, as lines of JSON; with ``follow`` also those that come."""
    live, reader = await enter(request, table_id, seat)
    harbour, address, owner = harbour_of(request), address_of(request), live.table.owner_of(reader)
    if not follow:
        return StreamingResponse(read_events(live, reader, owner, after), media_type=JSON_LINES)
    if not harbour.sockets.has_room(address):
        raise LimitReached("connections: expected fewer open ones")
    lines = Lines(harbour.backlogs, address, owner)
    told = follow_events(live, reader, after, lines, harbour.sockets, address)
    return StreamingResponse(told, media_type=JSON_LINES)


@router.get("/tables/{table_id}/record", response_model=answers.Record)
async def show_record(request: Request, table_id: TableId, game: GameNumber = 1) -> dict[str, Any]:
    """A finished game with everything revealed."""
    return write_record(await find_finished(request, table_id, game))


@router.get("/tables/{table_id}/replay", response_model=answers.Replay)
async def show_replay(
    request: Request, table_id: TableId, game: GameNumber = 1, reader: models.ReaderName = "spectator"
) -> Response:
    """A game step by step, as a seat or a spectator knew it; when it is over also with all cards open, for anybody."""
    playing = await find_playing(request, table_id, game, reader)
    match, bots = playing.match.fork(), list(playing.bots)
    check_reader(reader, match)
    return await run_errand(request, lambda: tell_replay(match, reader, bots))


@router.post("/replays", response_model=answers.Replay)
async def replay_save(request: Request, wanted: models.ReplaySave) -> Response:
    """A saved match, or a record, opened again from a file: step by step."""
    return await run_errand(request, lambda: tell_save(wanted))


async def run_errand(request: Request, work: Callable[[], Response]) -> Response:
    return await harbour_of(request).errands.run(address_of(request), work)


def tell_save(wanted: models.ReplaySave) -> Response:
    match = open_save(wanted.save)
    check_reader(wanted.reader, match)
    return tell_replay(match, wanted.reader, [])


def check_reader(reader: str, match: Match) -> None:
    if reader.isdecimal() and int(reader) >= match.players:
        raise Refusal("reader: expected a seat of this table")


def tell_replay(match: Match, reader: str, bots: list[str | None]) -> Response:
    seat = int(reader) if reader.isdecimal() else None
    return Response(to_json({"steps": list(replay(match, seat, reader == "all", bots))}), media_type=JSON)


async def find_playing(request: Request, table_id: str, game: int, reader: str) -> Playing:
    """One that is over, or the one being played: that one as a spectator knows it, or a seat for its owner."""
    table = await (await harbour_of(request).find(table_id)).settled()
    if game != table.game_number or table.playing is None or table.playing.is_over:
        return (await find_finished(request, table_id, game)).playing
    if reader == "all":
        raise NoRecord("game: expected one that is over")
    if reader.isdecimal():
        await enter(request, table_id, int(reader))
    return table.playing


async def find_finished(request: Request, table_id: str, game: int) -> Finished:
    live = await harbour_of(request).find(table_id)
    finished = (await live.settled()).finished
    if game > len(finished):
        raise NoRecord("game: expected one that is over")
    return finished[game - 1]


@router.get("/tables/{table_id}/invitation.svg", response_class=Response, responses={200: PICTURE})
async def draw_invitation(request: Request, table_id: TableId, hand: bool = False) -> Response:
    """The invitation as a QR code; with ``hand`` for a phone that shows a hand of cards beside a big screen."""
    harbour = harbour_of(request)
    link = invitation(harbour, await harbour.find(table_id)) + ("#hand" if hand else "")
    return await run_errand(request, lambda: draw_link(link))


@router.get("/tables/{table_id}/seats/{seat}/link.svg", response_class=Response, responses={200: PICTURE})
async def draw_personal_link(request: Request, table_id: TableId, seat: SeatPath) -> Response:
    """The personal link as a QR code, for whoever holds its token."""
    harbour = harbour_of(request)
    live, _ = await enter(request, table_id, seat)
    token = token_from(request, seat)
    assert token is not None
    link = personal_link(harbour, live, seat, token)
    return await run_errand(request, lambda: draw_link(link))


def personal_link(harbour: Harbour, live: LiveTable, seat: int, token: str) -> str:
    """The token is in the fragment, which browsers keep to themselves."""
    return f"{invitation(harbour, live)}#seat={seat}&token={token}"
