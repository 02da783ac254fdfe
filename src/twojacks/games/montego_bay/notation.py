"""Actions and positions to text and back, as the contract has them."""

from __future__ import annotations

from functools import cache
from typing import Any

from twojacks.games.montego_bay import actions
from twojacks.games.montego_bay.components import (
    DOCKERS,
    FIGURE_NAMES,
    FREIGHTERS,
    JACK,
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
from twojacks.kernel.notation import ActionTexts, or_null
from twojacks.kernel.records import plain

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


def format_state(state: Any, as_view: bool) -> dict[str, Any]:
    """A position; as a view it lacks what chance needs, and what was blanked reads as null or ``"?"``."""
    state = plain(state)
    position = {
        "game": GAME,
        "variant": VARIANTS[0],
        "players": state.players,
        "edition": bytes(state.edition).rstrip(b"\0").decode("ascii"),
        "round": state.round_number,
        "phase": PHASES[state.phase],
        **format_board(state),
        **format_harbour(state),
        **format_players(state),
        **format_visit(state),
    }
    if as_view:
        piers = [format_pier_seen(state, pier) for pier in range(state.in_port)]
        pub_pays = format_shares(state, state.pub, PUB_POINTS[state.players])
        return {**position, "piers": piers, "pub_pays": pub_pays}
    return {**position, "key": key_text(state.key), "draws": state.draws}


@cache
def dockers_of(players: int) -> list[int]:
    return [docker for docker in range(JACK) if int(DOCKERS[players]) >> docker & 1]


def format_board(state: Any) -> dict[str, Any]:
    """Storerooms and figures, their owners, cards and tiles."""
    dockers = dockers_of(state.players)
    figures = [*dockers, JACK]
    return {
        "storerooms": [format_storeroom(state, space) for space in range(loop_length(state))],
        "figures": {FIGURE_NAMES[figure]: write_place(state.figures[figure]) for figure in figures},
        "owners": {FIGURE_NAMES[docker]: owner_of(state, docker) for docker in dockers},
        "order": [FIGURE_NAMES[docker] for docker in state.order if docker != NONE],
        "hirer": or_null(state.hirer),
        "with": format_figure(state.partner),
        "chosen": {FIGURE_NAMES[figure]: format_card(state.chosen[figure]) for figure in figures},
        "declined": [seat for seat in range(state.players) if state.declined >> seat & 1],
    }


def format_storeroom(state: Any, space: int) -> dict[str, int]:
    return {
        "barrels": state.barrels[space],
        "broken": state.broken[space],
        "coins": state.pay[space],
    }


def format_figure(figure: int) -> str | None:
    return None if figure == NONE else FIGURE_NAMES[figure]


def format_card(card: int) -> int | str | None:
    if card == NO_CARD:
        return None
    return "?" if card == UNSEEN else card


def format_harbour(state: Any) -> dict[str, Any]:
    """Ships in port, in the piles, gone, and what is printed on them."""
    pile = [None if ship == UNSEEN else write_ship(ship) for ship in state.pile]
    first = min(state.drawn, PILE)
    second = max(state.drawn, PILE)
    return {
        "piers": [format_pier(state, pier) for pier in range(state.in_port)],
        "piles": [pile[first:PILE][::-1], pile[second : 2 * PILE][::-1]],
        "ships": {write_ship(ship): format_print(state, ship) for ship in range(1, FREIGHTERS + 1)},
        "sailed": [write_ship(ship) for ship in range(SHIPS) if state.sailed >> ship & 1],
        "reshuffle": bool(state.reshuffle),
    }


def format_print(state: Any, ship: int) -> dict[str, Any]:
    """MB-S7: the red side has three paid places, the yellow side two."""
    places = PLACES_OF_SIDE[side_in_use(state.players)]
    return {"capacity": state.capacity[ship], "points": state.points[ship][:places]}


def format_pier(state: Any, pier: int) -> dict[str, Any]:
    ship = state.port[pier]
    printed = {"capacity": 0, "points": []} if ship == PILOT else format_print(state, ship)
    return {"ship": write_ship(ship), **printed, "hold": state.hold[pier][: state.players]}


def format_pier_seen(state: Any, pier: int) -> dict[str, Any]:
    """A position does without what follows from the rest, so that the digest of a save stays what it was."""
    return {**format_pier(state, pier), "pays": format_pays(state, pier)}


def format_pays(state: Any, pier: int) -> list[int | None]:
    return format_shares(state, state.hold[pier], state.points[state.port[pier]])


def format_shares(state: Any, barrels: Any, points: Any) -> list[int | None]:
    """MB-V1, MB-V2: what each seat would be paid now; null without a barrel there."""
    players = int(state.players)
    return [share(points, *rank(barrels, seat, players)) if barrels[seat] > 0 else None for seat in range(players)]


def format_players(state: Any) -> dict[str, Any]:
    players = state.players
    return {
        "supply": state.supply[:players],
        "coins": state.coins[:players],
        "bank": bank(state),
        "scores": state.scores[:players],
        "pub": state.pub[:players],
    }


def format_visit(state: Any) -> dict[str, Any]:
    return {"acting": format_figure(state.acting), "left": state.left}
