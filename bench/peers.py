"""Two Jacks beside other libraries, in one run: random play, in decisions per second, on one core and on the machine.

    pip install -c constraints.txt -e ".[bench]"
    python bench/peers.py [--seconds 1] [--rounds 3] [--most 10_000_000] [--write]

Every contender is a process of its own, or one for each core where the library itself uses one; those for one core are
bound to it. They take turns, round after round, and medians are compared. Then comes the growth with the number of
games, and, where there is a GPU, all that on it (bench/gpu.py). ``--write`` keeps the figures in bench/measured and
writes docs/performance.md from them; without a GPU it shows those of the last machine that had one, and says which that
was. What is not installed is left out, and said. On a machine that has other work, ``nice -n -20`` lets that wait.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import platform
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import drivers
import gpu
import performance
from rules import per_second

import batch

FRESH = multiprocessing.get_context("spawn")


@dataclass(frozen=True)
class Contender:
    library: str
    what: str
    make: Callable[..., drivers.Work]
    name: str
    ours: bool = False
    threaded: bool = False  # it uses all cores by itself


HALUNKEN, MONTEGO = "halunken-und-spelunken", "montego-bay"
CONTENDERS = [
    *(
        Contender("twojacks", f"{game}, whole games", drivers.simulated, game, True, True)
        for game in (HALUNKEN, MONTEGO)
    ),
    Contender("open_spiel", "goofspiel, 4 players, C++", drivers.openspiel_in_cpp, ""),
    *(
        Contender("twojacks", f"{game}, Gymnasium, {drivers.SLOTS} games", drivers.ours_in_vectors, game, True, True)
        for game in (HALUNKEN, MONTEGO)
    ),
    Contender("pgx", "connect four, JAX, 4096 games", drivers.pgx, "connect_four", threaded=True),
    Contender("pgx", "leduc, JAX, 4096 games", drivers.pgx, "leduc_holdem", threaded=True),
    Contender("open_spiel", "goofspiel, 4 players, Python loop", drivers.openspiel_in_python, ""),
    *(Contender("twojacks", f"{game}, PettingZoo", drivers.ours_in_turns, game, True) for game in (HALUNKEN, MONTEGO)),
    *(Contender("twojacks", f"{game}, Gymnasium", drivers.ours_alone, game, True) for game in (HALUNKEN, MONTEGO)),
    Contender("rlcard", "uno", drivers.rlcard, "uno"),
    Contender("rlcard", "leduc", drivers.rlcard, "leduc-holdem"),
    Contender("pettingzoo", "connect four", drivers.pettingzoo, "connect_four_v3"),
    Contender("pettingzoo", "texas hold'em", drivers.pettingzoo, "texas_holdem_v4"),
]


class Crew:
    """The processes of a contender on some cores; asked, each measures, all at the same time."""

    def __init__(self, contender: Contender, cores: list[list[int]], seconds: float) -> None:
        self.lines: list[Connection] = []
        for bound in cores:
            line, far_end = FRESH.Pipe()
            FRESH.Process(target=serve, args=(contender, bound, seconds, far_end), daemon=True).start()
            far_end.close()
            self.lines.append(line)

    def ready(self) -> str:
        """Why it cannot play, or nothing."""
        return next((told for told in [line.recv() for line in self.lines] if told), "")

    def measure(self, count: int) -> float:
        for line in self.lines[:count]:
            line.send(True)
        return float(sum(line.recv() for line in self.lines[:count]))

    def end(self) -> None:
        for line in self.lines:
            line.close()


def serve(contender: Contender, cores: list[int], seconds: float, line: Connection) -> None:
    os.sched_setaffinity(0, cores)
    try:
        words = (1 if len(cores) == 1 else None,) if contender.make is drivers.simulated else ()
        rate = per_second(contender.make(contender.name, *words), seconds)
    except ImportError as error:
        line.send(f"{error.name} is not installed")
        return
    line.send("")
    try:
        while line.recv():
            line.send(rate())
    except EOFError:
        return


def measure(contenders: list[Contender], seconds: float, rounds: int) -> list[performance.Figures]:
    cores = sorted(os.sched_getaffinity(0))
    crews: dict[Contender, tuple[Crew, Crew]] = {}
    for contender in contenders:
        alone = Crew(contender, [[core] for core in (cores[:1] if contender.threaded else cores)], seconds)
        together = Crew(contender, [cores], seconds) if contender.threaded else alone
        problem = alone.ready() or (together.ready() if contender.threaded else "")
        if problem:
            print(f"left out: {contender.library}, {contender.what}: {problem}")
        else:
            crews[contender] = alone, together
    found: dict[Contender, list[tuple[float, float]]] = {contender: [] for contender in crews}
    for _ in range(rounds):
        for contender, (alone, together) in crews.items():
            found[contender].append((alone.measure(1), together.measure(len(together.lines))))
    for alone, together in crews.values():
        alone.end()
        together.end()
    return [row_of(contender, rates) for contender, rates in found.items()]


def row_of(contender: Contender, rates: list[tuple[float, float]]) -> performance.Figures:
    core, machine = (round(statistics.median(each)) for each in zip(*rates, strict=True))
    names = {"library": contender.library, "plays": contender.what, "ours": contender.ours}
    return {**names, "core": core, "machine": machine}


def measure_simulations(game: str, most: int) -> list[tuple[int, int]]:
    """Decisions per second of `simulate` on all cores, by the number of games it is asked for."""
    from twojacks import simulate

    variant, players = drivers.PLAYERS[game]
    points, games = [], 1
    simulate(game, players=players, variant=variant, games=1)
    while games <= most:
        rates: list[float] = []
        started = time.perf_counter()
        while len(rates) < 3 or time.perf_counter() - started < 0.5:
            run = simulate(game, players=players, variant=variant, games=games, seed=len(rates))
            rates.append(run.decisions.sum() / run.seconds)
            if run.seconds > 3:
                break
        points.append((games, round(statistics.median(rates))))
        games *= 10
    return points


def measure_growth(game: str, most: int) -> performance.Figures:
    batches = batch.measure_growth(game, "cpu", most, 0.5)
    return {
        "simulate": measure_simulations(game, most),
        "Batch": [(games, round(steps)) for games, steps, _ in batches],
        "Batch with observations": [(games, round(looks)) for games, _, looks in batches],
    }


def busy_cores(seconds: float = 3.0) -> float:
    """How many cores work for anybody while this process waits, as Linux counts it."""

    def idle() -> int:
        fields = Path("/proc/stat").read_text("ascii").split("\n", 1)[0].split()
        return int(fields[4]) + int(fields[5])

    before, started = idle(), time.perf_counter()
    time.sleep(seconds)
    rested = (idle() - before) / os.sysconf("SC_CLK_TCK") / (time.perf_counter() - started)
    return round(max(0.0, (os.cpu_count() or 1) - rested), 2)


def measure_all(seconds: float, rounds: int, most: int) -> performance.Figures:
    before = busy_cores()
    rows = measure(CONTENDERS, seconds, rounds)
    growth = {game: measure_growth(game, most) for game in (HALUNKEN, MONTEGO)}
    machine = f"{len(os.sched_getaffinity(0))} cores ({platform.machine()})"
    libraries = dict.fromkeys(contender.library for contender in CONTENDERS)
    others = [before, busy_cores()]
    return {
        **performance.stamp(machine, *libraries),
        "rounds": rounds,
        "others": others,
        "first": os.sched_getscheduler(0) != os.SCHED_OTHER or os.getpriority(os.PRIO_PROCESS, 0) < -10,
        "note": "",
        "rows": rows,
        "growth": growth,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--most", type=int, default=10_000_000, help="games in one call or batch, at most")
    parser.add_argument("--write", action="store_true", help="into docs/performance.md")
    chosen: Any = parser.parse_args()
    figures = measure_all(chosen.seconds, chosen.rounds, chosen.most)
    on_gpu = gpu.measure_all() if gpu.has_gpu() else performance.read_figures("gpu")
    print(performance.write_part(figures, on_gpu))
    if chosen.write:
        performance.keep_figures("processor", figures)
        performance.keep_figures("gpu", on_gpu)
        performance.write_document()


if __name__ == "__main__":
    main()
