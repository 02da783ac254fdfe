"""The tables of a tournament: what each bot did, and what each pair did against each other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import numpy as np

from twojacks.arena.intervals import Estimate, mean_of, rate_of
from twojacks.arena.plan import Plan
from twojacks.arena.playing import Clock, Finish, Played
from twojacks.arena.ratings import Trace, rate_bots, trace_ratings

ABOVE, BELOW, OPEN = "above", "below", "open"


@dataclass(frozen=True)
class Standing:
    """A bot's part in all games, per seat: where it has several seats each counts."""

    bot: str
    games: int
    seats: int
    win_rate: Estimate
    place: Estimate
    margin: Estimate
    rating: Estimate
    clock: Clock
    fallbacks: int
    share: float  # of the wins, if all were equal

    @property
    def verdict(self) -> str:
        return judge(self.win_rate, self.share)


@dataclass(frozen=True)
class Duel:
    """One bot against another at the same table: how often it ended ahead (a tie is a half), and by how many points."""

    bot: str
    other: str
    games: int
    ahead: Estimate
    difference: Estimate

    @property
    def verdict(self) -> str:
        return judge(self.ahead, 0.5)


@dataclass(frozen=True)
class Results:
    plan: Plan
    games: tuple[Played, ...]  # sorted by deal and rotation
    standings: tuple[Standing, ...]  # best first
    duels: tuple[Duel, ...]
    trace: Trace  # of the ratings

    @property
    def deals(self) -> int:
        return len({game.deal for game in self.games})


def judge(estimate: Estimate, share: float) -> str:
    """With 95 % confidence, or not at all."""
    if estimate.low > share:
        return ABOVE
    return BELOW if estimate.high < share else OPEN


def sum_up(plan: Plan, games: Sequence[Played]) -> Results:
    ordered = tuple(sorted(games, key=lambda game: (game.deal, game.rotation)))
    names = [name for name in plan.entries if any(name == finish.bot for _, finish in seats_in(ordered))]
    ratings = rate_bots(names, ordered)
    standings = [stand(name, ordered, ratings[name], 1 / plan.players) for name in names]
    standings.sort(key=lambda standing: (-standing.win_rate.value, standing.place.value))
    ranked = [standing.bot for standing in standings]
    duels = [duel for pair in combinations(ranked, 2) if (duel := compare(*pair, ordered)) is not None]
    return Results(plan, ordered, tuple(standings), tuple(duels), trace_ratings(names, ordered))


class ByDeal:
    """What was seen of something, added up deal by deal. It is told in which deal each was seen."""

    def __init__(self, deals: Sequence[int]) -> None:
        _, self.places = np.unique(np.array(deals), return_inverse=True)
        self.seats = self.sum([1] * len(deals))

    def sum(self, values: Sequence[float]) -> Any:
        return np.bincount(self.places, np.array(values, float))

    def mean(self, values: Sequence[float]) -> Estimate:
        return mean_of(self.sum(values), self.seats)

    def rate(self, values: Sequence[float], most: Sequence[float]) -> Estimate:
        return rate_of(self.sum(values), self.seats, self.sum(most))


def stand(name: str, games: Sequence[Played], rating: Estimate, share: float) -> Standing:
    seats = [(game, finish) for game, finish in seats_in(games) if finish.bot == name]
    finishes = [finish for _, finish in seats]
    by_deal = ByDeal([game.deal for game, _ in seats])
    # Of several seats at one table only one can win.
    most = [1 / sum(other.bot == name for other in game.seats) for game, _ in seats]
    clock = Clock()
    for finish in finishes:
        clock.merge(finish.clock)
    return Standing(
        bot=name,
        games=count_games(game for game, _ in seats),
        seats=len(seats),
        win_rate=by_deal.rate([finish.won for finish in finishes], most),
        place=by_deal.mean([finish.place for finish in finishes]),
        margin=by_deal.mean([finish.margin for finish in finishes]),
        rating=rating,
        clock=clock,
        fallbacks=sum(finish.fallbacks for finish in finishes),
        share=share,
    )


def compare(name: str, other: str, games: Sequence[Played]) -> Duel | None:
    """Every seat of the one with every seat of the other in the same game; nothing, if they never met."""
    met = [(game, mine, theirs) for game in games for mine, theirs in meetings(game, name, other)]
    if not met:
        return None
    by_deal = ByDeal([game.deal for game, _, _ in met])
    ahead = [
        1.0 if mine.place < theirs.place else 0.5 if mine.place == theirs.place else 0.0 for _, mine, theirs in met
    ]
    return Duel(
        bot=name,
        other=other,
        games=count_games(game for game, _, _ in met),
        ahead=by_deal.rate(ahead, [1.0] * len(met)),
        difference=by_deal.mean([mine.score - theirs.score for _, mine, theirs in met]),
    )


def count_games(games: Iterable[Played]) -> int:
    return len({(game.deal, game.rotation) for game in games})


def meetings(game: Played, name: str, other: str) -> Iterator[tuple[Finish, Finish]]:
    for mine in game.seats:
        for theirs in game.seats:
            if (mine.bot, theirs.bot) == (name, other):
                yield mine, theirs


def seats_in(games: Sequence[Played]) -> Iterator[tuple[Played, Finish]]:
    return ((game, finish) for game in games for finish in game.seats)
