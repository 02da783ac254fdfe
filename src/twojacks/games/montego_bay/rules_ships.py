"""Ships: scoring, sailing, moving up, arriving (MB-V, MB-P, MB-4.4, MB-5)."""

from __future__ import annotations

from typing import Any

from twojacks.games.montego_bay.clauses import P1, SAIL_1, V1, V2, V3
from twojacks.games.montego_bay.components import PILE, PLACES, SEATS
from twojacks.games.montego_bay.events import ARRIVED, EXTRA_POINT, MOVED_UP, PAID, SAILED
from twojacks.games.montego_bay.rules_common import owner_of
from twojacks.games.montego_bay.state import END_ROUND, NONE
from twojacks.kernel.compiling import rule
from twojacks.kernel.journal import tell


@rule
def aboard(state: Any, pier: int) -> int:
    """Barrels on the ship at a pier, counted from 0."""
    return int(state.hold[pier, 0]) + int(state.hold[pier, 1]) + int(state.hold[pier, 2]) + int(state.hold[pier, 3])


@rule
def rank(barrels: Any, seat: int, players: int) -> tuple[int, int]:
    """How many seats have more barrels than this one, and how many have as many, itself included."""
    own, ahead, sharing = int(barrels[seat]), 0, 0
    for other in range(players):
        count = int(barrels[other])
        if count > own:
            ahead += 1
        elif count == own:
            sharing += 1
    return ahead, sharing


@rule
def share(points: Any, ahead: int, sharing: int) -> int:
    """MB-V2: the points of the places covered together, divided, rounded up; later places pay nothing."""
    total = 0
    for place in range(ahead, min(ahead + sharing, PLACES)):
        total += int(points[place])
    return (total + sharing - 1) // sharing


@rule
def pay(state: Any, barrels: Any, points: Any, kind: int, clause: int, ship: int, journal: Any) -> None:
    """MB-V1, MB-V2: everyone with a barrel there is ranked and paid; the pub likewise (MB-E3)."""
    players = int(state.players)
    for seat in range(players):
        count = int(barrels[seat])
        if count > 0:
            ahead, sharing = rank(barrels, seat, players)
            won = share(points, ahead, sharing)
            state.scores[seat] = int(state.scores[seat]) + won
            tell(journal, kind, V2 if sharing > 1 else clause, seat, won, ahead + 1, sharing, count, ship)


@rule
def pay_extra_point(state: Any, figure: int, ship: int, journal: Any) -> None:
    """MB-V3: to whoever filled the last slot; for Lazy Jack to his hirer."""
    seat = owner_of(state, figure)
    state.scores[seat] = int(state.scores[seat]) + 1
    tell(journal, EXTRA_POINT, V3, seat, 1, figure, ship)


@rule
def score_ship(state: Any, pier: int, filler: int, clause: int, journal: Any) -> None:
    """Paid, and gone from the game with its barrels home (MB-V4).

    ``filler`` is the figure that filled the last slot, or NONE when the ship sails as it is.
    """
    ship = int(state.port[pier])
    tell(journal, SAILED, clause, ship, pier + 1, 0 if filler == NONE else 1)
    pay(state, state.hold[pier], state.points[ship], PAID, V1, ship, journal)
    if filler != NONE:
        pay_extra_point(state, filler, ship, journal)
    for seat in range(int(state.players)):
        state.supply[seat] = int(state.supply[seat]) + int(state.hold[pier, seat])
    state.sailed = int(state.sailed) | (1 << ship)


@rule
def sail(state: Any, pier: int, filler: int, clause: int, journal: Any) -> None:
    """MB-4.4, MB-5.1: scored, the ships behind moved up, and the next one in."""
    score_ship(state, pier, filler, clause, journal)
    move_up(state, pier, clause, journal)
    arrive(state, journal)


@rule
def move_up(state: Any, pier: int, clause: int, journal: Any) -> None:
    """The ships behind an empty pier come one pier nearer; the last pier is left empty."""
    last = int(state.in_port) - 1
    for place in range(pier, last):
        state.port[place] = state.port[place + 1]
        for seat in range(int(state.players)):
            state.hold[place, seat] = state.hold[place + 1, seat]
        tell(journal, MOVED_UP, clause, int(state.port[place]), place + 2, place + 1)
    clear_pier(state, last)
    state.in_port = last


@rule
def clear_pier(state: Any, pier: int) -> None:
    state.port[pier] = NONE
    for seat in range(SEATS):
        state.hold[pier, seat] = 0


@rule
def arrive(state: Any, journal: Any) -> None:
    """MB-P1: from the first pile, then the second; the first ship of the second calls for MB-6.2."""
    place = int(state.drawn)
    if place == 2 * PILE:
        return
    ship, pier = int(state.pile[place]), int(state.in_port)
    state.pile[place] = NONE
    state.drawn = place + 1
    if place == PILE:
        state.reshuffle = 1
    state.port[pier] = ship
    state.in_port = pier + 1
    tell(journal, ARRIVED, P1, ship, pier + 1, 1 if place < PILE else 2)


@rule
def run_foremost(state: Any, journal: Any) -> bool:
    """MB-5.1: the ship at pier 1 sails, full or not; the pilot boat has nothing aboard and pays nobody."""
    sail(state, 0, NONE, SAIL_1, journal)
    state.phase = END_ROUND
    return False
