"""Our games for OpenSpiel, as Python games.

Importing this module registers ``python_NAME`` for every game, with underscores for hyphens::

    import pyspiel
    import twojacks.adapters.openspiel

    game = pyspiel.load_game("python_NAME(players=2,turns=True)")

Parameters: ``players``; ``variant``, by default the first one for that number of players; ``edition``, for a game that
has editions; ``position``, to start with instead of a set-up: a file, or ``small`` or ``round``, which can be solved;
``turns``. Seats that choose at once do so at a simultaneous node. With ``turns=True`` they choose one after the other
without seeing each other's choices, which is what sequential algorithms such as ISMCTS need. Chance is explicit: every
draw is a node with equally likely outcomes. Returns add up to zero: 1 for winning alone, −1 ∕ (players − 1) for losing;
a shared victory is shared.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import numpy as np

from twojacks.adapters.returns import returns_of
from twojacks.adapters.tree_nodes import SPECTATOR, GameTree, Step, TreeNode
from twojacks.errors import MissingExtra
from twojacks.games import find_game, game_names
from twojacks.kernel.features import feature_writer, layout_of
from twojacks.kernel.game import Game

try:
    import pyspiel  # type: ignore[import-not-found,unused-ignore]
except ImportError as error:
    raise MissingExtra("OpenSpiel", "openspiel") from error

CHANCE, TERMINAL, SIMULTANEOUS = pyspiel.PlayerId.CHANCE, pyspiel.PlayerId.TERMINAL, pyspiel.PlayerId.SIMULTANEOUS


def short_name(name: str) -> str:
    """OpenSpiel's name of one of our games."""
    return "python_" + name.replace("-", "_")


def parameters_of(game: Game) -> dict[str, Any]:
    """The parameters of a game string, with their defaults."""
    edition = {} if game.editions is None else {"edition": ""}
    return {"players": game.player_counts[-1], "variant": "", "position": "", "turns": False, **edition}


def type_of(game: Game, turns: bool) -> Any:
    kind = pyspiel.GameType
    return kind(
        short_name=short_name(game.name),
        long_name=game.title,
        dynamics=kind.Dynamics.SEQUENTIAL if turns else kind.Dynamics.SIMULTANEOUS,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.player_counts[-1],
        min_num_players=game.player_counts[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters_of(game),
    )


def info_of(tree: GameTree) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=tree.game.action_count,
        max_chance_outcomes=max((*tree.setup_outcome_counts, tree.game.length.later_sides)),
        num_players=tree.players,
        min_utility=-1 / (tree.players - 1),
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=tree.game.length.decisions,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with a number of players. Every registered game has a subclass."""

    game: ClassVar[Game]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        known = dict(params or {})
        self.turns = bool(known.pop("turns", False))
        self.tree = GameTree(self.game.name, **{name: value for name, value in known.items() if value != ""})
        super().__init__(type_of(self.game, self.turns), info_of(self.tree), params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return len(self.tree.setup_outcome_counts) + self.tree.game.length.later_draws

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.tree, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A node of a game. OpenSpiel keeps the history."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.turns = game.turns
        self.node = game.tree.beginning

    def current_player(self) -> int:
        node = self.node
        if node.outcome_count:
            return int(CHANCE)
        if not node.asked:
            return int(TERMINAL)
        first = (node.asked & -node.asked).bit_length() - 1
        return first if self.turns or node.asked == 1 << first else int(SIMULTANEOUS)

    def is_terminal(self) -> bool:
        return self.node.is_over

    def _legal_actions(self, player: int) -> list[int]:
        return self.node.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        sides = self.node.outcome_count
        return [(outcome, 1 / sides) for outcome in range(sides)]

    def _apply_action(self, action: int) -> None:
        node = self.node
        if node.outcome_count:
            self.node = node.after_draw(action)
        else:
            self._follow(((self.current_player(), action),))

    def _apply_actions(self, actions: list[int]) -> None:
        """One action per player. Those of players who do not have to decide are ignored."""
        self._follow(tuple((seat, actions[seat]) for seat in self.node.seats()))

    def _follow(self, step: Step) -> None:
        """Checks the actions first, because the rules assume that they are legal."""
        for seat, action in step:
            if action not in self.node.legal(seat):
                raise self.node.refusal(seat, action)
        self.node = self.node.after(step)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"lot {action + 1}"
        return self.node.tree.game.notation.format_action(action)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.num_players()
        return returns_of(self.node.winners(), self.num_players())

    def resample_from_infostate(self, player: int, chance: Callable[[], float]) -> SpielState:
        """A random state that the player cannot distinguish from this one.

        Its history is empty: the draws and secret choices that would lead there are not reconstructed.
        """
        state = SpielState(self.get_game())
        state.node = self.node.resampled(player, chance)
        return state

    def __str__(self) -> str:
        """Everything, including what is hidden."""
        node = self.node
        draw = f"draws: {len(node.drawn)}, then one of {node.outcome_count}" if node.outcome_count else ""
        return "\n".join(line for line in (node.position_text(), *map(str, node.step), draw) if line)


class Observer:
    """What a player may know: a view or, with perfect recall, all events. See OpenSpiel's observation.py."""

    def __init__(self, tree: GameTree, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observation parameters: expected none, not {params}")
        self.kind = kind
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("private_info: expected NONE or SINGLE_PLAYER, because no player sees everything")
        self.sees_own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        self.layout = layout_of(tree.game)
        self.write = feature_writer(tree.game)
        if kind.public_info and not kind.perfect_recall:
            self._lay_out(tree.players)

    def _lay_out(self, players: int) -> None:
        """One flat tensor, and its parts by name."""
        self.tensor = np.zeros(players + self.layout.size, np.float32)
        self.dict["seat"], self.features = np.split(self.tensor, [players])
        for field in self.layout.fields:
            self.dict[field.name] = self.features[field.start : field.stop].reshape(field.shape)

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is None:
            return
        self.tensor.fill(0)
        if state.node.record is None:
            return
        if self.sees_own:
            self.dict["seat"][player] = 1
        view = state.node.view(self._reader(player))
        self.write(view.view(np.int8), self.layout.plan, self.features)

    def string_from(self, state: SpielState, player: int) -> str:
        node: TreeNode = state.node
        reader = self._reader(player)
        if not self.kind.public_info:
            text = node.secret_text(reader)
        else:
            text = node.memory_text(reader) if self.kind.perfect_recall else node.view_text(reader)
        return f"seat {player}\n{text}" if self.sees_own else text

    def _reader(self, player: int) -> int:
        return player if self.sees_own else SPECTATOR


def register() -> None:
    """Registers a class for each game. OpenSpiel frees them after Python has ended, which only classes survive."""
    for name in game_names():
        game = find_game(name)
        kind = type(short_name(name), (SpielGame,), {"game": game})
        pyspiel.register_game(type_of(game, turns=False), kind)


register()
