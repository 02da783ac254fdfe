"""The characters that can be asked to play, weakest first."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import numpy as np

from twojacks.bots.cabin_boy import CABIN_BOY
from twojacks.bots.character import Bot, Budget, Character, seal_seed
from twojacks.bots.deckhand import DECKHAND
from twojacks.bots.naming import BotName, join_budgets, parse_name
from twojacks.bots.registry import find_registered, registered_names
from twojacks.bots.searchers import ADMIRAL, BOSUN, CAPTAIN
from twojacks.errors import BadOptions
from twojacks.kernel.fields import describe
from twojacks.kernel.journal import new_journal
from twojacks.kernel.protocol import Game

CHARACTERS = {character.name: character for character in (CABIN_BOY, DECKHAND, BOSUN, CAPTAIN, ADMIRAL)}


def find_character(name: str) -> Character:
    if name not in CHARACTERS:
        raise BadOptions(f"bot: expected one of {', '.join(CHARACTERS)}, not {describe(name)}", code="bot.unknown")
    return CHARACTERS[name]


def find_bot(text: str) -> BotName:
    """Who is called like that: a character, a class or a program. A registered name is replaced by its class."""
    named = parse_name(text)
    if named.what in CHARACTERS and not named.is_program:
        check_budget(named)
        return named
    if named.is_own:
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
    """Whether the bot of that name may think for long. Nobody knows of an own bot, so it counts as one that does."""
    named = find_bot(text)
    return named.is_own or CHARACTERS[named.what].searches


def check_budget(named: BotName) -> None:
    if named.budget is not None and not CHARACTERS[named.what].searches:
        raise BadOptions(f"budget: expected none for {named.what}, who does not search")


def make_bot(
    text: str, game: Game, *, seed: str | int, speed: str = "interpreted", budget: Budget | None = None
) -> Bot:
    """A bot by its name; a budget in the name goes before the one given, and that before its own.

    A character thinks in this process. A class or a program of somebody's own has a process for itself.
    """
    named = find_bot(text)
    if named.is_own:
        from twojacks.bots.pool import shared_pool  # which makes characters in its turn

        return shared_pool().player(text, game, seed=seed, budget=budget)
    spent = join_budgets(named.budget, budget, CHARACTERS[named.what].budget)
    return make_character(named.what, game, seal_seed(seed), speed, spent)


def make_character(name: str, game: Game, seed: str, speed: str, budget: Budget | None) -> Bot:
    """A player of that character, from a sealed seed; with native rules it is ready for its first decision."""
    bot = find_character(name).make(game, speed, seed, budget)
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
    character = find_character(name)
    with game.compiler.announced("searching bots" if character.searches else name):
        character.make(game, "native", "", Budget(simulations=1)).choose(views[0], seat)
