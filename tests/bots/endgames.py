"""Small endgames of two players with a choice made at once, each with what it is worth to seat 0."""

from __future__ import annotations

import twojacks
from tests.halunken.building import SAILORS
from tests.halunken.building import begin as begin_halunken
from tests.montego_bay.building import begin as begin_montego_bay


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
