"""One game of a tournament, and what is kept of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import floor, log10
from time import perf_counter
from typing import Any

from twojacks import __version__
from twojacks.arena.plan import GameId, Plan
from twojacks.bots import make_bot
from twojacks.errors import Error
from twojacks.games import find_game
from twojacks.match import Match

STEPS = 20  # times are counted in steps of a twentieth of a power of ten, each 12 % longer than the one before
SHORTEST = 1e-6  # seconds


@dataclass
class Clock:
    """How long a seat thought: decisions, and how many of them fell into each step of time."""

    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    steps: Counter[int] = field(default_factory=Counter)

    def add(self, seconds: float) -> None:
        self.decisions += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)
        self.steps[floor(STEPS * log10(max(seconds, SHORTEST)))] += 1

    def merge(self, other: Clock) -> None:
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.slowest = max(self.slowest, other.slowest)
        self.steps.update(other.steps)

    @property
    def mean(self) -> float:
        return self.seconds / self.decisions if self.decisions else 0.0

    def percentile(self, share: float) -> float:
        """No more than the rest took longer; rounded up to the end of its step."""
        counted = 0
        for step in sorted(self.steps):
            counted += self.steps[step]
            if counted >= share * self.decisions:
                return min(self.slowest, 10 ** ((step + 1) / STEPS))
        return 0.0


@dataclass(frozen=True)
class Finish:
    """How a game ended for one seat. Who shares a victory has a share of the win; who ties, the mean of the places."""

    bot: str
    score: int
    won: float
    place: float
    margin: int  # to the best of the others
    fallbacks: int  # decisions that somebody else had to take
    clock: Clock


@dataclass(frozen=True)
class Played:
    deal: int
    rotation: int
    seats: tuple[Finish, ...]


def play_game(plan: Plan, game: GameId) -> Played:
    """A game of the plan. Its chance comes from the deal alone, that of the bots from their seat in this very game."""
    if plan.version != __version__:
        raise Error(f"version: expected {plan.version} on every machine, not {__version__}", code="version.differs")
    deal, rotation = game
    bots = [
        make_bot(name, find_game(plan.game), seed=f"{plan.seed_of(deal)}/{rotation}/{seat}", speed="native")
        for seat, name in enumerate(plan.seatings(deal)[rotation])
    ]
    match = new_match(plan, deal)
    clocks = [Clock() for _ in bots]
    play_out(match, bots, clocks)
    fallbacks = [int(getattr(bot, "fallbacks", 0)) for bot in bots]
    return Played(deal, rotation, finishes_of(plan.seatings(deal)[rotation], match, fallbacks, clocks))


def new_match(plan: Plan, deal: int) -> Match:
    return Match.new(
        plan.game,
        players=plan.players,
        variant=plan.variant,
        edition=plan.edition,
        seed=plan.seed_of(deal),
        speed="native",
    )


def play_out(match: Match, bots: Sequence[Any], clocks: Sequence[Clock]) -> None:
    """A bot is shown the observed record of its seat, and nothing else."""
    write = find_game(match.game).notation.format_action
    while not match.over:
        seat = match.to_act[0]
        view = match.observe(seat)
        started = perf_counter()
        action = bots[seat].choose(view, seat)
        clocks[seat].add(perf_counter() - started)
        match.play(seat, write(action))


def finishes_of(
    names: Sequence[str], match: Match, fallbacks: Sequence[int], clocks: Sequence[Clock]
) -> tuple[Finish, ...]:
    scores, winners = match.scores, match.winners
    places = places_of(scores, winners)
    return tuple(
        Finish(
            bot=name,
            score=scores[seat],
            won=(seat in winners) / len(winners),
            place=places[seat],
            margin=margin_of(scores, seat),
            fallbacks=fallbacks[seat],
            clock=clocks[seat],
        )
        for seat, name in enumerate(names)
    )


def places_of(scores: Sequence[int], winners: Sequence[int]) -> list[float]:
    """The winners first, as the game has them; then by score."""
    ranks = [(seat in winners, score) for seat, score in enumerate(scores)]
    return [1 + sum(other > rank for other in ranks) + (ranks.count(rank) - 1) / 2 for rank in ranks]


def margin_of(scores: Sequence[int], seat: int) -> int:
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
