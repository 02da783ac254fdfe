"""The steps of batches on a GPU: a thread a game, or a block of threads for a row of an observation."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from twojacks.kernel import stepping
from twojacks.kernel.compiling import announce
from twojacks.kernel.features import read_feature
from twojacks.kernel.gpu import load_cuda
from twojacks.kernel.gpu.compiling import GpuCompiler, mark_as
from twojacks.kernel.protocol import Game

MOST_ACTIONS = 1 << 15  # actions are kept in 16 bits


class Kernels(NamedTuple):
    reset: Any  # reset(slots, settings, positions)
    take: Any  # take(given, actions): actions of any whole type as those of the batch
    step: Any  # step(slots, actions, settings, positions, again, refused)
    see: Any  # see(slots, views)
    write: Any  # write(slots, octets, plan, out)


@cache
def make_kernels(game: Game) -> Kernels:
    cuda = load_cuda()
    announce(f"Compiling batches of {game.name} for this GPU: at every start, up to half a minute …")
    compiler = GpuCompiler(cuda)
    kernels = (
        make_reset(cuda, compiler, game),
        make_take(cuda),
        make_step(cuda, compiler, game),
        make_see(cuda, compiler, game),
        make_write(cuda, compiler),
    )
    return Kernels(*(cuda.jit(kernel) for kernel in kernels))


def make_reset(cuda: Any, compiler: GpuCompiler, game: Game) -> Any:
    reset_slot, stay_small = compiler.compile(game.bind(stepping.reset_slot)), mark_as("optsize")
    most_options = game.most_options

    def reset(slots: Any, settings: Any, positions: Any) -> None:
        stay_small()
        slot = cuda.grid(1)
        if slot < slots.acting.shape[0]:
            options, key = cuda.local.array(most_options, np.int16), cuda.local.array(2, np.uint64)
            reset_slot(slots, slot, settings[0], positions, options, key)

    return reset


def make_take(cuda: Any) -> Any:
    def take(given: Any, actions: Any) -> None:
        slot = cuda.grid(1)
        if slot < actions.shape[0]:
            action = given[slot]
            actions[slot] = action if 0 <= action < MOST_ACTIONS else -1

    return take


def make_step(cuda: Any, compiler: GpuCompiler, game: Game) -> Any:
    step_slot, is_option = (compiler.compile(game.bind(rule)) for rule in (stepping.step_slot, stepping.is_option))
    most_options, stay_small = game.most_options, mark_as("optsize")

    def step(slots: Any, actions: Any, settings: Any, positions: Any, again: Any, refused: Any) -> None:
        """``refused`` gets the lowest slot whose action is no option."""
        stay_small()
        slot = cuda.grid(1)
        if slot < slots.acting.shape[0]:
            options, key = cuda.local.array(most_options, np.int16), cuda.local.array(2, np.uint64)
            if is_option(slots, slot, int(actions[slot])):
                step_slot(slots, slot, int(actions[slot]), settings[0], positions, again, options, key)
            else:
                slots.over[slot] = False
                cuda.atomic.min(refused, 0, slot)

    return step


def make_see(cuda: Any, compiler: GpuCompiler, game: Game) -> Any:
    see_slot = compiler.compile(game.bind(stepping.see))

    def see(slots: Any, views: Any) -> None:
        slot = cuda.grid(1)
        if slot < slots.acting.shape[0]:
            see_slot(slots, slot, views[slot : slot + 1])

    return see


def make_write(cuda: Any, compiler: GpuCompiler) -> Any:
    read = compiler.compile(read_feature)

    def write(slots: Any, octets: Any, plan: Any, out: Any) -> None:
        """A block of threads writes a row, so that neighbours write to neighbouring places."""
        slot, seats = cuda.blockIdx.x, slots.scores.shape[1]
        for column in range(cuda.threadIdx.x, out.shape[1], cuda.blockDim.x):
            if column < seats:
                out[slot, column] = 1 if column == slots.acting[slot] else 0
            else:
                out[slot, column] = read(octets[slot], plan, column - seats)

    return write


def make_choose(game: Game, choice: Callable[..., int], *, looks: bool) -> Any:
    """choose(slots, views, out): what a policy does in every slot."""
    cuda = load_cuda()
    compiler, stay_small = GpuCompiler(cuda), mark_as("optsize")
    choose_in_slot = compiler.compile(game.bind(stepping.choose_in_slot, choose=choice))
    room_of, most_options = compiler.room(looks=looks), game.most_options

    def choose(slots: Any, views: Any, out: Any) -> None:
        stay_small()
        slot = cuda.grid(1)
        if slot < slots.acting.shape[0]:
            options = cuda.local.array(most_options, np.int16)
            out[slot] = choose_in_slot(slots, slot, room_of(options, views[slot : slot + 1]))

    return cuda.jit(choose)
