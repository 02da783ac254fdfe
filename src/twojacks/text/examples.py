"""Examples of the rulebook as a game writes them down: a position, and what is decided in it.

A game lists them as ``EXAMPLES`` in its ``examples`` module; the caption of the one for clause R7 of the game with the
prefix ``xy`` is the message ``xy-rules-example-r7``. The rulebook plays them (text/rulebook/examples.py).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from twojacks.kernel.chance import key_numbers, key_of_seed
from twojacks.kernel.game import Game
from twojacks.kernel.journal import new_journal

View = dict[str, Any]
Event = dict[str, Any]


def as_it_stops(match: Any, _before: View, _events: list[Event]) -> View:
    """What everybody sees where the game waits for the next decision."""
    view: View = match.view(None)
    return view


@dataclass(frozen=True)
class Example:
    clause: str
    position: Callable[[], dict[str, Any]]
    actions: tuple[tuple[int, str], ...] = ()  # seats and what they decide; none where the position says it all
    after: Callable[[Any, View, list[Event]], View] = as_it_stops  # (match, view before, events) -> view after


def first_position(game: Game, players: int, seed: str) -> dict[str, Any]:
    """The position in which a match with this seed begins."""
    states, variant = game.new_states(), game.default_variant(players)
    assert variant is not None
    options = game.make_options(variant, players, game.read_edition(None))
    game.interpreted.setup(states[0], options, key_numbers(key_of_seed(seed)), new_journal())
    return game.notation.format_state(states[0], False)
