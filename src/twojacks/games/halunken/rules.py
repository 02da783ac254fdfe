"""The protocol's functions, joining the phases."""

from __future__ import annotations

from typing import Any

from twojacks.games.halunken.actions import (
    BID,
    CARD,
    JACK_CARD,
    JACK_NAME,
    NAME,
    PASS,
    TAKE,
    TAKE_NONE,
)
from twojacks.games.halunken.actions import (
    GIVE as GIVE_AWAY,
)
from twojacks.games.halunken.actions import (
    PLACE as PLACE_CAPTAIN,
)
from twojacks.games.halunken.actions import (
    PLACE_JACK as PLACE_BLACK_JACK,
)
from twojacks.games.halunken.components import JACK
from twojacks.games.halunken.rules_auction import bidder, higher_sailors, make_bid, run_auction
from twojacks.games.halunken.rules_cards import (
    choose_card,
    figure_to_choose_for,
    name_number,
    rum_namer,
    run_choosing,
    run_naming,
    run_reveal,
    single_rum,
    unrevealed_numbers,
)
from twojacks.games.halunken.rules_common import free_spaces
from twojacks.games.halunken.rules_end import run_round_end, total_of, winning_seats
from twojacks.games.halunken.rules_jack import run_jack_moving, run_jack_passing
from twojacks.games.halunken.rules_moves import (
    give,
    loot,
    rob,
    robber,
    run_collecting,
    run_giving,
    run_meeting,
    run_moving,
    run_parting,
    run_robbing,
)
from twojacks.games.halunken.rules_setup import (
    jack_placer,
    place_captain,
    place_jack,
    placing_seat,
    run_placing,
    run_turning_up,
    set_up,
)
from twojacks.games.halunken.state import (
    AUCTION,
    CARDS,
    COLLECT,
    GIVE,
    JACK_MOVES,
    JACK_PASSES,
    MEET,
    MOVE,
    NAME_RUM,
    NONE,
    OVER,
    PART,
    PLACE,
    PLACE_JACK,
    REVEAL,
    ROB,
    TURN_UP,
)
from twojacks.kernel.bits import write_set
from twojacks.kernel.compiling import rule
from twojacks.kernel.flow import join


@rule
def run(state: Any, phase: int, journal: Any) -> bool:
    """One phase: either it waits for a decision (true), or it does its work and sets the next phase."""
    if phase == MOVE:
        return run_moving(state, journal)
    if phase == CARDS:
        return run_choosing(state, journal)
    if phase == AUCTION:
        return run_auction(state, journal)
    if phase == MEET:
        return run_meeting(state, journal)
    if phase == ROB:
        return run_robbing(state, journal)
    if phase == PART:
        return run_parting(state, journal)
    if phase == JACK_PASSES:
        return run_jack_passing(state)
    if phase == GIVE:
        return run_giving(state, journal)
    return run_rarer(state, phase, journal)


@rule
def run_rarer(state: Any, phase: int, journal: Any) -> bool:
    """The phases that come once a round or once a game."""
    if phase == PLACE:
        return run_placing(state)
    if phase == TURN_UP:
        return run_turning_up(state, journal)
    if phase == REVEAL:
        return run_reveal(state, journal)
    if phase == NAME_RUM:
        return run_naming(state, journal)
    if phase == COLLECT:
        return run_collecting(state, journal)
    if phase == JACK_MOVES:
        return run_jack_moving(state, journal)
    if phase in (PLACE_JACK, OVER):
        return True
    return run_round_end(state, journal)


@rule
def to_act(state: Any) -> int:
    """The bit set of seats that owe a decision: everybody without a card, else one seat, else nobody."""
    phase = int(state.phase)
    if phase == CARDS:
        seats = 0
        for seat in range(int(state.players)):
            if figure_to_choose_for(state, seat) != NONE:
                seats |= 1 << seat
        return seats
    if phase == OVER:
        return 0
    return 1 << asked_seat(state, phase)


@rule
def asked_seat(state: Any, phase: int) -> int:
    """The one seat that decides in this phase."""
    if phase == AUCTION:
        return bidder(state)
    if phase == ROB:
        return robber(state)
    if phase == GIVE:
        return int(state.met)
    if phase == NAME_RUM:
        return rum_namer(state)
    return jack_placer(state) if phase == PLACE_JACK else placing_seat(state)


@rule
def legal(state: Any, seat: int, out: Any) -> int:
    """Write the actions of a seat in ascending order, which is the order in which they are offered."""
    if not to_act(state) >> seat & 1:
        return 0
    phase = int(state.phase)
    if phase == CARDS:
        figure = figure_to_choose_for(state, seat)
        return write_set(int(state.hands[figure]), (JACK_CARD if figure == JACK else CARD) + 1, NONE, out)
    if phase == AUCTION:
        return write_set(higher_sailors(state, seat), BID, PASS, out)
    if phase == ROB:
        return write_set(loot(state), TAKE, TAKE_NONE, out)
    if phase == GIVE:
        return write_set(int(state.crews[seat]), GIVE_AWAY, NONE, out)
    if phase == NAME_RUM:
        return write_set(unrevealed_numbers(state), (JACK_NAME if single_rum(state) == JACK else NAME) + 1, NONE, out)
    return write_set(free_spaces(state), PLACE_BLACK_JACK if phase == PLACE_JACK else PLACE_CAPTAIN, NONE, out)


@rule
def decide(state: Any, seat: int, action: int, journal: Any) -> None:
    """Ranges are tested from the top: see the table in actions.py."""
    if action >= GIVE_AWAY:
        give(state, seat, action - GIVE_AWAY, journal)
    elif action >= TAKE:
        rob(state, NONE if action == TAKE_NONE else action - TAKE, journal)
    elif action > JACK_NAME:
        name_number(state, seat, action - JACK_NAME, journal)
    elif action > NAME:
        name_number(state, seat, action - NAME, journal)
    elif action > JACK_CARD:
        choose_card(state, seat, action - JACK_CARD, journal)
    elif action > CARD:
        choose_card(state, seat, action - CARD, journal)
    elif action >= BID:
        make_bid(state, seat, NONE if action == PASS else action - BID, journal)
    elif action >= PLACE_BLACK_JACK:
        place_jack(state, seat, action - PLACE_BLACK_JACK, journal)
    else:
        place_captain(state, seat, action - PLACE_CAPTAIN, journal)


@rule
def is_over(state: Any) -> bool:
    return int(state.phase) == OVER


@rule
def scores(state: Any, out: Any) -> None:
    """HS-E1, as if the game ended now."""
    for seat in range(int(state.players)):
        out[seat] = total_of(int(state.crews[seat]))


@rule
def winners(state: Any) -> int:
    return winning_seats(state)


setup, resume, apply = join(set_up, run, decide)
