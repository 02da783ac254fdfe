"""The characters that can be asked to play, weakest first."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import numpy as np

from twojacks.bots.characters.base import Bot, Budget, Character, seal_seed
from twojacks.bots.characters.cabin_boy import CABIN_BOY
from twojacks.bots.characters.deckhand import DECKHAND
from twojacks.bots.characters.naming import BotName, join_budgets, parse_name
from twojacks.bots.characters.registry import find_registered, registered_names
from twojacks.bots.characters.searching import ADMIRAL, BOSUN, CAPTAIN
from twojacks.errors import BadOptions
from twojacks.kernel.game import Game
from twojacks.kernel.journal import new_journal
from twojacks.kernel.validation import describe

CHARACTERS = {character.name: character for character in (CABIN_BOY, DECKHAND, BOSUN, CAPTAIN, ADMIRAL)}


def find_character(name: str) -> Character:
    if name not in CHARACTERS:
        raise BadOptions(f"bot: expected one of {', '.join(CHARACTERS)}, not {describe(name)}", code="bot.unknown")
    return CHARACTERS[name]


def find_bot(text: str) -> BotName:
    """The character, class or program of that name. A registered name is replaced by its class."""
    named = parse_name(text)
    if named.what in CHARACTERS and not named.is_program:
        check_budget(named)
        return named
    if named.is_custom:
        return named
    place = find_registered(named.what)
    if place is None:
        known = ", ".join((*CHARACTERS, *registered_names()))
        raise BadOptions(
            f"bot: expected one of {known}, package.module:Class or run:COMMAND LINE, not {describe(text)}",
            code="bot.unknown",
        )
    return replace(named, what=place)


def searches(text: str) -> bool:
    """Whether the bot of that name may take long to decide. Custom bots count as bots that do."""
    named = find_bot(text)
    return named.is_custom or CHARACTERS[named.what].searches


def check_budget(named: BotName) -> None:
    if named.budget is not None and not CHARACTERS[named.what].searches:
        raise BadOptions(f"budget: expected none for {named.what}, which does not search")


def make_bot(
    text: str, game: Game, *, seed: str | int, speed: str = "interpreted", budget: Budget | None = None
) -> Bot:
    """A bot by its name. A budget in the name takes precedence over ``budget``, and that over the bot's default.

    A character runs in this process. A custom bot runs in a process of its own.
    """
    named = find_bot(text)
    if named.is_custom:
        from twojacks.bots.process.pool import shared_pool  # the pool imports this module

        return shared_pool().player(text, game, seed=seed, budget=budget)
    spent = join_budgets(named.budget, budget, CHARACTERS[named.what].budget)
    return make_character(named.what, game, seal_seed(seed), speed, spent)


def make_character(name: str, game: Game, seed: str, speed: str, budget: Budget | None) -> Bot:
    """A bot of that character, from a sealed seed. With native rules, everything it needs is compiled."""
    bot = find_character(name).make(game, speed, seed, budget)
    if speed == "native":
        compile_character(name, game)
    return bot


@cache
def compile_character(name: str, game: Game) -> None:
    """Takes one decision in a throw-away game, so that everything is compiled now, with a message to the user."""
    rules, (variant, counts) = game.native, next(iter(game.variants.items()))
    states, views, key = game.new_states(), game.new_states(), np.zeros(2, np.uint64)
    rules.setup(states[0], game.make_options(variant, counts[0], game.read_edition(None)), key, new_journal())
    seat = int(rules.to_act(states[0])).bit_length() - 1
    rules.observe(states[0], seat, views)
    character = find_character(name)
    with game.compiler.announced("searching bots" if character.searches else name):
        character.make(game, "native", "", Budget(simulations=1)).choose(views[0], seat)
