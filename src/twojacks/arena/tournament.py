"""Runs a tournament: plays the missing games and computes the results."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from functools import partial
from os import PathLike
from pathlib import Path
from typing import Any, TypedDict, Unpack

from twojacks.arena.game import PlayedGame, new_match, play_game
from twojacks.arena.plan import GameId, Plan, make_plan
from twojacks.arena.reports import write_reports
from twojacks.arena.results_folder import open_folder, write_game
from twojacks.arena.standings import Results, sum_up
from twojacks.bots import make_bot
from twojacks.bots.process.remote_player import LOG, begin
from twojacks.bots.process.transcripts import Transcript
from twojacks.errors import BadOptions
from twojacks.games import find_game
from twojacks.kernel.validation import describe, is_whole
from twojacks.workers.tasks import run_tasks

BOTS_LOG = "bots.log"  # in the folder of the tournament

Progress = Callable[[int], None]
Keep = Callable[[PlayedGame], None]


class RunOptions(TypedDict, total=False):
    """How a tournament is run. Nothing here changes its games."""

    out: str | PathLike[str] | None  # a folder for the results, in which a tournament can be resumed
    jobs: int | None  # processes that play at once; as many as there are cores by default
    ray: str | None  # "local" or the address of a Ray cluster, instead of processes of this machine
    transcript: str | PathLike[str] | None  # a file for everything that bots are shown
    progress: Progress | None  # called with the number of finished games


def tournament(
    game: str,
    *,
    players: int,
    bots: Sequence[str],
    games: int,
    seed: str | int = 1,
    variant: str | None = None,
    edition: Any = None,
    **options: Unpack[RunOptions],
) -> Results:
    """Let bots play each other, every deal from every seat. The options are those of `RunOptions`."""
    plan = make_plan(game, players=players, bots=bots, games=games, seed=seed, variant=variant, edition=edition)
    return run_plan(plan, **options)


def run_plan(plan: Plan, **options: Unpack[RunOptions]) -> Results:
    out, jobs, ray = options.get("out"), options.get("jobs"), options.get("ray")
    if jobs is not None and (not is_whole(jobs) or jobs < 1):
        raise BadOptions(f"jobs: expected a whole number from 1, not {describe(jobs)}")
    shown = find_transcript(options.get("transcript"), ray)
    with store(out, plan) as (games, keep):
        left = find_left(plan, games)
        if left:
            prepare(plan)
        report = options.get("progress") or (lambda _: None)
        report(len(games))
        with closing(run_tasks(partial(play_game, plan, shown), left, jobs=jobs, ray=ray)) as outcomes:
            for played in outcomes:
                keep(played)
                games.append(played)
                report(len(games))
    results = sum_up(plan, games)
    if out is not None:
        write_reports(Path(out), results)
    return results


def find_transcript(transcript: str | PathLike[str] | None, ray: str | None) -> Path | None:
    if transcript is None:
        return None
    if ray is not None:
        raise BadOptions("transcript: expected none with Ray, because its machines have other files")
    return Transcript(Path(transcript)).path.resolve()


@contextmanager
def store(out: str | PathLike[str] | None, plan: Plan) -> Iterator[tuple[list[PlayedGame], Keep]]:
    """The games that were played before, and a function that stores the next ones."""
    if out is None:
        yield [], repeat_log
        return
    with open_folder(Path(out), plan) as (games, file):

        def keep(played: PlayedGame) -> None:
            write_game(file, played)
            write_log(Path(out) / BOTS_LOG, played)

        yield games, keep


def write_log(path: Path, played: PlayedGame) -> None:
    """The file exists only if something went wrong. A full disk does not end the tournament."""
    if played.log:
        with suppress(OSError), path.open("a", encoding="utf-8") as file:
            file.writelines(f"{when} {what}\n" for when, what in played.log)


def repeat_log(played: PlayedGame) -> None:
    for _, what in played.log:
        LOG.warning(what)


def find_left(plan: Plan, games: Sequence[PlayedGame]) -> list[GameId]:
    done = {(played.deal, played.rotation) for played in games}
    return [game for game in plan.games if game not in done]


def prepare(plan: Plan) -> None:
    """Compiles everything once, and starts every bot once, so that a mistake is reported before the first game."""
    game, match = find_game(plan.game), new_match(plan, 0)
    for name in plan.entries:
        begin(make_bot(name, game, seed="", speed="native"), match.observe(0), 0)
