"""Telling a journal in lines: events of one kind in a row in one sentence, and what follows from a move on its line.

An event is told by the message of its kind, ``xy-log-moved``, with the arguments that the game's `Language` describes.
Variations are messages of their own: ``…-list`` and ``…-item`` for several events, ``…-nobody`` for an empty list,
``…-on`` on the line of another event, ``…-forced`` where there was nothing to decide. The page tells events the same
way (page/widgets/narration.js).
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from twojacks.kernel.game import Game
from twojacks.kernel.journal import Argument, Role
from twojacks.text.fluent import Words
from twojacks.text.narration.seats import Seats

Event = dict[str, Any]
View = dict[str, Any]
Writer = Callable[[Any, str], Any]  # (value, form) -> the words for it
SUBJECTS = ("figure", "seat")


def mark_forced(events: Sequence[Event], decided: Container[int]) -> list[Event]:
    """Marks the events that nobody decided; ``decided`` holds the numbers of the others."""
    return [{**event, "forced": number not in decided} for number, event in enumerate(events)]


def is_forced(event: Event) -> bool:
    return bool(event.get("forced", False))


class Narrator:
    """Tells one game's events to one reader. ``writers`` are the game's own, by the names that its arguments use."""

    def __init__(self, game: Game, seats: Seats, words: Words, writers: Mapping[str, Writer]) -> None:
        self.language = game.language
        self.prefix = game.prefix
        self.seats = seats
        self.words = words
        self.writers = {"seat": self.name, **writers}

    # Lines

    def tell(self, events: Sequence[Event]) -> list[str]:
        lines: list[str] = []
        before: Event | None = None
        for part in self.parts_of(events):
            continues = bool(lines) and before is not None and self.continues(part[0], before)
            sentence = self.tell_part(part, continues)
            before = part[-1]
            if not sentence:
                continue
            if continues:
                lines[-1] += f" {sentence}"
            else:
                lines.append(sentence)
        return lines

    def parts_of(self, events: Sequence[Event]) -> Iterator[list[Event]]:
        """Events that are told in one sentence."""
        for _, group in groupby(events, key=lambda event: (event["kind"], self.has(event, Role.TOGETHER))):
            alike = list(group)
            yield from [alike] if self.has(alike[0], Role.TOGETHER) else ([event] for event in alike)

    def continues(self, event: Event, before: Event) -> bool:
        """Whether an event belongs on the line of the one before it."""
        if self.has(event, Role.CONTINUES):
            return True
        if before["kind"] not in self.language.by_name[event["kind"]].after:
            return False
        return self.subject_of(before) in (None, self.subject_of(event))

    def subject_of(self, event: Event) -> Any:
        """The figure or seat that acts, where the event names one first."""
        first = self.language.by_name[event["kind"]].fields[:1]
        return event[first[0]] if first and first[0] in SUBJECTS else None

    def has(self, event: Event, role: Role) -> bool:
        return role in self.language.roles_of(event)

    # Sentences

    def tell_part(self, part: list[Event], continues: bool) -> str:
        event = part[0]
        if self.has(event, Role.UNTOLD):
            return ""
        together = self.has(event, Role.TOGETHER)
        sentence = self.tell_together(part) if together else self.tell_event(event, continues)
        stands_out = self.has(event, Role.HEADING) or self.has(event, Role.EMPHASIS)
        return f"[heading]{sentence}[/]" if stands_out else sentence

    def tell_event(self, event: Event, continues: bool = False) -> str:
        kind = event["kind"]
        if is_forced(event) and self.knows(f"{kind}-forced"):
            kind = f"{kind}-forced"
        elif continues and self.knows(f"{kind}-on"):
            kind = f"{kind}-on"
        return self.say(kind, **self.arguments(event))

    def tell_together(self, events: list[Event]) -> str:
        """What the reader knows of secret choices is told one by one; the rest is a list."""
        if is_forced(events[0]) and self.knows(f"{events[0]['kind']}-forced"):
            return self.tell_event(events[0])
        secret = self.language.by_name[events[0]["kind"]].secret
        if not secret:
            return self.tell_list(events)
        hidden = [event for event in events if event[secret[0]] == "?"]
        known = [self.tell_event(event) for event in events if event[secret[0]] != "?"]
        if len({event[self.listed(events[0])] for event in hidden}) > 1:
            return " ".join([*known, self.tell_list(hidden)])
        return " ".join([*known, *map(self.tell_event, hidden)])

    def tell_list(self, events: list[Event]) -> str:
        kind = events[0]["kind"]
        listing = self.language.by_name[kind].listing
        if listing.only_if:
            events = [event for event in events if event[listing.only_if]]
        if not events:
            return self.say(f"{kind}-nobody")
        items = [self.tell_item(kind, arguments) for arguments in self.counted(events)]
        return self.say(f"{kind}-list", **self.arguments(events[0]), list=self.words.join(list(dict.fromkeys(items))))

    def counted(self, events: list[Event]) -> list[dict[str, Any]]:
        """The arguments of each item; events that are counted together are one."""
        listing = self.language.by_name[events[0]["kind"]].listing
        if not listing.count_by:
            return [self.arguments(event) for event in events]
        counts: dict[Any, list[Event]] = {}
        for event in events:
            counts.setdefault(event[listing.count_by], []).append(event)
        return [{**self.arguments(alike[0]), listing.count: len(alike)} for alike in counts.values()]

    def tell_item(self, kind: str, arguments: dict[str, Any]) -> str:
        if self.knows(f"{kind}-item"):
            return self.say(f"{kind}-item", **arguments)
        return str(arguments[self.listed({"kind": kind})])

    def listed(self, event: Event) -> str:
        kind = self.language.by_name[event["kind"]]
        return kind.listing.names or kind.fields[0]

    def knows(self, name: str) -> bool:
        return self.words.has_text(f"{self.prefix}-log-{name}")

    def say(self, name: str, **arguments: Any) -> str:
        return self.words.say(f"{self.prefix}-log-{name}", **arguments)

    # Words

    def arguments(self, event: Event) -> dict[str, Any]:
        """The fields under their own names, or in words where the game's `Language` says how."""
        plain = {name: value for name, value in event.items() if name not in ("kind", "clause", "forced")}
        spoken = {
            name: self.argument(argument, event)
            for name, argument in self.language.arguments.items()
            if argument.field in event
        }
        return {**plain, **spoken}

    def argument(self, argument: Argument, event: Event) -> Any:
        value = event[argument.field]
        if argument.same_as and event[argument.same_as[0]] == value:
            return argument.same_as[1]
        for case, word in argument.cases:
            if case == value:
                return word
        if argument.otherwise or not argument.write:
            return argument.otherwise or value
        return self.writers[argument.write](value, argument.forms.get(event["kind"], argument.form))

    def name(self, seat: Any, _form: str = "") -> str:
        """The player's name; empty where the field names no seat."""
        return self.seats[seat].name if isinstance(seat, int) else ""
