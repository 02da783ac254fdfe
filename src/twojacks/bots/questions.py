"""A question to a bot: an observed record, its bytes, and its words."""

from __future__ import annotations

from base64 import b64decode, b64encode
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from twojacks.bots.character import options_of
from twojacks.kernel.protocol import Game


@dataclass(frozen=True)
class Question:
    """What a seat is shown when it is asked; nothing else of a match ever reaches a bot."""

    game: Game
    record: bytes
    seat: int

    @classmethod
    def of(cls, game: Game, view: Any, seat: int) -> Question:
        return cls(game, bytes(view.tobytes()), int(seat))

    @classmethod
    def from_text(cls, game: Game, text: str, seat: int) -> Question:
        return cls(game, b64decode(text), seat)

    @property
    def text(self) -> str:
        """The record as a line of JSON carries it."""
        return b64encode(self.record).decode()

    @cached_property
    def view(self) -> Any:
        states = self.game.new_states()
        states.view(np.uint8)[:] = np.frombuffer(self.record, np.uint8)
        return states[0]

    @cached_property
    def actions(self) -> tuple[int, ...]:
        options, count = options_of(self.game, self.game.interpreted, self.view, self.seat)
        return tuple(int(action) for action in options[:count])

    @cached_property
    def options(self) -> tuple[str, ...]:
        return tuple(self.game.notation.format_action(action) for action in self.actions)

    @cached_property
    def words(self) -> dict[str, Any]:
        """The view as the contract has it."""
        return self.game.notation.format_state(self.view, True)
