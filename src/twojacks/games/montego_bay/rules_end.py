"""The end of a round and of the game (MB-6, MB-E)."""

from __future__ import annotations

from typing import Any

from twojacks.games.montego_bay.clauses import E1, E2, E3, E4, HIRE_1, ORDER_1, ORDER_2, ORDER_3
from twojacks.games.montego_bay.components import DOCKER_COUNTS, FIGURES, JACK, PUB_POINTS
from twojacks.games.montego_bay.events import (
    ENDED,
    JACK_LEFT,
    PUB_PAID,
    ROUND_BEGAN,
    SCORED,
    TILES_MOVED,
    TILES_SHUFFLED,
    WON,
)
from twojacks.games.montego_bay.rules_setup import shuffle_tiles, tell_tiles
from twojacks.games.montego_bay.rules_ships import clear_pier, pay, score_ship
from twojacks.games.montego_bay.state import HIRE, NO_CARD, NONE, OVER
from twojacks.kernel.compiling import rule
from twojacks.kernel.journal import tell


@rule
def run_round_end(state: Any, journal: Any) -> bool:
    """MB-6: tiles move on or are shuffled, Lazy Jack leaves, and the next round begins."""
    if int(state.reshuffle) != 0:
        state.reshuffle = 0
        shuffle_tiles(state)
        tell(journal, TILES_SHUFFLED, ORDER_2)
        tell_tiles(state, ORDER_2, journal)
    else:
        move_tiles(state)
        tell(journal, TILES_MOVED, ORDER_1, int(state.order[0]))
    if int(state.hirer) != NONE:
        tell(journal, JACK_LEFT, ORDER_3, int(state.figures[JACK]))
    clear_round(state)
    state.round_number = int(state.round_number) + 1
    state.phase = HIRE
    tell(journal, ROUND_BEGAN, HIRE_1, int(state.round_number))
    return False


@rule
def move_tiles(state: Any) -> None:
    """MB-6.1: each one position on, the last one to position 1."""
    last = int(DOCKER_COUNTS[int(state.players)]) - 1
    kept = state.order[last]
    for place in range(last, 0, -1):
        state.order[place] = state.order[place - 1]
    state.order[0] = kept


@rule
def clear_round(state: Any) -> None:
    """MB-6.3, and the cards go back into their sets (MB-2.1)."""
    state.figures[JACK] = NONE
    state.hirer, state.partner, state.declined = NONE, NONE, 0
    for figure in range(FIGURES):
        state.chosen[figure] = NO_CARD


@rule
def run_end(state: Any, journal: Any) -> bool:
    """MB-E2, MB-E3: the ships left in port are scored, then the barrels in the pub."""
    tell(journal, ENDED, E1, int(state.in_port))
    for pier in range(int(state.in_port)):
        score_ship(state, pier, NONE, E2, journal)
        clear_pier(state, pier)
    state.in_port = 0
    pay(state, state.pub, PUB_POINTS[int(state.players)], PUB_PAID, E3, NONE, journal)
    tell_result(state, journal)
    state.phase = OVER
    return True


@rule
def winning_seats(state: Any) -> int:
    """MB-E4: most points, then most coins, then shared."""
    best, winners = 0, 1
    for seat in range(1, int(state.players)):
        lead = int(state.scores[seat]) - int(state.scores[best])
        if lead == 0:
            lead = int(state.coins[seat]) - int(state.coins[best])
        if lead > 0:
            best, winners = seat, 0
        if lead >= 0:
            winners |= 1 << seat
    return winners


@rule
def tell_result(state: Any, journal: Any) -> None:
    winners = winning_seats(state)
    for kind in (SCORED, WON):
        for seat in range(int(state.players)):
            if kind == SCORED or winners >> seat & 1:
                tell(journal, kind, E4, seat, int(state.scores[seat]), int(state.coins[seat]))
