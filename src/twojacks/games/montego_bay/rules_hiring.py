"""Hiring Lazy Jack (MB-1)."""

from __future__ import annotations

from typing import Any

from twojacks.games.montego_bay.clauses import HIRE_1, HIRE_3
from twojacks.games.montego_bay.components import JACK, MOST_DOCKERS, WAGE
from twojacks.games.montego_bay.events import DECLINED, HIRED
from twojacks.games.montego_bay.rules_common import owner_of
from twojacks.games.montego_bay.state import CARDS, NONE
from twojacks.kernel.compiling import rule
from twojacks.kernel.journal import tell


@rule
def foremost_tile(state: Any, seat: int) -> int:
    """How far from position 1 the seat's first order tile lies."""
    for place in range(MOST_DOCKERS):
        if owner_of(state, int(state.order[place])) == seat:
            return place
    return MOST_DOCKERS


@rule
def asked_to_hire(state: Any) -> int:
    """MB-1.2: of the seats that can pay and have not refused, the one with fewest points, or NONE."""
    best = NONE
    for seat in range(int(state.players)):
        if int(state.coins[seat]) < WAGE or int(state.declined) >> seat & 1:
            continue
        if best == NONE or is_before(state, seat, best):
            best = seat
    return best


@rule
def is_before(state: Any, seat: int, other: int) -> bool:
    """MB-1.2: fewer points; on equal points the foremost order tile."""
    if int(state.scores[seat]) != int(state.scores[other]):
        return int(state.scores[seat]) < int(state.scores[other])
    return foremost_tile(state, seat) < foremost_tile(state, other)


@rule
def run_hiring(state: Any) -> bool:
    """Ask one seat after another, until one hires him or nobody is left to ask."""
    if int(state.hirer) == NONE and asked_to_hire(state) != NONE:
        return True
    state.phase = CARDS
    return False


@rule
def hire(state: Any, seat: int, docker: int, journal: Any) -> None:
    """MB-1.1, MB-1.3: paid to the bank; he stands with that docker."""
    state.coins[seat] = int(state.coins[seat]) - WAGE
    state.hirer, state.partner = seat, docker
    state.figures[JACK] = state.figures[docker]
    tell(journal, HIRED, HIRE_3, seat, WAGE, docker, int(state.figures[JACK]))


@rule
def decline(state: Any, seat: int, journal: Any) -> None:
    state.declined = int(state.declined) | (1 << seat)
    tell(journal, DECLINED, HIRE_1, seat)
