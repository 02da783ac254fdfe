"""What a docker does without thinking: quick and sensible, for games played out in the imagination.

It looks only at what the seat sees. A barrel goes where it brings most: what a ship would pay now, the surer the fuller
it is, and for the rest a point a barrel, because a ship's points make its capacity.
"""

from __future__ import annotations

from typing import Any

from twojacks.games.montego_bay.actions import CARD, DECLINE, HIRE_WITH, LOAD_AT, UNLOAD_AT
from twojacks.games.montego_bay.components import JACK, MOVE_CARDS
from twojacks.games.montego_bay.rules_cards import figure_to_choose_for
from twojacks.games.montego_bay.rules_common import loop_length
from twojacks.games.montego_bay.rules_moves import space_reached
from twojacks.games.montego_bay.rules_ships import aboard, share
from twojacks.games.montego_bay.state import CARDS, HIRE, LOAD
from twojacks.kernel.compiling import rule
from twojacks.kernel.playing import STEP, throw

# Worth in sixteenths of a point.
POINT = 16
COIN = 16
BARREL = 15  # one that goes on some ship
DOUBT = 40  # how far chance can move the judgement of a card
WAGE = 48  # what Lazy Jack must bring to be hired
SOON = 10  # how sure the foremost ship is at least, in sixteenths: it sails after this round, however full


@rule
def ship_worth(state: Any, pier: int, seat: int, extra: int, total: int) -> int:
    """What the ship promises a seat if it had ``extra`` more barrels aboard, or fewer; ``total`` are there now."""
    own = int(state.hold[pier, seat]) + extra
    if own <= 0:
        return 0
    ahead, sharing = 0, 1
    for other in range(int(state.players)):
        if other != seat:
            count = int(state.hold[pier, other])
            ahead += 1 if count > own else 0
            sharing += 1 if count == own else 0
    ship = int(state.port[pier])
    sure = POINT * (total + extra) // int(state.capacity[ship])
    if pier == 0 and sure < SOON:
        sure = SOON
    return sure * share(state.points[ship], ahead, sharing) + (POINT - sure) * own


@rule
def loading_worth(state: Any, pier: int, seat: int) -> int:
    """What a barrel more brings there: the next one alone, or each of as many as are in hand and fit."""
    total, ship = aboard(state, pier), int(state.port[pier])
    room, before = int(state.capacity[ship]) - total, ship_worth(state, pier, seat, 0, total)
    count = min(int(state.left), room)
    most = ship_worth(state, pier, seat, 1, total) - before + (POINT if room == 1 else 0)
    if count > 1:
        gain = ship_worth(state, pier, seat, count, total) - before + (POINT if count == room else 0)
        most = max(most, gain // count)
    return most


@rule
def choose_load(state: Any, seat: int, options: Any, count: int, dice: Any) -> int:
    best, most = int(options[0]), -1000000
    for index in range(count):
        dice = dice + STEP
        brings = 8 * loading_worth(state, int(options[index]) - LOAD_AT, seat) + throw(dice, 8)
        if brings > most:
            best, most = int(options[index]), brings
    return best


@rule
def choose_unload(state: Any, seat: int, options: Any, count: int) -> int:
    """The barrel that is missed least."""
    best, least = int(options[0]), 1000000
    for index in range(count):
        pier = int(options[index]) - UNLOAD_AT
        total = aboard(state, pier)
        costs = ship_worth(state, pier, seat, 0, total) - ship_worth(state, pier, seat, -1, total)
        if costs < least:
            best, least = int(options[index]), costs
    return best


@rule
def room_worth(state: Any, space: int, for_jack: bool) -> int:
    """What visiting the storeroom beside a space brings; nothing is broken for Lazy Jack (MB-4.6)."""
    brings = BARREL * int(state.barrels[space]) + COIN * int(state.pay[space])
    return brings if for_jack else brings - BARREL * int(state.broken[space])


@rule
def choose_card(state: Any, seat: int, options: Any, count: int, dice: Any) -> int:
    """The card that leads to the storeroom worth most, if nobody interferes."""
    figure = figure_to_choose_for(state, seat)
    best, most, length, start = int(options[0]), -1000000, loop_length(state), int(state.figures[figure])
    for index in range(count):
        steps = int(options[index]) - CARD - MOVE_CARDS * figure + 1
        dice = dice + STEP
        brings = room_worth(state, space_reached(length, start, steps), figure == JACK) + throw(dice, DOUBT)
        if brings > most:
            best, most = int(options[index]), brings
    return best


@rule
def choose_hire(state: Any, options: Any, count: int) -> int:
    """With the docker from which Lazy Jack reaches most, if that is worth his wage; declining comes last."""
    best, most, length = DECLINE, WAGE, loop_length(state)
    for index in range(count - 1):
        start = int(state.figures[int(options[index]) - HIRE_WITH])
        for steps in range(1, MOVE_CARDS + 1):
            brings = room_worth(state, space_reached(length, start, steps), True)
            if brings > most:
                best, most = int(options[index]), brings
    return best


@rule
def habit(state: Any, seat: int, options: Any, count: int, dice: Any) -> int:
    """One of the seat's legal actions, chosen from what it sees, by a throw of the dice where that is wise."""
    phase = int(state.phase)
    if phase == LOAD:
        return choose_load(state, seat, options, count, dice)
    if phase == CARDS:
        return choose_card(state, seat, options, count, dice)
    return choose_hire(state, options, count) if phase == HIRE else choose_unload(state, seat, options, count)
