"""Collecting, moving, meeting and pushing (HS-R4 to HS-R8, HS-B4, HS-T4 to HS-T6)."""

from __future__ import annotations

from typing import Any

from twojacks.games.halunken.clauses import B4, B6, B7, R4, R5, R6, R7, R8, T4, T5, T6
from twojacks.games.halunken.components import BASIN, FIGURES, JACK, TAVERNS
from twojacks.games.halunken.events import (
    GAVE,
    GAVE_NOTHING,
    MAY_NOT_ROB,
    MET,
    MOVED,
    PUSHED,
    ROBBED,
    ROBBED_NOBODY,
)
from twojacks.games.halunken.rules_cards import cancelled_figures, number_of
from twojacks.games.halunken.rules_common import (
    crew_size,
    hand_over,
    next_free_space,
    occupant,
    plays_cards,
    take_top,
)
from twojacks.games.halunken.state import (
    END_ROUND,
    GIVE,
    JACK_MOVES,
    JACK_PASSES,
    MEET,
    MOVE,
    NONE,
    PART,
    ROB,
    STANDARD,
    TWO_PLAYER,
)
from twojacks.kernel.bits import is_single, lowest_bit
from twojacks.kernel.compiling import rule
from twojacks.kernel.journal import tell


@rule
def crew_of(state: Any, figure: int) -> int:
    """Whose crew a figure's sailors join: Black Jack's go to his hirer, else into the basin (HS-T4)."""
    if figure != JACK:
        return figure
    return BASIN if int(state.hirer) == NONE else int(state.hirer)


@rule
def run_collecting(state: Any, journal: Any) -> bool:
    """HS-R4: every cancelled figure takes the top sailor where it stands."""
    cancelled = cancelled_figures(state)
    state.acted = cancelled
    for figure in range(FIGURES):
        if cancelled >> figure & 1:
            take_top(state, figure, crew_of(state, figure), T4 if figure == JACK else R4, journal)
    state.phase = MOVE
    return False


@rule
def next_mover(state: Any) -> int:
    """HS-R5: the figure with the lowest number of those that have not acted, or NONE. Numbers differ (HS-R2, HS-R3)."""
    best = NONE
    for figure in range(FIGURES):
        waits = plays_cards(state, figure) and not int(state.acted) >> figure & 1
        if waits and (best == NONE or number_of(state, figure) < number_of(state, best)):
            best = figure
    return best


@rule
def run_moving(state: Any, journal: Any) -> bool:
    """HS-R5, HS-R6: the next figure walks and takes the tavern's sailor; a figure already there is met."""
    figure = next_mover(state)
    if figure == NONE:
        state.phase = JACK_MOVES if int(state.variant) == STANDARD else END_ROUND
        return False
    state.acted = int(state.acted) | (1 << figure)
    start, steps = int(state.figures[figure]), number_of(state, figure)
    space = (start + steps) % TAVERNS
    other = occupant(state, space, figure)
    state.figures[figure] = space
    tell(journal, MOVED, R5, figure, start, space, steps)
    take_top(state, figure, crew_of(state, figure), T4 if figure == JACK else R6, journal)
    if other != NONE:
        state.mover, state.met = figure, other
        tell(journal, MET, meeting_clause(state), figure, other, space)
        state.phase = MEET
    return False


@rule
def meeting_clause(state: Any) -> int:
    """The clause by which the mover robs, or makes somebody give."""
    if int(state.variant) == STANDARD and int(state.mover) == JACK:
        return B7 if int(state.hirer) == NONE else B6
    if int(state.mover) == JACK:
        return T5
    if int(state.met) == JACK:
        return T6 if int(state.variant) == TWO_PLAYER else B4
    return R7


@rule
def robber(state: Any) -> int:
    """The seat that chooses what is robbed: the mover's own, Black Jack's hirer, or NONE."""
    return int(state.hirer) if int(state.mover) == JACK else int(state.mover)


@rule
def may_rob_crew(state: Any, seat: int, victim: int) -> bool:
    """HS-R7, HS-B6: not with a crew larger than the victim's. Nobody robs the own crew (HS-B6, HS-T5)."""
    return seat != victim and crew_size(state, seat) <= crew_size(state, victim)


@rule
def loot(state: Any) -> int:
    """The bit set of sailors the robber may take from, as things stand."""
    seat, met = robber(state), int(state.met)
    if met != JACK:
        return int(state.crews[met]) if may_rob_crew(state, seat, met) else 0
    sailors = int(state.crews[BASIN])
    # HS-T6: the hirer answers for Black Jack; in the standard game only the basin does (HS-B4).
    hirer = int(state.hirer)
    if int(state.variant) == TWO_PLAYER and hirer != NONE and may_rob_crew(state, seat, hirer):
        sailors |= int(state.crews[hirer])
    return sailors


@rule
def run_meeting(state: Any, journal: Any) -> bool:
    """Whom this meeting, or Black Jack's passing, costs a sailor, and who chooses."""
    seat, met = robber(state), int(state.met)
    if seat == NONE:
        state.phase = GIVE
    elif met == JACK or may_rob_crew(state, seat, met):
        state.phase = ROB
    else:
        if seat != met:
            tell(journal, MAY_NOT_ROB, meeting_clause(state), seat, met, int(state.mover))
        state.phase = phase_after_meeting(state)
    return False


@rule
def phase_after_meeting(state: Any) -> int:
    """The figure met is pushed on, except by Black Jack in the standard game: he only passes."""
    return JACK_PASSES if int(state.variant) == STANDARD and int(state.mover) == JACK else PART


@rule
def run_robbing(state: Any, journal: Any) -> bool:
    """Wait for the robber, unless there is nothing to take."""
    if loot(state) != 0:
        return True
    rob(state, NONE, journal)
    return False


@rule
def rob(state: Any, sailor: int, journal: Any) -> None:
    """HS-R7, HS-B4, HS-B6, HS-T5, HS-T6: one sailor joins the robber's crew, or none does."""
    seat, clause, figure = robber(state), meeting_clause(state), int(state.mover)
    if sailor == NONE:
        tell(journal, ROBBED_NOBODY, clause, seat, int(state.met), figure)
    else:
        victim = int(state.met)
        if victim == JACK and not int(state.crews[BASIN]) >> sailor & 1:
            victim = int(state.hirer)
        hand_over(state, sailor, victim, seat)
        tell(journal, ROBBED, clause, seat, victim, sailor, figure)
    state.phase = phase_after_meeting(state)


@rule
def run_giving(state: Any, journal: Any) -> bool:
    """Wait for the owner of the captain met, unless there is no choice (HS-B7, HS-T5)."""
    seat = int(state.met)
    crew = int(state.crews[seat])
    if crew == 0:
        tell(journal, GAVE_NOTHING, meeting_clause(state), seat)
        state.phase = phase_after_meeting(state)
    elif is_single(crew):
        give(state, seat, lowest_bit(crew), journal)
    else:
        return True
    return False


@rule
def give(state: Any, seat: int, sailor: int, journal: Any) -> None:
    hand_over(state, sailor, seat, BASIN)
    tell(journal, GAVE, meeting_clause(state), seat, sailor)
    state.phase = phase_after_meeting(state)


@rule
def run_parting(state: Any, journal: Any) -> bool:
    """HS-R8, HS-B4, HS-T5, HS-T6: the figure met is put on the next free space and takes nothing there."""
    met, space = int(state.met), int(state.figures[int(state.met)])
    target = next_free_space(state, space)
    state.figures[met] = target
    tell(journal, PUSHED, meeting_clause(state) if met == JACK else R8, met, space, target)
    state.mover, state.met = NONE, NONE
    state.phase = MOVE
    return False
