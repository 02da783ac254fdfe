"""Why an action is no option, and which clause is behind a decision: what this game says beside the kernel."""

from __future__ import annotations

from typing import Any

from twojacks.games.montego_bay.components import BY_FIGURE, FIGURE_NAMES, JACK, PILOT, WAGE
from twojacks.games.montego_bay.notation import ACTIONS, dockers_of
from twojacks.games.montego_bay.rules import to_act
from twojacks.games.montego_bay.rules_cards import figure_to_choose_for
from twojacks.games.montego_bay.rules_common import owner_of
from twojacks.games.montego_bay.state import PHASES
from twojacks.kernel.reasons import Reason, Reasons, Refusal


def explain_hiring_turn(refusal: Refusal) -> Reason:
    """Why another seat is asked about Lazy Jack now (MB-1.2)."""
    coins, asked = int(refusal.view.coins[refusal.seat]), refusal.name(refusal.asked)
    if coins < WAGE:
        return f"Lazy Jack costs {WAGE} coins, and {refusal.who} has {coins}", "MB-1.1"
    if int(refusal.view.declined) >> refusal.seat & 1:
        return f"{refusal.who} has declined; {asked} is asked now", "MB-1.2"
    return f"{asked} is asked first: fewer points, or on equal points the foremost tile", "MB-1.2"


def explain_hire(refusal: Refusal) -> Reason:
    return f"{refusal.thing} is not a docker of {refusal.who}", "MB-1.3"


def explain_card(refusal: Refusal) -> Reason:
    view, seat = refusal.view, refusal.seat
    name, _, value = refusal.thing.partition(" ")
    figure = BY_FIGURE[name]
    expected = FIGURE_NAMES[figure_to_choose_for(view, seat)]
    if figure == JACK and int(view.hirer) != seat:
        return f"{refusal.who} has not hired Lazy Jack", "MB-2.3"
    if figure != JACK and (figure not in dockers_of(int(view.players)) or owner_of(view, figure) != seat):
        return f"{name} is not a docker of {refusal.who}", "MB-2.2"
    if name != expected:
        return f"cards are asked one figure at a time, and now {expected} is", "MB-2.2"
    return f"the {value} of that set lies before {FIGURE_NAMES[view.partner]}, with whom he stands", "MB-2.3"


def explain_load(refusal: Refusal) -> Reason:
    pier = int(refusal.thing)
    if pier <= int(refusal.view.in_port) and int(refusal.view.port[pier - 1]) == PILOT:
        return "the pilot boat cannot be loaded", "MB-4.3"
    return f"there is no ship at pier {pier}", "MB-4.3"


def explain_unload(refusal: Refusal) -> Reason:
    if int(refusal.thing) > int(refusal.view.in_port):
        return f"there is no ship at pier {refusal.thing}", "MB-4.5"
    return f"{refusal.who} has no barrel on the ship at pier {refusal.thing}", "MB-4.5"


REASONS = Reasons(
    actions=ACTIONS,
    phases=PHASES,
    to_act=to_act,
    asked_for={
        "hire": ("hire", "decline"),
        "cards": ("card",),
        "load": ("load",),
        "unload": ("unload",),
    },
    of_verbs={
        "hire": explain_hire,
        "card": explain_card,
        "load": explain_load,
        "unload": explain_unload,
    },
    of_waiting={"hire": explain_hiring_turn},
    clauses={"cards": "MB-2.2", "load": "MB-4.1", "unload": "MB-4.1", "over": "MB-E1"},
)


def clause_asked(view: Any, _seat: int) -> str:
    """The clause behind the decision that a seat owes."""
    return {"hire": "MB-1.2", "cards": "MB-2.2", "load": "MB-4.3", "unload": "MB-4.5"}[PHASES[view.phase]]
