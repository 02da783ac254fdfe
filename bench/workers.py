"""What the door costs: how soon a worker is ready, and what a question and its answer take beside the thinking.

    python bench/workers.py [--decisions 300]

Run it twice: the first run compiles. The thinking itself is measured in this process and subtracted.
"""

from __future__ import annotations

import argparse
import statistics
import time
from typing import Any

from twojacks import Match
from twojacks.bots import make_bot
from twojacks.bots.pool import Pool
from twojacks.games import FOLDERS, find_game

NAME = "cabin-boy"  # who thinks least


def milliseconds(work: Any, times: int) -> float:
    """The median of single runs."""
    taken = []
    for _ in range(times):
        started = time.perf_counter()
        work()
        taken.append(time.perf_counter() - started)
    return 1000 * statistics.median(taken)


def measure(name: str, speed: str, decisions: int) -> tuple[float, float]:
    """Seconds until a fresh worker is ready, and milliseconds a decision costs more than in this process."""
    game = find_game(name)
    match = Match.new(name, players=3, seed="door")
    seat = match.to_act[0]
    view = match.observe(seat)
    here = make_bot(NAME, game, seed=1, speed=speed)
    thinking = milliseconds(lambda: here.choose(view, seat), decisions)
    started = time.perf_counter()
    with Pool(1) as pool:
        player = pool.player(NAME, game, seed=1, speed=speed)
        player.begin(view, seat)
        ready = time.perf_counter() - started
        return ready, milliseconds(lambda: player.choose(view, seat), decisions) - thinking


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decisions", type=int, default=300)
    decisions = parser.parse_args().decisions
    print("| game | rules | ready after | a decision costs |\n|---|---|---|---|")
    for name in FOLDERS:
        for speed in ("interpreted", "native"):
            ready, cost = measure(name, speed, decisions)
            print(f"| {name} | {speed} | {ready:.2f} s | {cost:.2f} ms |")


if __name__ == "__main__":
    main()
