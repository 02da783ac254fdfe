"""Our server beside boardgame.io's, and our server with thousands of tables.

    python bench/server.py [--peer FOLDER] [--seconds 6] [--rounds 3] [--idle 2000] [--busy 200]

``--peer bench/peer`` is boardgame.io's with a game that never ends, after `npm install --no-package-lock` in there.
Both servers are driven by the same clients over WebSockets on this machine; ours keeps every decision on disk, the
other one keeps nothing. Servers run in turns, and medians are told.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import secrets
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import uvloop
from contenders import OurSeat, Seat, Tally, sit_at_ours, sit_at_theirs

GAMES = {
    "montego-bay": {"game": "montego-bay", "players": 2},
    "halunken-und-spelunken": {"game": "halunken-und-spelunken", "players": 2},
}
WARM = 2.0  # seconds that are not counted
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Server:
    pid: int
    port: int

    @property
    def cpu_seconds(self) -> float:
        fields = Path(f"/proc/{self.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    @property
    def kilobytes(self) -> int:
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") // 1024


@dataclass(frozen=True)
class Outcome:
    per_second: float
    confirmed_p50: float  # milliseconds, as the others
    confirmed_p99: float
    seen_p99: float
    cpu: float  # the server's, for a decision


def percentile(values: Sequence[float], share: float) -> float:
    """In milliseconds."""
    ordered = sorted(values)
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]


# Servers


def free_port() -> int:
    """Below those that systems give to clients; the other server takes the next one as well."""
    while True:
        port = secrets.randbelow(10_000) + 20_000
        with suppress(OSError), socket.create_server(("", port)), socket.create_server(("", port + 1)):
            return port


def wait_for(port: int, process: subprocess.Popen[bytes]) -> Server:
    while process.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.05)
        else:
            return Server(process.pid, port)
    raise RuntimeError("the server did not start")


@contextmanager
def running(command: Sequence[str], port: int, **options: Any) -> Iterator[Server]:
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, **options)
    try:
        yield wait_for(port, process)
    finally:
        process.terminate()
        process.wait()


@contextmanager
def our_server() -> Iterator[Server]:
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="twojacks-bench-") as folder:
        command = [sys.executable, __file__, "--serve", folder, "--port", str(port)]
        with running(command, port) as server:
            yield server


def serve(folder: Path, port: int) -> None:
    """As `twojacks serve` does, but rules are compiled first, and one address may do what many do elsewhere."""
    from twojacks.games import find_game
    from twojacks.server.limits import Limits, Rate
    from twojacks.server.running import bind, run
    from twojacks.server.settings import Settings
    from twojacks.steps import steps_of

    for game in GAMES:
        assert steps_of(find_game(game), "native")
    plenty = Rate(1e6, 1e6)
    limits = Limits(requests=plenty, creations=plenty, sockets=100_000)
    run(Settings(folder, limits=limits), bind("127.0.0.1", port), lambda: None)


def their_server(folder: Path) -> Any:
    port = free_port()
    environment = {**os.environ, "NODE_ENV": "production"}
    return running(["node", "server.js", str(port)], port, cwd=folder, env=environment)


# Runs


async def join(server: Server, seats: Sequence[Seat]) -> None:
    for seat in seats:
        await seat.wire.connect(server.port)
    for seat in seats:
        await asyncio.wait_for(seat.is_ready.wait(), 30)


async def drive(server: Server, seats: Sequence[Seat], tally: Tally, seconds: float) -> Outcome:
    """Everybody plays; what is counted begins when everything is warm."""
    tally.is_running = True
    for seat in seats:
        seat.go()
    await asyncio.sleep(WARM)
    tally.is_counting, cpu, began = True, server.cpu_seconds, time.perf_counter()
    await asyncio.sleep(seconds)
    took, used = time.perf_counter() - began, server.cpu_seconds - cpu
    tally.is_running = tally.is_counting = False
    check(seats, tally)
    confirmed = tally.confirmed
    return Outcome(
        len(confirmed) / took,
        percentile(confirmed, 0.5),
        percentile(confirmed, 0.99),
        percentile(tally.seen, 0.99),
        1000 * used / len(confirmed),
    )


def check(seats: Sequence[Seat], tally: Tally) -> None:
    lost = sum(seat.wire.is_lost for seat in seats)
    if lost or tally.wrong:
        raise RuntimeError(f"{lost} connections lost; refused: {sorted(set(tally.wrong))}")


async def run_ours(server: Server, game: str, tables: int, seconds: float) -> Outcome:
    tally = Tally()
    seats = await sit_at_ours(server.port, GAMES[game], tables, tally)
    return await run(server, seats, tally, seconds)


async def run_theirs(server: Server, tables: int, seconds: float) -> Outcome:
    tally = Tally()
    return await run(server, sit_at_theirs(f"t{time.monotonic_ns()}", tables, tally), tally, seconds)


async def run(server: Server, seats: Sequence[Seat], tally: Tally, seconds: float) -> Outcome:
    await join(server, seats)
    try:
        return await drive(server, seats, tally, seconds)
    finally:
        for seat in seats:
            seat.wire.close()


def median(outcomes: Sequence[Outcome]) -> Outcome:
    names = ("per_second", "confirmed_p50", "confirmed_p99", "seen_p99", "cpu")
    return Outcome(*(statistics.median(getattr(outcome, name) for outcome in outcomes) for name in names))


def compare(folder: Path | None, tables: int, seconds: float, rounds: int) -> None:
    """In turns, so that a noisy neighbour disturbs everybody alike."""
    outcomes: dict[str, list[Outcome]] = {}
    for _ in range(rounds):
        if folder is not None:
            with their_server(folder) as server:
                theirs = uvloop.run(run_theirs(server, tables, seconds))
            outcomes.setdefault("boardgame.io, in memory", []).append(theirs)
        for game in GAMES:
            with our_server() as server:
                ours = uvloop.run(run_ours(server, game, tables, seconds))
            outcomes.setdefault(f"Two Jacks, {game}", []).append(ours)
    print(f"{tables} tables of two clients, medians of {rounds} × {seconds:g} s\n")
    print("| server | decisions/s | ratio | confirmed p50 | p99 | seen by the other p99 | server's CPU a decision |")
    print("|---|---|---|---|---|---|---|")
    reference = None
    for name, some in outcomes.items():
        middle = median(some)
        reference = reference or middle.per_second
        times = (middle.confirmed_p50, middle.confirmed_p99, middle.seen_p99)
        ratio = middle.per_second / reference
        told = " | ".join(f"{milliseconds:.1f} ms" for milliseconds in times)
        print(f"| {name} | {middle.per_second:,.0f} | {ratio:.2f} | {told} | {middle.cpu:.3f} ms |")


# Many tables

PACE = 1.0  # seconds somebody at a busy table thinks


class Thoughtful(OurSeat):
    """Somebody who thinks before answering, as people do."""

    def go(self) -> None:
        asyncio.get_running_loop().call_later(self.random.uniform(0, 2 * PACE), super().go)


async def run_crowd(server: Server, idle: int, busy: int, seconds: float) -> None:
    empty = server.kilobytes
    quiet = Tally()
    sleepers = [seat for game in GAMES.values() for seat in await sit_at_ours(server.port, game, idle // 2, quiet)]
    await join(server, sleepers)
    full = server.kilobytes
    tally = Tally()
    players = [seat for game in GAMES.values() for seat in await sit_at_ours(server.port, game, busy // 2, tally)]
    for seat in players:
        seat.__class__ = Thoughtful
    await join(server, players)
    outcome = await drive(server, players, tally, seconds)
    check(sleepers, quiet)
    print(f"\n{idle} idle and {busy} busy tables of two connected clients on one process, {seconds:g} s")
    print(f"- {outcome.per_second:,.0f} decisions/s, confirmed p50 {outcome.confirmed_p50:.1f} ms", end="")
    print(f", p99 {outcome.confirmed_p99:.1f} ms, seen by the other p99 {outcome.seen_p99:.1f} ms")
    print(f"- {empty / 1024:.0f} MB empty; {(full - empty) / idle:.1f} kB for an idle table and its two connections")
    print(f"- {server.kilobytes / 1024:.0f} MB at the end")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--peer", type=Path, help="where boardgame.io is installed; without it, only ours is run")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=6)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--idle", type=int, default=2000)
    parser.add_argument("--busy", type=int, default=200)
    parser.add_argument("--serve", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.serve:
        serve(wanted.serve, wanted.port)
        return
    if wanted.rounds:
        compare(wanted.peer, wanted.tables, wanted.seconds, wanted.rounds)
    if wanted.idle or wanted.busy:
        with our_server() as server:
            uvloop.run(run_crowd(server, wanted.idle, wanted.busy, 2 * wanted.seconds))


if __name__ == "__main__":
    main()
