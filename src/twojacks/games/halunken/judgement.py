"""How a game stands when a round begins, by what anybody can count on the table: for the best of the bots.

What each count weighs was learnt from games of searching bots (bench/judgement.py) and is data.
"""

from __future__ import annotations

from typing import Any

from twojacks.games.halunken.components import COLOUR_SETS, JACK, RUM, TAVERNS
from twojacks.games.halunken.habits import arrival_worth, main_colours, worth
from twojacks.games.halunken.rules_common import crew_size
from twojacks.games.halunken.rules_end import sum_values, total_of
from twojacks.games.halunken.state import NONE
from twojacks.kernel.bits import count_bits, lowest_bit
from twojacks.kernel.compiling import rule

FEATURES = (
    "total",
    "sailors",
    "sailors of the main colour",
    "… squared",
    "their value",
    "value of the colour that may become the main one",
    "dearest sailor",
    "cheapest sailor",
    "best number card",
    "second best number card",
    "mean number card",
    "rum",
    "captains who could rob",
    "larger crews",
    "nearness of Black Jack",
    "opens the auction",
)
TOTAL, SAILORS, MAIN, MAIN_SQUARED, MAIN_VALUE, NEXT_VALUE, DEAREST, CHEAPEST = range(8)
BEST_CARD, SECOND_CARD, MEAN_CARD, HAS_RUM, THREATS, LARGER, NEAR_JACK, OPENS = range(8, len(FEATURES))


@rule
def stage(state: Any) -> int:
    return int(state.round_number)


@rule
def describe(state: Any, seat: int, out: Any) -> None:
    doubled = main_colours(int(state.crews[seat]))
    count_colours(int(state.crews[seat]), out)
    count_sailors(int(state.crews[seat]), doubled, out)
    count_cards(state, seat, doubled, out)
    count_dangers(state, seat, out)


@rule
def count_colours(crew: int, out: Any) -> None:
    most, best, following = 0, 0, 0
    for colour in range(len(COLOUR_SETS)):
        most = max(most, count_bits(crew & int(COLOUR_SETS[colour])))
    for colour in range(len(COLOUR_SETS)):
        sailors = crew & int(COLOUR_SETS[colour])
        count, value = count_bits(sailors), sum_values(sailors)
        if count == most and value > best:
            following, best = max(following, best), value
        elif count >= most - 1:
            following = max(following, value)
    out[MAIN], out[MAIN_SQUARED], out[MAIN_VALUE], out[NEXT_VALUE] = most, most * most, best, following


@rule
def count_sailors(crew: int, doubled: int, out: Any) -> None:
    out[TOTAL], out[SAILORS] = total_of(crew), count_bits(crew)
    dearest, cheapest = 0, 0
    while crew != 0:
        value = worth(lowest_bit(crew), doubled)
        dearest = max(dearest, value)
        cheapest = value if cheapest == 0 else min(cheapest, value)
        crew &= crew - 1
    out[DEAREST], out[CHEAPEST] = dearest, cheapest


@rule
def count_cards(state: Any, seat: int, doubled: int, out: Any) -> None:
    """What the cards left would bring if nobody interfered."""
    best, second, total, count = 0, 0, 0, 0
    hand, space = int(state.hands[seat]), int(state.figures[seat])
    for card in range(1, RUM):
        if hand >> (card - 1) & 1:
            brings = arrival_worth(state, seat, (space + card) % TAVERNS, doubled)
            total, count = total + brings, count + 1
            second = max(second, min(best, brings))
            best = max(best, brings)
    out[BEST_CARD], out[SECOND_CARD] = best, second
    out[MEAN_CARD] = total / count if count > 0 else 0.0
    out[HAS_RUM] = hand >> (RUM - 1) & 1


@rule
def count_dangers(state: Any, seat: int, out: Any) -> None:
    """Who has a card that leads here and no larger crew (HS-R7); how soon Black Jack comes by (HS-B6, HS-B7)."""
    size, space, threats, larger = crew_size(state, seat), int(state.figures[seat]), 0, 0
    for other in range(int(state.players)):
        if other != seat:
            steps, theirs = (space - int(state.figures[other])) % TAVERNS, crew_size(state, other)
            if 0 < steps < RUM and int(state.hands[other]) >> (steps - 1) & 1 and theirs <= size:
                threats += 1
            if theirs > size:
                larger += 1
    jack = int(state.figures[JACK])
    out[THREATS], out[LARGER] = threats, larger
    out[NEAR_JACK] = 0 if jack == NONE else TAVERNS - (space - jack) % TAVERNS
    out[OPENS] = 1 if int(state.opener) == seat else 0
