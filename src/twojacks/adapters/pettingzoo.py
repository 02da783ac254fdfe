"""Both games for PettingZoo: `env` asks one seat after the other, `parallel_env` all of them at every step.

::

    from twojacks.adapters.pettingzoo import env, parallel_env

    table = env("montego-bay", players=3)

Agents are ``player_0`` and so on. An observation is a dictionary: ``observation``, the features of what the seat sees
after a one-hot of the seat (`feature_names`), and ``action_mask``. Seats that choose at once do not see what the others
chose. In `parallel_env` there is one action more, the last: to wait, which is the only option of who is not asked.
Rewards come at the end and add up to zero: 1 for winning alone, −1 ∕ (players − 1) for losing. An action that is no
option ends the game: −1 for who took it, nothing for the others, and ``infos[agent]["illegal"]`` says why.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from twojacks.adapters.boards import ILLEGAL, RENDER_MODES, Board, bounds_of, check_render_mode
from twojacks.errors import BadOptions, MissingExtra, NoSuchSeat
from twojacks.kernel.fields import describe

try:
    from gymnasium.spaces import Box, Dict, Discrete
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv, ParallelEnv
except ImportError as error:
    raise MissingExtra("PettingZoo", "pettingzoo") from error

Observation = dict[str, Any]


class Table(EzPickle):
    """What both environments share: a board, agents and spaces. Pickled, it is what it was made from."""

    possible_agents: list[str]
    extra_actions = 0

    def __init__(
        self,
        game: str,
        players: int | None = None,
        variant: str | None = None,
        edition: Any = None,
        render_mode: str | None = None,
        position: Any = None,
    ) -> None:
        EzPickle.__init__(self, game, players, variant, edition, render_mode, position)
        self.board = Board(game, players, variant, edition, position)
        self.render_mode = check_render_mode(render_mode)
        self.metadata = {
            "name": f"{game.replace('-', '_')}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": True,
        }
        self.actions = self.board.game.action_count + self.extra_actions
        self.possible_agents = [f"player_{seat}" for seat in range(self.board.players)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._make_spaces()

    def _make_spaces(self) -> None:
        low, high = bounds_of(self.board.game, self.board.players)
        self.observation_spaces = {
            agent: Dict({"observation": Box(low, high), "action_mask": Box(0, 1, (self.actions,), np.int8)})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(self.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[self.possible_agents[self.find_seat(agent)]]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[self.possible_agents[self.find_seat(agent)]]

    def find_seat(self, agent: Any) -> int:
        try:
            return self.seat_of[agent]
        except (KeyError, TypeError):
            names = ", ".join(self.possible_agents)
            raise NoSuchSeat(f"agent: expected one of {names}, not {describe(agent)}") from None

    def check_begun(self, wish: str) -> None:
        """Somebody still plays: before the first game and after the last agent has left nobody does."""
        if not self.agents:
            raise BadOptions(f"{wish}: expected a game that goes on; reset begins one")

    @property
    def feature_names(self) -> list[str]:
        """Of the numbers of an observation."""
        return self.board.feature_names

    def observe(self, agent: str) -> Observation:
        observation, mask = self.board.observe(self.find_seat(agent), self.actions)
        return {"observation": observation, "action_mask": mask}

    def render(self) -> str | None:
        return None if self.render_mode is None else self.board.public_text()

    def close(self) -> None:
        """Nothing is held."""

    def _final_rewards(self, illegal: dict[int, str]) -> dict[str, float]:
        returns = (
            self.board.returns() if not illegal else [ILLEGAL * (seat in illegal) for seat in range(self.board.players)]
        )
        return dict(zip(self.possible_agents, returns, strict=True))

    def _infos(self, illegal: dict[int, str]) -> dict[str, dict[str, Any]]:
        return {agent: {"illegal": illegal[seat]} if seat in illegal else {} for agent, seat in self.seat_of.items()}


class TurnEnv(Table, AECEnv):  # type: ignore[misc]
    """One seat at a time."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        self.board.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.board.turn()]

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        self.check_begun("last")
        return super().last(observe)  # type: ignore[no-any-return]

    def step(self, action: Any) -> None:
        """Nothing is won before the end, so until then rewards stay as they are."""
        self.check_begun("step")
        agent, board = self.agent_selection, self.board
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        seat, action = self.seat_of[agent], board.check_action(action, self.actions)
        if not board.is_option(seat, action):
            self._end({seat: board.refusal(seat, action)})
            return
        board.play(seat, action)
        if board.asked:
            self.agent_selection = self.possible_agents[board.turn()]
        else:
            self._end({})

    def _end(self, illegal: dict[int, str]) -> None:
        self.rewards, self.infos = self._final_rewards(illegal), self._infos(illegal)
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]
        self._accumulate_rewards()


class TogetherEnv(Table, ParallelEnv):  # type: ignore[misc]
    """All seats at every step; who is not asked waits."""

    extra_actions = 1

    @property
    def wait(self) -> int:
        return self.actions - 1

    def observe(self, agent: str) -> Observation:
        found = super().observe(agent)
        if not self.board.asked >> self.seat_of[agent] & 1:
            found["action_mask"][self.wait] = 1
        return found

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.board.deal(seed)
        self.agents = self.possible_agents[:]
        return self._observations(), self._infos({})

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        self.check_begun("step")
        board, agents = self.board, self.agents
        if not isinstance(actions, Mapping) or set(actions) != set(agents):
            raise BadOptions(f"actions: expected one for each of {', '.join(agents)}, not {describe(actions)}")
        taken = {self.seat_of[agent]: board.check_action(action, self.actions) for agent, action in actions.items()}
        illegal = {seat: self._refusal(seat, action) for seat, action in taken.items() if not self._may(seat, action)}
        if not illegal:
            asked = board.asked
            for seat, action in sorted(taken.items()):
                if asked >> seat & 1:
                    board.play(seat, action)
        over = bool(illegal) or not board.asked
        rewards = self._final_rewards(illegal) if over else dict.fromkeys(agents, 0.0)
        self.agents = [] if over else agents
        ends, cuts = dict.fromkeys(agents, over), dict.fromkeys(agents, False)
        return self._observations(), rewards, ends, cuts, self._infos(illegal)

    def _may(self, seat: int, action: int) -> bool:
        if not self.board.asked >> seat & 1:
            return action == self.wait
        return action != self.wait and self.board.is_option(seat, action)

    def _refusal(self, seat: int, action: int) -> str:
        if action == self.wait:
            return f"seat {seat}, wait: it is asked, and has to choose"
        return self.board.refusal(seat, action)

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.observe(agent) for agent in self.possible_agents}


env, parallel_env = TurnEnv, TogetherEnv
