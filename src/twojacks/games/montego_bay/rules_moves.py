"""Moving, pushing and going back (MB-3). Nobody decides anything here."""

from __future__ import annotations

from typing import Any

from twojacks.games.montego_bay.clauses import MOVE_1, MOVE_2, MOVE_3, MOVE_4, MOVE_5
from twojacks.games.montego_bay.components import JACK, MOST_DOCKERS
from twojacks.games.montego_bay.events import PUSHED, TURNED_UP, WALKED, WENT_BACK
from twojacks.games.montego_bay.rules_common import loop_length, occupant
from twojacks.games.montego_bay.state import LEFT_PUB, NONE, RIGHT_PUB, VISIT
from twojacks.kernel.compiling import rule
from twojacks.kernel.journal import tell


@rule
def run_moving(state: Any, journal: Any) -> bool:
    """MB-3.1: Lazy Jack first, then in the order of the tiles."""
    if int(state.hirer) != NONE:
        move(state, JACK, journal)
    for place in range(MOST_DOCKERS):
        if int(state.order[place]) != NONE:
            move(state, int(state.order[place]), journal)
    state.phase = VISIT
    return False


@rule
def space_reached(spaces: int, start: int, steps: int) -> int:
    """MB-3.2, MB-3.3: with the arrow on a loop of so many spaces; the first step out of a pub is 0 or W."""
    if start == LEFT_PUB:
        return steps - 1
    if start == RIGHT_PUB:
        return spaces // 2 + steps - 1
    reached = start + steps
    return reached if reached < spaces else reached - spaces


@rule
def move(state: Any, figure: int, journal: Any) -> None:
    """One figure by its card. It counts as lifted off, so that its own space is free (MB-3.6)."""
    start, steps = int(state.figures[figure]), int(state.chosen[figure])
    space = space_reached(loop_length(state), start, steps)
    tell(journal, TURNED_UP, MOVE_1, figure, steps)
    tell(journal, WALKED, MOVE_3 if start in (LEFT_PUB, RIGHT_PUB) else MOVE_2, figure, start, space, steps)
    state.figures[figure] = NONE
    met = occupant(state, space)
    if met != NONE:
        space = make_room(state, figure, met, space, journal)
    state.figures[figure] = space


@rule
def make_room(state: Any, figure: int, met: int, space: int, journal: Any) -> int:
    """MB-3.4: push the figure met to the opposite space; or, where that is occupied, go back (MB-3.5)."""
    opposite = loop_length(state) - 1 - space
    behind = occupant(state, opposite)
    if behind == NONE:
        state.figures[met] = opposite
        tell(journal, PUSHED, MOVE_4, met, space, opposite, figure)
        return space
    target = first_free_behind(state, space)
    tell(journal, WENT_BACK, MOVE_5, figure, space, target, met, behind)
    return target


@rule
def first_free_behind(state: Any, space: int) -> int:
    """Against the arrow along the closed loop (MB-3.6). Nine figures on fourteen spaces: there is one."""
    spaces = loop_length(state)
    while occupant(state, space) != NONE:
        space = space - 1 if space > 0 else spaces - 1
    return space
