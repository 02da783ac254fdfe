"""Whole games on a GPU, a block of threads at a time.

A block keeps its games in its own fast memory. Threads run in groups that can only do one thing at a time, so before
every step the games are sorted by what they do next, and neighbouring threads take neighbouring games.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from twojacks.kernel.bits import lowest_bit
from twojacks.kernel.compiling import announce, load_module
from twojacks.kernel.gpu import configured, load_cuda
from twojacks.kernel.gpu.compiling import GpuCompiler, mark_as
from twojacks.kernel.playing import NO_OPTION, STEP, key_of_game
from twojacks.kernel.protocol import Game

BLOCK_MEMORY = 48 * 1024 - 1024  # what every block may have, less what sorting needs
MOST_THREADS = 256
GROUP = 32  # threads that run together
MOST_PHASES = 20  # sorted apart; what is beyond is sorted with the last
GONE = 2 * MOST_PHASES  # where games go that are over
KINDS = GONE + 1


def padded(state: np.dtype[Any]) -> np.dtype[Any]:
    """A record whose length is an odd number of eight bytes: then those of a group lie in different banks of memory."""
    is_even = state.itemsize // 8 % 2 == 0
    return np.dtype([("state", state), ("pad", np.uint64)] if is_even else [("state", state)])


def threads_for(game: Game) -> int:
    """As many games as fit, each with its record, dice, decisions and its place in the order."""
    each = padded(game.state).itemsize + 8 + 3 * 4
    return min(MOST_THREADS, BLOCK_MEMORY // each // GROUP * GROUP)


def make_player(game: Game, choice: Callable[..., int], *, looks: bool) -> Callable[..., None]:
    """A function that launches games from number ``first`` on; states are kept where there is room for them.

    ``choice`` is how seats decide, as `play_out` has it; ``looks`` says whether it wants room for a view.
    """
    cuda = load_cuda()
    announce(f"Compiling {game.name} for this GPU: at every start, up to half a minute …")
    threads = threads_for(game)
    kernel = cuda.jit(make_kernel(cuda, game, choice, looks, threads))

    def launch(states: Any, settings: Any, key: Any, first: int, totals: Any, counts: Any) -> None:
        configured(kernel, len(counts), threads)(states, settings, key, first, totals, counts)

    return launch


def make_sorter(cuda: Any, threads: int) -> Any:
    """The game a thread takes next, by a counting sort over the block; −1 when all are over."""

    def sort(kinds: Any, heads: Any, starts: Any, order: Any) -> int:
        me = cuda.threadIdx.x
        if me < KINDS:
            heads[me] = 0
        cuda.syncthreads()
        kind = kinds[me]
        place = cuda.atomic.add(heads, kind, 1)
        cuda.syncthreads()
        if heads[GONE] == threads:
            return -1
        if me < KINDS:
            start = 0
            for before in range(me):
                start += heads[before]
            starts[me] = start
        cuda.syncthreads()
        order[starts[kind] + place] = me
        cuda.syncthreads()
        return int(order[me])

    return sort


def make_stepper(compiler: GpuCompiler, game: Game, choice: Callable[..., int], looks: bool) -> Any:
    """One step of one game: a decision, if it waits for one, and one phase."""
    rules = game.rules
    run, decide, is_over, to_act = (
        compiler.compile(rule) for rule in (rules.run, rules.decide, rules.is_over, rules.to_act)
    )
    choose, lowest = compiler.compile(choice), compiler.compile(lowest_bit)
    room_of = compiler.room(looks=looks)

    def step(state: Any, kind: int, slot: int, dice: Any, decisions: Any, options: Any, view: Any) -> int:
        if kind & 1:
            seat = lowest(to_act(state))
            dice[slot] += STEP
            action = choose(state, seat, room_of(options, view), dice[slot])
            if action < 0:
                decisions[slot] = NO_OPTION - decisions[slot]
                return GONE
            decide(state, seat, action, None)
            decisions[slot] += 1
        waits = run(state, int(state.phase), None)
        if waits and is_over(state):
            return GONE
        return 2 * min(int(state.phase), MOST_PHASES - 1) + (1 if waits else 0)

    return step


def make_kernel(cuda: Any, game: Game, choice: Callable[..., int], looks: bool, threads: int) -> Any:
    from_dtype = load_module("numba").from_dtype
    record, table, most_options = from_dtype(game.state), from_dtype(padded(game.state)), game.most_options
    compiler, stay_small = GpuCompiler(cuda), mark_as("optsize")
    rules = game.rules
    set_up, scores, winners = (compiler.compile(rule) for rule in (rules.set_up, rules.scores, rules.winners))
    deal = compiler.compile(key_of_game)
    sort = compiler.declare(make_sorter(cuda, threads))
    step = compiler.declare(make_stepper(compiler, game, choice, looks))

    def play(states: Any, settings: Any, key: Any, first: Any, totals: Any, counts: Any) -> None:
        stay_small()
        tables = cuda.shared.array(threads, table)
        dice, decisions = cuda.shared.array(threads, np.uint64), cuda.shared.array(threads, np.int32)
        kinds, order = cuda.shared.array(threads, np.int32), cuda.shared.array(threads, np.int32)
        heads, starts = cuda.shared.array(KINDS, np.int32), cuda.shared.array(KINDS, np.int32)
        options, view = cuda.local.array(most_options, np.int16), cuda.local.array(1, record)
        me, game_number = cuda.threadIdx.x, cuda.grid(1)
        decisions[me], kinds[me] = 0, GONE
        if game_number < counts.shape[0]:
            game_key = cuda.local.array(2, np.uint64)
            dice[me] = deal(key, first + game_number, game_key)
            set_up(tables[me].state, settings[0], game_key, None)
            kinds[me] = 2 * min(int(tables[me].state.phase), MOST_PHASES - 1)
        slot = sort(kinds, heads, starts, order)
        while slot >= 0:
            if kinds[slot] != GONE:
                kinds[slot] = step(tables[slot].state, kinds[slot], slot, dice, decisions, options, view)
            slot = sort(kinds, heads, starts, order)
        if game_number < counts.shape[0]:
            counts[game_number, 0] = decisions[me]
            counts[game_number, 1] = winners(tables[me].state)
            scores(tables[me].state, totals[game_number])
            if game_number < states.shape[0]:
                states[game_number] = tables[me].state

    return play
