"""Why an action is no option: a sentence and its clause, for an action that `legal` did not offer.

Reasons are found by looking at a view, so they cannot say more than the seat may know.
"""

from __future__ import annotations

from typing import Any

from twojacks.games.halunken.clauses import CLAUSES
from twojacks.games.halunken.components import JACK, SAILORS
from twojacks.games.halunken.notation import ACTIONS
from twojacks.games.halunken.rules import to_act
from twojacks.games.halunken.rules_auction import auction_clause, leading_bid
from twojacks.games.halunken.rules_cards import single_rum
from twojacks.games.halunken.rules_moves import meeting_clause
from twojacks.games.halunken.state import NONE, PHASES, TWO_PLAYER

Reason = tuple[str, str | None]

ASKED_FOR = {
    "place": ("place",),
    "place-jack": ("place-jack",),
    "auction": ("bid", "pass"),
    "cards": ("card", "jack-card"),
    "name-rum": ("rum", "jack-rum"),
    "rob": ("take",),
    "give": ("give",),
    "over": (),
}


def explain(view: Any, seat: int, action: int) -> Reason:
    phase = PHASES[view.phase]
    verb, _, thing = ACTIONS[action].partition(" ")
    if phase == "over":
        return "the game is over", "HS-E1"
    if not int(to_act(view)) >> seat & 1:
        return explain_waiting(view, seat, phase)
    if verb not in ASKED_FOR[phase]:
        return f"expected {' or '.join(ASKED_FOR[phase])} in this phase ({phase})", None
    return EXPLAINED[verb](view, seat, thing)


def explain_waiting(view: Any, seat: int, phase: str) -> Reason:
    if phase == "cards":
        return "this seat has chosen and waits for the others", "HS-R1"
    asked = [number for number in range(int(view.players)) if int(to_act(view)) >> number & 1]
    return f"it is seat {asked[0]}'s decision, not seat {seat}'s", None


def explain_place(view: Any, seat: int, thing: str) -> Reason:
    return f"space {thing} is not free", "HS-S4"


def explain_place_jack(view: Any, seat: int, thing: str) -> Reason:
    return f"space {thing} is not free", "HS-B1"


def explain_bid(view: Any, seat: int, thing: str) -> Reason:
    sailor = SAILORS.index(thing)
    if not int(view.crews[seat]) >> sailor & 1:
        return f"{thing} is not in the crew of seat {seat}", CLAUSES[auction_clause(view)]
    last = SAILORS[view.bids[leading_bid(view)]]
    return f"{thing} is not higher than the last bid, {last}", CLAUSES[auction_clause(view)]


def explain_card(view: Any, seat: int, thing: str) -> Reason:
    if int(view.chosen[seat]) != 0:
        return "this seat has chosen its captain's card; expected a jack-card", "HS-T3"
    return f"seat {seat} has already used the card {thing}", "HS-R9"


def explain_jack_card(view: Any, seat: int, thing: str) -> Reason:
    if int(view.hirer) != seat or view.jack_left > 0:
        return f"seat {seat} has not hired Black Jack, or chooses no card for him in this variant", "HS-T3"
    if int(view.chosen[seat]) == 0:
        return "the own captain's card is chosen first", "HS-T3"
    return f"Black Jack has already used the card {thing}", "HS-T1"


def explain_rum(view: Any, seat: int, thing: str) -> Reason:
    if int(single_rum(view)) == JACK:
        return "the Rum is Black Jack's; expected a jack-rum", "HS-T3"
    return explain_number(view, thing)


def explain_jack_rum(view: Any, seat: int, thing: str) -> Reason:
    if int(single_rum(view)) != JACK:
        return "the Rum is the captain's; expected a rum", "HS-R3"
    return explain_number(view, thing)


def explain_number(view: Any, thing: str) -> Reason:
    return f"the number {thing} was revealed by another player", "HS-R3"


def explain_take(view: Any, seat: int, thing: str) -> Reason:
    clause = CLAUSES[meeting_clause(view)]
    if int(view.met) != JACK:
        return f"{thing} is not in the crew of seat {int(view.met)}", clause
    hirer = int(view.hirer) if int(view.variant) == TWO_PLAYER else NONE
    if hirer not in (NONE, seat) and int(view.crews[hirer]) >> SAILORS.index(thing) & 1:
        return "the hirer can be robbed only by a crew that is not larger", clause
    return f"{thing} is not in the basin", clause


def explain_give(view: Any, seat: int, thing: str) -> Reason:
    return f"{thing} is not in the crew of seat {seat}", CLAUSES[meeting_clause(view)]


EXPLAINED = {
    "place": explain_place,
    "place-jack": explain_place_jack,
    "bid": explain_bid,
    "card": explain_card,
    "jack-card": explain_jack_card,
    "rum": explain_rum,
    "jack-rum": explain_jack_rum,
    "take": explain_take,
    "give": explain_give,
}
