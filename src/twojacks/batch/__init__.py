"""Many games side by side, one decision of each at a time, as arrays: for learning, on all cores or on a GPU.

    batch = Batch("montego-bay", players=4, games=65536)
    batch.reset("a seed")
    while learning:
        actions = choose(batch.observe(), batch.legal_mask)
        batch.step(actions)

Seats that choose at once are asked one after the other, the lowest first, a step each; what they chose stays hidden
from the others, because an observation is made of the observed record of the seat to act and of nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import numpy as np

from twojacks.batch.processor import Processor
from twojacks.cores import read_threads
from twojacks.errors import BadDevice, BadOptions, IllegalAction
from twojacks.games import find_game
from twojacks.kernel.chance import key_numbers
from twojacks.kernel.features import layout_of
from twojacks.kernel.fields import describe, is_whole
from twojacks.match import key_of, make_chance
from twojacks.policies import Policy, read_policy
from twojacks.positions import read_beginning

MOST_GAMES = 10**8
DEVICES = ("cpu", "cuda")


class Batch:
    """The arrays are the batch's own and change with every step: copy what you keep.

    ============  =========================  ===========================================================
    to_act        int8, games                the seat that decides next, −1 where nobody does
    legal_mask    bool, games × actions      its options
    over          bool, games                whether a game ended with the last step
    scores        int16, games × players     of the game that ended last in each place
    winners       bool, games × players      … and who won it; several where a victory is shared
    ============  =========================  ===========================================================
    """

    def __init__(
        self,
        game: str,
        *,
        players: int,
        games: int,
        variant: str | None = None,
        edition: Any = None,
        position: Any = None,
        device: str = "cpu",
        threads: int | None = None,
        auto_reset: bool = True,
        dtype: Any = np.float32,
    ) -> None:
        """With ``auto_reset`` a game that is over makes room for the next at once; else it stands still.

        With a ``position`` (positions.py) games begin there, each with chance of its own, and not with a set-up.
        """
        rules = find_game(game)
        chosen, beginning = read_beginning(rules, players, variant, edition, position)
        setting = rules.make_options(chosen, players, rules.read_edition(edition))
        if not is_whole(games) or not 0 < games <= MOST_GAMES:
            raise BadOptions(f"games: expected a whole number from 1 to {MOST_GAMES}, not {describe(games)}")
        workers = read_threads(threads)
        if device not in DEVICES:
            raise BadDevice(f"device: expected one of {', '.join(DEVICES)}, not {describe(device)}")
        self.games, self.players, self.device = int(games), int(players), device
        self._names = layout_of(rules).names
        options = (rules, setting, beginning, self.games, bool(auto_reset), read_dtype(dtype))
        self._machine: Any = Processor(*options, workers) if device == "cpu" else new_device(*options)
        slots = self._machine.slots
        self.to_act, self.legal_mask, self.over = slots.acting, slots.mask, slots.over
        self.scores, self.winners = slots.scores, slots.winners
        self.reset()

    @property
    def feature_names(self) -> list[str]:
        """Of the columns of an observation: who looks, then what that seat sees, field by field of the record."""
        return [*(f"seat[{seat}]" for seat in range(self.players)), *self._names]

    @property
    def states(self) -> Any:
        """The records themselves, with everything that is hidden: for saving and for judging, not for playing."""
        return self._machine.states

    def reset(self, seeds: str | int | Sequence[str | int] | None = None) -> None:
        """Begin anew. One seed: the games of `simulate` with it. A seed each: those of `Match.new`. None: any."""
        if seeds is None or isinstance(seeds, str) or not np.iterable(seeds):
            self._machine.reset_run(key_numbers(key_of(make_chance(seeds))))
            return
        listed = list(seeds)
        if len(listed) != self.games:
            raise BadOptions(f"seeds: expected one, or one for each of {self.games} games, not {len(listed)}")
        self._machine.reset_all(np.array([key_numbers(key_of(make_chance(seed))) for seed in listed]))

    def observe(self) -> Any:
        """A row for each game: what the seat to act may know, as `feature_names` says."""
        return self._machine.observe()

    def choose(self, policy: Policy | None = None) -> Any:
        """Actions for every game, at random or by a policy (policies.py): for the seats that you do not play yourself.

        Without a policy, one seed and steps of what this chose give the games of `simulate`.
        """
        chosen = read_policy(policy)
        actions = self._machine.choose(chosen)
        if chosen is not None:
            self._machine.check_choice(chosen.__name__)
        return actions

    def step(self, actions: Any) -> None:
        """One decision in every game, by its seat to act; where nobody acts the number is ignored.

        On the processor an action that is no option is refused, and no game is changed. On CUDA nobody waits for the
        device: the game concerned stands still, and the next `check` refuses it.
        """
        self._machine.step(actions)

    def check(self) -> None:
        """On CUDA: wait for the device, and refuse what `step` was given since the last check, if it was no option."""
        slot = self._machine.find_refused()
        if slot is not None:
            reason = "expected an option of the seat to act, as `legal_mask` has them"
            raise IllegalAction(f"actions[{slot}]: {reason}", reason=reason)


def new_device(*options: Any) -> Any:
    from twojacks.batch.device import Device

    return Device(*options)


def read_dtype(dtype: Any) -> np.dtype[Any]:
    for chosen in (np.dtype(np.float32), np.dtype(np.int16)):
        with suppress(TypeError):  # what names no type at all
            if chosen == np.dtype(dtype):
                return chosen
    raise BadOptions(f"dtype: expected float32 or int16, not {describe(dtype)}")
