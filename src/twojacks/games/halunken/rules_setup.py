"""Set-up: shuffling, placing captains and Black Jack (HS-S, HS-B1, HS-T1)."""

from __future__ import annotations

from typing import Any

from twojacks.games.halunken.clauses import B1, R1, S4, S5
from twojacks.games.halunken.components import (
    FIGURES,
    FULL_HAND,
    JACK,
    JACK_CARDS,
    PILE,
    SAILOR_COUNT,
    SEATS,
    TAVERNS,
    VALUES,
)
from twojacks.games.halunken.events import PLACED, PLACED_JACK, ROUND_BEGAN, STARTER_DRAWN, TURNED_UP
from twojacks.games.halunken.rules_common import has_jack, plays_cards, take_top
from twojacks.games.halunken.state import (
    AUCTION,
    CARDS,
    MOST_BIDS,
    NONE,
    PLACE,
    PLACE_JACK,
    STANDARD,
    TURN_UP,
)
from twojacks.kernel.bits import lowest_bit
from twojacks.kernel.chance import draw, shuffle
from twojacks.kernel.compiling import rule
from twojacks.kernel.journal import tell
from twojacks.kernel.keys import give_key


@rule
def set_up(state: Any, options: Any, key: Any, journal: Any) -> None:
    """HS-S1 to HS-S3, HS-B1: everything shuffled, nothing placed; a starting player is drawn by lot."""
    clear(state, int(options.players), int(options.variant), key)
    for sailor in range(SAILOR_COUNT):
        state.taverns[sailor] = sailor
    shuffle(state, state.taverns, SAILOR_COUNT)
    if int(state.variant) == STANDARD:
        for card in range(JACK_CARDS):
            state.jack_pile[card] = card + 1
        shuffle(state, state.jack_pile, JACK_CARDS)
        state.jack_left = JACK_CARDS
    state.starter = draw(state, int(state.players))
    tell(journal, STARTER_DRAWN, S4, int(state.starter))


@rule
def clear(state: Any, players: int, variant: int, key: Any) -> None:
    """An empty board and full hands: every field that set-up does not shuffle."""
    give_key(state, key)
    state.players, state.variant = players, variant
    state.round_number, state.phase = 1, PLACE
    state.starter, state.opener, state.hirer = NONE, NONE, NONE
    state.jack_left, state.bid_count, state.acted = 0, 0, 0
    state.mover, state.met = NONE, NONE
    for figure in range(FIGURES):
        state.crews[figure] = 0
        state.figures[figure] = NONE
        state.chosen[figure] = 0
        state.named[figure] = 0
        state.hands[figure] = FULL_HAND if plays_cards(state, figure) else 0
    for tavern in range(TAVERNS):
        state.heights[tavern] = PILE
    for card in range(JACK_CARDS):
        state.jack_pile[card] = NONE
    for bid in range(MOST_BIDS):
        state.bids[bid] = NONE
    for seat in range(SEATS):
        state.passed[seat] = NONE
    for place in range(len(state.blank)):
        state.blank[place] = 0


@rule
def placing_seat(state: Any) -> int:
    """Clockwise from the starting player (HS-S4), the first whose captain does not stand yet, or NONE."""
    for turn in range(int(state.players)):
        seat = (int(state.starter) + turn) % int(state.players)
        if int(state.figures[seat]) == NONE:
            return seat
    return NONE


@rule
def place_captain(state: Any, seat: int, space: int, journal: Any) -> None:
    """HS-S4: onto a free space, and the top sailor, unseen until then, comes along."""
    state.figures[seat] = space
    tell(journal, PLACED, S4, seat, space)
    take_top(state, seat, seat, S4, journal)


@rule
def run_placing(state: Any) -> bool:
    if placing_seat(state) != NONE:
        return True
    state.phase = TURN_UP
    return False


@rule
def run_turning_up(state: Any, journal: Any) -> bool:
    """HS-S5, then Black Jack joins (HS-B1) or the first round begins."""
    for tavern in range(TAVERNS):
        height = int(state.heights[tavern])
        if height > 0:
            tell(journal, TURNED_UP, S5, tavern, int(state.taverns[PILE * tavern + height - 1]))
    if has_jack(state):
        state.opener = first_opener(state)
        state.phase = PLACE_JACK
    else:
        state.phase = CARDS
        tell(journal, ROUND_BEGAN, R1, 1, NONE)
    return False


@rule
def first_sailor(state: Any, seat: int) -> int:
    """Before the first auction a crew is one sailor."""
    return lowest_bit(int(state.crews[seat]))


@rule
def extreme_seat(state: Any, sign: int) -> int:
    """HS-B1: whose first sailor is highest (sign 1) or lowest (−1).

    Sailors are numbered by colour, so of equal values the lowest number wins, in both cases.
    """
    best = 0
    for seat in range(1, int(state.players)):
        sailor, leader = first_sailor(state, seat), first_sailor(state, best)
        ahead = sign * (int(VALUES[sailor]) - int(VALUES[leader]))
        if ahead > 0 or (ahead == 0 and sailor < leader):
            best = seat
    return best


@rule
def first_opener(state: Any) -> int:
    return extreme_seat(state, 1)


@rule
def jack_placer(state: Any) -> int:
    return extreme_seat(state, -1)


@rule
def place_jack(state: Any, seat: int, space: int, journal: Any) -> None:
    state.figures[JACK] = space
    tell(journal, PLACED_JACK, B1, seat, space)
    state.phase = AUCTION
    tell(journal, ROUND_BEGAN, B1, 1, int(state.opener))
