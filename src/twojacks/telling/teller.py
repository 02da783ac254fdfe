"""Telling a journal: events of one kind in a row in one breath, and what follows from a move on the move's line."""

from __future__ import annotations

from collections.abc import Container, Sequence
from itertools import groupby
from typing import Any

from twojacks.telling.seats import Seats

Event = dict[str, Any]
View = dict[str, Any]
NOTHING: Event = {"kind": "", "clause": ""}


def mark_forced(events: Sequence[Event], decided: Container[int]) -> list[Event]:
    """Events with whether somebody decided them, or the game did; ``decided`` are the numbers of the former."""
    return [{**event, "forced": number not in decided} for number, event in enumerate(events)]


def is_forced(event: Event) -> bool:
    return bool(event.get("forced", False))


class Teller:
    """A game's teller has a method for every kind of event: ``tell_moved`` for ``moved``.

    A method whose kind is in ``together`` gets a list of events in a row, all alike, instead of one event.
    """

    together: frozenset[str] = frozenset()
    continuing: frozenset[str] = frozenset()  # kinds that are told on the line before

    def __init__(self, seats: Seats) -> None:
        self.seats = seats
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
        method = getattr(self, f"tell_{kind.replace('-', '_')}")
        sentence = method(part) if kind in self.together else method(part[0])
        if not sentence:
            return
        if lines and self.goes_on(part[0]):
            lines[-1] += f" {sentence}"
        else:
            lines.append(sentence)

    def goes_on(self, event: Event) -> bool:
        return event["kind"] in self.continuing
