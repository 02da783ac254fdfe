"""Gymnasium environments in which one seat learns and bots play the others.

Importing this module registers ``twojacks/NAME-v0`` for every game::

    import gymnasium
    import twojacks.adapters.gymnasium

    env = gymnasium.make("twojacks/NAME-v0", players=3, seat=1, opponents="deckhand")

``opponents`` is a bot's name for all other seats, or one for each (docs/guide/bots.md). An observation is a one-hot of
the seat and the features of what it sees (`feature_names`); ``info["action_mask"]`` has the legal actions. The reward
comes at the end: 1 for winning alone, −1 ∕ (players − 1) for losing; a shared victory is shared. An illegal action ends
the game with −1, and ``info["illegal"]`` says why. To learn all seats in many games at once, see vector.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from twojacks.adapters.environment import ILLEGAL, RENDER_MODES, Environment, bounds_of, check_render_mode
from twojacks.bots import Bot
from twojacks.bots.process.pool import seat_bot
from twojacks.bots.process.remote_player import begin
from twojacks.errors import BadOptions, MissingExtra, NoSuchSeat
from twojacks.games import game_names
from twojacks.kernel.validation import describe, is_whole

try:
    import gymnasium
    from gymnasium.spaces import Box, Discrete
    from gymnasium.utils import EzPickle
except ImportError as error:
    raise MissingExtra("Gymnasium", "gymnasium") from error


class SeatEnv(EzPickle, gymnasium.Env):  # type: ignore[misc, type-arg, unused-ignore]
    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 (required by Gymnasium)

    def __init__(
        self,
        game: str,
        players: int | None = None,
        variant: str | None = None,
        edition: Any = None,
        seat: int = 0,
        opponents: str | Sequence[str] = "deckhand",
        render_mode: str | None = None,
        position: Any = None,
    ) -> None:
        EzPickle.__init__(self, game, players, variant, edition, seat, opponents, render_mode, position)
        self.environment = Environment(game, players, variant, edition, position)
        self.render_mode = check_render_mode(render_mode)
        self.seat = check_seat(seat, self.environment.players)
        self.bots = seat_bots(self.environment, self.seat, opponents)
        self.actions = self.environment.game.action_count
        self.observation_space = Box(*bounds_of(self.environment.game, self.environment.players))
        self.action_space = Discrete(self.actions)

    @property
    def feature_names(self) -> list[str]:
        return self.environment.feature_names

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        self.environment.deal(seed)
        self._let_bots_play()
        if not self.environment.asked:  # the bots may have finished a game in which this seat had no choice
            return self.reset()
        return self._observe()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        environment, seat = self.environment, self.seat
        action = environment.check_action(action, self.actions)
        if not environment.asked >> seat & 1 or not environment.is_option(seat, action):
            refusal = environment.refusal(seat, action)
            environment.asked = 0
            observation, info = self._observe()
            return observation, ILLEGAL, True, False, {**info, "illegal": refusal}
        environment.play(seat, action)
        self._let_bots_play()
        observation, info = self._observe()
        over = not environment.asked
        return observation, environment.returns()[seat] if over else 0.0, over, False, info

    def action_masks(self) -> Any:
        """The legal actions of the seat, under the name that some libraries expect."""
        return self.environment.observe(self.seat, self.actions)[1].astype(np.bool_)

    def render(self) -> str | None:  # type: ignore[override, unused-ignore]
        return None if self.render_mode is None else self.environment.public_text()

    def _let_bots_play(self) -> None:
        """Until this seat has to decide, alone or with others."""
        environment, own = self.environment, 1 << self.seat
        while environment.asked and not environment.asked & own:
            seat = environment.turn()
            environment.play(seat, self.bots[seat].choose(environment.view(seat), seat))

    def _observe(self) -> tuple[Any, dict[str, Any]]:
        observation, mask = self.environment.observe(self.seat, self.actions)
        return observation, {"action_mask": mask}


def check_seat(seat: Any, players: int) -> int:
    if not is_whole(seat) or not 0 <= seat < players:
        raise NoSuchSeat(f"seat: expected a number from 0 to {players - 1}, not {describe(seat)}")
    return int(seat)


def seat_bots(environment: Environment, seat: int, opponents: str | Sequence[str]) -> dict[int, Bot]:
    """Each bot sees the observed record of its seat and nothing else."""
    others = [other for other in range(environment.players) if other != seat]
    names = [opponents] * len(others) if isinstance(opponents, str) else opponents
    if not isinstance(names, Sequence) or len(names) != len(others):
        raise BadOptions(f"opponents: expected one name, or {len(others)}, not {describe(opponents)}")
    bots = {
        other: seat_bot(name, environment.game, seed=f"{environment.game.name} {other}")
        for other, name in zip(others, names, strict=True)
    }
    environment.deal()
    for other, bot in bots.items():
        begin(bot, environment.view(other), other)
    return bots


def refuse_one(**_options: Any) -> None:
    raise BadOptions("self-play: expected gymnasium.make_vec(…) without a vectorization_mode, for many games at once")


for _name in game_names():
    gymnasium.register(f"twojacks/{_name}-v0", f"{__name__}:SeatEnv", kwargs={"game": _name})
    gymnasium.register(
        f"twojacks/{_name}-self-play-v0",
        f"{__name__}:refuse_one",
        vector_entry_point="twojacks.adapters.vector:SelfPlayEnv",
        kwargs={"game": _name},
    )
