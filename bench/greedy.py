"""A player that is greedy but sensible, compiled with the rules: it plays the games that balance an edition.

It looks one step ahead, knows no hidden card, and adds a little chance to every choice, so that equals do not march in
step. What it thinks a ship promises: the points it would pay now, the surer the fuller it is, and for the rest a point
a barrel, because a ship's points make its capacity.
"""

from __future__ import annotations

from typing import Any

from twojacks.games.montego_bay.actions import CARD, DECLINE, HIRE_WITH, LOAD_AT, UNLOAD_AT
from twojacks.games.montego_bay.components import FIGURES, JACK, MOVE_CARDS, OWN_DOCKERS, WAGE
from twojacks.games.montego_bay.rules_cards import cards_for, figure_to_choose_for
from twojacks.games.montego_bay.rules_common import loop_length, owner_of
from twojacks.games.montego_bay.rules_loading import loadable_piers, unloadable_piers
from twojacks.games.montego_bay.rules_moves import space_reached
from twojacks.games.montego_bay.rules_ships import aboard, share
from twojacks.games.montego_bay.state import CARDS, HIRE, LOAD, NONE
from twojacks.kernel.bits import lowest_bit
from twojacks.kernel.compiling import rule
from twojacks.kernel.playing import STEP, throw

COIN = 1.0  # what a coin is worth to it, in points
LATER = 0.9  # what a barrel is worth that goes on some other ship
RIVAL = 0.25  # how much less sure of the foremost ship each figure makes it that acts later
DOUBT = 2.0  # how far chance can move its judgement of a card, in points


@rule
def chance(dice: Any) -> float:
    """From 0 to 1; ``dice`` is an array of one, which a player's chance steps on."""
    dice[0] = dice[0] + STEP
    return throw(dice[0], 1 << 16) / 65536.0


@rule
def rivals_to_come(state: Any, seat: int) -> int:
    """How many figures of others act after the present one, and can still change what the foremost ship pays."""
    if int(state.acting) == NONE:
        return int(state.players)
    count, space = 0, int(state.figures[int(state.acting)])
    for figure in range(FIGURES):
        place = int(state.figures[figure])
        if place != NONE and place < space and owner_of(state, figure) != seat:
            count += 1
    return count


@rule
def promise(state: Any, pier: int, seat: int, extra: int) -> float:
    """What the ship promises a seat if it had ``extra`` more barrels aboard, or fewer."""
    own = int(state.hold[pier, seat]) + extra
    if own == 0:
        return 0.0
    ahead, sharing = 0, 1
    for other in range(int(state.players)):
        count = int(state.hold[pier, other])
        if other != seat and count >= own:
            ahead += 1 if count > own else 0
            sharing += 1 if count == own else 0
    ship = int(state.port[pier])
    sure = (aboard(state, pier) + extra) / int(state.capacity[ship])
    if pier == 0:  # it sails after this round, however full
        sure = max(sure, 1.0 / (1.0 + RIVAL * rivals_to_come(state, seat)))
    return sure * share(state.points[ship], ahead, sharing) + (1.0 - sure) * own


@rule
def gain(state: Any, pier: int, seat: int, extra: int) -> float:
    """How much better off the seat is after ``extra`` barrels more; a ship it fills pays the extra point (MB-V3)."""
    total = promise(state, pier, seat, extra) - promise(state, pier, seat, 0)
    if aboard(state, pier) + extra == int(state.capacity[int(state.port[pier])]):
        total += 1.0
    return total


@rule
def slots_left(state: Any, pier: int) -> int:
    return int(state.capacity[int(state.port[pier])]) - aboard(state, pier)


@rule
def choose_load(state: Any, seat: int, dice: Any) -> int:
    """The pier where this barrel, and those that may follow it there, bring most each."""
    piers, best, most = loadable_piers(state), 0, -1000.0
    while piers != 0:
        pier = lowest_bit(piers)
        piers &= piers - 1
        for count in range(1, min(int(state.left), slots_left(state, pier)) + 1):
            value = gain(state, pier, seat, count) / count + chance(dice) * 0.01
            if value > most:
                best, most = pier, value
    return LOAD_AT + best


@rule
def choose_unload(state: Any, seat: int, dice: Any) -> int:
    piers, best, most = unloadable_piers(state), 0, -1000.0
    while piers != 0:
        pier = lowest_bit(piers)
        piers &= piers - 1
        value = gain(state, pier, seat, -1) + chance(dice) * 0.01
        if value > most:
            best, most = pier, value
    return UNLOAD_AT + best


@rule
def cargo_worth(state: Any, seat: int, barrels: int) -> float:
    """What so many barrels would bring as the harbour is now: the best ship, and the rest elsewhere."""
    best = LATER * barrels
    piers = loadable_piers(state)
    while piers != 0:
        pier = lowest_bit(piers)
        piers &= piers - 1
        for count in range(1, min(barrels, slots_left(state, pier)) + 1):
            best = max(best, gain(state, pier, seat, count) + LATER * (barrels - count))
    return best


@rule
def room_worth(state: Any, seat: int, space: int, with_jack: bool) -> float:
    """What visiting the storeroom beside a space would bring; nothing is broken for Lazy Jack (MB-4.6)."""
    worth = COIN * int(state.pay[space])
    barrels = min(int(state.barrels[space]), int(state.supply[seat]))
    if barrels > 0:
        worth += cargo_worth(state, seat, barrels)
    return worth if with_jack else worth - LATER * int(state.broken[space])


@rule
def choose_card(state: Any, seat: int, dice: Any) -> int:
    """The card that leads to the storeroom worth most, if nobody interferes."""
    figure = figure_to_choose_for(state, seat)
    cards, best, most = cards_for(state, figure), 0, -1000.0
    while cards != 0:
        card = lowest_bit(cards)
        cards &= cards - 1
        space = space_reached(loop_length(state), int(state.figures[figure]), card + 1)
        value = room_worth(state, seat, space, figure == JACK) + DOUBT * chance(dice)
        if value > most:
            best, most = card, value
    return CARD + MOVE_CARDS * figure + best


@rule
def choose_hire(state: Any, seat: int, dice: Any) -> int:
    """With the docker from which Lazy Jack reaches most, if that is worth his wage."""
    dockers, best, most = int(OWN_DOCKERS[int(state.players), seat]), DECLINE, WAGE * COIN
    while dockers != 0:
        docker = lowest_bit(dockers)
        dockers &= dockers - 1
        for steps in range(1, MOVE_CARDS + 1):
            space = space_reached(loop_length(state), int(state.figures[docker]), steps)
            value = room_worth(state, seat, space, True) + chance(dice) * 0.01
            if value > most:
                best, most = HIRE_WITH + docker, value
    return best


@rule
def choose(state: Any, seat: int, dice: Any) -> int:
    phase = int(state.phase)
    if phase == CARDS:
        return choose_card(state, seat, dice)
    if phase == LOAD:
        return choose_load(state, owner_of(state, int(state.acting)), dice)
    return choose_hire(state, seat, dice) if phase == HIRE else choose_unload(state, seat, dice)
