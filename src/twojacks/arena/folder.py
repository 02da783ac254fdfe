"""The folder of a tournament: what is played in it, and every game as it is finished, so that it can be gone on with.

`games.csv` has a line for each seat of each game. A game is written in one go; what a kill left half
written is cut off.
"""

from __future__ import annotations

import csv
import io
import json
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO, Any

from twojacks.arena.plan import Plan
from twojacks.arena.playing import Clock, Finish, Played
from twojacks.errors import BadOptions

COLUMNS = (
    *("deal", "rotation", "seat", "bot", "score", "won", "place", "margin"),
    *("decisions", "seconds", "slowest", "fallbacks", "times"),
)
PLAN, GAMES = "tournament.json", "games.csv"


@contextmanager
def open_folder(path: Path, plan: Plan) -> Iterator[tuple[list[Played], IO[bytes]]]:
    """The games of the plan that were played before, and the file that takes the next ones."""
    with ExitStack() as stack:
        try:
            path.mkdir(parents=True, exist_ok=True)
            check_contents(path)
            kept = stack.enter_context((path / PLAN).open("a+b"))
            lock(kept, path)
            check_plan(kept, path, plan)
            file = stack.enter_context((path / GAMES).open("a+b"))
            games = read_games(file, plan)
        except OSError as error:
            raise BadOptions(f"out: expected a folder that can be written to; {path}: {error.strerror}") from error
        yield games, file


def check_contents(path: Path) -> None:
    if not (path / PLAN).exists() and any(path.iterdir()):
        raise something_else(path)


def something_else(path: Path) -> BadOptions:
    return BadOptions(f"out: expected a tournament or an empty folder; {path} has something else")


def lock(kept: IO[bytes], path: Path) -> None:
    """The lock is gone with the process that holds it, however it ends. Systems without such locks have none."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(kept, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        raise BadOptions(f"out: expected a folder that nobody else is playing in; {path} is in use") from error


def check_plan(kept: IO[bytes], path: Path, plan: Plan) -> None:
    """One folder holds one tournament; that it goes on for longer is no difference."""
    kept.seek(0)
    text, wanted = kept.read(), plan.identity
    if not text:
        kept.write((json.dumps(wanted, ensure_ascii=False, indent=1) + "\n").encode())
        kept.flush()
        return
    try:
        found = json.loads(text)
        different = [name for name in wanted if found[name] != wanted[name]]
    except (ValueError, KeyError, TypeError) as error:
        raise something_else(path) from error
    if different:
        raise BadOptions(f"out: expected another folder; {path} has a tournament with another {different[0]}")


def read_games(file: IO[bytes], plan: Plan) -> list[Played]:
    """The whole games in a file, those of this plan; the rest of the last one is cut off, as if it were not played."""
    file.seek(0)
    lines = file.read().split(b"\n")[:-1]  # what follows the last end of line is half a line
    whole = max(0, len(lines) - 1) // plan.players * plan.players
    played = [read_game(lines, first, plan) for first in range(1, 1 + whole, plan.players)]
    file.truncate(sum(len(line) + 1 for line in lines[: 1 + whole]))
    if not lines:
        file.write((",".join(COLUMNS) + "\n").encode())
        file.flush()
    wanted = set(plan.games)
    return [game for game in played if (game.deal, game.rotation) in wanted]


def read_game(lines: list[bytes], first: int, plan: Plan) -> Played:
    """The game whose first line this is; it must be one of ours, seated as we seat it."""
    try:
        text = [line.decode() for line in lines[first : first + plan.players]]
        rows = list(csv.DictReader(text, COLUMNS, strict=True))
        deal, rotation = int(rows[0]["deal"]), int(rows[0]["rotation"])
        seats = tuple(read_seat(row) for row in rows)
        seated = [(row["deal"], row["rotation"], row["seat"], row["bot"]) for row in rows]
        names = plan.seatings(deal)[rotation]
        if seated == [(str(deal), str(rotation), str(seat), name) for seat, name in enumerate(names)]:
            return Played(deal, rotation, seats)
    except (ValueError, TypeError, IndexError, csv.Error) as error:
        raise damaged(first) from error
    raise damaged(first)


def damaged(first: int) -> BadOptions:
    return BadOptions(f"out: expected {GAMES} as it was written; the game in line {first + 1} was changed")


def read_seat(row: dict[str, Any]) -> Finish:
    times = (pair.split(":") for pair in row["times"].split())
    clock = Clock(
        decisions=int(row["decisions"]),
        seconds=float(row["seconds"]),
        slowest=float(row["slowest"]),
        steps=Counter({int(step): int(count) for step, count in times}),
    )
    numbers = {"score": int(row["score"]), "margin": int(row["margin"]), "fallbacks": int(row["fallbacks"])}
    return Finish(row["bot"], won=float(row["won"]), place=float(row["place"]), clock=clock, **numbers)


def write_game(file: IO[bytes], played: Played) -> None:
    """In one piece, and out of our hands: whatever happens to this process, the game is kept."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    for seat, finish in enumerate(played.seats):
        clock = finish.clock
        times = " ".join(f"{step}:{count}" for step, count in sorted(clock.steps.items()))
        writer.writerow(
            [
                *(played.deal, played.rotation, seat, finish.bot, finish.score, repr(finish.won), finish.place),
                *(finish.margin, clock.decisions, f"{clock.seconds:.6f}", f"{clock.slowest:.6f}"),
                *(finish.fallbacks, times),
            ]
        )
    file.write(text.getvalue().encode())
    file.flush()
