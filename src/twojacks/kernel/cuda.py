"""Whole games on a GPU: one thread a game, calling the rules as they were compiled for the processor."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from twojacks.errors import BadDevice
from twojacks.kernel.compiling import announce, load_module
from twojacks.kernel.playing import play_game
from twojacks.kernel.protocol import Game

THREADS = 128  # per block; games differ in length, so small blocks finish earlier


def load_cuda() -> Any:
    """Numba's CUDA, if there is a device it can use."""
    # Numba-CUDA 0.30 looks for a name that NumPy 2.5 has dropped.
    if not hasattr(np, "row_stack"):
        setattr(np, "row_stack", np.vstack)  # noqa: B010
    try:
        cuda = load_module("numba.cuda")
        usable = cuda.is_available()
    except ImportError as error:
        raise BadDevice(f"device: cuda needs Numba's CUDA support, which cannot be loaded ({error})") from error
    if not usable:
        raise BadDevice("device: expected cpu, because Numba finds no CUDA device or driver here")
    return cuda


@cache
def make_kernel(game: Game) -> Callable[..., None]:
    """A CUDA kernel that plays game ``first`` + thread number; final states are kept where there is room for them."""
    cuda = load_cuda()
    announce(f"Compiling {game.name} for this GPU: at every start, up to two minutes …")
    play = game.compiler.compile_inner(game.bind(play_game))
    record = load_module("numba").from_dtype(game.state)
    most_options = game.most_options

    @cuda.jit  # type: ignore[untyped-decorator]
    def play_one(states: Any, setting: Any, key: Any, first: Any, totals: Any, counts: Any) -> None:
        index = cuda.grid(1)
        if index < counts.shape[0]:
            state = cuda.local.array(1, record)
            options = cuda.local.array(most_options, np.int16)
            game_key = cuda.local.array(2, np.uint64)
            play(state[0], setting[0], key, first + index, game_key, options, totals[index], counts[index], None)
            if index < states.shape[0]:
                states[index] = state[0]

    def launch(states: Any, setting: Any, key: Any, first: int, totals: Any, counts: Any) -> None:
        blocks = -(-len(counts) // THREADS)
        play_one[blocks, THREADS](states, setting, key, first, totals, counts)

    return launch
