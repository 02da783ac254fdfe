"""Small endgames of two players with a choice made at once.

In the first two one card of each seat matters, and what they are worth to seat 0 follows by hand. In the others a seat
lays several cards that have to fit each other, and only a linear program knows.
"""

from __future__ import annotations

from collections.abc import Sequence

import twojacks
from tests.halunken.building import SAILORS
from tests.halunken.building import begin as begin_halunken
from tests.montego_bay.building import begin as begin_montego_bay

Places = tuple[int, int, int]


def equal_cards(for_green: str = "") -> twojacks.Match:
    """Halunken & Spelunken, round 7: both have the cards 1 and 2 left, so who is equal now is so in round 8 too.

    Equal cards cancel (HS-R2): green takes r15 where it stands (HS-R4), has 5 + 2 · 15 = 35 and wins against the 2 · 13
    of yellow, who stands at an empty tavern. Unequal cards take green away from there for good, and yellow wins.
    Nobody meets: green goes to 3, yellow to 10 and Black Jack with a 6 and a 7 to 4, where hiring him in round 8 for a
    sailor brings no more than y4. So it is worth ½, and both have to mix evenly.

    ``for_green`` lies where green's 1 leads: with v11 green has 5 + 2 · 11 + 1 = 28, and so has yellow with 2 · 13
    and y2, if it plays its 2 first. Then 1 against 2 is a draw.
    """
    taverns = {0: "r15", 1: for_green, 3: "y1", 4: "y4", 8: "y3", 10: "y2", 11: "g2", 12: "g3"}
    taverns |= {2: "", 7: "", 9: "", 5: "v3 v4 v5", 6: "v6 v7 v8", 13: "r4 r5 r6"}
    crews = ("g5", "g13")
    lying = {sailor for words in (*taverns.values(), *crews) for sailor in words.split()}
    basin = " ".join(sailor for sailor in SAILORS if sailor not in lying)
    hands = [["1", "2"], ["1", "2"]]
    return begin_halunken(
        captains=[0, 7],
        jack=5,
        crews=crews,
        taverns=taverns,
        basin=basin,
        round_number=7,
        hands=hands,
        jack_hand=["6", "7"],
    )


def two_coins() -> twojacks.Match:
    """Montego Bay, last round: nothing to load, and coins at 5 and 6, where only two dockers can come.

    Blue's large one moves from 4, then yellow's from 3; the others are ahead of them and cannot come back. On the same
    space yellow pushes blue away (MB-3.4) and has the only coin; on different spaces each has one, and points and coins
    are equal (MB-E4). Blue cannot do without a coin, so it is worth ½ · 0 + ½ · ½, and both have to mix evenly.
    """
    figures = {"blue-large": 4, "yellow-large": 3, "blue-small": 11, "yellow-small": 10, "green-small": 9}
    order = ["blue-small", "yellow-small", "green-small", "orange-large", "blue-large", "yellow-large"]
    return begin_montego_bay(
        players=2,
        figures={**figures, "orange-large": 8},
        order=order,
        rooms={5: (0, 0, 1), 6: (0, 0, 1)},
        holds=[[0, 0]] * 3,
        piles=(0, 0),
        round_number=9,
    )


def two_cards_of_the_hirer() -> twojacks.Match:
    """Halunken & Spelunken, round 7: green has hired Black Jack and lays a 6 or a 7 for itself and a 4 or a 7 for him.

    Yellow has 1 and 6. Against its 1 green wins with a 7 and Black Jack's 4 alone, against its 6 with his 7.
    """
    taverns = {0: "v6", 4: "g4", 6: "r15", 7: "r5", 13: "r7", 2: "v5 y12 y1", 8: "g9 y3 y6", 9: "v10 y7 g6"}
    taverns |= {10: "v4 g7 y5", **dict.fromkeys((1, 3, 5, 11, 12), "")}
    crews = ("g5 r4", "r8 r11")
    lying = {sailor for words in (*taverns.values(), *crews) for sailor in words.split()}
    return begin_halunken(
        captains=[13, 11],
        jack=0,
        crews=crews,
        taverns=taverns,
        basin=" ".join(sailor for sailor in SAILORS if sailor not in lying),
        round_number=7,
        hands=[["6", "7"], ["1", "6"]],
        jack_hand=["4", "7"],
        bids=[[0, "y4"], [1, None]],
        hirer=0,
    )


def many_coins(blue: Places, yellow: Places, order: str, coins: Sequence[int], purses: Sequence[int]) -> twojacks.Match:
    """Montego Bay, last round: nothing to load, coins on these spaces, and who has more of them wins (MB-E4).

    Each seat's dockers stand in this order: large, small, third. ``order`` is that of the rail: B and Y large, b and y
    small ones, t and T blue's and yellow's third.
    """
    names = ("blue-large", "blue-small", "green-small", "yellow-large", "yellow-small", "orange-large")
    return begin_montego_bay(
        players=2,
        figures=dict(zip(names, (*blue, *yellow), strict=True)),
        order=[names["BbtYyT".index(letter)] for letter in order],
        rooms=dict.fromkeys(coins, (0, 0, 1)),
        holds=[[0, 0]] * 3,
        piles=(0, 0),
        coins=purses,
        round_number=9,
    )


def three_coins() -> twojacks.Match:
    return many_coins((10, 0, 11), (8, 1, 3), "bBTtYy", (1, 7, 11), (0, 0))


def six_coins() -> twojacks.Match:
    return many_coins((12, 4, 9), (1, 0, 13), "btBYTy", (0, 1, 4, 7, 11, 12), (0, 0))
