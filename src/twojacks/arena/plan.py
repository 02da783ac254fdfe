"""What is played: a plan names every game of a tournament, before the first one is begun."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any

from twojacks import __version__
from twojacks.arena.seating import Seating, seatings_of_deal
from twojacks.bots import find_bot
from twojacks.errors import BadOptions
from twojacks.games import find_game
from twojacks.kernel.fields import describe, is_whole
from twojacks.match import check_variant, make_chance

MOST_BOTS = 12  # 495 tables of four
MOST_GAMES = 10**6

GameId = tuple[int, int]  # deal and rotation


@dataclass(frozen=True)
class Plan:
    """Equal plans give equal games, for bots that answer the same when asked again; whoever plays them, wherever."""

    game: str
    variant: str
    players: int
    edition: dict[str, Any] | None
    bots: Seating
    seed: str
    deals: int
    version: str = __version__

    @cached_property
    def entries(self) -> Seating:
        """The bots that are compared: one named twice is one."""
        return tuple(dict.fromkeys(self.bots))

    @cached_property
    def games(self) -> tuple[GameId, ...]:
        return tuple((deal, rotation) for deal in range(self.deals) for rotation in range(len(self.seatings(deal))))

    def seatings(self, deal: int) -> tuple[Seating, ...]:
        return seatings_of_deal(self.bots, self.players, deal)

    def seed_of(self, deal: int) -> str:
        """The seed of a match: with it anybody can look at the deal."""
        return f"{self.seed}/{deal}"

    @property
    def identity(self) -> dict[str, Any]:
        """All that makes its games what they are: a longer tournament of the same kind begins with the same ones."""
        whole = {**asdict(self), "bots": list(self.bots)}
        return {name: value for name, value in whole.items() if name != "deals"}


def make_plan(
    game: str,
    *,
    players: int,
    bots: Sequence[str],
    games: int,
    seed: str | int,
    variant: str | None = None,
    edition: Any = None,
) -> Plan:
    """A tournament of so many games or, where that does not come out even, of those that end the last deal."""
    rules = find_game(game)
    chosen, seats = check_variant(rules, players, variant), check_bots(bots)
    if not is_whole(games) or not 0 < games <= MOST_GAMES:
        raise BadOptions(f"games: expected a whole number from 1 to {MOST_GAMES}, not {describe(games)}")
    make_chance(seed)
    return Plan(
        game=rules.name,
        variant=chosen,
        players=int(players),
        edition=rules.read_edition(edition),
        bots=seats,
        seed=str(seed),
        deals=count_deals(seats, int(players), int(games)),
    )


def check_bots(bots: Sequence[str]) -> Seating:
    """Known, and each in the one form of its name: whoever is named in two ways is one bot all the same."""
    if isinstance(bots, str) or not 0 < len(bots) <= MOST_BOTS:
        raise BadOptions(f"bots: expected a list of 1 to {MOST_BOTS} names, not {describe(bots)}")
    names = tuple(str(find_bot(bot)) for bot in bots)
    for name in names:
        if not name.isprintable():
            raise BadOptions(f"bot: expected a name that fits on a line, not {describe(name)}", code="bot.unknown")
    return names


def count_deals(bots: Seating, players: int, games: int) -> int:
    deals = 0
    while games > 0:
        games -= len(seatings_of_deal(bots, players, deals))
        deals += 1
    return deals
