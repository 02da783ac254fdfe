"""Computer players. A bot sees what its seat may know, and answers with an action."""

from __future__ import annotations

from twojacks.bots.characters.base import Bot, Budget, Character
from twojacks.bots.characters.catalogue import CHARACTERS, find_bot, find_character, make_bot
from twojacks.bots.characters.registry import register

__all__ = ["CHARACTERS", "Bot", "Budget", "Character", "find_bot", "find_character", "make_bot", "register"]
