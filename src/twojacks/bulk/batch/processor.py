"""A batch on this machine's processor: NumPy arrays, and threads that do not hold Python's lock."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import numpy as np

from twojacks.bulk.policies import Policy, compile_with, explained, no_option, scratch_for
from twojacks.errors import IllegalAction
from twojacks.kernel import stepping
from twojacks.kernel.features import layout_of
from twojacks.kernel.game import Game
from twojacks.kernel.stepping import Slots
from twojacks.kernel.validation import describe
from twojacks.play.match_calls import state_type

LEAST = 256  # games a thread is woken for


def make_slots(states: Any, count: int, game: Game, players: int, zeros: Callable[..., Any]) -> Slots:
    """The arrays of ``count`` slots, made by ``zeros(shape, dtype)``."""
    return Slots(
        states=states,
        keys=zeros((count, 2), np.uint64),
        games=zeros(count, np.int64),
        dice=zeros(count, np.uint64),
        acting=zeros(count, np.int8),
        mask=zeros((count, game.action_count), np.bool_),
        over=zeros(count, np.bool_),
        scores=zeros((count, players), np.int16),
        winners=zeros((count, players), np.bool_),
    )


class ThreadBuffers:
    """The arrays that one thread works in."""

    def __init__(self, game: Game) -> None:
        self.options = np.zeros(game.most_options, np.int16)
        self.key = np.zeros(2, np.uint64)
        self.views = np.zeros(1, state_type(game, "native"))
        self.octets = self.views.view(np.int8)


@cache
def native_step(game: Game, name: str) -> Any:
    return game.compiler.compile_entry(game.bind(getattr(stepping, name)))


class Processor:
    def __init__(
        self,
        game: Game,
        setting: Any,
        position: Any,
        games: int,
        again: bool,
        dtype: np.dtype[Any],
        threads: int,
    ) -> None:
        self.game, self.games, self.again = game, games, again
        self.beginning = setting, np.array(position, state_type(game, "native"))
        self.layout = layout_of(game)
        self.states = np.zeros(games, state_type(game, "native"))
        players = int(setting.players)
        self.slots = make_slots(self.states, games, game, players, np.zeros)
        self.observation = np.zeros((games, players + self.layout.size), dtype)
        self.actions = np.zeros(games, np.int16)
        workers = max(1, min(threads, games // LEAST))
        self.buffers = [ThreadBuffers(game) for _ in range(workers)]
        bounds = [games * number // workers for number in range(workers + 1)]
        self.parts = list(zip(bounds, bounds[1:], self.buffers, strict=False))
        self.pool = ThreadPoolExecutor(workers - 1) if workers > 1 else None

    def each_part(self, work: Callable[[int, int, ThreadBuffers], Any]) -> None:
        """Some slots to each thread; this thread, which would only wait, takes the last ones."""
        *others, last = self.parts
        begun = [self.pool.submit(work, *part) for part in others] if self.pool else []
        work(*last)
        for one in begun:
            one.result()

    def native(self, name: str) -> Any:
        return native_step(self.game, name)

    def reset_run(self, key: Any) -> None:
        self.native("deal_keys")(key, self.slots.keys, self.slots.dice)
        self._begin()

    def reset_all(self, keys: Any) -> None:
        self.slots.keys[:] = keys
        self.native("deal_dice")(self.slots.keys, self.slots.dice)
        self._begin()

    def _begin(self) -> None:
        with self.game.compiler.announced("batches"):
            reset = self.native("reset_slots")
            self.each_part(
                lambda low, high, scratch: reset(self.slots, low, high, *self.beginning, scratch.options, scratch.key)
            )

    def observe(self) -> Any:
        write, plan, out = self.native("observe_slots"), self.layout.plan, self.observation
        self.each_part(
            lambda low, high, scratch: write(self.slots, low, high, scratch.views, scratch.octets, plan, out)
        )
        return out

    def choose(self, policy: Policy | None) -> Any:
        choose, out = compile_with(self.game, stepping.choose_in_slots, policy), self.actions

        def work(low: int, high: int, scratch: ThreadBuffers) -> None:
            choose(self.slots, low, high, scratch_for(policy, scratch.options, scratch.views), out)

        with explained(policy):
            self.each_part(work)
        return out

    def check_choice(self, name: str) -> None:
        """Every action of the policy is an option."""
        wrong = np.flatnonzero(self.actions < 0)
        if len(wrong):
            raise no_option(name, f"game {wrong[0]}")

    def step(self, actions: Any) -> None:
        given = read_actions(actions, self.games)
        chosen = given.astype(np.int64)
        find, step = self.native("find_illegal"), self.native("step_slots")
        slot = find(self.slots, 0, self.games, chosen)  # faster than waking other threads
        if slot >= 0:
            raise self._refusal(int(slot), int(given[slot]))
        self.each_part(
            lambda low, high, scratch: step(
                self.slots, low, high, chosen, *self.beginning, self.again, scratch.options, scratch.key
            )
        )

    def _refusal(self, slot: int, action: int) -> IllegalAction:
        seat = int(self.slots.acting[slot])
        options = ", ".join(str(number) for number in np.flatnonzero(self.slots.mask[slot]))
        reason = f"expected an option of seat {seat} ({options}), not {action}"
        return IllegalAction(f"actions[{slot}]: {reason}", reason=reason)

    def find_refused(self) -> int | None:
        """There is nothing to find: `step` refuses at once."""
        return None


def read_actions(actions: Any, games: int) -> Any:
    """A whole number for each game, in an array on this machine."""
    try:
        given = np.asarray(actions)
    except (TypeError, ValueError, RuntimeError) as error:  # ragged lists, and what other libraries keep to themselves
        raise malformed(games, describe(actions)) from error
    if given.dtype == object:
        raise malformed(games, describe(actions))
    return check_actions(given, games)


def check_actions(given: Any, games: int) -> Any:
    """An array, wherever it is, has a whole number for each game."""
    if given.shape != (games,) or given.dtype.kind not in "iu":
        raise malformed(games, f"{given.dtype} of shape {given.shape}")
    return given


def malformed(games: int, what: str) -> IllegalAction:
    reason = f"expected {games} whole numbers, one for each game, not {what}"
    return IllegalAction(f"actions: {reason}", reason=reason, code="action.malformed")
