"""Games written by hand, games without what a clock measured, and processes that come and go."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable, Sequence

from twojacks.arena.plan import Plan
from twojacks.arena.playing import Clock, Finish, Played, margin_of, places_of

PATIENCE = 120  # seconds until what must happen has happened, on a busy machine

Told = tuple[int, int, tuple[tuple[str, int, float, float, int], ...]]


def plan_of(bots: Sequence[str], players: int, deals: int) -> Plan:
    """A plan with names that need not be those of bots."""
    return Plan("halunken-und-spelunken", "standard", players, None, tuple(bots), "hand", deals)


def game(deal: int, rotation: int, *seats: tuple[str, int]) -> Played:
    """Who sat where with which score; the highest one wins."""
    scores = [score for _, score in seats]
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    return Played(
        deal,
        rotation,
        tuple(
            Finish(
                bot=name,
                score=score,
                won=(seat in winners) / len(winners),
                place=places_of(scores, winners)[seat],
                margin=margin_of(scores, seat),
                fallbacks=0,
                clock=Clock(),
            )
            for seat, (name, score) in enumerate(seats)
        ),
    )


def told(games: Iterable[Played]) -> list[Told]:
    """In order, and without times: what must be the same however it was played."""
    return sorted(
        (
            played.deal,
            played.rotation,
            tuple((seat.bot, seat.score, seat.won, seat.place, seat.clock.decisions) for seat in played.seats),
        )
        for played in games
    )


def wait_for(what: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < end
        time.sleep(0.02)


def is_gone(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False
