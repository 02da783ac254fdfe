"""Who sits at a table."""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass, field
from typing import Any

STAND_IN = "deckhand"  # who plays for people that are away
NAME_LENGTH = 32


@dataclass(slots=True)
class Seat:
    """A person's if it has a token, a bot's if it has a bot, else free."""

    name: str | None = None
    token: str | None = None  # SHA-256 of it, hexadecimal
    bot: str | None = None
    randomness: str | None = None  # what its person added to the chance of the game
    substitute: str | None = None  # the bot that plays while its person is away …
    why: str | None = None  # … and why: clock, agreed, left
    votes: set[int] = field(default_factory=set)  # seats that want a bot to play here
    ready: bool = False  # for the next game
    asked_at: int | None = None  # since when its player, person or bot, owes a decision, in milliseconds

    @property
    def kind(self) -> str:
        return "person" if self.token else "bot" if self.bot else "free"

    @property
    def is_here(self) -> bool:
        """A person who plays: nobody stands in."""
        return self.token is not None and self.substitute is None

    @property
    def player(self) -> str | None:
        """The bot that decides for this seat now, or None: a person does."""
        return self.bot or self.substitute

    def sit(self, name: str, token: str, randomness: str | None) -> None:
        self.name, self.token, self.randomness = name, token, randomness

    def clear(self) -> None:
        """Free again, as if nobody had ever sat here."""
        self.name = self.token = self.randomness = self.substitute = self.why = None
        self.votes.clear()

    def stand_in(self, why: str) -> None:
        self.substitute, self.why, self.asked_at = STAND_IN, why, None
        self.votes.clear()

    def come_back(self) -> None:
        self.substitute = self.why = self.asked_at = None
        self.votes.clear()

    def owns(self, token: str) -> bool:
        """Takes as long for a wrong token as for the right one."""
        return self.token is not None and hmac.compare_digest(self.token, hash_token(token))

    def tell(self) -> dict[str, Any]:
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
    """Of whoever sits down with this secret request: the same when the answer was lost and it is sent again."""
    return hashlib.sha256(f"{table} {request}".encode()).hexdigest()


def hash_token(token: str) -> str:
    """Tokens are random, so a plain hash is enough: there is nothing to try out."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()
