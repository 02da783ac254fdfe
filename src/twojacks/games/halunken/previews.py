"""Where a seat's options lead if nobody else acts before: played out by the rules on what the seat sees.

Only the observed record goes in, so nothing hidden can come out. docs/previews.md tells the shapes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from twojacks.games.halunken.components import BASIN, CARDS, FIGURES, JACK, RUM, SAILORS, TAVERNS
from twojacks.games.halunken.events import write_crew, write_figure
from twojacks.games.halunken.notation import format_crew, format_doubled, format_tavern, total_of_crew
from twojacks.games.halunken.rules_auction import leading_bid
from twojacks.games.halunken.rules_cards import cancelled_figures, number_of
from twojacks.games.halunken.rules_common import hand_over, plays_cards
from twojacks.games.halunken.rules_moves import crew_of, give, loot, rob, run_meeting, run_moving, run_parting
from twojacks.games.halunken.state import NONE, PART, ROB, STATE
from twojacks.kernel.journal import SILENT

Preview = dict[str, Any]

NUMBERS = range(1, RUM)


def preview(view: Any, seat: int, options: Sequence[str]) -> dict[str, Preview]:
    return {option: preview_one(view, seat, option) for option in options}


def preview_one(view: Any, seat: int, option: str) -> Preview:
    verb, _, thing = option.partition(" ")
    return OF_VERBS[verb](copy_of(view), seat, thing)


def copy_of(view: Any) -> Any:
    worlds = np.zeros(1, STATE).view(np.recarray)
    worlds[0] = view
    return worlds[0]


# Set-up and auction


def preview_place(world: Any, _seat: int, space: str) -> Preview:
    """What lies there; while captains are placed the top sailor is unseen (HS-S4)."""
    pile = format_tavern(world, int(space))
    return {"space": int(space), "height": len(pile), "sailor": pile[-1] if pile else None}


def preview_bid(world: Any, seat: int, sailor: str) -> Preview:
    """If it is the highest one and is paid (HS-B2)."""
    hand_over(world, SAILORS.index(sailor), seat, BASIN)
    return totals(world)


def preview_pass(world: Any, _seat: int, _nothing: str) -> Preview:
    """Whose Black Jack then is, if nobody bids more."""
    leading = leading_bid(world)
    return {"hirer": None if leading == NONE else (int(world.opener) + leading) % int(world.players)}


# Moves


def preview_card(world: Any, seat: int, card: str) -> Preview:
    return preview_move(world, seat, card)


def preview_jack_card(world: Any, _seat: int, card: str) -> Preview:
    return preview_move(world, JACK, card)


def preview_move(world: Any, figure: int, card: str) -> Preview:
    """A Rum may become any number that nobody else reveals, and those are not known yet (HS-R3)."""
    if CARDS.index(card) + 1 != RUM:
        return walk(world, figure, int(card))
    numbers = {str(number): walk(copy_of(world), figure, number) for number in NUMBERS}
    return {"figure": write_figure(figure), "numbers": numbers}


def preview_rum(world: Any, seat: int, number: str) -> Preview:
    return preview_number(world, seat, int(number))


def preview_jack_rum(world: Any, _seat: int, number: str) -> Preview:
    return preview_number(world, JACK, int(number))


def preview_number(world: Any, figure: int, number: int) -> Preview:
    """All cards lie open, so it is known who will have moved before."""
    return {**walk(copy_of(world), figure, number), "earlier": movers_before(world, figure, number)}


def movers_before(world: Any, figure: int, number: int) -> list[int | str | None]:
    """HS-R5: the figures with lower numbers that were not cancelled, in the order in which they move."""
    cancelled = cancelled_figures(world)
    others = [
        other
        for other in range(FIGURES)
        if other != figure and plays_cards(world, other) and not cancelled >> other & 1
    ]
    before = [other for other in others if number_of(world, other) < number]
    return [write_figure(other) for other in sorted(before, key=lambda other: number_of(world, other))]


def walk(world: Any, figure: int, number: int) -> Preview:
    """HS-R5 to HS-R8 for this figure alone, up to where it would be chosen what is robbed."""
    world.chosen[figure] = number
    world.acted = (1 << FIGURES) - 1 & ~(1 << figure)
    start, crew = int(world.figures[figure]), crew_of(world, figure)
    before = int(world.crews[crew])
    run_moving(world, SILENT)
    joined = format_crew(int(world.crews[crew]) & ~before)
    return {
        "figure": write_figure(figure),
        "path": [(start + step) % TAVERNS for step in range(1, number + 1)],
        "space": int(world.figures[figure]),
        "sailor": joined[0] if joined else None,
        "into": write_crew(crew),
        **meet(world),
        **totals(world),
    }


def meet(world: Any) -> Preview:
    """Whom it meets there, what may be robbed (HS-R7, HS-B4, HS-T5, HS-T6), and where the one met goes (HS-R8)."""
    met = int(world.met)
    if met == NONE:
        return {"meets": None, "loot": [], "pushed_to": None}
    run_meeting(world, SILENT)
    sailors = format_crew(int(loot(world))) if int(world.phase) == ROB else []
    run_parting(world, SILENT)
    return {"meets": write_figure(met), "loot": sailors, "pushed_to": int(world.figures[met])}


# Robbing and giving


def preview_take(world: Any, _seat: int, thing: str) -> Preview:
    sailor = NONE if thing == "none" else SAILORS.index(thing)
    victim = None if sailor == NONE else write_crew(owner_of(world, sailor))
    rob(world, sailor, SILENT)
    return {"victim": victim, **part(world), **totals(world)}


def preview_give(world: Any, seat: int, sailor: str) -> Preview:
    give(world, seat, SAILORS.index(sailor), SILENT)
    return {**part(world), **totals(world)}


def owner_of(world: Any, sailor: int) -> int:
    return next(crew for crew in range(FIGURES) if int(world.crews[crew]) >> sailor & 1)


def part(world: Any) -> Preview:
    """Where the figure met goes afterwards; Black Jack's passing in the standard game moves nobody (HS-B6)."""
    if int(world.phase) != PART:
        return {"meets": None, "pushed_to": None}
    met = int(world.met)
    run_parting(world, SILENT)
    return {"meets": write_figure(met), "pushed_to": int(world.figures[met])}


def totals(world: Any) -> Preview:
    """HS-E1 for every seat, as things would then stand."""
    crews = [int(crew) for crew in world.crews[: int(world.players)]]
    return {"scores": [total_of_crew(crew) for crew in crews], "doubled": [format_doubled(crew) for crew in crews]}


OF_VERBS: dict[str, Callable[[Any, int, str], Preview]] = {
    "place": preview_place,
    "place-jack": preview_place,
    "bid": preview_bid,
    "pass": preview_pass,
    "card": preview_card,
    "jack-card": preview_jack_card,
    "rum": preview_rum,
    "jack-rum": preview_jack_rum,
    "take": preview_take,
    "give": preview_give,
}
