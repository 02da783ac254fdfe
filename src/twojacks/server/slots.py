"""Choosing at the same time: one slot per seat, changed at will until the last seat has chosen.

The match itself does not move before that. What a seat picks is tried on a fork of the match in which nobody else has
chosen, so what is offered and refused depends on its own picks alone.
"""

from __future__ import annotations

from collections import Counter

from twojacks.match import Match
from twojacks.server.refusals import NotNow

MOST_PICKS = 200  # of a seat for one choice: every one of them is kept for ever

Pick = tuple[str, str | None]  # an action, and the bot that picked it


class Slots:
    def __init__(self, match: Match, owing: tuple[int, ...]) -> None:
        self.match = match
        self.owing = owing
        self.made: dict[int, list[Pick]] = {}
        self.begun: dict[int, list[Pick]] = {}
        self._counts: Counter[int] = Counter()  # picks so far, by seat
        self._trials: dict[int, Match] = {}  # of seats that have begun: the match with their picks
        self._laid: Match | None = match  # with all choices that are made; None: to be laid again

    @property
    def waiting(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.owing if seat not in self.made)

    @property
    def is_complete(self) -> bool:
        return len(self.made) == len(self.owing)

    def pick(self, seat: int, action: str, bot: str | None, place: int | None) -> None:
        """One pick of a seat; with the last one its choice is made. Raises what the match raises, changing nothing."""
        if bot is None and self._counts[seat] >= MOST_PICKS:  # a bot that steps in chooses once, and must be able to
            raise NotNow("pick: expected a choice that was not changed so often")
        begun = self.begun.get(seat, [])
        if place is not None and place > len(begun):
            raise NotNow(f"pick: expected at most {len(begun)}, because no more was picked before it")
        kept = begun if place is None else begun[:place]
        trial = self.asked(seat).fork() if len(kept) == len(begun) else lay(self.match.fork(), seat, kept)
        trial.play(seat, action)
        self._counts[seat] += 1
        picks = [*kept, (action, bot)]
        if seat in trial.to_act:
            self.begun[seat], self._trials[seat] = picks, trial
        else:
            self._make(seat, picks, trial)

    def _make(self, seat: int, picks: list[Pick], trial: Match) -> None:
        is_change, is_first = seat in self.made, not self.made
        self.made[seat] = picks
        self.begun.pop(seat, None)
        self._trials.pop(seat, None)
        if is_change:
            self._laid = None
        elif is_first:
            self._laid = trial
        elif self._laid is not None and not self.is_complete:
            lay(self._laid, seat, picks)

    def options(self, seat: int) -> tuple[str, ...]:
        """For the next pick; for the first one of another choice once one is made."""
        return self.asked(seat).options(seat)

    def asked(self, seat: int) -> Match:
        """The match as the next pick is asked, with the seat's own picks and nobody else's."""
        return self._trials.get(seat, self.match)

    def shown_to(self, reader: int | None) -> Match:
        """The match with all choices laid that are made; the reader's own begun one instead of the one that stands."""
        if reader in self.begun:
            others = {seat: picks for seat, picks in self.made.items() if seat != reader}
            return lay_all(self._trials[reader].fork(), others) if others else self._trials[reader]
        if self._laid is None:
            self._laid = lay_all(self.match.fork(), self.made)
        return self._laid

    def close(self) -> list[tuple[int, Pick]]:
        """All choices, in the order of seats: order never matters among them."""
        return [(seat, pick) for seat in self.owing for pick in self.made[seat]]


def lay_all(match: Match, choices: dict[int, list[Pick]]) -> Match:
    for seat, picks in choices.items():
        lay(match, seat, picks)
    return match


def lay(match: Match, seat: int, picks: list[Pick]) -> Match:
    for action, _ in picks:
        match.play(seat, action)
    return match
