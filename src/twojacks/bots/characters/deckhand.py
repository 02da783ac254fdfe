"""The deckhand takes the most valuable option at a glance."""

from __future__ import annotations

from typing import Any

from twojacks.bots.characters.base import FastBot, fast_character, options_of, own_chance


class Deckhand(FastBot):
    """Follows the game's rollout policy, which looks one step ahead from what the seat sees."""

    def choose(self, view: Any, seat: int) -> int:
        options, count = options_of(self.game, self.rules, view, seat)
        return int(self.rules.rollout(view, seat, options, count, own_chance(self.seed, view, seat)[0]))


DECKHAND = fast_character(
    "deckhand",
    "Greedy: looks one step ahead, and takes what brings most there.",
    "A broad woman with rolled-up sleeves and a sack on her shoulder, one eye on the pay chest.",
    Deckhand,
)
