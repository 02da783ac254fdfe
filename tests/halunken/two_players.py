"""Rounds for two, with Black Jack hired or not."""

from __future__ import annotations

import twojacks
from tests.halunken.building import begin

Cards = tuple[int | str, int | str, int | str]


def auction(*crews: str, opener: int = 0, **more: object) -> twojacks.Match:
    return begin(captains=[0, 5], crews=crews, jack=10, phase="auction", opener=opener, **more)


def hired(
    cards: Cards,
    *,
    captains: tuple[int, int] = (0, 5),
    crews: tuple[str, str] = ("", ""),
    jack: int = 10,
    **more: object,
) -> twojacks.Match:
    """Seat 0 has hired Black Jack; the cards of seat 0, seat 1 and Black Jack are chosen."""
    match = begin(captains=captains, crews=crews, jack=jack, hirer=0, **more)
    match.play(0, f"card {cards[0]}", f"jack-card {cards[2]}")
    match.play(1, f"card {cards[1]}")
    return match


def unhired(
    cards: Cards,
    *,
    captains: tuple[int, int] = (0, 5),
    crews: tuple[str, str] = ("", ""),
    jack: int = 10,
    **more: object,
) -> twojacks.Match:
    """Nobody has hired him. In the last round everybody has one card left, so these are the cards."""
    hands = [[str(cards[0])], [str(cards[1])]]
    return begin(
        captains=captains,
        crews=crews,
        jack=jack,
        round_number=8,
        hands=hands,
        jack_hand=[str(cards[2])],
        **more,
    )


def jack_meets_opponent(hirer_crew: str, opponent_crew: str) -> twojacks.Match:
    """Black Jack goes one space and meets seat 1, which has still to go two."""
    return hired(
        (3, 2, 1),
        captains=(5, 11),
        crews=(hirer_crew, opponent_crew),
        taverns={11: "v3 v4 v5"},
        basin="r4",
    )
