"""A batch on this machine's processor: NumPy arrays, and threads that hold no lock of Python's."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import numpy as np

from twojacks.errors import IllegalAction
from twojacks.kernel import stepping
from twojacks.kernel.features import layout_of
from twojacks.kernel.fields import describe
from twojacks.kernel.protocol import Game
from twojacks.kernel.stepping import Slots
from twojacks.policies import Policy, compile_with, explained, no_option, room_for
from twojacks.steps import state_type

LEAST = 256  # games a thread is woken for


def make_slots(states: Any, count: int, game: Game, players: int, zeros: Callable[..., Any]) -> Slots:
    """The arrays of so many slots, made by ``zeros(shape, dtype)``."""
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


class Room:
    """What one thread works in."""

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
        self.rooms = [Room(game) for _ in range(workers)]
        bounds = [games * number // workers for number in range(workers + 1)]
        self.parts = list(zip(bounds, bounds[1:], self.rooms, strict=False))
        self.pool = ThreadPoolExecutor(workers - 1) if workers > 1 else None

    def each_part(self, work: Callable[[int, int, Room], Any]) -> None:
        """Some slots to each thread; the last ones are done here, where somebody waits anyway and needs no waking."""
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
                lambda low, high, room: reset(self.slots, low, high, *self.beginning, room.options, room.key)
            )

    def observe(self) -> Any:
        write, plan, out = self.native("observe_slots"), self.layout.plan, self.observation
        self.each_part(lambda low, high, room: write(self.slots, low, high, room.views, room.octets, plan, out))
        return out

    def choose(self, policy: Policy | None) -> Any:
        choose, out = compile_with(self.game, stepping.choose_in_slots, policy), self.actions

        def work(low: int, high: int, room: Room) -> None:
            choose(self.slots, low, high, room_for(policy, room.options, room.views), out)

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
        slot = find(self.slots, 0, self.games, chosen)  # sooner done than others are woken for it
        if slot >= 0:
            raise self._refusal(int(slot), int(given[slot]))
        self.each_part(
            lambda low, high, room: step(
                self.slots, low, high, chosen, *self.beginning, self.again, room.options, room.key
            )
        )

    def _refusal(self, slot: int, action: int) -> IllegalAction:
        seat = int(self.slots.acting[slot])
        options = ", ".join(str(number) for number in np.flatnonzero(self.slots.mask[slot]))
        reason = f"expected an option of seat {seat} ({options}), not {action}"
        return IllegalAction(f"actions[{slot}]: {reason}", reason=reason)

    def find_refused(self) -> int | None:
        """None is left to find: `step` refuses at once."""
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
