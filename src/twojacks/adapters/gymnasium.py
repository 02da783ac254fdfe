"""Both games for Gymnasium: one seat to be learned, the others played by bots.

Importing this module registers ``twojacks/halunken-und-spelunken-v0`` and ``twojacks/montego-bay-v0``::

    import gymnasium
    import twojacks.adapters.gymnasium

    env = gymnasium.make("twojacks/montego-bay-v0", players=3, seat=1, opponents="deckhand")

``opponents`` is one name for all other seats or one for each, as docs/bots.md has them. An observation is a one-hot of
the seat and the features of what it sees (`feature_names`); ``info["action_mask"]`` says what it may do. The reward
comes at the end: 1 for winning alone, −1 ∕ (players − 1) for losing, and a shared victory shares. An action that is no
option ends the game with −1, and ``info["illegal"]`` says why. Many games at once, all seats learned: vectors.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from twojacks.adapters.boards import ILLEGAL, RENDER_MODES, Board, bounds_of, check_render_mode
from twojacks.bots import Bot
from twojacks.bots.players import begin
from twojacks.bots.pool import seat_bot
from twojacks.errors import BadOptions, MissingExtra, NoSuchSeat
from twojacks.games import FOLDERS
from twojacks.kernel.fields import describe, is_whole

try:
    import gymnasium
    from gymnasium.spaces import Box, Discrete
    from gymnasium.utils import EzPickle
except ImportError as error:
    raise MissingExtra("Gymnasium", "gymnasium") from error


class SeatEnv(EzPickle, gymnasium.Env):  # type: ignore[misc, type-arg, unused-ignore]
    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 (as Gymnasium has it)

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
        self.board = Board(game, players, variant, edition, position)
        self.render_mode = check_render_mode(render_mode)
        self.seat = check_seat(seat, self.board.players)
        self.bots = seat_bots(self.board, self.seat, opponents)
        self.actions = self.board.game.action_count
        self.observation_space = Box(*bounds_of(self.board.game, self.board.players))
        self.action_space = Discrete(self.actions)

    @property
    def feature_names(self) -> list[str]:
        return self.board.feature_names

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        self.board.deal(seed)
        self._let_bots_play()
        if not self.board.asked:  # it may come to that where nobody had a choice
            return self.reset()
        return self._observe()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        board, seat = self.board, self.seat
        action = board.check_action(action, self.actions)
        if not board.asked >> seat & 1 or not board.is_option(seat, action):
            refusal = board.refusal(seat, action)
            board.asked = 0
            observation, info = self._observe()
            return observation, ILLEGAL, True, False, {**info, "illegal": refusal}
        board.play(seat, action)
        self._let_bots_play()
        observation, info = self._observe()
        over = not board.asked
        return observation, board.returns()[seat] if over else 0.0, over, False, info

    def action_masks(self) -> Any:
        """What the seat may do, for libraries that ask for it so."""
        return self.board.observe(self.seat, self.actions)[1].astype(np.bool_)

    def render(self) -> str | None:  # type: ignore[override, unused-ignore]
        return None if self.render_mode is None else self.board.public_text()

    def _let_bots_play(self) -> None:
        """Until this seat is asked: with others, or alone."""
        board, own = self.board, 1 << self.seat
        while board.asked and not board.asked & own:
            seat = board.turn()
            board.play(seat, self.bots[seat].choose(board.view(seat), seat))

    def _observe(self) -> tuple[Any, dict[str, Any]]:
        observation, mask = self.board.observe(self.seat, self.actions)
        return observation, {"action_mask": mask}


def check_seat(seat: Any, players: int) -> int:
    if not is_whole(seat) or not 0 <= seat < players:
        raise NoSuchSeat(f"seat: expected a number from 0 to {players - 1}, not {describe(seat)}")
    return int(seat)


def seat_bots(board: Board, seat: int, opponents: str | Sequence[str]) -> dict[int, Bot]:
    """Each answers from the observed record of its seat, and nothing else."""
    others = [other for other in range(board.players) if other != seat]
    names = [opponents] * len(others) if isinstance(opponents, str) else opponents
    if not isinstance(names, Sequence) or len(names) != len(others):
        raise BadOptions(f"opponents: expected one name, or {len(others)}, not {describe(opponents)}")
    bots = {
        other: seat_bot(name, board.game, seed=f"{board.game.name} {other}")
        for other, name in zip(others, names, strict=True)
    }
    board.deal()
    for other, bot in bots.items():
        begin(bot, board.view(other), other)
    return bots


def refuse_one(**_options: Any) -> None:
    raise BadOptions("self-play: expected gymnasium.make_vec(…) without a vectorization_mode, for many games at once")


for _name in FOLDERS:
    gymnasium.register(f"twojacks/{_name}-v0", f"{__name__}:SeatEnv", kwargs={"game": _name})
    gymnasium.register(
        f"twojacks/{_name}-self-play-v0",
        f"{__name__}:refuse_one",
        vector_entry_point="twojacks.adapters.vectors:SelfPlayEnv",
        kwargs={"game": _name},
    )
