"""Why an action is no option: a sentence and its clause, for an action that `legal` did not offer.

Reasons are found by looking at a view, so they cannot say more than the seat may know.
"""

from __future__ import annotations

from typing import Any

from twojacks.games.montego_bay.components import BY_FIGURE, COLOURS, FIGURE_NAMES, JACK, PILOT, WAGE
from twojacks.games.montego_bay.notation import ACTIONS, dockers_of
from twojacks.games.montego_bay.rules import to_act
from twojacks.games.montego_bay.rules_cards import figure_to_choose_for
from twojacks.games.montego_bay.rules_common import owner_of
from twojacks.games.montego_bay.state import PHASES

Reason = tuple[str, str | None]

ASKED_FOR = {
    "hire": ("hire", "decline"),
    "cards": ("card",),
    "load": ("load",),
    "unload": ("unload",),
}


def explain(view: Any, seat: int, action: int) -> Reason:
    phase = PHASES[view.phase]
    verb, _, thing = ACTIONS[action].partition(" ")
    if phase == "over":
        return "the game is over", "MB-E1"
    if not int(to_act(view)) >> seat & 1:
        return explain_waiting(view, seat, phase)
    if verb not in ASKED_FOR[phase]:
        return f"expected {' or '.join(ASKED_FOR[phase])} in this phase ({phase})", None
    return EXPLAINED[verb](view, seat, thing)


def explain_waiting(view: Any, seat: int, phase: str) -> Reason:
    if phase == "cards":
        return "this seat has chosen and waits for the others", "MB-2.2"
    asked = int(to_act(view)).bit_length() - 1
    if phase == "hire" and int(view.coins[seat]) < WAGE:
        return f"Lazy Jack costs {WAGE} coins, and seat {seat} has {int(view.coins[seat])}", "MB-1.1"
    if phase == "hire" and int(view.declined) >> seat & 1:
        return f"seat {seat} has declined; seat {asked} is asked now", "MB-1.2"
    if phase == "hire":
        return f"seat {asked} is asked first: fewer points, or on equal points the foremost tile", "MB-1.2"
    return f"it is seat {asked}'s decision, not seat {seat}'s", "MB-4.1"


def explain_hire(view: Any, seat: int, thing: str) -> Reason:
    return f"{thing} is not a docker of seat {seat} ({COLOURS[seat]})", "MB-1.3"


def explain_card(view: Any, seat: int, thing: str) -> Reason:
    name, _, value = thing.partition(" ")
    figure = BY_FIGURE[name]
    expected = FIGURE_NAMES[figure_to_choose_for(view, seat)]
    if figure == JACK and int(view.hirer) != seat:
        return f"seat {seat} has not hired Lazy Jack", "MB-2.3"
    if figure != JACK and (figure not in dockers_of(int(view.players)) or owner_of(view, figure) != seat):
        return f"{name} is not a docker of seat {seat}", "MB-2.2"
    if name != expected:
        return f"cards are asked one figure at a time, and now {expected} is", "MB-2.2"
    return f"the {value} of that set lies before {FIGURE_NAMES[view.partner]}, with whom he stands", "MB-2.3"


def explain_load(view: Any, seat: int, thing: str) -> Reason:
    pier = int(thing)
    if pier <= int(view.in_port) and int(view.port[pier - 1]) == PILOT:
        return "the pilot boat cannot be loaded", "MB-4.3"
    return f"there is no ship at pier {pier}", "MB-4.3"


def explain_unload(view: Any, seat: int, thing: str) -> Reason:
    if int(thing) > int(view.in_port):
        return f"there is no ship at pier {thing}", "MB-4.5"
    return f"seat {seat} has no barrel on the ship at pier {thing}", "MB-4.5"


EXPLAINED = {
    "hire": explain_hire,
    "card": explain_card,
    "load": explain_load,
    "unload": explain_unload,
}
