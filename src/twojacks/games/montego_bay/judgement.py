"""How a game stands when a round begins, by what anybody can count on the table: for the best of the bots.

What each count weighs was learnt from games of searching bots (bench/judgement.py) and is data.
"""

from __future__ import annotations

from typing import Any

from twojacks.games.montego_bay.components import MOST_DOCKERS, MOVE_CARDS, PILE, WAGE
from twojacks.games.montego_bay.habits import POINT, room_worth, ship_worth
from twojacks.games.montego_bay.rules_common import loop_length, owner_of
from twojacks.games.montego_bay.rules_moves import space_reached
from twojacks.games.montego_bay.rules_ships import aboard
from twojacks.games.montego_bay.state import NONE
from twojacks.kernel.compiling import rule

FEATURES = (
    "points",
    "coins",
    "can hire",
    "barrels left",
    "barrels in the pub",
    "barrels on ships",
    "worth of the foremost ship",
    "worth of the others",
    "ships led",
    "best storerooms in reach",
    "worst storerooms in reach",
    "places of the dockers on the rail",
    "moves last",
)
POINTS, COINS, CAN_HIRE, SUPPLY, IN_PUB, LOADED, FOREMOST, OTHERS, LED = range(9)
BEST_ROOMS, WORST_ROOMS, PLACES, LAST = range(9, len(FEATURES))


@rule
def stage(state: Any) -> int:
    """How many ships are still to sail."""
    return 2 * PILE - int(state.drawn) + int(state.in_port)


@rule
def describe(state: Any, seat: int, out: Any) -> None:
    coins = int(state.coins[seat])
    out[POINTS], out[COINS], out[CAN_HIRE] = int(state.scores[seat]), coins, 1 if coins >= WAGE else 0
    out[SUPPLY], out[IN_PUB] = int(state.supply[seat]), int(state.pub[seat])
    count_ships(state, seat, out)
    count_dockers(state, seat, out)


@rule
def count_ships(state: Any, seat: int, out: Any) -> None:
    loaded, foremost, others, led = 0, 0, 0, 0
    for pier in range(int(state.in_port)):
        own, brings = int(state.hold[pier, seat]), ship_worth(state, pier, seat, 0, aboard(state, pier))
        loaded += own
        if pier == 0:
            foremost = brings
        else:
            others += brings
        leads = own > 0
        for other in range(int(state.players)):
            leads = leads and (other == seat or int(state.hold[pier, other]) < own)
        led += 1 if leads else 0
    out[LOADED], out[FOREMOST], out[OTHERS], out[LED] = loaded, foremost / POINT, others / POINT, led


@rule
def count_dockers(state: Any, seat: int, out: Any) -> None:
    """What the own dockers reach if nobody interferes, and when they move (MB-3.1)."""
    bests, worsts, places, last, length = 0, 0, 0, 0, loop_length(state)
    for place in range(MOST_DOCKERS):
        docker = int(state.order[place])
        if docker != NONE and owner_of(state, docker) == seat:
            best, worst = -1000, 1000
            for steps in range(1, MOVE_CARDS + 1):
                brings = room_worth(state, space_reached(length, int(state.figures[docker]), steps), False)
                best, worst = max(best, brings), min(worst, brings)
            bests, worsts, places, last = bests + best, worsts + worst, places + place, place
    out[BEST_ROOMS], out[WORST_ROOMS], out[PLACES], out[LAST] = bests / POINT, worsts / POINT, places, last
