"""Games written by hand, and games without their times."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from twojacks.arena.game import Clock, Finish, PlayedGame, margin_of, places_of
from twojacks.arena.plan import Plan

Told = tuple[int, int, tuple[tuple[str, int, float, float, int], ...]]


def plan_of(bots: Sequence[str], players: int, deals: int) -> Plan:
    """A plan in which any text can be a bot's name."""
    return Plan("halunken-und-spelunken", "standard", players, None, tuple(bots), "hand", deals)


def game(deal: int, rotation: int, *seats: tuple[str, int]) -> PlayedGame:
    """A game from the names and scores of its seats. The highest score wins."""
    scores = [score for _, score in seats]
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    return PlayedGame(
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


def told(games: Iterable[PlayedGame]) -> list[Told]:
    """The games in order and without times: what must be the same on any number of workers."""
    return sorted(
        (
            played.deal,
            played.rotation,
            tuple((seat.bot, seat.score, seat.won, seat.place, seat.clock.decisions) for seat in played.seats),
        )
        for played in games
    )
