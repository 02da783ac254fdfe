"""Why an action is no option: what every game says alike, and where it says what is its own.

Reasons are found by looking at a view, so they cannot say more than the seat may know.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from twojacks.kernel.bits import lowest_bit
from twojacks.kernel.notation import ActionTexts

Reason = tuple[str, str | None]  # a sentence, and the clause behind it

OVER = "over"
FACE_DOWN = "cards"  # the phase in which seats choose at the same time


def write_seat(seat: int) -> str:
    return f"seat {seat}"


@dataclass(frozen=True)
class Refusal:
    """An action that a seat wanted and was not offered."""

    view: Any
    seat: int
    asked: int  # the seat whose decision it is
    thing: str  # the action without its verb
    name: Callable[[int], str]  # how a seat is called

    @property
    def who(self) -> str:
        return self.name(self.seat)


@dataclass(frozen=True)
class Reasons:
    """The reasons of one game, by phase and by verb."""

    actions: ActionTexts
    phases: Sequence[str]
    to_act: Callable[[Any], int]
    asked_for: Mapping[str, tuple[str, ...]]  # the verbs of each phase
    of_verbs: Mapping[str, Callable[[Refusal], Reason]]  # why it is none of the seat's options
    of_waiting: Mapping[str, Callable[[Refusal], Reason]]  # why another seat is asked, where there is more to say
    clauses: Mapping[str, str]  # that say whose turn it is in a phase, and when the game is over

    def explain(self, view: Any, seat: int, action: int, name: Callable[[int], str] = write_seat) -> Reason:
        phase = self.phases[view.phase]
        if phase == OVER:
            return "the game is over", self.clauses[phase]
        asked = int(self.to_act(view))
        verb, _, thing = self.actions.format(action).partition(" ")
        refusal = Refusal(view, seat, int(lowest_bit(asked)), thing, name)
        if not asked >> seat & 1:
            return self.of_waiting.get(phase, self.explain_waiting)(refusal)
        if verb not in self.asked_for[phase]:
            return f"expected {' or '.join(self.asked_for[phase])} in this phase ({phase})", None
        return self.of_verbs[verb](refusal)

    def explain_waiting(self, refusal: Refusal) -> Reason:
        phase = self.phases[refusal.view.phase]
        clause = self.clauses.get(phase)
        if phase == FACE_DOWN:
            return f"{refusal.who} has chosen and waits for the others", clause
        return f"it is {refusal.name(refusal.asked)}'s decision, not {refusal.who}'s", clause
