"""Running a tournament: what is missing of its games is played, and then it is summed up."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from functools import partial
from os import PathLike
from pathlib import Path
from typing import Any

from twojacks.arena.folder import open_folder, write_game
from twojacks.arena.plan import Plan, make_plan
from twojacks.arena.playing import Played, play_game
from twojacks.arena.reports import write_reports
from twojacks.arena.standings import Results, sum_up
from twojacks.arena.work import do_work
from twojacks.bots import make_bot
from twojacks.errors import BadOptions
from twojacks.games import find_game
from twojacks.kernel.fields import describe, is_whole

Progress = Callable[[int], None]
Keep = Callable[[Played], None]


def tournament(
    game: str,
    *,
    players: int,
    bots: Sequence[str],
    games: int,
    seed: str | int = 1,
    variant: str | None = None,
    edition: Any = None,
    out: str | PathLike[str] | None = None,
    jobs: int | None = None,
    ray: str | None = None,
    progress: Progress | None = None,
) -> Results:
    """Let bots play each other, every deal from every seat; with ``out``, keep it there and go on with what is there.

    ``jobs`` processes play at once, or all cores; ``ray`` is ``local`` or the address of a cluster. ``progress`` hears
    how many games are done.
    """
    plan = make_plan(game, players=players, bots=bots, games=games, seed=seed, variant=variant, edition=edition)
    return run_plan(plan, out=out, jobs=jobs, ray=ray, progress=progress)


def run_plan(
    plan: Plan,
    *,
    out: str | PathLike[str] | None = None,
    jobs: int | None = None,
    ray: str | None = None,
    progress: Progress | None = None,
) -> Results:
    if jobs is not None and (not is_whole(jobs) or jobs < 1):
        raise BadOptions(f"jobs: expected a whole number from 1, not {describe(jobs)}")
    with store(out, plan) as (games, keep):
        prepare(plan)
        for played in play_rest(plan, games, jobs, ray, progress or (lambda _: None)):
            keep(played)
    results = sum_up(plan, games)
    if out is not None:
        write_reports(Path(out), results)
    return results


@contextmanager
def store(out: str | PathLike[str] | None, plan: Plan) -> Iterator[tuple[list[Played], Keep]]:
    """The games played before, and what keeps those to come."""
    if out is None:
        yield [], lambda _: None
        return
    with open_folder(Path(out), plan) as (games, file):
        yield games, partial(write_game, file)


def prepare(plan: Plan) -> None:
    """Whatever is compiled on a new machine is compiled once, here, and not by every process."""
    for name in plan.entries:
        make_bot(name, find_game(plan.game), seed="", speed="native")


def play_rest(
    plan: Plan, games: list[Played], jobs: int | None, ray: str | None, progress: Progress
) -> Iterator[Played]:
    """The games that are not there yet, as they are finished; ``games`` takes them up."""
    done = {(played.deal, played.rotation) for played in games}
    left = [game for game in plan.games if game not in done]
    progress(len(games))
    with closing(do_work(partial(play_game, plan), left, jobs=jobs, ray=ray)) as outcomes:
        for played in outcomes:
            games.append(played)
            yield played
            progress(len(games))
