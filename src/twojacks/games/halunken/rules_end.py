"""The end of a round and of the game (HS-B3, HS-E)."""

from __future__ import annotations

from typing import Any

from twojacks.games.halunken.clauses import B3, E1, E2, R1
from twojacks.games.halunken.components import FIGURES, ROUNDS
from twojacks.games.halunken.events import ROUND_BEGAN, SCORED, WON
from twojacks.games.halunken.rules_common import has_jack
from twojacks.games.halunken.rules_scores import doubled_colour, total_of
from twojacks.games.halunken.state import AUCTION, CARDS, MOST_BIDS, NO_CARD, NONE, OVER
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
