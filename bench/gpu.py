"""The same games on the processor and on a GPU: compares every byte, then measures the GPU.

    PYTHONPATH=src python bench/gpu.py [--games 100000] [--large 20000000]

For every registered game, variant and number of players: final states, scores, winners and lengths of the same seeds
must be equal. Speed is random play, set-up included, in player decisions per second, without compiling.
"""

from __future__ import annotations

import argparse
import platform
from typing import Any

import numpy as np

from twojacks import Simulation, simulate
from twojacks.games import every_setting
from twojacks.kernel.cuda import load_cuda


def is_same(one: Simulation, other: Simulation) -> bool:
    arrays: list[tuple[Any, Any]] = [
        (one.scores, other.scores),
        (one.winners, other.winners),
        (one.decisions, other.decisions),
    ]
    same_numbers = all(np.array_equal(left, right) for left, right in arrays)
    return same_numbers and one.states.tobytes() == other.states.tobytes()


def compare(name: str, variant: str, players: int, games: int, large: int) -> bool:
    def run(device: str, count: int, *, keep_states: bool) -> Simulation:
        return simulate(
            name, players=players, variant=variant, games=count, seed="cuda", device=device, keep_states=keep_states
        )

    on_cpu, on_gpu = run("cpu", games, keep_states=True), run("cuda", games, keep_states=True)
    same = is_same(on_cpu, on_gpu)
    fast = run("cuda", large, keep_states=False)
    cpu_rate = on_cpu.decisions.sum() / on_cpu.seconds
    gpu_rate = fast.decisions.sum(dtype=np.int64) / fast.seconds
    print(
        f"| {name} | {variant} | {players} | {games:,} | {'equal' if same else 'DIFFERENT'} "
        f"| {cpu_rate / 1e6:,.1f} M | {gpu_rate / 1e9:,.2f} G |",
        flush=True,
    )
    return same


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--large", type=int, default=20_000_000)
    chosen = parser.parse_args()
    device = load_cuda().get_current_device()
    name = device.name.decode() if isinstance(device.name, bytes) else device.name
    print(f"{name}; {platform.processor() or platform.machine()}\n")
    print("| game | variant | players | games compared | bytes | dec/s, all cores | dec/s, GPU |")
    print("|---|---|---|---|---|---|---|")
    results = [compare(*setting, chosen.games, chosen.large) for setting in every_setting()]
    raise SystemExit(0 if all(results) else 1)


if __name__ == "__main__":
    main()
