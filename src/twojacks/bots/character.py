"""What a bot is: it never holds a match, only the observed record of its seat."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from twojacks.kernel.protocol import Game, Rules


class Bot(Protocol):
    def choose(self, view: Any, seat: int) -> int:
        """One of the legal actions of the seat, by its number.

        The answer follows from the bot's seed, the view and the seat alone: asking again gives the same answer, in
        whatever order seats are asked.
        """


@dataclass(frozen=True)
class Budget:
    """What a decision may cost, whichever is spent first; nothing said is no limit. Threads think side by side."""

    seconds: float | None = None
    simulations: int | None = None
    threads: int = 1


@dataclass(frozen=True)
class Character:
    """A kind of player: a name, one sentence about it, what a portrait would show, and how to make one for a game.

    ``make(game, speed, seed, budget)``: speed is that of the rules it thinks with, ``interpreted`` or ``native``.
    A character that does not search has no budget, and takes none.
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


def options_of(game: Game, rules: Rules, view: Any, seat: int) -> tuple[Any, int]:
    """The legal actions of a seat at the front of an array, and how many they are."""
    options = np.zeros(game.most_options, np.int16)
    return options, int(rules.legal(view, seat, options))


def seal_seed(seed: str | int) -> str:
    """What a bot gets of its seed: enough to repeat itself, and nothing to find the match's chance by.

    Whoever plays a match with a seed often gives the same one to the bots.
    """
    return hashlib.sha256(f"two-jacks bot seed {seed}".encode()).hexdigest()[:32]


def own_chance(seed: str, view: Any, seat: int) -> np.ndarray[Any, np.dtype[np.uint64]]:
    """A bot's own randomness, as a key for one decision; the chance of the game is never touched."""
    digest = hashlib.sha256(f"two-jacks bot {seat} {seed}".encode() + view.tobytes()).digest()
    return np.frombuffer(digest[:16], "<u8").astype(np.uint64)  # the same key on machines of either byte order
