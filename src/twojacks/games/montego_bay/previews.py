"""Where a seat's options lead if nobody else acts before: played out by the rules on what the seat sees.

Only the observed record goes in, so nothing hidden can come out. docs/previews.md tells the shapes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from twojacks.games.montego_bay.components import BY_FIGURE, JACK, MOVE_CARDS
from twojacks.games.montego_bay.notation import format_figure, format_pays, format_storeroom
from twojacks.games.montego_bay.rules_common import bank, loop_length, occupant
from twojacks.games.montego_bay.rules_hiring import asked_to_hire, decline, hire
from twojacks.games.montego_bay.rules_loading import load_barrel, run_breaking, run_visiting, unload_barrel
from twojacks.games.montego_bay.rules_moves import move, space_reached
from twojacks.games.montego_bay.rules_ships import aboard
from twojacks.games.montego_bay.state import NONE, STATE
from twojacks.games.montego_bay.words import write_ship
from twojacks.kernel.journal import SILENT
from twojacks.kernel.notation import or_null
from twojacks.kernel.records import plain

Preview = dict[str, Any]

CARDS = range(1, MOVE_CARDS + 1)


def preview(view: Any, seat: int, options: Sequence[str]) -> dict[str, Preview]:
    return {option: preview_one(view, seat, option) for option in options}


def preview_one(view: Any, seat: int, option: str) -> Preview:
    verb, _, thing = option.partition(" ")
    return OF_VERBS[verb](copy_of(view), seat, thing)


def copy_of(view: Any) -> Any:
    worlds = np.zeros(1, STATE).view(np.recarray)
    worlds[0] = view
    return worlds[0]


# Hiring


def preview_hire(world: Any, seat: int, docker: str) -> Preview:
    """MB-1.3: he stands with the docker; what each of his cards would bring from there."""
    hire(world, seat, BY_FIGURE[docker], SILENT)
    return {
        "coins": int(world.coins[seat]),
        "cards": {str(card): walk(copy_of(world), JACK, card) for card in CARDS},
    }


def preview_decline(world: Any, seat: int, _nothing: str) -> Preview:
    """MB-1.2: who is asked then."""
    decline(world, seat, SILENT)
    return {"asked": or_null(asked_to_hire(world))}


# Moves


def preview_card(world: Any, _seat: int, thing: str) -> Preview:
    name, _, card = thing.partition(" ")
    figure = BY_FIGURE[name]
    return {**walk(copy_of(world), figure, int(card)), "earlier": movers_before(world, figure)}


def movers_before(world: Any, figure: int) -> list[str | None]:
    """MB-3.1: Lazy Jack if hired, then the dockers whose tiles lie before this one's."""
    if figure == JACK:
        return []
    order = [int(docker) for docker in world.order if docker != NONE]
    jack = [JACK] if int(world.hirer) != NONE else []
    return [format_figure(other) for other in jack + order[: order.index(figure)]]


def walk(world: Any, figure: int, card: int) -> Preview:
    """MB-3.2 to MB-3.6 for this figure alone, and what its visit would then bring (MB-4)."""
    start, spaces = int(world.figures[figure]), loop_length(world)
    path = [space_reached(spaces, start, step) for step in range(1, card + 1)]
    world.figures[figure] = NONE
    met = occupant(world, path[-1])
    world.figures[figure], world.chosen[figure] = start, card
    move(world, figure, SILENT)
    space = int(world.figures[figure])
    pushed = met != NONE and space == path[-1]
    return {
        "figure": format_figure(figure),
        "path": path,
        "space": space,
        "meets": format_figure(met),
        "pushed_to": int(world.figures[met]) if pushed else None,
        "storeroom": format_storeroom(plain(world), space),
        **visit(world, figure),
    }


def visit(world: Any, figure: int) -> Preview:
    """What the figure would load, take back and be paid if it came first (MB-4.3, MB-4.5 to MB-4.8)."""
    coins = min(int(world.pay[int(world.figures[figure])]), bank(world))
    leave_alone(world, figure)
    run_visiting(world, SILENT)
    load = int(world.left)
    run_breaking(world, SILENT)
    return {"loads": load, "takes_back": int(world.left), "coins": coins}


def leave_alone(world: Any, figure: int) -> None:
    """Everybody else off the loop: the visit of this figure is the next one (MB-4.1)."""
    for other in range(len(world.figures)):
        if other != figure:
            world.figures[other] = NONE
    world.acting = NONE


# Ships


def preview_load(world: Any, seat: int, pier: str) -> Preview:
    """MB-4.3, MB-4.4: the ship with one barrel more, and the scores if it then sails."""
    place = int(pier) - 1
    ship = after_barrel(copy_of(world), place, seat, 1)
    load_barrel(world, place, SILENT)
    return {**ship, "sails": ship["free"] == 0, "left": int(world.left), "scores": scores_of(world)}


def preview_unload(world: Any, seat: int, pier: str) -> Preview:
    """MB-4.5: the ship with one barrel less."""
    place = int(pier) - 1
    unload_barrel(world, place, SILENT)
    return {**after_barrel(world, place, seat, 0), "left": int(world.left), "supply": int(world.supply[seat])}


def after_barrel(world: Any, place: int, seat: int, added: int) -> Preview:
    """A ship with so many barrels of a seat added, before it sails."""
    world.hold[place, seat] += added
    ship = int(world.port[place])
    return {
        "ship": write_ship(ship),
        "hold": [int(count) for count in world.hold[place, : int(world.players)]],
        "free": int(world.capacity[ship]) - aboard(world, place),
        "pays": format_pays(world, place),
    }


def scores_of(world: Any) -> list[int]:
    return [int(score) for score in world.scores[: int(world.players)]]


OF_VERBS: dict[str, Callable[[Any, int, str], Preview]] = {
    "hire": preview_hire,
    "decline": preview_decline,
    "card": preview_card,
    "load": preview_load,
    "unload": preview_unload,
}
