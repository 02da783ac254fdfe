"""Positions out of a few words, and what happened in them out of the journal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import twojacks

GAME = "halunken-und-spelunken"
CARDS = ("1", "2", "3", "4", "5", "6", "7", "rum")
FULL_HAND = list(CARDS)

# Written out, not taken from the game: what HS-S1 says.
SAILORS = (
    *(f"y{value}" for value in range(1, 13)),
    *(f"g{value}" for value in (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13)),
    *(f"v{value}" for value in (3, 4, 5, 6, 7, 8, 9, 10, 11, 14)),
    *(f"r{value}" for value in (4, 5, 6, 7, 8, 9, 10, 11, 15)),
)
TAVERNS = 14
PILE = 3

Piles = Mapping[int, Sequence[str]]


def build(
    *,
    captains: Sequence[int],
    crews: Sequence[str],
    taverns: Mapping[int, str] | None = None,
    variant: str | None = None,
    round_number: int = 1,
    jack: int | None = None,
    basin: str = "",
    jack_next: int = 1,
    **more: Any,
) -> dict[str, Any]:
    """A position at the moment cards are chosen, unless ``more`` says otherwise.

    Crews, basin and the taverns that matter are written as words (``"y7 r4"``, top sailor last). The sailors left over
    lie at the other taverns, in order, as high as they go.
    """
    players = len(captains)
    if variant is None:
        variant = "two-player" if players == 2 else "beginner" if jack is None else "standard"
    left = FULL_HAND[round_number - 1 :]
    position: dict[str, Any] = {
        "game": GAME,
        "variant": variant,
        "players": players,
        "round": round_number,
        "phase": "cards",
        "starter": 0,
        "captains": list(captains),
        "jack": jack,
        "crews": [crew.split() for crew in crews],
        "basin": basin.split(),
        "hands": [left] * players,
        "opener": None if variant == "beginner" else 0,
        "key": "00112233445566778899aabbccddeeff",
        **more,
    }
    if variant == "standard":
        position.setdefault("jack_pile", pile_with(jack_next, round_number))
    if variant == "two-player":
        position.setdefault("jack_hand", left)
    return {**position, "taverns": deal(position, taverns or {})}


def pile_with(top: int, round_number: int) -> list[str]:
    """Black Jack's pile in a round (13 − round cards), this card on top."""
    others = [str(card) for card in range(12, 0, -1) if card != top]
    return [*others[: 12 - round_number], str(top)]


def deal(position: dict[str, Any], named: Mapping[int, str]) -> list[list[str]]:
    """The taverns that were named, and all sailors that lie nowhere else at the others."""
    piles = {tavern: words.split() for tavern, words in named.items()}
    elsewhere = {sailor for group in (*position["crews"], position["basin"], *piles.values()) for sailor in group}
    rest = [sailor for sailor in SAILORS if sailor not in elsewhere]
    for tavern in range(TAVERNS):
        if tavern not in piles:
            piles[tavern], rest = rest[:PILE], rest[PILE:]
    assert not rest, f"no room for {rest}: name fewer taverns, or larger crews"
    return [piles[tavern] for tavern in range(TAVERNS)]


def begin(**words: Any) -> twojacks.Match:
    """A match that goes on from such a position."""
    return twojacks.Match.from_position(build(**words))


def play_cards(match: twojacks.Match, *cards: int | str) -> None:
    """The seats' cards, in the order of the seats."""
    for seat, card in enumerate(cards):
        match.play(seat, f"card {card}")


def bid(match: twojacks.Match, *bids: str) -> None:
    """Bids and passes, each by the seat that is asked; a seat without a higher sailor is not."""
    for action in bids:
        (seat,) = match.to_act
        match.play(seat, action if action == "pass" else f"bid {action}")


def crew(match: twojacks.Match, seat: int) -> set[str]:
    return set(match.view(None)["crews"][seat])


def seen(match: twojacks.Match, field: str) -> Any:
    """A field of what a spectator sees."""
    return match.view(None)[field]
