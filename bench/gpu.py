"""The same games on the processor and on a GPU: compares every byte, then measures the GPU, beside pgx if it is there.

    PYTHONPATH=src python bench/gpu.py [--games 100000] [--large 20000000] [--batch 65536] [--write]

For every registered game, variant and number of players: final states, scores, winners and lengths of the same seeds
must be equal, and so must every array of a batch after the same actions. Speed is random play, set-up included, in
decisions per second, without compiling: of the kernel alone, and of `simulate` with its results copied back. Batches
are stepped from PyTorch, which chooses among the options at random. Peers' steps are theirs: pgx, jitted, hundreds of
steps a call, with automatic reset and random legal actions. ``--write`` keeps the figures in bench/measured/gpu.json,
from which docs/performance.md is written; bench/peers.py does so too where there is a GPU.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import performance

from batch import measure_growth
from twojacks import Batch, Error, Simulation, simulate
from twojacks.games import FOLDERS, every_setting, find_game
from twojacks.kernel.chance import key_numbers, key_of_seed
from twojacks.kernel.gpu import load_cuda
from twojacks.simulation import gpu_player

Setting = tuple[str, str, int]
PEERS = ("leduc_holdem", "connect_four", "kuhn_poker", "backgammon")
STEPS = 300  # of a batch that is compared, or measured


def is_same(one: Simulation, other: Simulation) -> bool:
    arrays: list[tuple[Any, Any]] = [
        (one.scores, other.scores),
        (one.winners, other.winners),
        (one.decisions, other.decisions),
    ]
    same_numbers = all(np.array_equal(left, right) for left, right in arrays)
    return same_numbers and one.states.tobytes() == other.states.tobytes()


def is_same_batch(setting: Setting, games: int = 2048) -> bool:
    """The same seeds and actions on both devices; a batch of its own chooses them."""
    name, variant, players = setting
    here, there = (Batch(name, variant=variant, players=players, games=games, device=d) for d in ("cpu", "cuda"))
    for batch in (here, there):
        batch.reset(list(range(games)))
    for _ in range(STEPS):
        actions = here.choose()
        if not np.array_equal(actions, there.choose()):
            return False
        here.step(actions)
        there.step(actions)
    there.check()
    pairs = [(here.states, there.states), (here.observe(), there.observe()), (here.legal_mask, there.legal_mask)]
    pairs += [(here.to_act, there.to_act), (here.over, there.over), (here.scores, there.scores)]
    pairs += [(here.winners, there.winners)]
    return all(one.tobytes() == np.asarray(other).tobytes() for one, other in pairs)


def kernel_rate(setting: Setting, games: int) -> float:
    """Decisions per second, results left on the device."""
    name, variant, players = setting
    cuda, game = load_cuda(), find_game(name)
    options = game.make_options(variant, players, game.read_edition(None))
    launch, chunk = gpu_player(game, None), min(games, 1 << 22)
    totals, counts = cuda.device_array((chunk, players), np.int16), cuda.device_array((chunk, 2), np.int32)
    settings = cuda.to_device(np.array([options], options.dtype))
    arguments = (cuda.device_array(0, game.state), settings, cuda.to_device(key_numbers(key_of_seed("bench"))))
    begun, ended, decisions, seconds = cuda.event(), cuda.event(), 0, 0.0
    for first in range(0, games, chunk):
        begun.record()
        launch(*arguments, first, totals, counts)
        ended.record()
        ended.synchronize()
        seconds += cuda.event_elapsed_time(begun, ended) / 1000
        decisions += int(counts.copy_to_host()[:, 0].sum(dtype=np.int64))
    return decisions / seconds


def torch_rate(setting: Setting, games: int) -> float:
    """Decisions per second of a batch that is stepped from PyTorch."""
    import torch  # type: ignore[import-not-found,unused-ignore]

    name, variant, players = setting
    batch = Batch(name, variant=variant, players=players, games=games, device="cuda")
    batch.reset("bench")
    mask = torch.from_dlpack(batch.legal_mask)

    def one() -> None:
        batch.step(torch.where(mask, torch.rand(mask.shape, device="cuda"), -1.0).argmax(1))

    return games * STEPS / timed(one, torch.cuda.synchronize, batch)


def timed(one: Callable[[], None], wait: Callable[[], None], batch: Batch) -> float:
    for _ in range(20):
        one()
    wait()
    started = time.perf_counter()
    for _ in range(STEPS):
        one()
    wait()
    seconds = time.perf_counter() - started
    batch.check()
    return seconds


def pgx_rate(name: str, games: int, steps: int = 256) -> float:
    """Steps per second of a game of pgx."""
    import jax  # type: ignore[import-not-found,unused-ignore]
    import pgx  # type: ignore[import-not-found,unused-ignore]
    from pgx.experimental.utils import act_randomly  # type: ignore[import-not-found,unused-ignore]
    from pgx.experimental.wrappers import auto_reset  # type: ignore[import-not-found,unused-ignore]

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def body(carried: Any, _: Any) -> Any:
        state, key = carried
        key, one, two = jax.random.split(key, 3)
        state = step(state, act_randomly(one, state.legal_action_mask), jax.random.split(two, games))
        return (state, key), state.terminated.sum()

    roll = jax.jit(lambda state, key: jax.lax.scan(body, (state, key), None, length=steps))
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), games))
    (state, key), ended = roll(state, jax.random.PRNGKey(1))
    jax.block_until_ready(ended)
    started = time.perf_counter()
    for _ in range(4):
        (state, key), ended = roll(state, key)
    jax.block_until_ready(ended)
    return 4 * steps * games / (time.perf_counter() - started)


def measure_setting(setting: Setting, games: int, large: int, batch: int) -> performance.Figures:
    """Whether all bytes are the same, and how fast it is in each way."""
    name, variant, players = setting
    run = partial(simulate, name, players=players, variant=variant, seed="cuda")
    on_cpu, on_gpu = (run(games=games, device=device, keep_states=True) for device in ("cpu", "cuda"))
    fast = run(games=large, device="cuda")
    row = {
        "game": name,
        "variant": variant,
        "players": players,
        "same": is_same(on_cpu, on_gpu) and is_same_batch(setting),
        "cores": round(on_cpu.decisions.sum() / on_cpu.seconds),
        "simulate": round(fast.decisions.sum(dtype=np.int64) / fast.seconds),
        "kernel": round(kernel_rate(setting, large)),
        "torch": round(torch_rate(setting, batch)),
    }
    print(row, flush=True)
    return row


def measure_peers(games: int) -> performance.Figures:
    try:
        return {"games": games, "steps": {name: round(pgx_rate(name, games)) for name in PEERS}}
    except ImportError as error:
        print(f"pgx is not beside it: {error}")
        return {"games": games, "steps": {}}


def has_gpu() -> bool:
    try:
        load_cuda()
    except Error:
        return False
    return True


def measure_all(
    games: int = 100_000, large: int = 20_000_000, batch: int = 65_536, most: int = 10_000_000
) -> performance.Figures:
    device = load_cuda().get_current_device()
    name = device.name.decode() if isinstance(device.name, bytes) else device.name
    machine = f"one {name} and {len(os.sched_getaffinity(0))} cores beside it"
    growth = {game: [tuple(map(round, row)) for row in measure_growth(game, "cuda", most, 0.3)] for game in FOLDERS}
    return {
        **performance.stamp(machine, "twojacks", "numba", "numba-cuda", "numpy", "torch", "jax", "pgx"),
        "note": "Batches are bound by launching, and differ from machine to machine.",
        "games": games,
        "large": large,
        "batch": batch,
        "settings": [measure_setting(setting, games, large, batch) for setting in every_setting()],
        "peers": measure_peers(8 * batch),
        "growth": growth,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--large", type=int, default=20_000_000)
    parser.add_argument("--batch", type=int, default=65_536)
    parser.add_argument("--most", type=int, default=10_000_000, help="games in a batch, at most")
    parser.add_argument("--write", action="store_true", help="into bench/measured/gpu.json")
    chosen = parser.parse_args()
    figures = measure_all(chosen.games, chosen.large, chosen.batch, chosen.most)
    print(performance.write_gpu(figures))
    if chosen.write:
        performance.keep_figures("gpu", figures)
    raise SystemExit(0 if all(row["same"] for row in figures["settings"]) else 1)


if __name__ == "__main__":
    main()
