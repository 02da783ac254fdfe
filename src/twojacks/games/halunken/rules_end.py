"""The end of a round and of the game; the score (HS-B3, HS-E)."""

from __future__ import annotations

from typing import Any

from twojacks.games.halunken.clauses import B3, E1, E2, R1
from twojacks.games.halunken.components import COLOUR_SETS, FIGURES, ROUNDS, VALUES
from twojacks.games.halunken.events import ROUND_BEGAN, SCORED, WON
from twojacks.games.halunken.rules_common import has_jack
from twojacks.games.halunken.state import AUCTION, CARDS, MOST_BIDS, NO_CARD, NONE, OVER
from twojacks.kernel.bits import count_bits, lowest_bit
from twojacks.kernel.compiling import rule
from twojacks.kernel.journal import tell


@rule
def run_round_end(state: Any, journal: Any) -> bool:
    state.acted = 0
    if int(state.round_number) == ROUNDS:
        state.phase = OVER
        if journal is not None:
            tell_result(state, journal)
        return True
    if int(state.hirer) != NONE:
        state.opener = state.hirer  # HS-B3
    clear_round(state)
    state.round_number += 1
    state.phase = AUCTION if has_jack(state) else CARDS
    tell(journal, ROUND_BEGAN, B3 if has_jack(state) else R1, int(state.round_number), int(state.opener))
    return False


@rule
def clear_round(state: Any) -> None:
    state.hirer, state.bid_count = NONE, 0
    for bid in range(MOST_BIDS):
        state.bids[bid] = NONE
    for figure in range(FIGURES):
        state.chosen[figure] = NO_CARD
        state.named[figure] = NO_CARD


@rule
def sum_values(crew: int) -> int:
    total = 0
    while crew != 0:
        total += int(VALUES[lowest_bit(crew)])
        crew &= crew - 1
    return total


@rule
def doubled_colour(crew: int) -> int:
    """HS-E1: the most frequent colour, of equally frequent ones the one worth most. NONE for an empty crew."""
    best, most, worth = NONE, 0, 0
    for colour in range(len(COLOUR_SETS)):
        sailors = crew & int(COLOUR_SETS[colour])
        count, value = count_bits(sailors), sum_values(sailors)
        if count > most or (count == most and value > worth):
            best, most, worth = colour, count, value
    return best


@rule
def total_of(crew: int) -> int:
    """HS-E1."""
    colour = doubled_colour(crew)
    if colour == NONE:
        return 0
    return sum_values(crew) + sum_values(crew & int(COLOUR_SETS[colour]))


@rule
def winning_seats(state: Any) -> int:
    """HS-E2: the highest total; equal totals share."""
    best, winners = -1, 0
    for seat in range(int(state.players)):
        total = total_of(int(state.crews[seat]))
        if total > best:
            best, winners = total, 0
        if total == best:
            winners |= 1 << seat
    return winners


@rule
def tell_result(state: Any, journal: Any) -> None:
    for seat in range(int(state.players)):
        crew = int(state.crews[seat])
        tell(journal, SCORED, E1, seat, total_of(crew), doubled_colour(crew))
    winners = winning_seats(state)
    for seat in range(int(state.players)):
        if winners >> seat & 1:
            tell(journal, WON, E2, seat, total_of(int(state.crews[seat])))
