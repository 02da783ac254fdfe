"""Players that are programs: they are given what their seat may know, and answer with an action."""

from __future__ import annotations

from twojacks.bots.character import Bot, Budget, Character
from twojacks.bots.crew import CHARACTERS, find_bot, find_character, make_bot
from twojacks.bots.registry import register

__all__ = ["CHARACTERS", "Bot", "Budget", "Character", "find_bot", "find_character", "make_bot", "register"]
