"""Choosing and revealing move cards, cancelling, naming a Rum (HS-R1 to HS-R3, HS-R9, HS-T3, HS-T7)."""

from __future__ import annotations

from typing import Any

from twojacks.games.halunken.clauses import R1, R2, R3, T3, T7
from twojacks.games.halunken.components import FIGURES, JACK, RUM
from twojacks.games.halunken.events import CANCELLED, CHOSE, NAMED, REVEALED
from twojacks.games.halunken.rules_common import plays_cards
from twojacks.games.halunken.state import COLLECT, NAME_RUM, NO_CARD, NONE, REVEAL, TWO_PLAYER
from twojacks.kernel.bits import count_bits, is_single, lowest_bit, nth_bit
from twojacks.kernel.chance import draw
from twojacks.kernel.compiling import rule
from twojacks.kernel.journal import tell, whisper


@rule
def figure_to_choose_for(state: Any, seat: int) -> int:
    """The figure whose card the seat owes: its captain, then Black Jack if hired with two players, or NONE."""
    if int(state.chosen[seat]) == NO_CARD:
        return seat
    hires_partner = int(state.variant) == TWO_PLAYER and int(state.hirer) == seat
    if hires_partner and int(state.chosen[JACK]) == NO_CARD:
        return JACK
    return NONE


@rule
def choose_card(state: Any, seat: int, card: int, journal: Any) -> None:
    """HS-R1, HS-T3: face down before the figure, still in hand until all are revealed."""
    figure = figure_to_choose_for(state, seat)
    state.chosen[figure] = card
    whisper(journal, 1 << seat, CHOSE, choosing_clause(figure), seat, figure, card)


@rule
def choosing_clause(figure: int) -> int:
    return T3 if figure == JACK else R1


@rule
def run_choosing(state: Any, journal: Any) -> bool:
    """Wait for everybody; who has one card left plays it."""
    waiting = False
    for seat in range(int(state.players)):
        figure = figure_to_choose_for(state, seat)
        while figure != NONE and is_single(int(state.hands[figure])):
            choose_card(state, seat, lowest_bit(int(state.hands[figure])) + 1, journal)
            figure = figure_to_choose_for(state, seat)
        waiting = waiting or figure != NONE
    if not waiting:
        state.phase = REVEAL
    return waiting


@rule
def run_reveal(state: Any, journal: Any) -> bool:
    """All cards are turned up together and leave the hands (HS-R9)."""
    if int(state.variant) == TWO_PLAYER and int(state.hirer) == NONE:
        # HS-T7: the top one of his shuffled cards is any of them.
        hand = int(state.hands[JACK])
        state.chosen[JACK] = nth_bit(hand, draw(state, count_bits(hand))) + 1
    for figure in range(FIGURES):
        if plays_cards(state, figure):
            card = int(state.chosen[figure])
            state.hands[figure] = int(state.hands[figure]) & ~(1 << (card - 1))
            tell(journal, REVEALED, T7 if figure == JACK and int(state.hirer) == NONE else R1, figure, card)
    cancelled = cancelled_figures(state)
    for figure in range(FIGURES):
        if cancelled >> figure & 1:
            tell(journal, CANCELLED, R2, figure, int(state.chosen[figure]))
    state.phase = NAME_RUM
    return False


@rule
def cancelled_figures(state: Any) -> int:
    """HS-R2: the bit set of figures that show the same card as another figure of this round."""
    once, again = 0, 0
    for figure in range(FIGURES):
        if plays_cards(state, figure):
            card = 1 << int(state.chosen[figure])
            again |= once & card
            once |= card
    cancelled = 0
    for figure in range(FIGURES):
        if plays_cards(state, figure) and again >> int(state.chosen[figure]) & 1:
            cancelled |= 1 << figure
    return cancelled


@rule
def single_rum(state: Any) -> int:
    """The figure that shows the only Rum, or NONE."""
    found = NONE
    for figure in range(FIGURES):
        if plays_cards(state, figure) and int(state.chosen[figure]) == RUM:
            if found != NONE:
                return NONE  # they cancel each other
            found = figure
    return found


@rule
def rum_namer(state: Any) -> int:
    """HS-R3: the captain's player. HS-T3: the hirer for Black Jack. NONE: by lot (HS-T7)."""
    figure = single_rum(state)
    return int(state.hirer) if figure == JACK else figure


@rule
def unrevealed_numbers(state: Any) -> int:
    """HS-R3: the numbers nobody revealed, cancelled ones included, as a bit set like a hand."""
    numbers = (1 << (RUM - 1)) - 1
    for figure in range(FIGURES):
        if plays_cards(state, figure):
            numbers &= ~(1 << (int(state.chosen[figure]) - 1))
    return numbers


@rule
def name_number(state: Any, seat: int, number: int, journal: Any) -> None:
    """A Rum is worth a number. Seat NONE: chance named it."""
    figure = single_rum(state)
    state.named[figure] = number
    tell(journal, NAMED, naming_clause(state), figure, number, seat)


@rule
def naming_clause(state: Any) -> int:
    """Of a captain's Rum, of hired Black Jack's, and of the one that chance names."""
    if single_rum(state) != JACK:
        return R3
    return T7 if rum_namer(state) == NONE else T3


@rule
def run_naming(state: Any, journal: Any) -> bool:
    figure = single_rum(state)
    if figure != NONE and int(state.named[figure]) == NO_CARD:
        if rum_namer(state) != NONE:
            return True
        numbers = unrevealed_numbers(state)
        name_number(state, NONE, nth_bit(numbers, draw(state, count_bits(numbers))) + 1, journal)
    state.phase = COLLECT
    return False


@rule
def number_of(state: Any, figure: int) -> int:
    """How far the figure moves in this round."""
    card = int(state.chosen[figure])
    return int(state.named[figure]) if card == RUM else card
