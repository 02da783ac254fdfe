"""What a sailor does without thinking: quick and sensible, for games played out in the imagination.

It looks only at what the seat sees: sailors are worth more in the colour the crew has most of, a captain with as many
sailors can be robbed, and Black Jack is hired with a sailor nobody would miss.
"""

from __future__ import annotations

from typing import Any

from twojacks.games.halunken.actions import BID, CARD, GIVE, JACK_CARD, JACK_NAME, NAME, PASS, TAKE, TAKE_NONE
from twojacks.games.halunken.components import BASIN, COLOUR_SETS, JACK, PILE, RUM, TAVERNS, VALUES
from twojacks.games.halunken.rules_common import crew_size, occupant
from twojacks.games.halunken.state import AUCTION, CARDS, NAME_RUM, NONE, ROB
from twojacks.games.halunken.state import GIVE as GIVING
from twojacks.kernel.bits import count_bits
from twojacks.kernel.compiling import rule
from twojacks.kernel.playing import STEP, throw

BOOTY = 8  # what robbing somebody is worth, in points
NOTHING = 1  # what an empty tavern is worth
FREEDOM = 9  # what a Rum is worth: the best of the numbers the others leave
DEAREST_BID = 22  # what may be paid for Black Jack, in points
LOTS = 16  # what chance adds to a choice is less than a point


@rule
def main_colours(crew: int) -> int:
    """The sailors of the colours a crew has most of: what they bring counts double (HS-E1)."""
    most, sailors = 0, 0
    for colour in range(len(COLOUR_SETS)):
        count = count_bits(crew & int(COLOUR_SETS[colour]))
        if count > most:
            most, sailors = count, 0
        if count == most:
            sailors |= int(COLOUR_SETS[colour])
    return sailors


@rule
def worth(sailor: int, doubled: int) -> int:
    return int(VALUES[sailor]) << (doubled >> sailor & 1)


@rule
def arrival_worth(state: Any, seat: int, space: int, doubled: int) -> int:
    """What arriving on a space brings: the top sailor there, and whoever can be robbed (HS-R6, HS-R7, HS-B4)."""
    height, total, size = int(state.heights[space]), NOTHING, crew_size(state, seat)
    if height > 0:
        total += worth(int(state.taverns[PILE * space + height - 1]), doubled)
        size += 1  # crews are compared after the tavern's sailor was taken
    other = occupant(state, space, seat)
    if other == JACK:
        return total + (BOOTY if int(state.crews[BASIN]) != 0 else 0)
    if other != NONE and crew_size(state, other) >= max(size, 1):
        return total + BOOTY
    return total


@rule
def choose_card(state: Any, seat: int, first: int, figure: int, options: Any, count: int, dice: Any) -> int:
    """The card that leads to most, if nobody interferes; chance decides between equals."""
    doubled, space = main_colours(int(state.crews[seat])), int(state.figures[figure])
    best, most = int(options[0]), -1
    for index in range(count):
        card, brings = int(options[index]) - first, FREEDOM
        if card != RUM:
            brings = arrival_worth(state, seat, (space + card) % TAVERNS, doubled)
        dice = dice + STEP
        brings = LOTS * brings + throw(dice, LOTS)
        if brings > most:
            best, most = int(options[index]), brings
    return best


@rule
def choose_number(state: Any, seat: int, first: int, figure: int, options: Any, count: int) -> int:
    """The number of a Rum that brings most."""
    doubled, space = main_colours(int(state.crews[seat])), int(state.figures[figure])
    best, most = int(options[0]), -1
    for index in range(count):
        brings = arrival_worth(state, seat, (space + int(options[index]) - first) % TAVERNS, doubled)
        if brings > most:
            best, most = int(options[index]), brings
    return best


@rule
def cheapest(state: Any, seat: int, first: int, options: Any, count: int) -> int:
    """The place among the options of the sailor whose loss costs the crew least."""
    doubled, best, least = main_colours(int(state.crews[seat])), 0, 1000
    for index in range(count):
        costs = worth(int(options[index]) - first, doubled)
        if costs < least:
            best, least = index, costs
    return best


@rule
def choose_bid(state: Any, seat: int, options: Any, count: int) -> int:
    """The cheapest sailor that is enough, unless even that is dear: Black Jack mostly brings more than he costs."""
    best = int(options[cheapest(state, seat, BID, options, count - 1)])
    return best if worth(best - BID, main_colours(int(state.crews[seat]))) <= DEAREST_BID else PASS


@rule
def choose_loot(state: Any, seat: int, options: Any, count: int) -> int:
    """The sailor that brings most. Refusing comes last among the options and is never sensible without thinking."""
    doubled, best, most = main_colours(int(state.crews[seat])), TAKE_NONE, -1
    for index in range(count - 1):
        brings = worth(int(options[index]) - TAKE, doubled)
        if brings > most:
            best, most = int(options[index]), brings
    return best


@rule
def habit(state: Any, seat: int, options: Any, count: int, dice: Any) -> int:
    """One of the seat's legal actions, chosen from what it sees, by a throw of the dice where that is wise."""
    phase, first = int(state.phase), int(options[0])
    if phase == CARDS:
        if first > JACK_CARD:
            return choose_card(state, seat, JACK_CARD, JACK, options, count, dice)
        return choose_card(state, seat, CARD, seat, options, count, dice)
    if phase == ROB:
        return choose_loot(state, seat, options, count)
    if phase == AUCTION:
        return choose_bid(state, seat, options, count)
    if phase == GIVING:
        return int(options[cheapest(state, seat, GIVE, options, count)])
    if phase == NAME_RUM:
        if first > JACK_NAME:
            return choose_number(state, seat, JACK_NAME, JACK, options, count)
        return choose_number(state, seat, NAME, seat, options, count)
    return int(options[throw(dice, count)])  # placing: nothing is known of the taverns yet (HS-S4)
