"""How the cost of a batch grows with its size: decisions per second of `Batch`, with random actions.

    python bench/batch.py [--device cpu] [--most 10000000] [--seconds 0.5]

A row for each size from one game on, in steps of ten: of choosing and stepping alone, and with observations. The last
column is the cost of a decision beside that of the largest batch. bench/peers.py measures the same and keeps it.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable

import numpy as np

from twojacks import Batch
from twojacks.games import FOLDERS, find_game


def rate(batch: Batch, one: Callable[[], None], seconds: float) -> float:
    """Decisions per second of steps that fill the time; what is on a device is waited for."""
    one()
    batch.check()
    started, steps = time.perf_counter(), 0
    while time.perf_counter() - started < seconds:
        one()
        steps += 1
        if steps % 8 == 0:
            batch.check()  # or a queue of launches is all that is measured
    batch.check()
    return batch.games * steps / (time.perf_counter() - started)


def measure(name: str, games: int, device: str, seconds: float) -> tuple[float, float]:
    players = max(max(counts) for counts in find_game(name).variants.values())
    batch = Batch(name, players=players, games=games, device=device, dtype=np.int16)
    batch.reset("bench")

    def step() -> None:
        batch.step(batch.choose())

    def look_and_step() -> None:
        batch.observe()
        step()

    return rate(batch, step, seconds), rate(batch, look_and_step, seconds)


def measure_growth(name: str, device: str, most: int, seconds: float) -> list[tuple[int, float, float]]:
    """By the number of games: decisions per second, and those with observations."""
    sizes = [10**power for power in range(9) if 10**power <= most]
    return [(size, *measure(name, size, device, seconds)) for size in sizes]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--most", type=int, default=10_000_000)
    parser.add_argument("--seconds", type=float, default=0.5)
    chosen = parser.parse_args()
    print("| game | games at once | steps | with observations | cost of a step beside the largest batch's |")
    print("|---|---|---|---|---|")
    for name in FOLDERS:
        found = measure_growth(name, chosen.device, chosen.most, chosen.seconds)
        for size, steps, looks in found:
            growth = found[-1][1] / steps
            print(
                f"| {name} | {size:,} | {steps / 1e6:,.3f} M/s | {looks / 1e6:,.3f} M/s | {growth:,.2f} |", flush=True
            )


if __name__ == "__main__":
    main()
