"""Why an action is not an option: what every game says alike, and where a game adds its own reasons.

Reasons are found by looking at a view, so they cannot say more than the seat may know.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from twojacks.kernel.bits import lowest_bit
from twojacks.kernel.notation import ActionTexts, Reason

OVER = "over"  # the phase in which every game ends


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


def not_offered(refusal: Refusal) -> Reason:
    return f"it is not one of the options of {refusal.who} now", None


@dataclass(frozen=True)
class Reasons:
    """The reasons of one game, by phase and by verb. Without any of its own a game gives the general ones."""

    actions: ActionTexts
    phases: Sequence[str]
    to_act: Callable[[Any], int]
    face_down: Sequence[str] = ()  # the phases in which seats choose in secret
    asked_for: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # the verbs of each phase
    of_verbs: Mapping[str, Callable[[Refusal], Reason]] = field(default_factory=dict)  # why it is not an option
    of_waiting: Mapping[str, Callable[[Refusal], Reason]] = field(default_factory=dict)  # why another seat is asked
    clauses: Mapping[str, str] = field(default_factory=dict)  # that say whose turn it is in a phase, and when it ends

    def explain(self, view: Any, seat: int, action: int, name: Callable[[int], str] = write_seat) -> Reason:
        phase, asked = self.phases[view.phase], int(self.to_act(view))
        if not asked:
            return "the game is over", self.clauses.get(OVER)
        verb, _, thing = self.actions.format(action).partition(" ")
        refusal = Refusal(view, seat, int(lowest_bit(asked)), thing, name)
        if not asked >> seat & 1:
            return self.of_waiting.get(phase, self.explain_waiting)(refusal)
        verbs = self.asked_for.get(phase, (verb,))
        if verb not in verbs:
            return f"expected {' or '.join(verbs)} in this phase ({phase})", None
        return self.of_verbs.get(verb, not_offered)(refusal)

    def explain_waiting(self, refusal: Refusal) -> Reason:
        phase = self.phases[refusal.view.phase]
        clause = self.clauses.get(phase)
        if phase in self.face_down:
            return f"{refusal.who} has chosen and waits for the others", clause
        return f"it is {refusal.name(refusal.asked)}'s decision, not {refusal.who}'s", clause
