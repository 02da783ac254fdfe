"""The random games of `simulate` on a Ray cluster, with the same results."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from twojacks.arena.work_plan import WorkPlan
from twojacks.bulk.simulation import MOST_GAMES, Simulation, native_player, play_chunk, winners_of
from twojacks.errors import BadOptions
from twojacks.games import find_game
from twojacks.kernel.chance import key_numbers
from twojacks.kernel.validation import describe, is_whole
from twojacks.play.match import key_of, make_chance
from twojacks.play.positions import read_beginning, read_position
from twojacks.workers.tasks import run_tasks

PART = 1 << 15  # games per task: a fraction of a second

Outcome = tuple[int, Any, Any]  # the first game of a part, scores, and counts as `play_chunk` writes them


@dataclass(frozen=True)
class SimulationPlan(WorkPlan):
    key: str
    games: int
    position: dict[str, Any] | None = None

    @property
    def parts(self) -> list[range]:
        return [range(first, min(first + PART, self.games)) for first in range(0, self.games, PART)]


def simulate_on_ray(
    game: str,
    *,
    players: int,
    games: int,
    ray: str,
    variant: str | None = None,
    seed: str | int | None = None,
    edition: Any = None,
    position: Any = None,
    jobs: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> Simulation:
    """Like `twojacks.simulate`. The seconds include the time in which workers load and compile."""
    rules = find_game(game)
    chosen, _ = read_beginning(rules, players, variant, edition, position)
    if not is_whole(games) or not 0 < games <= MOST_GAMES:
        raise BadOptions(f"games: expected a whole number from 1 to {MOST_GAMES}, not {describe(games)}")
    printed, key, beginning = rules.read_edition(edition), key_of(make_chance(seed)), read_position(game, position)
    plan = SimulationPlan(game, chosen, int(players), printed, key, int(games), beginning)
    totals, counts = np.zeros((games, players), np.int16), np.zeros((games, 2), np.int32)
    started, done = time.perf_counter(), 0
    with closing(run_tasks(partial(play_part, plan), plan.parts, jobs=jobs, ray=ray)) as outcomes:
        for first, scores, found in outcomes:
            totals[first : first + len(scores)], counts[first : first + len(found)] = scores, found
            done += len(found)
            if progress is not None:
                progress(done)
    seconds = time.perf_counter() - started
    return Simulation(totals, winners_of(counts, players), counts[:, 0], None, seconds)


def play_part(plan: SimulationPlan, part: range) -> Outcome:
    plan.check_version()
    game = find_game(plan.game)
    setting = game.make_options(plan.variant, plan.players, plan.edition)
    totals, counts = np.zeros((len(part), plan.players), np.int16), np.zeros((len(part), 2), np.int32)
    with game.compiler.announced("simulation"):
        key, nothing = key_numbers(plan.key), game.new_states(0)
        beginning = setting, read_beginning(game, plan.players, plan.variant, None, plan.position)[1]
        play_chunk(game, native_player(game), beginning, key, part.start, totals, counts, nothing)
    return part.start, totals, counts
