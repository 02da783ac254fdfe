"""Set-up (MB-S)."""

from __future__ import annotations

from typing import Any

from twojacks.games.montego_bay.clauses import HIRE_1, S6, S7
from twojacks.games.montego_bay.components import (
    BARRELS,
    DOCKER_COUNTS,
    DOCKERS,
    FIGURES,
    FREIGHTERS,
    MOST_DOCKERS,
    MOST_SPACES,
    PIERS,
    PILE,
    PILOT,
    PLACES,
    SEATS,
    SHIPS,
    WAREHOUSES,
)
from twojacks.games.montego_bay.events import ROUND_BEGAN, SHIP_LAID, TILE_LAID
from twojacks.games.montego_bay.rules_common import loop_length
from twojacks.games.montego_bay.rules_ships import clear_pier
from twojacks.games.montego_bay.state import HIRE, LEFT_PUB, NAME_LENGTH, NO_CARD, NONE, RIGHT_PUB
from twojacks.kernel.chance import draw, shuffle
from twojacks.kernel.compiling import rule
from twojacks.kernel.journal import tell
from twojacks.kernel.keys import give_key


@rule
def set_up(state: Any, options: Any, key: Any, journal: Any) -> None:
    clear(state, int(options.players), key)
    copy_edition(state, options)
    lay_warehouses(state, options)
    shuffle_tiles(state)
    tell_tiles(state, S6, journal)
    lay_ships(state, journal)
    tell(journal, ROUND_BEGAN, HIRE_1, 1)


@rule
def clear(state: Any, players: int, key: Any) -> None:
    """Dockers in the pubs, barrels before the players, and nothing else anywhere (MB-S2, MB-S4, MB-S8)."""
    give_key(state, key)
    state.players, state.round_number, state.phase = players, 1, HIRE
    state.hirer, state.partner, state.declined = NONE, NONE, 0
    state.acting, state.left, state.reshuffle = NONE, 0, 0
    state.drawn, state.in_port, state.sailed = 0, 0, 0
    for seat in range(SEATS):
        state.scores[seat], state.coins[seat], state.pub[seat] = 0, 0, 0
        state.supply[seat] = BARRELS[players] if seat < players else 0
    place_dockers(state)
    for pier in range(PIERS):
        clear_pier(state, pier)
    for place in range(FREIGHTERS):
        state.pile[place] = NONE
    for space in range(MOST_SPACES):
        state.barrels[space], state.broken[space], state.pay[space] = 0, 0, 0
    for place in range(len(state.blank)):
        state.blank[place] = 0


@rule
def place_dockers(state: Any) -> None:
    """MB-S2, MB-S3: the large ones in the left pub, the small ones in the right; a tile for each on the rail."""
    docker_set, tiles = int(DOCKERS[int(state.players)]), 0
    for figure in range(FIGURES):
        state.chosen[figure] = NO_CARD
        state.figures[figure] = NONE
        if docker_set >> figure & 1:
            state.figures[figure] = RIGHT_PUB if figure & 1 else LEFT_PUB
            state.order[tiles] = figure
            tiles += 1
    for place in range(tiles, MOST_DOCKERS):
        state.order[place] = NONE


@rule
def copy_edition(state: Any, options: Any) -> None:
    """The record carries what is printed on the ships, so that a position needs no file to go on."""
    for place in range(NAME_LENGTH):
        state.edition[place] = options.edition[place]
    for ship in range(SHIPS):
        state.capacity[ship] = options.capacity[ship]
        for place in range(PLACES):
            state.points[ship, place] = options.points[ship, place]


@rule
def lay_warehouses(state: Any, options: Any) -> None:
    """MB-S5: shuffled over the row, each turned by lot; the last card is for four players only.

    The cards are shuffled in ``pay``, where each is read just before its storerooms are written there.
    """
    spaces = loop_length(state)
    count = spaces // 2
    for card in range(count):
        state.pay[card] = card
    shuffle(state, state.pay, count)
    turns = draw(state, 1 << WAREHOUSES)
    for warehouse in range(count):
        card, side = int(state.pay[warehouse]), turns >> warehouse & 1
        lay_storeroom(state, warehouse, options.rooms[card, side])
        lay_storeroom(state, spaces - 1 - warehouse, options.rooms[card, 1 - side])


@rule
def lay_storeroom(state: Any, space: int, room: Any) -> None:
    state.barrels[space], state.broken[space], state.pay[space] = room[0], room[1], room[2]


@rule
def shuffle_tiles(state: Any) -> None:
    """MB-S6, MB-6.2."""
    shuffle(state, state.order, int(DOCKER_COUNTS[int(state.players)]))


@rule
def tell_tiles(state: Any, clause: int, journal: Any) -> None:
    for place in range(MOST_DOCKERS):
        if int(state.order[place]) != NONE:
            tell(journal, TILE_LAID, clause, place + 1, int(state.order[place]))


@rule
def lay_ships(state: Any, journal: Any) -> None:
    """MB-S7: the pilot boat at pier 1, three freighters behind it, the others in two piles."""
    for ship in range(FREIGHTERS):
        state.pile[ship] = ship + 1
    shuffle(state, state.pile, FREIGHTERS)
    state.port[0], state.in_port = PILOT, PIERS
    for pier in range(1, PIERS):
        state.port[pier] = state.pile[2 * PILE + pier - 1]
        state.pile[2 * PILE + pier - 1] = NONE
    for pier in range(PIERS):
        tell(journal, SHIP_LAID, S7, int(state.port[pier]), pier + 1)
