"""Simultaneous choices: one slot per seat. A seat may change its choice until the last seat has chosen.

The match itself does not move before that. The picks of a seat are tried on a fork of the match in which nobody else
has chosen, so that the options and errors of a seat depend on its own picks alone.
"""

from __future__ import annotations

from collections import Counter

from twojacks.play.match import Match
from twojacks.server.errors import NotNow

MOST_PICKS = 200  # of a seat for one choice, because the log keeps every pick

Pick = tuple[str, str | None]  # an action, and the bot that picked it


class ChoiceSlots:
    def __init__(self, match: Match, owing: tuple[int, ...]) -> None:
        self.match = match
        self.owing = owing
        self.made: dict[int, list[Pick]] = {}
        self.begun: dict[int, list[Pick]] = {}
        self._counts: Counter[int] = Counter()  # picks so far, by seat
        self._trials: dict[int, Match] = {}  # by seat with a begun choice: the match with its picks
        self._with_made: Match | None = match  # the match with all choices that are made; None: to be computed

    @property
    def waiting(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.owing if seat not in self.made)

    @property
    def is_complete(self) -> bool:
        return len(self.made) == len(self.owing)

    def pick(self, seat: int, action: str, bot: str | None, place: int | None) -> None:
        """Add one pick. The last one makes the choice. Raises what the match raises, and then changes nothing."""
        if bot is None and self._counts[seat] >= MOST_PICKS:  # a bot that steps in must still be able to choose
            raise NotNow("pick: expected fewer changes of one choice")
        begun = self.begun.get(seat, [])
        if place is not None and place > len(begun):
            raise NotNow(f"pick: expected at most {len(begun)}, the number of picks so far")
        kept = begun if place is None else begun[:place]
        trial = self.asked(seat).fork() if len(kept) == len(begun) else play_picks(self.match.fork(), seat, kept)
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
            self._with_made = None
        elif is_first:
            self._with_made = trial
        elif self._with_made is not None and not self.is_complete:
            play_picks(self._with_made, seat, picks)

    def options(self, seat: int) -> tuple[str, ...]:
        """The options for the next pick; for the first pick of another choice if one is made."""
        return self.asked(seat).options(seat)

    def asked(self, seat: int) -> Match:
        """The match in which the next pick is asked: with the seat's own picks and nobody else's."""
        return self._trials.get(seat, self.match)

    def shown_to(self, reader: int | None) -> Match:
        """The match with all choices that are made, but with the reader's begun choice instead of its made one."""
        if reader in self.begun:
            others = {seat: picks for seat, picks in self.made.items() if seat != reader}
            return play_choices(self._trials[reader].fork(), others) if others else self._trials[reader]
        if self._with_made is None:
            self._with_made = play_choices(self.match.fork(), self.made)
        return self._with_made

    def close(self) -> list[tuple[int, Pick]]:
        """All choices in the order of seats. The order does not matter among them."""
        return [(seat, pick) for seat in self.owing for pick in self.made[seat]]


def play_choices(match: Match, choices: dict[int, list[Pick]]) -> Match:
    for seat, picks in choices.items():
        play_picks(match, seat, picks)
    return match


def play_picks(match: Match, seat: int, picks: list[Pick]) -> Match:
    for action, _ in picks:
        match.play(seat, action)
    return match
