"""The bosun, the captain and the admiral: one way of thinking, more and more of it; the last has judgement, too."""

from __future__ import annotations

from typing import Any

import numpy as np

from twojacks.bots.character import Bot, Budget, Character, own_chance
from twojacks.bots.search.mixing import GRAINS
from twojacks.bots.search.thinking import Search, Thought, before_choosing
from twojacks.cores import count_cores
from twojacks.kernel.playing import throw
from twojacks.kernel.protocol import Game


class Searcher:
    """Plays what its search says; where several choose at once, by a throw of its own dice."""

    def __init__(self, game: Game, speed: str, seed: str, budget: Budget, *, judges: bool = False) -> None:
        self.search = Search(game, speed, budget, judges=judges)
        self.seed = seed

    def think(self, view: Any, seat: int) -> Thought:
        """The cards of one choice made at once are thought about alike, so that they fit each other."""
        return self.search.think(view, seat, own_chance(self.seed, before_choosing(self.search.game, view), seat))

    def choose(self, view: Any, seat: int) -> int:
        return draw_option(self.think(view, seat), own_chance(self.seed + " draws", view, seat)[0])

    def stop(self) -> None:
        """The best found so far is the answer; called from another thread."""
        self.search.stop()


def draw_option(thought: Thought, dice: Any) -> int:
    """One of the options, each by its part of the mix."""
    with np.errstate(over="ignore"):  # dice wrap around
        lot = throw(dice, GRAINS) / GRAINS
    for option, part in zip(thought.options, thought.mix, strict=True):
        lot -= part
        if lot < 0.0:
            return option
    return thought.options[int(thought.mix.argmax())]


def character(name: str, sentence: str, portrait: str, usual: Budget, *, judges: bool = False) -> Character:
    def make(game: Game, speed: str, seed: str, budget: Budget | None) -> Bot:
        return Searcher(game, speed, seed, budget or usual, judges=judges)

    return Character(name, sentence, portrait, make, usual)


BOSUN = character(
    "bosun",
    "Counts quickly: plays the rest of the game a thousand times in the head before every decision.",
    "A wiry man with a pipe in his hatband and a whistle between his teeth, one finger raised in the wind.",
    Budget(simulations=1000),
)
CAPTAIN = character(
    "captain",
    "Takes a second over every decision, knows what you are tempted to do, and does not let you guess the answer.",
    "A grey-haired woman in a long blue coat, her spyglass shut, looking straight at you.",
    Budget(seconds=1.0),
)
ADMIRAL = character(
    "admiral",
    "Has seen thousands of games end, and thinks with everything there is for as long as the table allows.",
    "An old man with white whiskers over a chart full of little crosses, a candle burnt to its end beside him.",
    Budget(seconds=8.0, threads=count_cores()),
    judges=True,
)
