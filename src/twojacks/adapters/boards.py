"""A game as learning libraries want it: numbers in, numbers out, on one record that is played over and over.

No text is made on the way, and nothing is kept but the record: a decision costs a few microseconds.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np

from twojacks.adapters.returns import returns_of, shares_of
from twojacks.errors import BadOptions, IllegalAction
from twojacks.games import find_game
from twojacks.kernel.chance import key_numbers
from twojacks.kernel.features import feature_writer, layout_of
from twojacks.kernel.fields import describe, is_whole
from twojacks.kernel.journal import new_journal
from twojacks.kernel.protocol import Game
from twojacks.match import SPECTATOR, key_of, make_chance
from twojacks.positions import read_beginning, read_position
from twojacks.steps import record_type, state_type, steps_of

RENDER_MODES = ("ansi",)  # what a spectator sees, as JSON
ILLEGAL = -1.0  # the reward of who takes an action that is no option, which ends the game


class Board:
    """A table of a game. ``asked`` is the bit set of the seats that owe a decision; nobody does when it is over."""

    def __init__(self, name: str, players: int | None, variant: str | None, edition: Any, position: Any = None) -> None:
        self.game: Game = find_game(name)
        seats = players_at(self.game, players, position)
        self.variant, self.beginning = read_beginning(self.game, seats, variant, edition, position)
        self.players = int(seats)
        self.setting = self.game.make_options(self.variant, self.players, self.game.read_edition(edition))
        self.steps, self.rules = steps_of(self.game, "native"), self.game.native
        self.layout, self.write = layout_of(self.game), feature_writer(self.game)
        kind = state_type(self.game, "native")
        self.states, self.views = np.zeros(1, kind), np.zeros(1, kind)
        self.seen = self.views.view(record_type(self.game))[0]  # the record there, not a copy, as bots read it
        self.octets = self.views.view(np.int8)
        self.options = np.zeros(self.game.most_options, np.int16)
        self.journal = new_journal()
        self.seed: int | str | None = None
        self.deals = 0  # since the seed was given
        self.asked = 0

    @property
    def size(self) -> int:
        """Of an observation: who looks, and what that seat sees."""
        return self.players + self.layout.size

    @property
    def feature_names(self) -> list[str]:
        """Of the numbers of an observation."""
        return [*(f"seat[{seat}]" for seat in range(self.players)), *self.layout.names]

    def deal(self, seed: int | str | None = None) -> None:
        """A new game: that of a match with this seed; without one, the next of the last seed, or any.

        A board with a position begins there, as `Match.from_position` does with that seed.
        """
        if seed is not None:
            self.seed, self.deals = seed, 0
        chance = self.seed if self.deals == 0 or self.seed is None else f"{self.seed} {self.deals}"
        self.deals += 1
        self.journal[0, 0] = 0
        key = key_numbers(key_of(make_chance(chance)))
        if len(self.beginning):
            self.states[:] = self.beginning
            self.states["key"] = key
        else:
            self.rules.setup(self.states[0], self.setting, key, self.journal)
        self.asked = int(self.steps.ask(self.states))

    def turn(self) -> int:
        """The seat to ask next: of those that choose at once the lowest."""
        return (self.asked & -self.asked).bit_length() - 1

    def legal(self, seat: int) -> Any:
        """The actions of a seat, in a room that is used again; ``views`` holds what it sees."""
        return self.options[: self.steps.look(self.states, seat, self.views, self.options)]

    def observe(self, seat: int, actions: int) -> tuple[Any, Any]:
        """What a seat sees, and a mask of its options, with room for so many actions."""
        observation, mask = np.zeros(self.size, np.float32), np.zeros(actions, np.int8)
        mask[self.legal(seat)] = 1
        observation[seat] = 1
        self.write(self.octets, self.layout.plan, observation[self.players :])
        return observation, mask

    def is_option(self, seat: int, action: int) -> bool:
        return action in self.legal(seat).tolist()

    def play(self, seat: int, action: int) -> None:
        """One of the seat's options."""
        self.journal[0, 0] = 0
        self.steps.play(self.states, seat, action, self.journal)
        self.asked = int(self.steps.ask(self.states))

    def check_action(self, action: Any, actions: int) -> int:
        if not is_whole(action) or not 0 <= action < actions:
            reason = f"expected a whole number from 0 to {actions - 1}, not {describe(action)}"
            raise IllegalAction(f"action: {reason}", reason=reason, code="action.malformed")
        return int(action)

    def refusal(self, seat: int, action: int) -> str:
        """Why an action is no option of a seat, in one sentence."""
        notation = self.game.notation
        self.steps.see(self.states, seat, self.views)
        reason, clause = notation.explain(self.views.view(record_type(self.game))[0], seat, action)
        return f"seat {seat}, {notation.format_action(action)!r}: {reason}{f' ({clause})' if clause else ''}"

    def view(self, seat: int) -> Any:
        """The observed record of a seat, in a room that is used again."""
        self.steps.see(self.states, seat, self.views)
        return self.seen

    def winners(self) -> int:
        """The bit set of the seats that win, as if the game ended now."""
        return int(self.rules.winners(self.states[0]))

    def returns(self) -> list[float]:
        return returns_of(self.winners(), self.players)

    def shares(self) -> list[float]:
        return shares_of(self.winners(), self.players)

    def scores(self) -> list[int]:
        totals = np.zeros(self.players, np.int64)
        self.rules.scores(self.states[0], totals)
        return totals.tolist()

    def position(self) -> dict[str, Any]:
        """Everything there is, chance included."""
        return self.game.notation.format_state(self.states.view(record_type(self.game))[0], False)

    def public_text(self) -> str:
        """What a spectator sees, as JSON."""
        return json.dumps(self.game.notation.format_state(self.view(SPECTATOR), True), ensure_ascii=False)


def bounds_of(game: Game, players: int) -> tuple[Any, Any]:
    """The least and the greatest numbers of an observation."""
    ranges = [field.range for field in layout_of(game).fields for _ in range(field.size)]
    low, high = np.array([(0, 1)] * players + ranges, np.float32).T
    return low.copy(), high.copy()


def players_at(game: Game, players: int | None, position: Any) -> int:
    """If nobody says how many: those of the position, or as many as can play."""
    if players is not None:
        return players
    given = read_position(game.name, position)
    return most_players(game) if given is None else int(game.notation.parse_position(given)["players"][0])


def most_players(game: Game) -> int:
    """As many as can play, if nobody says how many."""
    return max(count for counts in game.variants.values() for count in counts)


def check_render_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        raise BadOptions(f"render_mode: expected {' or '.join(RENDER_MODES)}, not {describe(mode)}")
    return mode
