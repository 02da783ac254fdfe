"""Two Jacks beside other libraries, in one run: random play, in decisions per second, on one core and on the machine.

    pip install -c constraints.txt -e ".[bench]"
    python bench/peers.py [--seconds 1] [--rounds 3] [--most 10_000_000] [--write]

Every contender is a process of its own, or one for each core where the library itself uses one; those for one core are
bound to it. They take turns, round after round, and medians are compared. ``--write`` puts the table and two plots into
docs/performance.md. What is not installed is left out, and said.
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
from importlib.metadata import version
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import charts
import drivers
from rules import per_second

ROOT = Path(__file__).parents[1]
DOCUMENT, PICTURES = ROOT / "docs" / "performance.md", ROOT / "docs" / "pictures"
BEGIN, END = "<!-- written by bench/peers.py -->\n", "<!-- to here -->\n"
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


@dataclass(frozen=True)
class Row:
    contender: Contender
    core: float
    machine: float


def measure(contenders: list[Contender], seconds: float, rounds: int) -> list[Row]:
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
    return [Row(contender, *map(statistics.median, zip(*rates, strict=True))) for contender, rates in found.items()]


def measure_growth(game: str, most: int) -> list[tuple[int, float]]:
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
        points.append((games, float(statistics.median(rates))))
        games *= 10
    return points


def write_table(rows: list[Row]) -> str:
    lines = [
        "| library | plays | decisions/s, one core | decisions/s, machine | machine ∕ core |",
        "|---|---|--:|--:|--:|",
    ]
    for row in sorted(rows, key=lambda row: -row.core):
        name = f"**Two Jacks** {version('twojacks')}" if row.contender.ours else library_of(row.contender)
        share = row.machine / row.core
        lines.append(f"| {name} | {row.contender.what} | {row.core:,.0f} | {row.machine:,.0f} | {share:.2f} |")
    return "\n".join(lines)


def library_of(contender: Contender) -> str:
    return f"{contender.library} {version(contender.library)}"


def write_ratios(rows: list[Row]) -> str:
    """What issue and page promise, as ratios of one run."""
    core = {(row.contender.library, row.contender.what): row.core for row in rows}
    pairs = [
        (f"{game}, {kind}", peer)
        for game in (HALUNKEN, MONTEGO)
        for kind, peer in (
            ("whole games", ("open_spiel", "goofspiel, 4 players, C++")),
            ("whole games", ("open_spiel", "goofspiel, 4 players, Python loop")),
            ("PettingZoo", ("pettingzoo", "connect four")),
            ("Gymnasium", ("pettingzoo", "connect four")),
        )
    ]
    return "\n".join(
        f"- {what}: {core['twojacks', what] / core[peer]:.1f} times {peer[0]}, {peer[1]}."
        for what, peer in pairs
        if ("twojacks", what) in core and peer in core
    )


def write_growth(growth: dict[str, list[tuple[int, float]]]) -> str:
    sizes = [games for games, _ in next(iter(growth.values()))]
    lines = ["| games in one call | " + " | ".join(growth) + " |", "|--:|" + "--:|" * len(growth)]
    for place, games in enumerate(sizes):
        lines.append(f"| {games:,} | " + " | ".join(f"{points[place][1]:,.0f}" for points in growth.values()) + " |")
    return "\n".join(lines)


def describe_load(load: float, cores: int) -> str:
    """What else the machine did when the run began."""
    if load < cores / 10:
        return "The machine had nothing else to do."
    return (
        f"The machine was busy with other work (a load of {load:.0f}): figures are too low, those for the machine most "
        "of all, and only ratios of like with like say something."
    )


def write_document(rows: list[Row], growth: dict[str, list[tuple[int, float]]], rounds: int, load: float) -> None:
    bars = [
        charts.Bar(f"{row.contender.library}: {row.contender.what}", row.core, row.contender.ours)
        for row in sorted(rows, key=lambda row: -row.core)
    ]
    (PICTURES / "peers.svg").write_text(charts.draw_bars("Decisions per second on one core", bars), "utf-8")
    (PICTURES / "growth.svg").write_text(
        charts.draw_lines("Decisions per second, by games in one call", growth), "utf-8"
    )
    cores = len(os.sched_getaffinity(0))
    part = (
        f"Measured on {cores} cores ({platform.machine()}) with Python {platform.python_version()}: "
        f"medians of {rounds} rounds. {describe_load(load, cores)}\n\n"
        f"{write_table(rows)}\n\n![Decisions per second on one core](pictures/peers.svg)\n\n{write_ratios(rows)}\n\n"
        f"## By the number of games\n\n{write_growth(growth)}\n\n![Growth](pictures/growth.svg)\n"
    )
    before, _, rest = DOCUMENT.read_text("utf-8").partition(BEGIN)
    DOCUMENT.write_text(f"{before}{BEGIN}\n{part}\n{END}{rest.partition(END)[2]}", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--most", type=int, default=10_000_000, help="games in one call, at most")
    parser.add_argument("--write", action="store_true", help="into docs/performance.md")
    chosen: Any = parser.parse_args()
    load = os.getloadavg()[0]
    rows = measure(CONTENDERS, chosen.seconds, chosen.rounds)
    growth = {game: measure_growth(game, chosen.most) for game in (HALUNKEN, MONTEGO)}
    print(f"{write_table(rows)}\n\n{write_ratios(rows)}\n\n{write_growth(growth)}")
    if chosen.write:
        write_document(rows, growth, chosen.rounds, load)


if __name__ == "__main__":
    main()
