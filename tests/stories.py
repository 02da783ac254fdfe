"""What happened in a match, out of its journal, and who is to act."""

from __future__ import annotations

from typing import Any

import twojacks

Event = tuple[Any, ...]


def asked(match: twojacks.Match) -> tuple[int, ...]:
    """The seats that owe a decision; a function, so that type checkers expect another answer every time."""
    return match.to_act


def told(match: twojacks.Match, *kinds: str) -> list[Event]:
    """The events of these kinds (or all), without their clauses: ``("moved", 0, 3, 7, 4)``."""
    return [
        (event["kind"], *(value for name, value in event.items() if name not in ("kind", "clause")))
        for event in match.journal
        if not kinds or event["kind"] in kinds
    ]


def clauses_told(match: twojacks.Match, kind: str) -> list[str]:
    return [event["clause"] for event in match.journal if event["kind"] == kind]
