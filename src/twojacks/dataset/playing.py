"""Self-play in chunks, each of which can be played anywhere: a chunk follows from the plan and its number."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any

from twojacks import __version__
from twojacks.adapters.boards import Board
from twojacks.bots import Bot, find_bot
from twojacks.bots.players import STAND_IN, Player, begin
from twojacks.bots.pool import seat_bot
from twojacks.dataset.columns import load_arrow
from twojacks.dataset.recording import Record, make_table, record_game, write_json
from twojacks.errors import BadOptions, Error
from twojacks.games import find_game
from twojacks.kernel.fields import describe, is_whole
from twojacks.match import make_chance
from twojacks.positions import read_beginning, read_position

CHUNK = 16  # games
MOST_GAMES = 10**9
RANDOM = "random"  # every option equally likely


@dataclass(frozen=True)
class SelfPlay:
    """Made by `plan_self_play`, which checks it."""

    game: str
    players: int
    variant: str
    edition: dict[str, Any] | None
    games: int
    seed: str
    bots: tuple[str, ...]  # one for each seat
    position: dict[str, Any] | None = None  # to begin with instead of a set-up
    version: str = __version__

    @property
    def chunks(self) -> range:
        return range(-(-self.games // CHUNK))

    def games_of(self, chunk: int) -> range:
        return range(chunk * CHUNK, min(self.games, (chunk + 1) * CHUNK))

    def seed_of(self, number: int) -> str:
        return f"{self.seed}/{number}"


def plan_self_play(
    game: str,
    *,
    players: int,
    games: int,
    seed: str | int,
    variant: str | None = None,
    edition: Any = None,
    bots: Sequence[str] = (),
    position: Any = None,
) -> SelfPlay:
    """``bots``: one name for all seats or one for each; none is random play."""
    rules = find_game(game)
    chosen, _ = read_beginning(rules, players, variant, edition, position)
    if not is_whole(games) or not 0 < games <= MOST_GAMES:
        raise BadOptions(f"games: expected a whole number from 1 to {MOST_GAMES}, not {describe(games)}")
    names = tuple(bots) or (RANDOM,)
    if len(names) not in (1, players):
        raise BadOptions(f"bots: expected one name, or {players}, not {len(names)}")
    for name in names:
        if name != RANDOM:
            find_bot(name)
    make_chance(seed)  # which says what a seed is
    seats = names if len(names) == players else names * players
    beginning = read_position(game, position)
    printed = rules.read_edition(edition) if beginning is None else None
    return SelfPlay(game, int(players), chosen, printed, int(games), str(seed), seats, beginning)


def prepare(plan: SelfPlay) -> None:
    """An own bot that does not start is a mistake of whoever named it, and told before the first game."""
    board = Board(plan.game, plan.players, plan.variant, plan.edition, plan.position)
    board.deal(plan.seed)
    for name in set(plan.bots) - {RANDOM}:
        begin(seat_bot(name, board.game, seed=""), board.view(0), 0)


def play_chunk(plan: SelfPlay, chunk: int) -> tuple[int, Any]:
    """The chunk's number, and its table."""
    if plan.version != __version__:
        raise Error(f"version: expected {plan.version} on every machine, not {__version__}", code="version.differs")
    board = Board(plan.game, plan.players, plan.variant, plan.edition, plan.position)
    games = plan.games_of(chunk)
    records = [play_one(plan, board, number) for number in games]
    return chunk, make_table(load_arrow(), records, games.start)


def play_one(plan: SelfPlay, board: Board, number: int) -> Record:
    seed = plan.seed_of(number)
    board.deal(seed)
    dice = Random(f"two-jacks random play {seed}")  # noqa: S311 (a player's, not chance's)
    players = [seat_player(board, name, f"{seed}/{seat}") for seat, name in enumerate(plan.bots)]
    record = record_game(board, Record(origin_of(plan, board, seed)), partial(choose, plan, board, players, dice))
    for seat, player in enumerate(players):
        if isinstance(player, Player):  # who thinks in another process is told that it is over
            player.end(board.view(seat), seat)
    return record


def origin_of(plan: SelfPlay, board: Board, seed: str) -> dict[str, Any]:
    """How a game began: with a seed, or with a position that has its chance in it."""
    began = None if plan.position is None else board.position()
    return {
        "game": plan.game,
        "variant": plan.variant,
        "players": plan.players,
        "edition": None if began else write_json(plan.edition),
        "seed": None if began else seed,
        "key": None,
        "position": write_json(began),
    }


def seat_player(board: Board, name: str, seed: str) -> Bot | None:
    return None if name == RANDOM else seat_bot(name, board.game, seed=seed)


def choose(
    plan: SelfPlay, board: Board, players: Sequence[Bot | None], dice: Random, seat: int, options: list[int]
) -> tuple[int, str]:
    """An option, and who chose it: where a bot in another process gave no answer, somebody else did."""
    player, name = players[seat], plan.bots[seat]
    if player is None:
        return dice.choice(options), name
    if isinstance(player, Player):
        answer = player.answer(board.view(seat), seat)
        return answer.action, STAND_IN if answer.fallback else name
    return player.choose(board.view(seat), seat), name
