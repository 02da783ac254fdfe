"""Reading a position: every field where it is written, then whether such a position can arise at all."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

import numpy as np

from twojacks.games.montego_bay.components import (
    BARRELS,
    BY_FIGURE,
    COINS,
    FIGURE_NAMES,
    FREIGHTERS,
    JACK,
    MOST_ROUNDS,
    MOVE_CARDS,
    PIERS,
    PILE,
    PILOT,
    SHIPS,
)
from twojacks.games.montego_bay.editions import DEFAULT, pack_name, side_in_use
from twojacks.games.montego_bay.editions_checks import CAPACITIES, PLACES_OF_SIDE, POINTS, SHOWN
from twojacks.games.montego_bay.notation import dockers_of, format_print
from twojacks.games.montego_bay.positions_checks import check_position
from twojacks.games.montego_bay.rules_common import bank, loop_length, owner_of
from twojacks.games.montego_bay.rules_setup import clear
from twojacks.games.montego_bay.state import NAME_LENGTH, NO_CARD, NONE, PHASES, STATE, VARIANTS
from twojacks.games.montego_bay.words import PILOT_NAME, PUBS, write_ship
from twojacks.kernel.chance import key_numbers
from twojacks.kernel.fields import Fields, check, describe, read_choice, read_integer, read_items
from twojacks.kernel.records import plain

SHIP_IDS = (PILOT_NAME, *(write_ship(ship) for ship in range(1, FREIGHTERS + 1)))
HIGHEST_SCORE = 9999


def parse_position(position: Any) -> Any:
    """The record of a position, in an array of one.

    What no game can come to is refused, but for this, so that a few lines written by hand are a position:

    - what is empty may be left out: hirer, with, chosen, declined, acting, left, pub (none there), reshuffle (false);
      so may what follows from the rest: variant, owners, bank, sailed, and what ``piers`` repeat of ``ships``;
    - once cards are chosen ``declined`` need not name all who declined;
    - the round may be any from 1 to 14: in round 1, too, somebody may have coins, points and barrels aboard, and in a
      later one dockers may be in their pubs (where MB-3.3 applies as in round 1) and the pilot boat at pier 1;
    - storerooms and ships need not be those of the edition that is named: storerooms may show nothing, and ships pay
      any points;
    - a phase in which everybody has just one option goes on by itself.
    """
    fields = Fields(position)
    states = np.zeros(1, STATE).view(np.recarray)
    state = states[0]
    read_frame(fields, state)
    read_storerooms(fields, state)
    read_figures(fields, state)
    read_round(fields, state)
    read_ships(fields, state)
    read_harbour(fields, state)
    read_players(fields, state)
    read_visit(fields, state)
    check_position(state)
    return states


def read_frame(fields: Fields, state: Any) -> None:
    read_choice("variant", fields.get("variant", VARIANTS[0]), VARIANTS)
    key, draws = fields.chance()
    clear(state, fields.integer("players", 2, 4), key_numbers(key))
    state.draws = draws
    state.round_number = fields.integer("round", 1, MOST_ROUNDS)
    state.phase = fields.choice("phase", PHASES)
    name = fields.get("edition", DEFAULT)
    check(
        isinstance(name, str) and re.fullmatch(rf"[a-z0-9-]{{1,{NAME_LENGTH}}}", name) is not None,
        "edition",
        f"expected the name of an edition, not {describe(name)}",
    )
    state.edition[:] = pack_name(name)


def read_table(name: str, value: Any) -> dict[str, Any]:
    check(isinstance(value, dict), name, f"expected an object with named fields, not {describe(value)}")
    return dict(value)


def read_named(name: str, value: Any, expected: list[str]) -> dict[str, Any]:
    """An object that has no other names than the expected ones."""
    table = read_table(name, value)
    strange = [key for key in table if key not in expected]
    check(not strange, name, f"expected {', '.join(expected)}, not {describe(strange[0] if strange else '')}")
    return table


def read_storerooms(fields: Fields, state: Any) -> None:
    for space, room in enumerate(fields.items("storerooms", loop_length(state), read_table)):
        shown = [
            read_integer(f"storerooms[{space}].{thing}", room.get(thing, 0), *limits) for thing, limits in SHOWN.items()
        ]
        state.barrels[space], state.broken[space], state.pay[space] = shown


def read_place(name: str, value: Any, spaces: int) -> int:
    if value is None:
        return NONE
    if isinstance(value, str):
        return list(PUBS.values())[read_choice(name, value, list(PUBS))]
    return read_integer(name, value, 0, spaces - 1)


def read_figures(fields: Fields, state: Any) -> None:
    """Where they stand, whose they are, and the order of their tiles."""
    dockers = dockers_of(int(state.players))
    names = [FIGURE_NAMES[figure] for figure in (*dockers, JACK)]
    places = read_named("figures", fields.required("figures"), names)
    for name in names:
        place = read_place(f"figures.{name}", places.get(name), loop_length(state))
        check(place != NONE or name == FIGURE_NAMES[JACK], f"figures.{name}", "expected a space or a pub, not null")
        state.figures[BY_FIGURE[name]] = place
    owners = {FIGURE_NAMES[docker]: owner_of(state, docker) for docker in dockers}
    check(fields.get("owners", owners) == owners, "owners", f"expected {owners}")
    order = fields.items("order", len(dockers), partial(read_choice, words=names[:-1]))
    check(len(set(order)) == len(order), "order", "has a docker twice")
    state.order[: len(order)] = [dockers[number] for number in order]


def read_round(fields: Fields, state: Any) -> None:
    """Lazy Jack and the cards."""
    players = int(state.players)
    dockers = dockers_of(players)
    names = [FIGURE_NAMES[figure] for figure in (*dockers, JACK)]
    hirer = fields.integer_or_null("hirer", 0, players - 1)
    state.hirer = NONE if hirer is None else hirer
    partner = fields.get("with")
    state.partner = NONE if partner is None else dockers[read_choice("with", partner, names[:-1])]
    for name, card in read_named("chosen", fields.get("chosen", {}), names).items():
        check(card != "?", f"chosen.{name}", "expected a card or null: a view with hidden cards is no position")
        value = NO_CARD if card is None else read_integer(f"chosen.{name}", card, 1, MOVE_CARDS)
        state.chosen[BY_FIGURE[name]] = value
    refused = read_items("declined", fields.get("declined", []), None, partial(read_integer, low=0, high=players - 1))
    check(len(set(refused)) == len(refused), "declined", "has a seat twice")
    state.declined = sum(1 << seat for seat in refused)


def read_ships(fields: Fields, state: Any) -> None:
    """What is printed on the fifteen freighters."""
    places = PLACES_OF_SIDE[side_in_use(int(state.players))]
    ships = read_named("ships", fields.required("ships"), list(SHIP_IDS[1:]))
    for ship in range(1, SHIPS):
        name = f"ships.{write_ship(ship)}"
        check(write_ship(ship) in ships, name, "is missing")
        table = read_table(name, ships[write_ship(ship)])
        state.capacity[ship] = read_integer(f"{name}.capacity", table.get("capacity"), 1, CAPACITIES[1])
        read_points = partial(read_integer, low=0, high=POINTS[1])
        state.points[ship, :places] = read_items(f"{name}.points", table.get("points"), places, read_points)


def read_ship(name: str, value: Any) -> int:
    check(value is not None, name, "expected a ship, not null: a view with hidden ships is no position")
    return read_choice(name, value, SHIP_IDS)


def read_freighter(name: str, value: Any) -> int:
    ship = read_ship(name, value)
    check(ship != PILOT, name, "expected a freighter: the pilot boat is in no pile (MB-S7)")
    return ship


def read_pile(name: str, value: Any) -> list[int]:
    return read_items(name, value, None, read_freighter)


def read_harbour(fields: Fields, state: Any) -> None:
    piers = fields.items("piers", None, read_table)
    check(len(piers) <= PIERS, "piers", f"expected at most {PIERS}, not {len(piers)}")
    state.in_port = len(piers)
    for pier, entry in enumerate(piers):
        read_pier(f"piers[{pier}]", entry, pier, state)
    first, second = fields.items("piles", 2, read_pile)
    check(max(len(first), len(second)) <= PILE, "piles", f"expected at most {PILE} ships in a pile")
    check(not first or len(second) == PILE, "piles[1]", "expected it untouched while the first pile lasts (MB-P1)")
    ahead = first[::-1] + second[::-1]
    state.drawn = 2 * PILE - len(ahead)
    state.pile[int(state.drawn) : 2 * PILE] = ahead
    note_sailed(state)
    reshuffle = fields.get("reshuffle", False)
    check(isinstance(reshuffle, bool), "reshuffle", f"expected true or false, not {describe(reshuffle)}")
    state.reshuffle = int(reshuffle)


def read_pier(name: str, entry: dict[str, Any], pier: int, state: Any) -> None:
    """A ship in port; what is printed on it may be said again here, and must then agree with ``ships``."""
    ship = read_ship(f"{name}.ship", entry.get("ship"))
    state.port[pier] = ship
    printed = {"capacity": 0, "points": []} if ship == PILOT else format_print(plain(state), ship)
    for key, value in printed.items():
        check(entry.get(key, value) == value, f"{name}.{key}", f"expected {value}, as in ships")
    players = int(state.players)
    read_count = partial(read_integer, low=0, high=int(BARRELS[players]))
    state.hold[pier, :players] = read_items(f"{name}.hold", entry.get("hold"), players, read_count)


def note_sailed(state: Any) -> None:
    """The ships that are neither in port nor in a pile have sailed."""
    here = [int(ship) for ship in (*state.port, *state.pile) if ship != NONE]
    for ship in here:
        check(here.count(ship) == 1, "piers and piles", f"have the ship {write_ship(ship)} twice")
    state.sailed = sum(1 << ship for ship in range(SHIPS) if ship not in here)


def read_players(fields: Fields, state: Any) -> None:
    players = int(state.players)
    count_barrels = partial(read_integer, low=0, high=int(BARRELS[players]))
    state.supply[:players] = fields.items("supply", players, count_barrels)
    state.pub[:players] = read_items("pub", fields.get("pub", [0] * players), players, count_barrels)
    state.coins[:players] = fields.items("coins", players, partial(read_integer, low=0, high=COINS))
    state.scores[:players] = fields.items("scores", players, partial(read_integer, low=0, high=HIGHEST_SCORE))
    check(bank(state) >= 0, "coins", f"expected {COINS} at most in all, not {COINS - bank(state)}")
    left = bank(state)
    check(fields.get("bank", left) == left, "bank", f"expected {left}, so that there are {COINS} coins in all")


def read_visit(fields: Fields, state: Any) -> None:
    acting = fields.get("acting")
    state.acting = NONE if acting is None else read_choice("acting", acting, FIGURE_NAMES)
    state.left = read_integer("left", fields.get("left", 0), 0, SHOWN["barrels"][1])
