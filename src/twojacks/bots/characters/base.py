"""The interface of bots. A bot never holds a match, only the observed record of its seat."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from twojacks.kernel.game import Game
from twojacks.kernel.rules import Rules


class Bot(Protocol):
    def choose(self, view: Any, seat: int) -> int:
        """The number of a legal action of the seat.

        The answer depends only on the bot's seed, the view and the seat. Asking again gives the same answer, no matter
        in which order the seats are asked.
        """


@dataclass(frozen=True)
class Budget:
    """What a decision may cost; the search ends when one of the limits is reached. None means no limit."""

    seconds: float | None = None
    simulations: int | None = None
    threads: int = 1


@dataclass(frozen=True)
class Character:
    """A kind of player: a name, one sentence about it, what a portrait would show, and how to make one for a game.

    ``make(game, speed, seed, budget)``: ``speed`` is that of the rules it uses, ``interpreted`` or ``native``.
    A character that does not search has no budget and accepts none.
    """

    name: str
    sentence: str
    portrait: str
    make: Callable[[Game, str, str, Budget | None], Bot]
    budget: Budget | None = None

    @property
    def searches(self) -> bool:
        """Whether a decision takes long, and depends on a budget."""
        return self.budget is not None


class FastBot:
    """The base of bots that do not search."""

    def __init__(self, game: Game, speed: str, seed: str) -> None:
        self.game, self.rules, self.seed = game, game.at_speed(speed), seed


def fast_character(name: str, sentence: str, portrait: str, kind: Callable[[Game, str, str], Bot]) -> Character:
    """A character that does not search, and so ignores budgets."""
    return Character(name, sentence, portrait, lambda game, speed, seed, _: kind(game, speed, seed))


def options_of(game: Game, rules: Rules, view: Any, seat: int) -> tuple[Any, int]:
    """An array that starts with the legal actions of a seat, and their number."""
    options = np.zeros(game.most_options, np.int16)
    return options, int(rules.legal(view, seat, options))


def seal_seed(seed: str | int) -> str:
    """A hash of the seed: enough for a bot to repeat itself, but no way to reconstruct the match's randomness.

    Users often give the same seed to a match and to its bots.
    """
    return hashlib.sha256(f"two-jacks bot seed {seed}".encode()).hexdigest()[:32]


def own_chance(seed: str, view: Any, seat: int) -> np.ndarray[Any, np.dtype[np.uint64]]:
    """A bot's own randomness, as a key for one decision. It is independent of the randomness of the game."""
    digest = hashlib.sha256(f"two-jacks bot {seat} {seed}".encode() + view.tobytes()).digest()
    return np.frombuffer(digest[:16], "<u8").astype(np.uint64)  # the same key for either byte order
