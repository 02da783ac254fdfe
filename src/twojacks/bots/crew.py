"""The characters that can be asked to play, weakest first."""

from __future__ import annotations

from functools import cache

import numpy as np

from twojacks.bots.cabin_boy import CABIN_BOY
from twojacks.bots.character import Bot, Budget, Character
from twojacks.bots.deckhand import DECKHAND
from twojacks.errors import BadOptions
from twojacks.kernel.fields import describe
from twojacks.kernel.journal import new_journal
from twojacks.kernel.protocol import Game

CHARACTERS = {character.name: character for character in (CABIN_BOY, DECKHAND)}


def find_character(name: str) -> Character:
    if name not in CHARACTERS:
        raise BadOptions(f"bot: expected one of {', '.join(CHARACTERS)}, not {describe(name)}", code="bot.unknown")
    return CHARACTERS[name]


def make_bot(
    name: str, game: Game, *, seed: str | int, speed: str = "interpreted", budget: Budget | None = None
) -> Bot:
    """A player of that character; what it may spend on a decision is its own affair unless a budget is given."""
    character = find_character(name)
    bot = character.make(game, speed, str(seed), budget or character.budget)
    if speed == "native":
        compile_character(name, game)
    return bot


@cache
def compile_character(name: str, game: Game) -> None:
    """One decision in a throw-away game: what is compiled on its first use is compiled here, and said."""
    rules, (variant, counts) = game.native, next(iter(game.variants.items()))
    states, views, key = game.new_states(), game.new_states(), np.zeros(2, np.uint64)
    rules.setup(states[0], game.make_options(variant, counts[0], game.read_edition(None)), key, new_journal())
    seat = int(rules.to_act(states[0])).bit_length() - 1
    rules.observe(states[0], seat, views)
    with game.compiler.announced(name):
        find_character(name).make(game, "native", "", None).choose(views[0], seat)
