"""What several phases need: sailors changing hands, free spaces, who is in the round."""

from __future__ import annotations

from typing import Any

from twojacks.games.halunken.components import FIGURES, JACK, PILE, TAVERNS
from twojacks.games.halunken.events import TOOK, TURNED_UP
from twojacks.games.halunken.state import BEGINNER, NONE, PLACE, TWO_PLAYER
from twojacks.kernel.bits import count_bits
from twojacks.kernel.compiling import rule
from twojacks.kernel.journal import tell


@rule
def crew_size(state: Any, crew: int) -> int:
    return count_bits(int(state.crews[crew]))


@rule
def occupant(state: Any, space: int, besides: int) -> int:
    """The figure on a space other than ``besides``, or NONE."""
    for figure in range(FIGURES):
        if figure != besides and int(state.figures[figure]) == space:
            return figure
    return NONE


@rule
def free_spaces(state: Any) -> int:
    """The bit set of spaces with neither a captain nor Black Jack on them."""
    free = (1 << TAVERNS) - 1
    for figure in range(FIGURES):
        space = int(state.figures[figure])
        if space != NONE:
            free &= ~(1 << space)
    return free


@rule
def next_free_space(state: Any, space: int) -> int:
    """The first free space clockwise after ``space``. Five figures on fourteen spaces: there is one."""
    free = free_spaces(state)
    space = (space + 1) % TAVERNS
    while not free >> space & 1:
        space = (space + 1) % TAVERNS
    return space


@rule
def has_jack(state: Any) -> bool:
    return int(state.variant) != BEGINNER


@rule
def plays_cards(state: Any, figure: int) -> bool:
    """Whether the figure's card is one of this round's: with two players Black Jack's is, too (HS-T3, HS-T7)."""
    return figure < int(state.players) or (figure == JACK and int(state.variant) == TWO_PLAYER)


@rule
def take_top(state: Any, figure: int, crew: int, clause: int, journal: Any) -> None:
    """The figure's tavern loses its top sailor, if any, to ``crew``; the next one is turned up (HS-R4, HS-R6)."""
    tavern = int(state.figures[figure])
    height = int(state.heights[tavern])
    if height == 0:
        return
    top = PILE * tavern + height - 1
    sailor = int(state.taverns[top])
    state.taverns[top] = NONE
    state.heights[tavern] = height - 1
    state.crews[crew] = int(state.crews[crew]) | (1 << sailor)
    tell(journal, TOOK, clause, figure, tavern, sailor, crew)
    # Before HS-S5 everything still lies face down.
    if height > 1 and int(state.phase) != PLACE:
        tell(journal, TURNED_UP, clause, tavern, int(state.taverns[top - 1]))


@rule
def hand_over(state: Any, sailor: int, giver: int, taker: int) -> None:
    """A sailor changes crews."""
    state.crews[giver] = int(state.crews[giver]) & ~(1 << sailor)
    state.crews[taker] = int(state.crews[taker]) | (1 << sailor)
