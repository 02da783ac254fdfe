"""Both games for OpenSpiel, as games written in Python.

Importing this module registers ``python_halunken_und_spelunken`` and ``python_montego_bay``::

    import pyspiel
    import twojacks.adapters.openspiel

    game = pyspiel.load_game("python_montego_bay(players=2,turns=True)")

Parameters: ``players``; ``variant``, the first one for so many players unless named; ``edition``, for a game that has
some; ``position``, to begin with instead of a set-up: a file, or ``small``, ``round``, which can be solved; ``turns``.
Seats that choose at once do so at a simultaneous node; with ``turns=True`` they choose one after the other, none seeing
what the others chose, which is what sequential algorithms such as ISMCTS want. Chance is explicit: every draw is a node
with equally likely outcomes. Returns add up to zero: 1 for winning alone, −1 ∕ (players − 1) for losing, and a shared
victory shares.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import numpy as np

from twojacks.adapters.moments import SPECTATOR, Moment, Step, Table
from twojacks.adapters.returns import returns_of
from twojacks.errors import MissingExtra
from twojacks.games import FOLDERS, find_game
from twojacks.kernel.features import feature_writer, layout_of
from twojacks.kernel.protocol import Game as Rulebook
from twojacks.kernel.protocol import no_editions

try:
    import pyspiel  # type: ignore[import-not-found,unused-ignore]
except ImportError as error:
    raise MissingExtra("OpenSpiel", "openspiel") from error

CHANCE, TERMINAL, SIMULTANEOUS = pyspiel.PlayerId.CHANCE, pyspiel.PlayerId.TERMINAL, pyspiel.PlayerId.SIMULTANEOUS

# More decisions, and more lots after the set-up, than a game can have.
# Halunken & Spelunken: setting up, and in each of 8 rounds an auction (HS-T2), cards, a Rum, a robbery by each captain
# and a visit of Black Jack to each; a lot for his card and one for his Rum (HS-T7).
# Montego Bay: in each of 14 rounds hiring, 9 cards, and 9 figures with up to 8 barrels and 2 broken ones (MB-4); the
# order tiles are shuffled once (MB-6.2).
MOST_DECISIONS = {"halunken-und-spelunken": 5 + 8 * (16 + 5 + 1 + 4 + 4), "montego-bay": 14 * (4 + 9 + 9 * 10)}
MOST_LATER_SIDES = 8  # of such a lot: Black Jack's cards, order tiles
MOST_LATER_LOTS = {"halunken-und-spelunken": 8 * 2, "montego-bay": 7}


def short_name(name: str) -> str:
    """OpenSpiel's name of a game of ours."""
    return "python_" + name.replace("-", "_")


def parameters_of(rulebook: Rulebook) -> dict[str, Any]:
    """What can be said in a game's string, with the defaults."""
    most = max(count for counts in rulebook.variants.values() for count in counts)
    edition = {} if rulebook.read_edition is no_editions else {"edition": ""}
    return {"players": most, "variant": "", "position": "", "turns": False, **edition}


def type_of(rulebook: Rulebook, turns: bool) -> Any:
    counts = [count for each in rulebook.variants.values() for count in each]
    kind = pyspiel.GameType
    return kind(
        short_name=short_name(rulebook.name),
        long_name=rulebook.title,
        dynamics=kind.Dynamics.SEQUENTIAL if turns else kind.Dynamics.SIMULTANEOUS,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters_of(rulebook),
    )


def info_of(table: Table) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=table.game.action_count,
        max_chance_outcomes=max((*table.lots_of_setup, MOST_LATER_SIDES)),
        num_players=table.players,
        min_utility=-1 / (table.players - 1),
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=MOST_DECISIONS[table.game.name],
    )


class Game(pyspiel.Game):  # type: ignore[misc]
    """A game at a table for so many players; there is a class for each of ours."""

    rulebook: ClassVar[Rulebook]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        known = dict(params or {})
        self.turns = bool(known.pop("turns", False))
        self.table = Table(self.rulebook.name, **{name: value for name, value in known.items() if value != ""})
        super().__init__(type_of(self.rulebook, self.turns), info_of(self.table), params or {})

    def new_initial_state(self) -> State:
        return State(self)

    def max_chance_nodes_in_history(self) -> int:
        return len(self.table.lots_of_setup) + MOST_LATER_LOTS[self.table.game.name]

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.table, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class State(pyspiel.State):  # type: ignore[misc]
    """A moment of a game; OpenSpiel keeps the history."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.turns = game.turns
        self.moment = game.table.beginning

    def current_player(self) -> int:
        moment = self.moment
        if moment.sides:
            return int(CHANCE)
        if not moment.asked:
            return int(TERMINAL)
        first = (moment.asked & -moment.asked).bit_length() - 1
        return first if self.turns or moment.asked == 1 << first else int(SIMULTANEOUS)

    def is_terminal(self) -> bool:
        return self.moment.is_over

    def _legal_actions(self, player: int) -> list[int]:
        return self.moment.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        sides = self.moment.sides
        return [(lot, 1 / sides) for lot in range(sides)]

    def _apply_action(self, action: int) -> None:
        moment = self.moment
        if moment.sides:
            self.moment = moment.after_lot(action)
        else:
            self._follow(((self.current_player(), action),))

    def _apply_actions(self, actions: list[int]) -> None:
        """One for each player; those who are not asked are not listened to."""
        self._follow(tuple((seat, actions[seat]) for seat in self.moment.seats()))

    def _follow(self, step: Step) -> None:
        """Rules take what is legal and do not look: whoever walks a tree by hand is told what is not."""
        for seat, action in step:
            if action not in self.moment.legal(seat):
                raise self.moment.refusal(seat, action)
        self.moment = self.moment.after(step)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"lot {action + 1}"
        return self.moment.table.game.notation.format_action(action)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.num_players()
        return returns_of(self.moment.winners(), self.num_players())

    def resample_from_infostate(self, player: int, chance: Callable[[], float]) -> State:
        """A random state that the player cannot tell from this one.

        Its history is empty: lots and secret choices of the past that would lead there are not reconstructed.
        """
        state = State(self.get_game())
        state.moment = self.moment.resampled(player, chance)
        return state

    def __str__(self) -> str:
        """Everything, as for somebody who sees all."""
        moment = self.moment
        draw = f"draws: {len(moment.lots)}, then one of {moment.sides}" if moment.sides else ""
        return "\n".join(line for line in (moment.position_text(), *map(str, moment.step), draw) if line)


class Observer:
    """What a player may know: a view, or with perfect recall all that was told; see OpenSpiel's observation.py."""

    def __init__(self, table: Table, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observation parameters: expected none, not {params}")
        self.kind = kind
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("private_info: expected NONE or SINGLE_PLAYER, because nobody sees everything")
        self.sees_own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        self.layout = layout_of(table.game)
        self.write = feature_writer(table.game)
        if kind.public_info and not kind.perfect_recall:
            self._lay_out(table.players)

    def _lay_out(self, players: int) -> None:
        """One flat tensor, and the pieces of it by name."""
        self.tensor = np.zeros(players + self.layout.size, np.float32)
        self.dict["seat"], self.features = np.split(self.tensor, [players])
        for field in self.layout.fields:
            self.dict[field.name] = self.features[field.start : field.stop].reshape(field.shape)

    def set_from(self, state: State, player: int) -> None:
        if self.tensor is None:
            return
        self.tensor.fill(0)
        if state.moment.record is None:
            return
        if self.sees_own:
            self.dict["seat"][player] = 1
        view = state.moment.view(self._reader(player))
        self.write(view.view(np.int8), self.layout.plan, self.features)

    def string_from(self, state: State, player: int) -> str:
        moment: Moment = state.moment
        reader = self._reader(player)
        if not self.kind.public_info:
            text = moment.secret_text(reader)
        else:
            text = moment.memory_text(reader) if self.kind.perfect_recall else moment.view_text(reader)
        return f"seat {player}\n{text}" if self.sees_own else text

    def _reader(self, player: int) -> int:
        return player if self.sees_own else SPECTATOR


def register() -> None:
    """A class each, as OpenSpiel lets go of them after Python has ended, and only classes stand that."""
    for name in FOLDERS:
        rulebook = find_game(name)
        kind = type(short_name(name), (Game,), {"rulebook": rulebook})
        pyspiel.register_game(type_of(rulebook, turns=False), kind)


register()
