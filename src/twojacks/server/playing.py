"""A game at a table: its match, the slots of seats that choose at the same time, and what may be taken back."""

from __future__ import annotations

from twojacks.match import Mark, Match
from twojacks.server.refusals import UndoRefused
from twojacks.server.slots import Slots
from twojacks.server.updates import Update


class Playing:
    def __init__(self, match: Match) -> None:
        self.match = match
        self.bots: list[str | None] = []  # for each decision the bot that took it, if one did
        self.groups: list[int] = []  # for each decision the first of those it was taken together with
        self.practised = False
        self.before: Mark | None = None  # how it stood before the last decision, unless that was taken together
        self._wait()

    def _wait(self) -> None:
        """Whom the match asks now. Nobody, when it is over."""
        self._asked = self.match.to_act
        self.is_over = not self._asked
        self.slots = Slots(self.match, self._asked) if len(self._asked) > 1 else None
        self.winners = self.match.winners if self.is_over else ()
        self._undoer: int | None = None  # who may take back the last decision; found out when somebody asks …
        self._is_undoer_known = False  # … and kept until something happens

    @property
    def waiting(self) -> tuple[int, ...]:
        return self._asked if self.slots is None else self.slots.waiting

    @property
    def is_secret(self) -> bool:
        """Whether decisions are kept from the other seats for now: all choose at the same time."""
        return self.slots is not None

    @property
    def decision(self) -> int:
        """The number of the question that is asked."""
        return len(self.bots)

    # Deciding

    def decide(self, seat: int, action: str, bot: str | None, pick: int | None) -> Update:
        start = self.match.event_count
        if self.slots is None:
            before = self.match.mark()
            self.match.play(seat, action)
            self.before = before
            self._note([bot])
        else:
            had_chosen = seat in self.slots.made
            self.slots.pick(seat, action, bot, pick)
            self._is_undoer_known = False
            if not self.slots.is_complete:
                return self._tell_pick(seat, had_chosen)
            self._close(self.slots)
        self._wait()
        return Update(match=self.match, start=start, stop=self.match.event_count)

    def _tell_pick(self, seat: int, had_chosen: bool) -> Update:
        """Others learn that a choice is made, once, and nothing about picks before it and changes after it."""
        assert self.slots is not None
        if seat in self.slots.made and not had_chosen:
            return Update(notices=[{"kind": "chosen", "seat": seat}])
        return Update(only=seat)

    def _close(self, slots: Slots) -> None:
        picks = slots.close()
        for seat, (action, _) in picks:
            self.match.play(seat, action)
        self.before = None
        self._note([bot for _, (_, bot) in picks])

    def _note(self, bots: list[str | None]) -> None:
        self.groups += [len(self.bots)] * len(bots)
        self.bots += bots

    # What a reader may do and see

    def options(self, seat: int) -> tuple[str, ...]:
        return self.look(seat)[1]

    def shown_to(self, reader: int | None) -> Match:
        return self.match if self.slots is None else self.slots.shown_to(reader)

    def asked(self, seat: int) -> Match:
        """What a bot answers from: the same question whoever else has chosen, so that its answer can be repeated."""
        return self.match if self.slots is None else self.slots.asked(seat)

    def look(self, reader: int | None) -> tuple[bytes, tuple[str, ...]]:
        """The record that a reader may see, as bytes, and what it may play."""
        record, options = self.shown_to(reader).look(reader)
        if self.slots is not None and reader in self.slots.owing:
            return record, self.slots.options(reader)
        return record, options

    # Taking back

    def find_undo(self, seat: int, is_alone: bool) -> tuple[int, bool]:
        """Back to which decision the seat may go, and whether that makes the game a practised one."""
        if self._is_unseen(seat):
            return self.groups[-1], False
        own = [index for index, (actor, _) in enumerate(self.match.actions) if actor == seat]
        if not is_alone:
            raise UndoRefused("undo: expected an own decision that nobody has acted after and that showed nothing new")
        if not own:
            raise UndoRefused("undo: expected an own decision before it")
        return self.groups[own[-1]], True

    def may_undo(self, seat: int, is_alone: bool) -> bool:
        if is_alone:
            return any(actor == seat for actor, _ in self.match.actions)
        if not self._is_undoer_known:
            last = self.match.last_actor
            self._undoer = last if last is not None and self._is_unseen(last) else None
            self._is_undoer_known = True
        return self._undoer == seat

    def _is_unseen(self, seat: int) -> bool:
        """The last decision was this seat's, showed nobody anything new, and nobody has done anything since."""
        if self.before is None or self.match.last_actor != seat:
            return False
        if self.slots is not None and self.slots.made:  # what is only begun is nobody else's business
            return False
        return not self.match.has_uncovered_since(self.before)

    def rewind(self, decisions: int, practised: bool) -> None:
        self.match = self.match.rewound(decisions)
        del self.bots[decisions:], self.groups[decisions:]
        self.practised = self.practised or practised
        self.before = None
        self._wait()
