"""Actions and positions to text and back, as the contract has them."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from twojacks.games.montego_bay import actions
from twojacks.games.montego_bay.components import (
    DOCKERS,
    FIGURE_NAMES,
    FREIGHTERS,
    JACK,
    LAST_SHIPS,
    MOVE_CARDS,
    PIERS,
    PILE,
    PILOT,
    PUB_POINTS,
    SHIPS,
)
from twojacks.games.montego_bay.editions import side_in_use
from twojacks.games.montego_bay.editions_checks import PLACES_OF_SIDE
from twojacks.games.montego_bay.rules_common import bank, loop_length, owner_of
from twojacks.games.montego_bay.rules_ships import rank, share
from twojacks.games.montego_bay.state import NO_CARD, NONE, PHASES, UNSEEN, VARIANTS
from twojacks.games.montego_bay.words import write_place, write_ship
from twojacks.kernel.chance import key_text
from twojacks.kernel.notation import ActionTexts, Words, or_null, part

GAME = "montego-bay"


def action_table() -> tuple[str, ...]:
    """The text of every action, by its number."""
    piers = [str(pier + 1) for pier in range(PIERS)]
    cards = [f"{figure} {value + 1}" for figure in FIGURE_NAMES for value in range(MOVE_CARDS)]
    return (
        *(f"hire {docker}" for docker in FIGURE_NAMES[:JACK]),
        "decline",
        *(f"card {card}" for card in cards),
        *(f"load {pier}" for pier in piers),
        *(f"unload {pier}" for pier in piers),
    )


ACTIONS = ActionTexts(action_table())
assert len(ACTIONS.texts) == actions.ACTION_COUNT


@cache
def dockers_of(players: int) -> list[int]:
    return [docker for docker in range(JACK) if int(DOCKERS[players]) >> docker & 1]


def figures_of(players: int) -> list[int]:
    return [*dockers_of(players), JACK]


@part("players", "edition")
def setting(state: Any) -> Words:
    edition = bytes(state.edition).rstrip(b"\0").decode("ascii")
    return {"game": GAME, "variant": VARIANTS[0], "players": state.players, "edition": edition}


@part("round_number", "phase")
def progress(state: Any) -> Words:
    return {"round": state.round_number, "phase": PHASES[state.phase]}


@part("players", "barrels", "broken", "pay")
def storerooms(state: Any) -> Words:
    return {"storerooms": [format_storeroom(state, space) for space in range(loop_length(state))]}


def format_storeroom(state: Any, space: int) -> dict[str, int]:
    return {
        "barrels": state.barrels[space],
        "broken": state.broken[space],
        "coins": state.pay[space],
    }


@part("players", "figures", "order")
def loop(state: Any) -> Words:
    """Where the figures stand, whose they are, and their tiles on the rail."""
    dockers = dockers_of(state.players)
    return {
        "figures": {FIGURE_NAMES[figure]: write_place(state.figures[figure]) for figure in figures_of(state.players)},
        "owners": {FIGURE_NAMES[docker]: owner_of(state, docker) for docker in dockers},
        "order": [FIGURE_NAMES[docker] for docker in state.order if docker != NONE],
    }


@part("players", "hirer", "partner", "chosen", "declined")
def choices(state: Any) -> Words:
    return {
        "hirer": or_null(state.hirer),
        "with": format_figure(state.partner),
        "chosen": {FIGURE_NAMES[figure]: format_card(state.chosen[figure]) for figure in figures_of(state.players)},
        "declined": [seat for seat in range(state.players) if state.declined >> seat & 1],
    }


def format_figure(figure: int) -> str | None:
    return None if figure == NONE else FIGURE_NAMES[figure]


def format_card(card: int) -> int | str | None:
    if card == NO_CARD:
        return None
    return "?" if card == UNSEEN else card


@part("players", "port", "in_port", "hold", "capacity", "points")
def piers(state: Any) -> Words:
    return {"piers": [format_pier(state, pier) for pier in range(state.in_port)]}


@part(*piers.fields)
def piers_seen(state: Any) -> Words:
    """A position does without what follows from the rest, so that the digest of a save stays what it was."""
    seen = [{**format_pier(state, pier), "pays": format_pays(state, pier)} for pier in range(state.in_port)]
    return {"piers": seen}


def format_pier(state: Any, pier: int) -> dict[str, Any]:
    ship = state.port[pier]
    printed = {"capacity": 0, "points": []} if ship == PILOT else format_print(state, ship)
    return {"ship": write_ship(ship), **printed, "hold": state.hold[pier][: state.players]}


def format_print(state: Any, ship: int) -> dict[str, Any]:
    """MB-S7: the red side has three paid places, the yellow side two."""
    places = PLACES_OF_SIDE[side_in_use(state.players)]
    return {"capacity": state.capacity[ship], "points": state.points[ship][:places]}


def format_pays(state: Any, pier: int) -> list[int | None]:
    return format_shares(state, state.hold[pier], state.points[state.port[pier]])


def format_shares(state: Any, barrels: Any, points: Any) -> list[int | None]:
    """MB-V1, MB-V2: what each seat would be paid if the ship sailed now, or from the pub; null without a barrel."""
    return list(pay_out(tuple(points), tuple(barrels[: state.players])))


@lru_cache(4096)
def pay_out(points: tuple[int, ...], barrels: tuple[int, ...]) -> tuple[int | None, ...]:
    seats = len(barrels)
    return tuple(share(points, *rank(barrels, seat, seats)) if barrels[seat] > 0 else None for seat in range(seats))


@part("pile", "drawn")
def piles(state: Any) -> Words:
    pile = [None if ship == UNSEEN else write_ship(ship) for ship in state.pile]
    first, second = min(state.drawn, PILE), max(state.drawn, PILE)
    return {"piles": [pile[first:PILE][::-1], pile[second : 2 * PILE][::-1]]}


@part("players", "capacity", "points")
def ships(state: Any) -> Words:
    """What is printed on them."""
    return {"ships": {write_ship(ship): format_print(state, ship) for ship in range(1, FREIGHTERS + 1)}}


@part("sailed", "reshuffle")
def gone(state: Any) -> Words:
    sailed = [write_ship(ship) for ship in range(SHIPS) if state.sailed >> ship & 1]
    return {"sailed": sailed, "reshuffle": bool(state.reshuffle)}


@part("players", "supply", "coins", "scores", "pub", "acting", "left")
def belongings(state: Any) -> Words:
    """What players have, and the visit that is under way."""
    players = state.players
    return {
        "supply": state.supply[:players],
        "coins": state.coins[:players],
        "bank": bank(state),
        "scores": state.scores[:players],
        "pub": state.pub[:players],
        "acting": format_figure(state.acting),
        "left": state.left,
    }


@part("players", "pub")
def end_seen(state: Any) -> Words:
    """With how many ships in port the game ends (MB-E1), and what the pub pays then (MB-E3)."""
    return {"last_ships": LAST_SHIPS, "pub_pays": format_shares(state, state.pub, PUB_POINTS[state.players])}


@part("key", "draws")
def chance(state: Any) -> Words:
    return {"key": key_text(state.key), "draws": state.draws}


BOARD = (setting, progress, storerooms, loop, choices)
POSITION = (*BOARD, piers, piles, ships, gone, belongings, chance)
VIEW = (*BOARD, piers_seen, piles, ships, gone, belongings, end_seen)
