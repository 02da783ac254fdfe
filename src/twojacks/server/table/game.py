"""A game at a table: its match, the slots of simultaneous choices, and undo."""

from __future__ import annotations

from twojacks.play.match import Mark, Match
from twojacks.server.errors import UndoRefused
from twojacks.server.table.entries import Change
from twojacks.server.table.slots import ChoiceSlots


class TableGame:
    def __init__(self, match: Match) -> None:
        self.match = match
        self.bots: list[str | None] = []  # by decision: the bot that took it, or None
        self.groups: list[int] = []  # by decision: the first decision of the same simultaneous choice
        self.practised = False  # whether somebody took back a decision that had shown something
        self.before: Mark | None = None  # the match before the last decision, unless that was simultaneous
        self._wait()

    def _wait(self) -> None:
        """Find out which seats the match asks now. It asks no seat when it is over."""
        self._asked = self.match.to_act
        self.is_over = not self._asked
        self.slots = ChoiceSlots(self.match, self._asked) if len(self._asked) > 1 else None
        self.winners = self.match.winners if self.is_over else ()
        self._undo_seat: int | None = None  # the seat that may take back the last decision; computed on demand …
        self._is_undo_known = False  # … and kept until the next change

    @property
    def waiting(self) -> tuple[int, ...]:
        return self._asked if self.slots is None else self.slots.waiting

    @property
    def is_secret(self) -> bool:
        """Whether decisions stay hidden from the other seats for now, because all choose at the same time."""
        return self.slots is not None

    @property
    def decision(self) -> int:
        """The number of the current question."""
        return len(self.bots)

    # Deciding

    def decide(self, seat: int, action: str, bot: str | None, pick: int | None) -> Change:
        start = self.match.event_count
        if self.slots is None:
            before = self.match.mark()
            self.match.play(seat, action)
            self.before = before
            self._add_decisions([bot])
        else:
            had_chosen = seat in self.slots.made
            self.slots.pick(seat, action, bot, pick)
            self._is_undo_known = False
            if not self.slots.is_complete:
                return self._describe_pick(seat, had_chosen)
            self._close(self.slots)
        self._wait()
        return Change(match=self.match, start=start, stop=self.match.event_count)

    def _describe_pick(self, seat: int, had_chosen: bool) -> Change:
        """Others learn once that the choice is made. They learn nothing about earlier picks and later changes."""
        assert self.slots is not None
        if seat in self.slots.made and not had_chosen:
            return Change(notices=[{"kind": "chosen", "seat": seat}])
        return Change(only=seat)

    def _close(self, slots: ChoiceSlots) -> None:
        picks = slots.close()
        for seat, (action, _) in picks:
            self.match.play(seat, action)
        self.before = None
        self._add_decisions([bot for _, (_, bot) in picks])

    def _add_decisions(self, bots: list[str | None]) -> None:
        self.groups += [len(self.bots)] * len(bots)
        self.bots += bots

    # What a reader may see and do

    def options(self, seat: int) -> tuple[str, ...]:
        return self.look(seat)[1]

    def shown_to(self, reader: int | None) -> Match:
        return self.match if self.slots is None else self.slots.shown_to(reader)

    def asked(self, seat: int) -> Match:
        """What a bot decides from. It does not depend on the choices of others, so its answer can be repeated."""
        return self.match if self.slots is None else self.slots.asked(seat)

    def look(self, reader: int | None) -> tuple[bytes, tuple[str, ...]]:
        """The record that a reader may see, as bytes, and its options."""
        record, options = self.shown_to(reader).look(reader)
        if self.slots is not None and reader in self.slots.owing:
            return record, self.slots.options(reader)
        return record, options

    # Undo

    def find_undo(self, seat: int, is_alone: bool) -> tuple[int, bool]:
        """The decision to go back to, and whether that makes the game a practised one."""
        if self._is_unseen(seat):
            return self.groups[-1], False
        own = [index for index, (actor, _) in enumerate(self.match.actions) if actor == seat]
        if not is_alone:
            raise UndoRefused(
                "undo: expected your own last decision, with nothing new shown and nobody else acting since"
            )
        if not own:
            raise UndoRefused("undo: expected an earlier decision of your own")
        return self.groups[own[-1]], True

    def may_undo(self, seat: int, is_alone: bool) -> bool:
        if is_alone:
            return any(actor == seat for actor, _ in self.match.actions)
        if not self._is_undo_known:
            last = self.match.last_actor
            self._undo_seat = last if last is not None and self._is_unseen(last) else None
            self._is_undo_known = True
        return self._undo_seat == seat

    def undo_reveals(self, seat: int) -> bool:
        """Whether hidden information has been shown since the decision that the seat would take back."""
        own = [index for index, (actor, _) in enumerate(self.match.actions) if actor == seat]
        return bool(own) and self.match.has_revealed_since(self.groups[own[-1]])

    def _is_unseen(self, seat: int) -> bool:
        """Whether the last decision was this seat's, showed nothing new, and nobody has acted since."""
        if self.before is None or self.match.last_actor != seat:
            return False
        if self.slots is not None and self.slots.made:  # a begun choice does not count: others cannot see it
            return False
        return not self.match.has_uncovered_since(self.before)

    def rewind(self, decisions: int, practised: bool) -> None:
        self.match = self.match.rewound(decisions)
        del self.bots[decisions:], self.groups[decisions:]
        self.practised = self.practised or practised
        self.before = None
        self._wait()
