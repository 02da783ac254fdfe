"""The seats of a table, and the tokens that open them."""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass, field
from typing import Any

STAND_IN = "deckhand"  # the bot that plays for people who are away
NAME_LENGTH = 32


@dataclass(slots=True)
class TableSeat:
    """A seat with a token belongs to a person, a seat with a bot to that bot; any other seat is free."""

    name: str | None = None
    token: str | None = None  # the SHA-256 of the token, in hexadecimal
    bot: str | None = None
    randomness: str | None = None  # the person's contribution to the chance of the game
    substitute: str | None = None  # the bot that plays while the person is away …
    why: str | None = None  # … and the reason: clock, agreed or left
    votes: set[int] = field(default_factory=set)  # seats that want a bot to play here
    ready: bool = False  # for the next game
    asked_at: int | None = None  # since when the seat owes a decision, in milliseconds

    @property
    def kind(self) -> str:
        return "person" if self.token else "bot" if self.bot else "free"

    @property
    def is_here(self) -> bool:
        """Whether a person decides for this seat."""
        return self.token is not None and self.substitute is None

    @property
    def player(self) -> str | None:
        """The bot that decides for this seat now; None if a person does."""
        return self.bot or self.substitute

    def sit(self, name: str, token: str, randomness: str | None) -> None:
        self.name, self.token, self.randomness = name, token, randomness

    def clear(self) -> None:
        self.name = self.token = self.randomness = self.substitute = self.why = None
        self.votes.clear()

    def stand_in(self, why: str) -> None:
        self.substitute, self.why, self.asked_at = STAND_IN, why, None
        self.votes.clear()

    def come_back(self) -> None:
        self.substitute = self.why = self.asked_at = None
        self.votes.clear()

    def owns(self, token: str) -> bool:
        """Compares in constant time."""
        return self.token is not None and hmac.compare_digest(self.token, hash_token(token))

    def describe(self) -> dict[str, Any]:
        """What everybody may know."""
        return {
            "kind": self.kind,
            "name": self.name,
            "bot": self.bot,
            "substitute": self.substitute,
            "why": self.why,
            "votes": sorted(self.votes),
            "ready": self.ready,
        }


def token_for(table: str, request: str) -> str:
    """The token for a secret request to sit down. The same request gets the same token, in case an answer was lost."""
    return hashlib.sha256(f"{table} {request}".encode()).hexdigest()


def hash_token(token: str) -> str:
    """A plain hash is enough, because tokens are random and cannot be guessed."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()
