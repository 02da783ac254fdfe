"""Running a tournament: what is missing of its games is played, and then it is summed up."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from functools import partial
from os import PathLike
from pathlib import Path
from typing import Any

from twojacks.arena.folder import open_folder, write_game
from twojacks.arena.plan import GameId, Plan, make_plan
from twojacks.arena.playing import Played, new_match, play_game
from twojacks.arena.reports import write_reports
from twojacks.arena.standings import Results, sum_up
from twojacks.arena.work import do_work
from twojacks.bots import make_bot
from twojacks.bots.players import LOG, begin
from twojacks.bots.transcripts import Transcript
from twojacks.errors import BadOptions
from twojacks.games import find_game
from twojacks.kernel.fields import describe, is_whole

BOTS_LOG = "bots.log"  # in the folder of the tournament

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
    transcript: str | PathLike[str] | None = None,
    progress: Progress | None = None,
) -> Results:
    """Let bots play each other, every deal from every seat; with ``out``, keep it there and go on with what is there.

    ``jobs`` processes play at once, or all cores; ``ray`` is ``local`` or the address of a cluster. ``transcript`` is
    a file for everything bots are shown. ``progress`` hears how many games are done.
    """
    plan = make_plan(game, players=players, bots=bots, games=games, seed=seed, variant=variant, edition=edition)
    return run_plan(plan, out=out, jobs=jobs, ray=ray, transcript=transcript, progress=progress)


def run_plan(
    plan: Plan,
    *,
    out: str | PathLike[str] | None = None,
    jobs: int | None = None,
    ray: str | None = None,
    transcript: str | PathLike[str] | None = None,
    progress: Progress | None = None,
) -> Results:
    if jobs is not None and (not is_whole(jobs) or jobs < 1):
        raise BadOptions(f"jobs: expected a whole number from 1, not {describe(jobs)}")
    shown = find_transcript(transcript, ray)
    with store(out, plan) as (games, keep):
        left = find_left(plan, games)
        if left:
            prepare(plan)
        report = progress or (lambda _: None)
        report(len(games))
        with closing(do_work(partial(play_game, plan, shown), left, jobs=jobs, ray=ray)) as outcomes:
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
        raise BadOptions("transcript: expected none with Ray, whose machines have other files")
    return Transcript(Path(transcript)).path.resolve()


@contextmanager
def store(out: str | PathLike[str] | None, plan: Plan) -> Iterator[tuple[list[Played], Keep]]:
    """The games played before, and what keeps those to come."""
    if out is None:
        yield [], repeat_log
        return
    with open_folder(Path(out), plan) as (games, file):

        def keep(played: Played) -> None:
            write_game(file, played)
            write_log(Path(out) / BOTS_LOG, played)

        yield games, keep


def write_log(path: Path, played: Played) -> None:
    """The file is there once something went wrong; a full disk ends no tournament because of it."""
    if played.log:
        with suppress(OSError), path.open("a", encoding="utf-8") as file:
            file.writelines(f"{when} {what}\n" for when, what in played.log)


def repeat_log(played: Played) -> None:
    for _, what in played.log:
        LOG.warning(what)


def find_left(plan: Plan, games: Sequence[Played]) -> list[GameId]:
    done = {(played.deal, played.rotation) for played in games}
    return [game for game in plan.games if game not in done]


def prepare(plan: Plan) -> None:
    """What can go wrong with every game goes wrong once, before the first.

    Whatever is compiled on a new machine is compiled here, and said, and not by every process; an own bot that does not
    start is a mistake of whoever named it.
    """
    game, match = find_game(plan.game), new_match(plan, 0)
    for name in plan.entries:
        begin(make_bot(name, game, seed="", speed="native"), match.observe(0), 0)
