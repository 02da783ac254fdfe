"""Many games at once for Gymnasium's vector interface, over a `Batch`: all seats are yours.

::

    import gymnasium
    import twojacks.adapters.gymnasium

    envs = gymnasium.make_vec("twojacks/montego-bay-self-play-v0", num_envs=4096, players=2)

A step is one decision in every game, by the seat that is asked: ``infos["seat"]``. An observation is what that seat
sees, ``infos["action_mask"]`` what it may do. The reward goes to the seat that decided, ``infos["returns"]`` has those
of all seats; both are nothing until a game ends. Then the next one begins in the same step, so the last position of a
game is not observed. An action that is no option is refused, and no game is changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from twojacks import Batch
from twojacks.adapters.boards import bounds_of, players_at
from twojacks.adapters.returns import returns_of_many
from twojacks.errors import MissingExtra
from twojacks.games import find_game

try:
    from gymnasium.spaces import Box, Discrete
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise MissingExtra("Gymnasium", "gymnasium") from error


class SelfPlayEnv(VectorEnv):  # type: ignore[misc, type-arg, unused-ignore]
    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 (as Gymnasium has it)

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        variant: str | None = None,
        edition: Any = None,
        threads: int | None = None,
        copy: bool = True,
        position: Any = None,
    ) -> None:
        """Without ``copy`` the arrays that are given out are the batch's own, and change with the next step."""
        rules = find_game(game)
        seats = players_at(rules, players, position)
        words = {"variant": variant, "edition": edition, "position": position, "threads": threads}
        self.batch = Batch(game, players=seats, games=num_envs, **words)
        self.num_envs, self.copy = num_envs, copy
        self.single_observation_space = Box(*bounds_of(rules, seats))
        self.single_action_space = Discrete(rules.action_count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.rows = np.arange(num_envs)

    @property
    def feature_names(self) -> list[str]:
        return self.batch.feature_names

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """One seed: the games of `simulate` with it. A seed for each: those of `Match.new`."""
        super().reset(seed=seed if isinstance(seed, int) else None, options=options)
        self.batch.reset(seed)
        return self._given(self.batch.observe()), self._infos(np.zeros(self.batch.winners.shape, np.float32))

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        batch, acted = self.batch, self.batch.to_act.copy()
        batch.step(actions)
        over = batch.over.copy()
        returns = np.zeros(batch.winners.shape, np.float32)
        returns[over] = returns_of_many(batch.winners[over])
        cut = np.zeros(self.num_envs, np.bool_)
        return self._given(batch.observe()), returns[self.rows, acted], over, cut, self._infos(returns)

    def _infos(self, returns: Any) -> dict[str, Any]:
        batch = self.batch
        return {"seat": self._given(batch.to_act), "action_mask": self._given(batch.legal_mask), "returns": returns}

    def _given(self, array: Any) -> Any:
        return array.copy() if self.copy else array
