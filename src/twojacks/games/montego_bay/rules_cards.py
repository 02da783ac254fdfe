"""Choosing move cards, face down (MB-2)."""

from __future__ import annotations

from typing import Any

from twojacks.games.montego_bay.clauses import CARDS_2, CARDS_3
from twojacks.games.montego_bay.components import JACK, MOVE_CARDS, OWN_DOCKERS
from twojacks.games.montego_bay.events import CHOSE
from twojacks.games.montego_bay.state import MOVE, NO_CARD, NONE
from twojacks.kernel.bits import lowest_bit
from twojacks.kernel.compiling import rule
from twojacks.kernel.journal import whisper


@rule
def figure_to_choose_for(state: Any, seat: int) -> int:
    """The figure whose card the seat owes next: large, small, third docker, then Lazy Jack if hired; or NONE."""
    figures = int(OWN_DOCKERS[int(state.players), seat])
    if int(state.hirer) == seat:
        figures |= 1 << JACK
    while figures != 0:
        figure = lowest_bit(figures)
        if int(state.chosen[figure]) == NO_CARD:
            return figure
        figures &= figures - 1
    return NONE


@rule
def cards_for(state: Any, figure: int) -> int:
    """MB-2.1, MB-2.3: all five, as a bit set from value 1; Lazy Jack's docker has used one of theirs."""
    cards = (1 << MOVE_CARDS) - 1
    if figure == JACK:
        cards &= ~(1 << (int(state.chosen[int(state.partner)]) - 1))
    return cards


@rule
def choose_card(state: Any, seat: int, figure: int, card: int, journal: Any) -> None:
    state.chosen[figure] = card
    whisper(journal, 1 << seat, CHOSE, CARDS_3 if figure == JACK else CARDS_2, seat, figure, card)


@rule
def choosing_seats(state: Any) -> int:
    """The bit set of seats that owe a card."""
    seats = 0
    for seat in range(int(state.players)):
        if figure_to_choose_for(state, seat) != NONE:
            seats |= 1 << seat
    return seats


@rule
def run_choosing(state: Any) -> bool:
    if choosing_seats(state) != 0:
        return True
    state.phase = MOVE
    return False
