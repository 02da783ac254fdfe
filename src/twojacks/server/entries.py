"""What a table's log is made of. The state of a table is what replaying its entries gives (decision 008)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

# Kinds of entries, in the order in which a table usually meets them.
CREATED = "created"  # what is played, and how; always entry 0
PREPARED = "prepared"  # the secret behind the next game's chance
SAT = "sat"
SEATED_BOT = "seated-bot"
LEFT = "left"
DECIDED = "decided"  # a decision, or a pick for a seat's slot
UNDONE = "undone"
VOTED = "voted"
RAN_OUT = "ran-out"  # a seat's clock
RETURNED = "returned"
READY = "ready"


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of a table's log. ``at`` is in milliseconds since 1970."""

    number: int
    kind: str
    at: int
    seat: int | None = None
    request: str | None = None
    data: dict[str, Any] = field(default_factory=dict)
