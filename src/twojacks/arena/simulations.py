"""The random games of `simulate`, played by the machines of a Ray cluster: the same games, the same results."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from twojacks import __version__
from twojacks.arena.work import do_work
from twojacks.errors import BadOptions, Error
from twojacks.games import find_game
from twojacks.kernel.chance import key_numbers
from twojacks.kernel.fields import describe, is_whole
from twojacks.match import key_of, make_chance
from twojacks.positions import read_beginning, read_position
from twojacks.simulation import MOST_GAMES, Simulation, native_player, play_chunk, winners_of

PART = 1 << 15  # games of a task: a fraction of a second

Outcome = tuple[int, Any, Any]  # the first game of a part, scores, and counts as `play_chunk` writes them


@dataclass(frozen=True)
class Wish:
    """What every worker has to know."""

    game: str
    players: int
    variant: str
    edition: dict[str, Any] | None
    key: str
    games: int
    position: dict[str, Any] | None = None
    version: str = __version__

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
    """As `twojacks.simulate`; the seconds are those of the whole work, in which workers load what they need."""
    rules = find_game(game)
    chosen, _ = read_beginning(rules, players, variant, edition, position)
    if not is_whole(games) or not 0 < games <= MOST_GAMES:
        raise BadOptions(f"games: expected a whole number from 1 to {MOST_GAMES}, not {describe(games)}")
    printed, key, beginning = rules.read_edition(edition), key_of(make_chance(seed)), read_position(game, position)
    wish = Wish(game, int(players), chosen, printed, key, int(games), beginning)
    totals, counts = np.zeros((games, players), np.int16), np.zeros((games, 2), np.int32)
    started, done = time.perf_counter(), 0
    with closing(do_work(partial(play_part, wish), wish.parts, jobs=jobs, ray=ray)) as outcomes:
        for first, scores, found in outcomes:
            totals[first : first + len(scores)], counts[first : first + len(found)] = scores, found
            done += len(found)
            if progress is not None:
                progress(done)
    seconds = time.perf_counter() - started
    return Simulation(totals, winners_of(counts, players), counts[:, 0], None, seconds)


def play_part(wish: Wish, part: range) -> Outcome:
    if wish.version != __version__:
        raise Error(f"version: expected {wish.version} on every machine, not {__version__}", code="version.differs")
    game = find_game(wish.game)
    setting = game.make_options(wish.variant, wish.players, wish.edition)
    totals, counts = np.zeros((len(part), wish.players), np.int16), np.zeros((len(part), 2), np.int32)
    with game.compiler.announced("simulation"):
        key, nothing = key_numbers(wish.key), game.new_states(0)
        beginning = setting, read_beginning(game, wish.players, wish.variant, None, wish.position)[1]
        play_chunk(game, native_player(game), beginning, key, part.start, totals, counts, nothing)
    return part.start, totals, counts
