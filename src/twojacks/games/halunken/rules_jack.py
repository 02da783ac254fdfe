"""Black Jack's own move in the standard game (HS-B5 to HS-B8)."""

from __future__ import annotations

from typing import Any

from twojacks.games.halunken.clauses import B5
from twojacks.games.halunken.components import JACK, SEATS, TAVERNS
from twojacks.games.halunken.events import JACK_TURNED, MOVED
from twojacks.games.halunken.rules_common import free_spaces, occupant
from twojacks.games.halunken.state import END_ROUND, JACK_PASSES, MEET, NONE
from twojacks.kernel.compiling import rule
from twojacks.kernel.journal import tell


@rule
def run_jack_moving(state: Any, journal: Any) -> bool:
    """HS-B5: his top card, and on to the next free space; his own starting space counts as free."""
    state.jack_left -= 1
    number = int(state.jack_pile[int(state.jack_left)])
    state.chosen[JACK] = number
    tell(journal, JACK_TURNED, B5, number)
    start = int(state.figures[JACK])
    state.figures[JACK] = NONE
    free = free_spaces(state)
    steps = number
    while not free >> (start + steps) % TAVERNS & 1:
        steps += 1
    note_passed(state, start, steps, free)
    state.figures[JACK] = (start + steps) % TAVERNS
    tell(journal, MOVED, B5, JACK, start, int(state.figures[JACK]), steps)
    state.mover = JACK
    state.phase = JACK_PASSES
    return False


@rule
def note_passed(state: Any, start: int, steps: int, free: int) -> None:
    """HS-B6, HS-B7: the captains on his way, in order, but for the hirer's own. The way is at most once around."""
    count = 0
    for step in range(1, steps):
        space = (start + step) % TAVERNS
        if not free >> space & 1:
            seat = occupant(state, space, JACK)
            if seat != int(state.hirer):
                state.passed[count] = seat
                count += 1


@rule
def run_jack_passing(state: Any) -> bool:
    """The next captain he passed is met as if on the way; after the last one the round is over."""
    seat = int(state.passed[0])
    if seat == NONE:
        state.mover, state.met = NONE, NONE
        state.phase = END_ROUND
        return False
    for place in range(SEATS - 1):
        state.passed[place] = state.passed[place + 1]
    state.passed[SEATS - 1] = NONE
    state.met = seat
    state.phase = MEET
    return False
