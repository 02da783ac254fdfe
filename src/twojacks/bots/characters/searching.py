"""The characters that search: the bosun, the captain and the admiral, who also uses the evaluation."""

from __future__ import annotations

from typing import Any

import numpy as np

from twojacks.bots.characters.base import Bot, Budget, Character, own_chance
from twojacks.bots.search.regret_matching import GRAINS
from twojacks.bots.search.searcher import Search, SearchResult, before_choosing
from twojacks.cores import count_cores
from twojacks.kernel.game import Game
from twojacks.kernel.playouts import throw


class SearchingBot:
    """Plays what its search says. In a secret decision it draws an option from the mix."""

    def __init__(self, game: Game, speed: str, seed: str, budget: Budget, *, evaluates: bool = False) -> None:
        self.search = Search(game, speed, budget, evaluates=evaluates)
        self.seed = seed

    def analyse(self, view: Any, seat: int) -> SearchResult:
        """Cards that are laid at once are searched with the same randomness, so that they fit each other."""
        return self.search.run(view, seat, own_chance(self.seed, before_choosing(self.search.game, view), seat))

    def choose(self, view: Any, seat: int) -> int:
        return draw_option(self.analyse(view, seat), own_chance(self.seed + " draws", view, seat)[0])

    def stop(self) -> None:
        """Called from another thread: the best option so far becomes the answer."""
        self.search.stop()


def draw_option(result: SearchResult, dice: Any) -> int:
    """Draws an option from the mix."""
    with np.errstate(over="ignore"):  # dice wrap around
        point = throw(dice, GRAINS) / GRAINS
    for option, part in zip(result.options, result.mix, strict=True):
        point -= part
        if point < 0.0:
            return option
    return result.options[int(result.mix.argmax())]


def character(name: str, sentence: str, portrait: str, usual: Budget, *, evaluates: bool = False) -> Character:
    def make(game: Game, speed: str, seed: str, budget: Budget | None) -> Bot:
        return SearchingBot(game, speed, seed, budget or usual, evaluates=evaluates)

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
    evaluates=True,
)
