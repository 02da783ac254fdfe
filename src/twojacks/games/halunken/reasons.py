"""Why an action is no option, and which clause is behind a decision: what this game says beside the kernel."""

from __future__ import annotations

from typing import Any

from twojacks.games.halunken.clauses import CLAUSES
from twojacks.games.halunken.components import JACK, SAILORS
from twojacks.games.halunken.notation import ACTIONS
from twojacks.games.halunken.rules import to_act
from twojacks.games.halunken.rules_auction import auction_clause, leading_bid
from twojacks.games.halunken.rules_cards import choosing_clause, figure_to_choose_for, naming_clause, single_rum
from twojacks.games.halunken.rules_moves import meeting_clause
from twojacks.games.halunken.state import NO_CARD, NONE, PHASES, TWO_PLAYER
from twojacks.kernel.reasons import Reason, Reasons, Refusal


def explain_place(refusal: Refusal) -> Reason:
    return f"space {refusal.thing} is not free", "HS-S4"


def explain_place_jack(refusal: Refusal) -> Reason:
    return f"space {refusal.thing} is not free", "HS-B1"


def explain_bid(refusal: Refusal) -> Reason:
    view, clause = refusal.view, CLAUSES[auction_clause(refusal.view)]
    if not int(view.crews[refusal.seat]) >> SAILORS.index(refusal.thing) & 1:
        return f"{refusal.thing} is not in the crew of {refusal.who}", clause
    last = SAILORS[view.bids[leading_bid(view)]]
    return f"{refusal.thing} is not higher than the last bid, {last}", clause


def explain_card(refusal: Refusal) -> Reason:
    if int(refusal.view.chosen[refusal.seat]) != NO_CARD:
        return f"{refusal.who} has chosen the captain's card; now Black Jack's is asked (jack-card)", "HS-T3"
    return f"{refusal.who} has already used the card {refusal.thing}", "HS-R9"


def explain_jack_card(refusal: Refusal) -> Reason:
    view = refusal.view
    if int(view.variant) != TWO_PLAYER:
        return "nobody chooses a card for Black Jack in this variant", "HS-T3"
    if int(view.hirer) != refusal.seat:
        return f"{refusal.who} has not hired Black Jack", "HS-T3"
    if int(view.chosen[refusal.seat]) == NO_CARD:
        return "the own captain's card is chosen first", "HS-T3"
    return f"Black Jack has already used the card {refusal.thing}", "HS-T1"


def explain_rum(refusal: Refusal) -> Reason:
    if int(single_rum(refusal.view)) == JACK:
        return "the Rum is Black Jack's; now his number is asked (jack-rum)", "HS-T3"
    return explain_number(refusal)


def explain_jack_rum(refusal: Refusal) -> Reason:
    if int(single_rum(refusal.view)) != JACK:
        return "the Rum is the captain's; now the captain's number is asked (rum)", "HS-R3"
    return explain_number(refusal)


def explain_number(refusal: Refusal) -> Reason:
    return f"the number {refusal.thing} was revealed by another player", "HS-R3"


def explain_take(refusal: Refusal) -> Reason:
    view, clause = refusal.view, CLAUSES[meeting_clause(refusal.view)]
    if int(view.met) != JACK:
        return f"{refusal.thing} is not in the crew of {refusal.name(int(view.met))}", clause
    hirer = int(view.hirer) if int(view.variant) == TWO_PLAYER else NONE
    if hirer not in (NONE, refusal.seat) and int(view.crews[hirer]) >> SAILORS.index(refusal.thing) & 1:
        return "the hirer can be robbed only by a crew that is not larger", clause
    return f"{refusal.thing} is not in the basin", clause


def explain_give(refusal: Refusal) -> Reason:
    return f"{refusal.thing} is not in the crew of {refusal.who}", CLAUSES[meeting_clause(refusal.view)]


REASONS = Reasons(
    actions=ACTIONS,
    phases=PHASES,
    to_act=to_act,
    asked_for={
        "place": ("place",),
        "place-jack": ("place-jack",),
        "auction": ("bid", "pass"),
        "cards": ("card", "jack-card"),
        "name-rum": ("rum", "jack-rum"),
        "rob": ("take",),
        "give": ("give",),
    },
    of_verbs={
        "place": explain_place,
        "place-jack": explain_place_jack,
        "bid": explain_bid,
        "card": explain_card,
        "jack-card": explain_jack_card,
        "rum": explain_rum,
        "jack-rum": explain_jack_rum,
        "take": explain_take,
        "give": explain_give,
    },
    of_waiting={},
    clauses={"cards": "HS-R1", "over": "HS-E1"},
)


def clause_asked(view: Any, seat: int) -> str:
    """The clause behind the decision that a seat owes."""
    phase = PHASES[view.phase]
    if phase in ("place", "place-jack"):
        return "HS-S4" if phase == "place" else "HS-B1"
    if phase == "auction":
        return CLAUSES[auction_clause(view)]
    if phase == "cards":
        return CLAUSES[choosing_clause(figure_to_choose_for(view, seat))]
    return CLAUSES[naming_clause(view) if phase == "name-rum" else meeting_clause(view)]
