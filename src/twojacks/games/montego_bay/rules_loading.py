"""Loading and unloading, figure by figure, barrel by barrel (MB-4)."""

from __future__ import annotations

from typing import Any

from twojacks.games.montego_bay.clauses import LOAD_1, LOAD_3, LOAD_4, LOAD_5, LOAD_6, LOAD_7, LOAD_8, LOAD_9
from twojacks.games.montego_bay.components import FIGURES, JACK, LAST_SHIPS, PILOT
from twojacks.games.montego_bay.events import (
    BANK_EMPTY,
    LOADED,
    PUT_IN_PUB,
    SPARED,
    TOOK_COIN,
    UNLOADED,
    VISITED,
)
from twojacks.games.montego_bay.rules_common import bank, loop_length, owner_of
from twojacks.games.montego_bay.rules_ships import aboard, sail
from twojacks.games.montego_bay.state import BREAK, COIN, END, FOREMOST, LOAD, NONE, UNLOAD, VISIT
from twojacks.kernel.bits import is_single, lowest_bit
from twojacks.kernel.compiling import rule
from twojacks.kernel.journal import tell


@rule
def next_visitor(state: Any) -> int:
    """MB-4.1: from space 2W − 1 against the arrow, the figure after the one that acted last, or NONE."""
    acting = int(state.acting)
    limit = loop_length(state) if acting == NONE else int(state.figures[acting])
    best, reached = NONE, NONE
    for figure in range(FIGURES):
        space = int(state.figures[figure])
        if reached < space < limit:
            best, reached = figure, space
    return best


@rule
def run_visiting(state: Any, journal: Any) -> bool:
    """The next figure takes its barrels in hand; after the last one the game may end (MB-E1)."""
    figure = next_visitor(state)
    state.acting = figure
    if figure == NONE:
        state.phase = END if int(state.in_port) <= LAST_SHIPS else FOREMOST
        return False
    seat, space = owner_of(state, figure), int(state.figures[figure])
    shown = int(state.barrels[space])
    taken = min(shown, int(state.supply[seat]))  # MB-4.8: fixed now
    state.supply[seat] = int(state.supply[seat]) - taken
    state.left = taken
    tell(journal, VISITED, LOAD_1 if taken == shown else LOAD_8, figure, seat, space, taken, shown)
    state.phase = LOAD
    return False


@rule
def loadable_piers(state: Any) -> int:
    """MB-4.3: every ship in port but the pilot boat; a full one has sailed. A bit set, pier 1 is bit 0."""
    piers = (1 << int(state.in_port)) - 1
    return piers & ~1 if int(state.port[0]) == PILOT else piers


@rule
def run_loading(state: Any, journal: Any) -> bool:
    """Wait where there is a choice of ships; with none left the barrels go to the pub (MB-4.9)."""
    if int(state.left) == 0:
        state.phase = BREAK
        return False
    piers = loadable_piers(state)
    if piers == 0:
        put_in_pub(state, journal)
    elif is_single(piers):
        load_barrel(state, lowest_bit(piers), journal)
    else:
        return True
    return False


@rule
def load_barrel(state: Any, pier: int, journal: Any) -> None:
    """MB-4.3, MB-4.4: one barrel in one slot; the last slot scores the ship, and it sails."""
    figure, ship = int(state.acting), int(state.port[pier])
    seat = owner_of(state, figure)
    state.hold[pier, seat] = int(state.hold[pier, seat]) + 1
    state.left = int(state.left) - 1
    tell(journal, LOADED, LOAD_3, figure, seat, ship, pier + 1, int(state.left))
    if aboard(state, pier) == int(state.capacity[ship]):
        sail(state, pier, figure, LOAD_4, journal)


@rule
def put_in_pub(state: Any, journal: Any) -> None:
    figure, count = int(state.acting), int(state.left)
    seat = owner_of(state, figure)
    state.pub[seat] = int(state.pub[seat]) + count
    state.left = 0
    tell(journal, PUT_IN_PUB, LOAD_9, figure, seat, count)


@rule
def run_breaking(state: Any, journal: Any) -> bool:
    """MB-4.5, MB-4.6: how many own barrels come back off the ships, as many as there are; none for Lazy Jack."""
    figure = int(state.acting)
    seat, broken = owner_of(state, figure), int(state.broken[int(state.figures[figure])])
    if broken > 0 and figure == JACK:
        tell(journal, SPARED, LOAD_6, figure, seat, broken)
        broken = 0
    own = 0
    if broken > 0:
        for pier in range(int(state.in_port)):
            own += int(state.hold[pier, seat])
    state.left = min(broken, own)
    state.phase = UNLOAD
    return False


@rule
def unloadable_piers(state: Any) -> int:
    """The bit set of piers with a barrel of the acting figure's owner."""
    seat, piers = owner_of(state, int(state.acting)), 0
    for pier in range(int(state.in_port)):
        if int(state.hold[pier, seat]) > 0:
            piers |= 1 << pier
    return piers


@rule
def run_unloading(state: Any, journal: Any) -> bool:
    """Wait where there is a choice of ships."""
    if int(state.left) == 0:
        state.phase = COIN
        return False
    piers = unloadable_piers(state)
    if not is_single(piers):
        return True
    unload_barrel(state, lowest_bit(piers), journal)
    return False


@rule
def unload_barrel(state: Any, pier: int, journal: Any) -> None:
    """MB-4.5: one own barrel back into the supply."""
    figure = int(state.acting)
    seat = owner_of(state, figure)
    state.hold[pier, seat] = int(state.hold[pier, seat]) - 1
    state.supply[seat] = int(state.supply[seat]) + 1
    state.left = int(state.left) - 1
    tell(journal, UNLOADED, LOAD_5, figure, seat, int(state.port[pier]), pier + 1, int(state.left))


@rule
def run_coin(state: Any, journal: Any) -> bool:
    """MB-4.7, MB-4.8: a coin from the bank, Lazy Jack's visit too; an empty bank pays nothing."""
    figure = int(state.acting)
    seat = owner_of(state, figure)
    if int(state.pay[int(state.figures[figure])]) > 0:
        if bank(state) > 0:
            state.coins[seat] = int(state.coins[seat]) + 1
            tell(journal, TOOK_COIN, LOAD_7, figure, seat, int(state.coins[seat]))
        else:
            tell(journal, BANK_EMPTY, LOAD_8, figure, seat)
    state.phase = VISIT
    return False
