"""Halunken & Spelunken in examples. Seats 0, 1 and 2 are green, yellow and blue.

Where an example is about one captain the others reveal equal cards before empty taverns: they stay, and take nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from twojacks.games.halunken.components import CARDS, JACK_CARDS, PILE, SAILORS, TAVERNS
from twojacks.rulebook.examples import Example

GREEN, YELLOW, BLUE = range(3)
ROUND = 4
KEY = "0123456789abcdef0123456789abcdef"
CARDS_LEFT = list(CARDS[ROUND - 1 :])


def position(captains: Sequence[int], crews: Sequence[str], taverns: Mapping[int, str], **more: Any) -> dict[str, Any]:
    """Crews and the taverns that matter are written as words, top sailor last; the other sailors lie elsewhere.

    Without ``jack`` it is the beginners' game, with it the standard one, or that for two.
    """
    variant = "beginner" if "jack" not in more else "two-player" if len(captains) == 2 else "standard"
    written: dict[str, Any] = {
        "game": "halunken-und-spelunken",
        "variant": variant,
        "players": len(captains),
        "round": ROUND,
        "phase": "cards",
        "starter": 0,
        "captains": list(captains),
        "jack": None,
        "crews": [crew.split() for crew in crews],
        "hands": [CARDS_LEFT] * len(captains),
        "opener": None if variant == "beginner" else GREEN,
        "key": KEY,
        **jack_cards(variant, more.pop("jack_next", 1)),
        **{name: value.split() if name == "basin" else value for name, value in more.items()},
    }
    written.setdefault("basin", [])
    return {**written, "taverns": deal(written, taverns)}


def jack_cards(variant: str, top: int) -> dict[str, list[str]]:
    """His pile with this card on top, or in the game for two his hand."""
    if variant == "two-player":
        return {"jack_hand": CARDS_LEFT}
    others = [str(card) for card in range(1, JACK_CARDS + 1) if card != top]
    return {"jack_pile": [*others[: JACK_CARDS - ROUND], str(top)]} if variant == "standard" else {}


def deal(written: dict[str, Any], named: Mapping[int, str]) -> list[list[str]]:
    """The taverns that were named, and all sailors that lie nowhere else at the others, colours mixed."""
    piles = {tavern: words.split() for tavern, words in named.items()}
    elsewhere = {sailor for group in (*written["crews"], written["basin"], *piles.values()) for sailor in group}
    rest = sorted((sailor for sailor in SAILORS if sailor not in elsewhere), key=lambda sailor: int(sailor[1:]) % PILE)
    rooms = [tavern for tavern in range(TAVERNS) if tavern not in piles]
    for place, tavern in enumerate(rooms):
        piles[tavern] = rest[place :: len(rooms)]
    return [piles[tavern] for tavern in range(TAVERNS)]


def cards(*chosen: int | str) -> tuple[tuple[int, str], ...]:
    return tuple((seat, f"card {card}") for seat, card in enumerate(chosen))


SOME_CREWS = ["y7 r4 g5", "g8 v4", "v5 y2 r6"]

EXAMPLES = (
    Example("HS-R2", partial(position, [2, 6, 9], SOME_CREWS, {2: "y4 r7", 6: "g9 v8"}), cards(5, 5, 4)),
    Example(
        "HS-R3", partial(position, [2, 6, 9], SOME_CREWS, {7: "y3 g4 r9"}), (*cards(4, "rum", 6), (YELLOW, "rum 1"))
    ),
    Example("HS-R5", partial(position, [2, 6, 9], SOME_CREWS, {}), cards(6, 4, 5)),
    Example("HS-R6", partial(position, [2, 6, 9], SOME_CREWS, {2: "", 6: "", 13: "y4 g9 r15"}), cards(5, 5, 4)),
    Example(
        "HS-R7",
        partial(position, [2, 6, 11], ["y7 r4 g5", "g8 v4 r15", "v5 y2 r6 y9"], {6: "", 11: ""}),
        (*cards(4, 5, 5), (GREEN, "take r15")),
    ),
    Example("HS-R8", partial(position, [2, 6, 7], ["y7 r4 g5", "g8 v4", "v5 y2 r6"], {6: "", 7: ""}), cards(4, 5, 5)),
    Example("HS-E1", partial(position, [2, 6, 9], ["g4 g9 g11 y12 r15", "v3 v4 r5 y6", "r9 r10 y1 g2"], {})),
    Example(
        "HS-B2",
        partial(position, [2, 6, 9], ["y7 v4", "g9 y2", "r11 g3"], {}, jack=12, phase="auction"),
        ((GREEN, "bid y7"), (YELLOW, "bid g9"), (BLUE, "pass")),
    ),
    Example(
        "HS-B4",
        partial(position, [4, 6, 9], ["y7 v4", "g9 y2", "r8 g3"], {4: "", 6: ""}, jack=13, basin="y5 r10", jack_next=2),
        (*cards(5, 5, 4), (BLUE, "take r10")),
    ),
    Example(
        "HS-B6",
        partial(
            position,
            [12, 3, 5],
            ["y7 v4 g6", "g9 y2 v14 r5", "r8 g3"],
            {12: "", 3: "", 5: ""},
            jack=0,
            basin="y1",
            hirer=GREEN,
            jack_next=6,
        ),
        (*cards(5, 5, 5), (GREEN, "take v14")),
    ),
    Example(
        "HS-B7",
        partial(
            position,
            [12, 3, 9],
            ["y7 v4 g6", "g9 y2 v14", "r8 g3"],
            {12: "", 3: "", 9: ""},
            jack=0,
            basin="y1",
            jack_next=4,
        ),
        (*cards(5, 5, 5), (YELLOW, "give y2")),
    ),
    Example(
        "HS-T6",
        partial(position, [2, 6], ["r11 y7 v4", "g9 y2 v8"], {2: "", 10: ""}, jack=10, basin="y1 g5", hirer=GREEN),
        ((GREEN, "card 6"), (GREEN, "jack-card 6"), (YELLOW, "card 4"), (YELLOW, "take r11")),
    ),
)
