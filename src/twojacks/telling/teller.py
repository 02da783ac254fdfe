"""Telling a journal: events of one kind in a row in one breath, and what follows from a move on the move's line."""

from __future__ import annotations

from collections.abc import Container, Sequence
from itertools import groupby
from typing import Any

from twojacks.telling.seats import Seats
from twojacks.words import Words

Event = dict[str, Any]
View = dict[str, Any]
NOTHING: Event = {"kind": "", "clause": ""}


def mark_forced(events: Sequence[Event], decided: Container[int]) -> list[Event]:
    """Events with whether somebody decided them, or the game did; ``decided`` are the numbers of the former."""
    return [{**event, "forced": number not in decided} for number, event in enumerate(events)]


def is_forced(event: Event) -> bool:
    return bool(event.get("forced", False))


class Teller:
    """An event is told by the message of its kind, ``hs-log-moved``, with its fields as arguments.

    Where there is more to it a game's teller has a method, ``tell_moved``, which gets a list: several events in a row
    where the kind is in ``together``, else one.
    """

    prefix = ""
    together: frozenset[str] = frozenset()
    continuing: frozenset[str] = frozenset()  # kinds that are told on the line before
    headings: frozenset[str] = frozenset()  # kinds that stand out

    def __init__(self, seats: Seats, words: Words) -> None:
        self.seats = seats
        self.words = words
        self.before = NOTHING  # the event told last; nothing at the beginning

    def tell(self, events: Sequence[Event]) -> list[str]:
        lines: list[str] = []
        for _, group in groupby(events, key=lambda event: str(event["kind"])):
            alike = list(group)
            for part in [alike] if alike[0]["kind"] in self.together else [[event] for event in alike]:
                self.add(lines, part)
                self.before = part[-1]
        return lines

    def add(self, lines: list[str], part: list[Event]) -> None:
        kind = part[0]["kind"]
        method = getattr(self, f"tell_{kind.replace('-', '_')}", None)
        sentence = method(part) if method else self.say(kind, **self.arguments(part[0]))
        if not sentence:
            return
        if kind in self.headings:
            sentence = f"[heading]{sentence}[/]"
        if lines and self.goes_on(part[0]):
            lines[-1] += f" {sentence}"
        else:
            lines.append(sentence)

    def goes_on(self, event: Event) -> bool:
        return event["kind"] in self.continuing

    def say(self, name: str, **arguments: Any) -> str:
        return self.words.say(f"{self.prefix}-log-{name}", **arguments)

    def arguments(self, event: Event) -> dict[str, Any]:
        """The fields as words, under their own names, and what decides between wordings."""
        raise NotImplementedError
