"""One game of a tournament, and what is kept of it."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from math import floor, log10
from pathlib import Path

from twojacks import __version__
from twojacks.arena.plan import GameId, Plan
from twojacks.bots.players import LOG, Player
from twojacks.bots.pool import shared_pool
from twojacks.bots.transcripts import Transcript
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
    log: tuple[tuple[str, str], ...] = ()  # what went wrong with bots: when, and what


def play_game(plan: Plan, transcript: Path | None, game: GameId) -> Played:
    """A game of the plan. Its chance comes from the deal alone, that of the bots from their seat in this very game.

    What bots are shown goes to a file of the process that plays.
    """
    if plan.version != __version__:
        raise Error(f"version: expected {plan.version} on every machine, not {__version__}", code="version.differs")
    deal, rotation = game
    names, match = plan.seatings(deal)[rotation], new_match(plan, deal)
    clocks = [Clock() for _ in names]
    with gathered_log() as log:
        players = seat_players(plan, game, transcript)
        play_out(match, players, clocks)
    finishes = finishes_of(names, match, [player.fallbacks for player in players], clocks)
    return Played(deal, rotation, finishes, tuple(log))


def new_match(plan: Plan, deal: int) -> Match:
    return Match.new(
        plan.game,
        players=plan.players,
        variant=plan.variant,
        edition=plan.edition,
        seed=plan.seed_of(deal),
        speed="native",
    )


def seat_players(plan: Plan, game: GameId, transcript: Path | None) -> list[Player]:
    """Each thinks in another process, to which the true state never comes."""
    deal, rotation = game
    label = f"{plan.seed_of(deal)}/{rotation}"
    shown = None if transcript is None else open_transcript(transcript)
    return [
        shared_pool().player(
            name, find_game(plan.game), seed=f"{label}/{seat}", speed="native", match=label, transcript=shown
        )
        for seat, name in enumerate(plan.seatings(deal)[rotation])
    ]


open_transcript = cache(Transcript)  # one for each file and process: it counts the decisions of matches


class Gatherer(logging.Handler):
    def __init__(self) -> None:
        super().__init__()
        self.lines: list[tuple[str, str]] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append((logging.Formatter().formatTime(record), record.getMessage()))


@contextmanager
def gathered_log() -> Iterator[list[tuple[str, str]]]:
    """What is logged about bots meanwhile: it comes home with the game, wherever that is played."""
    handler, told = Gatherer(), LOG.propagate
    LOG.addHandler(handler)
    LOG.propagate = False
    try:
        yield handler.lines
    finally:
        LOG.propagate = told
        LOG.removeHandler(handler)


def play_out(match: Match, players: Sequence[Player], clocks: Sequence[Clock]) -> None:
    """A bot is shown the observed record of its seat, and nothing else; the clock runs while it thinks."""
    write = find_game(match.game).notation.format_action
    while not match.over:
        seat = match.to_act[0]
        answer = players[seat].answer(match.observe(seat), seat)
        clocks[seat].add(answer.seconds)
        match.play(seat, write(answer.action))
    for seat, player in enumerate(players):
        player.end(match.observe(seat), seat)


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
