"""The characters that can be asked to play, weakest first."""

from __future__ import annotations

from twojacks.bots.cabin_boy import CABIN_BOY
from twojacks.bots.character import Bot, Character
from twojacks.bots.deckhand import DECKHAND
from twojacks.errors import BadOptions
from twojacks.kernel.fields import describe
from twojacks.kernel.protocol import Game

CHARACTERS = {character.name: character for character in (CABIN_BOY, DECKHAND)}


def find_character(name: str) -> Character:
    if name not in CHARACTERS:
        raise BadOptions(f"bot: expected one of {', '.join(CHARACTERS)}, not {describe(name)}", code="bot.unknown")
    return CHARACTERS[name]


def make_bot(name: str, game: Game, *, seed: str | int, speed: str = "interpreted") -> Bot:
    return find_character(name).make(game, speed, str(seed))
