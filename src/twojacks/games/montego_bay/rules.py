"""The protocol's functions, joining the phases."""

from __future__ import annotations

from typing import Any

from twojacks.games.montego_bay.actions import CARD, DECLINE, HIRE_WITH, LOAD_AT, UNLOAD_AT
from twojacks.games.montego_bay.components import MOVE_CARDS, OWN_DOCKERS
from twojacks.games.montego_bay.rules_cards import (
    cards_for,
    choose_card,
    choosing_seats,
    figure_to_choose_for,
    run_choosing,
)
from twojacks.games.montego_bay.rules_common import owner_of
from twojacks.games.montego_bay.rules_end import run_end, run_round_end, winning_seats
from twojacks.games.montego_bay.rules_hiring import asked_to_hire, decline, hire, run_hiring
from twojacks.games.montego_bay.rules_loading import (
    load_barrel,
    loadable_piers,
    run_breaking,
    run_coin,
    run_loading,
    run_unloading,
    run_visiting,
    unload_barrel,
    unloadable_piers,
)
from twojacks.games.montego_bay.rules_moves import run_moving
from twojacks.games.montego_bay.rules_setup import set_up
from twojacks.games.montego_bay.rules_ships import run_foremost
from twojacks.games.montego_bay.state import (
    BREAK,
    CARDS,
    COIN,
    END,
    FOREMOST,
    HIRE,
    LOAD,
    MOVE,
    NONE,
    OVER,
    UNLOAD,
    VISIT,
)
from twojacks.kernel.bits import write_set
from twojacks.kernel.compiling import rule
from twojacks.kernel.flow import join


@rule
def run(state: Any, phase: int, journal: Any) -> bool:
    """One phase: either it waits for a decision (true), or it does its work and sets the next phase."""
    if phase == LOAD:
        return run_loading(state, journal)
    if phase == CARDS:
        return run_choosing(state)
    if phase == VISIT:
        return run_visiting(state, journal)
    if phase == BREAK:
        return run_breaking(state, journal)
    if phase == UNLOAD:
        return run_unloading(state, journal)
    if phase == COIN:
        return run_coin(state, journal)
    return run_rarer(state, phase, journal)


@rule
def run_rarer(state: Any, phase: int, journal: Any) -> bool:
    """The phases that come once a round or once a game."""
    if phase == HIRE:
        return run_hiring(state)
    if phase == MOVE:
        return run_moving(state, journal)
    if phase == FOREMOST:
        return run_foremost(state, journal)
    if phase == END:
        return run_end(state, journal)
    if phase == OVER:
        return True
    return run_round_end(state, journal)


@rule
def to_act(state: Any) -> int:
    """The bit set of seats that owe a decision: everybody without a card, else one seat, else nobody."""
    phase = int(state.phase)
    if phase == CARDS:
        return choosing_seats(state)
    if phase == HIRE:
        return 1 << asked_to_hire(state)
    return 0 if phase == OVER else 1 << owner_of(state, int(state.acting))


@rule
def legal(state: Any, seat: int, out: Any) -> int:
    """Write the actions of a seat in ascending order, which is the order in which they are offered."""
    if not to_act(state) >> seat & 1:
        return 0
    phase = int(state.phase)
    if phase == CARDS:
        figure = figure_to_choose_for(state, seat)
        return write_set(cards_for(state, figure), CARD + MOVE_CARDS * figure, NONE, out)
    if phase == LOAD:
        return write_set(loadable_piers(state), LOAD_AT, NONE, out)
    if phase == UNLOAD:
        return write_set(unloadable_piers(state), UNLOAD_AT, NONE, out)
    return write_set(int(OWN_DOCKERS[int(state.players), seat]), HIRE_WITH, DECLINE, out)


@rule
def decide(state: Any, seat: int, action: int, journal: Any) -> None:
    """Ranges are tested from the top: see the table in actions.py."""
    if action >= UNLOAD_AT:
        unload_barrel(state, action - UNLOAD_AT, journal)
    elif action >= LOAD_AT:
        load_barrel(state, action - LOAD_AT, journal)
    elif action >= CARD:
        figure, card = (action - CARD) // MOVE_CARDS, (action - CARD) % MOVE_CARDS + 1
        choose_card(state, seat, figure, card, journal)
    elif action == DECLINE:
        decline(state, seat, journal)
    else:
        hire(state, seat, action - HIRE_WITH, journal)


@rule
def is_over(state: Any) -> bool:
    return int(state.phase) == OVER


@rule
def scores(state: Any, out: Any) -> None:
    """The points on the margin: ships are worth nothing before they sail."""
    for seat in range(int(state.players)):
        out[seat] = int(state.scores[seat])


@rule
def winners(state: Any) -> int:
    return winning_seats(state)


setup, resume, apply = join(set_up, run, decide)
