"""Self-play in chunks. A chunk depends only on the plan and its number, so any machine can play it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any

from twojacks.adapters.environment import Environment
from twojacks.arena.work_plan import WorkPlan
from twojacks.bots import Bot, find_bot
from twojacks.bots.process.pool import seat_bot
from twojacks.bots.process.remote_player import STAND_IN, Player, begin
from twojacks.dataset.columns import load_arrow
from twojacks.dataset.recording import MatchRecord, make_table, record_game, write_json
from twojacks.errors import BadOptions
from twojacks.games import find_game
from twojacks.kernel.validation import describe, is_whole
from twojacks.play.match import make_chance
from twojacks.play.positions import read_beginning, read_position

CHUNK = 16  # games
MOST_GAMES = 10**9
RANDOM = "random"  # every option equally likely


@dataclass(frozen=True)
class SelfPlay(WorkPlan):
    """Made by `plan_self_play`, which checks it."""

    games: int
    seed: str
    bots: tuple[str, ...]  # one for each seat
    position: dict[str, Any] | None = None  # to start with, instead of a set-up

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
    """``bots`` has one name for all seats, or one for each. Without names, play is random."""
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
    make_chance(seed)  # raises an error if this is not a seed
    seats = names if len(names) == players else names * players
    beginning = read_position(game, position)
    printed = rules.read_edition(edition) if beginning is None else None
    return SelfPlay(game, chosen, int(players), printed, int(games), str(seed), seats, beginning)


def environment_of(plan: SelfPlay) -> Environment:
    return Environment(plan.game, plan.players, plan.variant, plan.edition, plan.position)


def prepare(plan: SelfPlay) -> None:
    """Starts every custom bot once, so that a mistake is reported before the first game."""
    environment = environment_of(plan)
    environment.deal(plan.seed)
    for name in set(plan.bots) - {RANDOM}:
        begin(seat_bot(name, environment.game, seed=""), environment.view(0), 0)


def play_chunk(plan: SelfPlay, chunk: int) -> tuple[int, Any]:
    """The chunk's number and its table."""
    plan.check_version()
    environment = environment_of(plan)
    games = plan.games_of(chunk)
    records = [play_one(plan, environment, number) for number in games]
    return chunk, make_table(load_arrow(), records, games.start)


def play_one(plan: SelfPlay, environment: Environment, number: int) -> MatchRecord:
    seed = plan.seed_of(number)
    environment.deal(seed)
    dice = Random(f"two-jacks random play {seed}")  # noqa: S311 (of a player, not of the game)
    players = [seat_player(environment, name, f"{seed}/{seat}") for seat, name in enumerate(plan.bots)]
    record = record_game(
        environment, MatchRecord(origin_of(plan, environment, seed)), partial(choose, plan, environment, players, dice)
    )
    for seat, player in enumerate(players):
        if isinstance(player, Player):  # tell the bot in the other process that the game is over
            player.end(environment.view(seat), seat)
    return record


def origin_of(plan: SelfPlay, environment: Environment, seed: str) -> dict[str, Any]:
    """How a game started: with a seed, or with a position, which includes its random numbers."""
    began = None if plan.position is None else environment.position()
    return {
        "game": plan.game,
        "variant": plan.variant,
        "players": plan.players,
        "edition": None if began else write_json(plan.edition),
        "seed": None if began else seed,
        "key": None,
        "position": write_json(began),
    }


def seat_player(environment: Environment, name: str, seed: str) -> Bot | None:
    return None if name == RANDOM else seat_bot(name, environment.game, seed=seed)


def choose(
    plan: SelfPlay, environment: Environment, players: Sequence[Bot | None], dice: Random, seat: int, options: list[int]
) -> tuple[int, str]:
    """An option, and the bot that chose it, which is the stand-in if the bot gave no answer."""
    player, name = players[seat], plan.bots[seat]
    if player is None:
        return dice.choice(options), name
    if isinstance(player, Player):
        answer = player.answer(environment.view(seat), seat)
        return answer.action, STAND_IN if answer.fallback else name
    return player.choose(environment.view(seat), seat), name
