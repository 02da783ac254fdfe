"""A batch on a GPU: its arrays stay there, and other libraries take them as they are."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from twojacks.batch.arrays import OUR_STREAM, DeviceArray
from twojacks.batch.processor import check_actions, make_slots, native_step, read_actions
from twojacks.kernel.features import layout_of
from twojacks.kernel.gpu import configured, load_cuda
from twojacks.kernel.gpu.stepping import make_choose, make_kernels
from twojacks.kernel.protocol import Game
from twojacks.kernel.stepping import Slots
from twojacks.policies import Policy, explained, names_for

THREADS = 128  # per block


@cache
def chooser(game: Game, policy: Policy | None) -> Any:
    return make_choose(game, names_for(game, policy)["choose"], looks=policy is not None)


class Device:
    def __init__(self, game: Game, setting: Any, position: Any, games: int, again: bool, dtype: np.dtype[Any]) -> None:
        self.cuda, self.game, self.games, self.again = load_cuda(), game, games, again
        self.kernels = make_kernels(game)
        layout, players, new = layout_of(game), int(setting.players), self.cuda.device_array
        self.inside = make_slots(new(games, game.state), games, game, players, new)
        self.slots = Slots(*(DeviceArray(array) for array in self.inside))
        self.states = self.slots.states
        self.views = new(games, game.state)
        self.octets = self.views.view(np.int8).reshape(games, game.state.itemsize)
        self.observation = new((games, players + layout.size), dtype)
        self.actions, self.refused = new(games, np.int16), self.cuda.to_device(np.full(1, games, np.int64))
        self.settings = self.cuda.to_device(np.array([setting], setting.dtype))
        self.position = self.cuda.to_device(np.array(position, game.state))
        self.plan = self.cuda.to_device(layout.plan)
        self.taken: Any = None  # another library's actions: kept, as they may not have been read yet

    def launch(self, kernel: Any, *arguments: Any, threads: int | None = None) -> None:
        configured(kernel, threads or self.games, THREADS)(*arguments)

    def reset_run(self, key: Any) -> None:
        keys, dice = np.zeros((self.games, 2), np.uint64), np.zeros(self.games, np.uint64)
        native_step(self.game, "deal_keys")(key, keys, dice)
        self._begin(keys, dice)

    def reset_all(self, keys: Any) -> None:
        dice = np.zeros(self.games, np.uint64)
        native_step(self.game, "deal_dice")(keys, dice)
        self._begin(keys, dice)

    def _begin(self, keys: Any, dice: Any) -> None:
        self.inside.keys.copy_to_device(keys)
        self.inside.dice.copy_to_device(dice)
        self.refused.copy_to_device(np.full(1, self.games, np.int64))
        self.launch(self.kernels.reset, self.inside, self.settings, self.position)

    def observe(self) -> Any:
        self.launch(self.kernels.see, self.inside, self.views)
        arguments = (self.inside, self.octets, self.plan, self.observation)
        self.launch(self.kernels.write, *arguments, threads=self.games * THREADS)
        return DeviceArray(self.observation)

    def choose(self, policy: Policy | None) -> Any:
        with explained(policy):
            self.launch(chooser(self.game, policy), self.inside, self.views, self.actions)
        return DeviceArray(self.actions)

    def check_choice(self, _name: str) -> None:
        """Nobody waits for the device: `step` will not take what is no option, and `find_refused` tells."""

    def step(self, actions: Any) -> None:
        self.launch(self.kernels.take, self._read(actions), self.actions)
        beginning = (self.settings, self.position)
        self.launch(self.kernels.step, self.inside, self.actions, *beginning, self.again, self.refused)

    def _read(self, actions: Any) -> Any:
        """Where they are: on the device, if they come from there."""
        if isinstance(actions, DeviceArray):
            return check_actions(actions.inside, self.games)
        if hasattr(actions, "__cuda_array_interface__"):
            if hasattr(actions, "__dlpack__"):
                actions.__dlpack__(stream=OUR_STREAM)  # by which their library has our stream wait until they are there
            self.taken = actions
            return check_actions(self.cuda.as_cuda_array(actions, sync=False), self.games)
        return self.cuda.to_device(read_actions(actions, self.games))

    def find_refused(self) -> int | None:
        """The lowest slot whose action was no option since the last time; waits for the device."""
        slot = int(self.refused.copy_to_host()[0])
        if slot == self.games:
            return None
        self.refused.copy_to_device(np.full(1, self.games, np.int64))
        return slot
