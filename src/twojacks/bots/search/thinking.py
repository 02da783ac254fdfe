"""Thinking about one decision: as long as the budget allows, on as many threads as it says."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from twojacks.bots.character import Budget, options_of
from twojacks.bots.search import imagining
from twojacks.bots.search.imagining import DEEPEST
from twojacks.bots.search.tree import NOBODY, ROOT, SIMULATIONS, new_tree
from twojacks.kernel.bits import is_single
from twojacks.kernel.chance import hash_number
from twojacks.kernel.protocol import Game

SLICE = 0.005  # seconds between two looks at the clock, about
FIRST_SLICE = 16  # games, before it is known how long they take
SEATS = 4
SETTLED = 0.95  # the share of one option at which a decision of one seat alone needs no more thought …
EARLIEST = 0.1  # … after this part of the time
NOISE = 0.1  # options less likely than this part of the likeliest are there to be explored, not to be played


@cache
def imagine_of(game: Game, speed: str) -> Any:
    bound = game.bind(imagining.imagine)
    return game.compiler.compile_entry(bound) if speed == "native" else np.errstate(over="ignore")(bound)


class Head:
    """One thread's thoughts: a tree of its own, and room to imagine in."""

    def __init__(self, game: Game, speed: str, view: Any, seat: int, chance: Any) -> None:
        self.imagine, self.seat, self.chance, self.tree = imagine_of(game, speed), seat, chance, new_tree()
        self.records = game.new_states(3)
        self.records[0] = view
        game.interpreted.reopen(self.records[0])
        self.words = self.records.view(np.uint64).reshape(3, -1)
        self.room = (
            np.zeros(2, np.uint64),  # a key
            np.zeros(game.most_options, np.int16),
            np.zeros((DEEPEST, 4), np.int32),  # a path …
            np.zeros((DEEPEST, game.most_options), np.float64),  # … and the mixes along it
            np.zeros(SEATS, np.int64),  # scores
            np.zeros(SEATS, np.float64),  # what they are worth
        )
        self.results = np.zeros((game.most_options, 1 + SEATS), np.float64)

    @property
    def games(self) -> int:
        return int(self.tree.counters[SIMULATIONS])

    def mix(self, width: int) -> Any:
        """How often each option was chosen, later choices counting more; even before anything is known."""
        root = int(self.tree.counters[ROOT])
        start = 0 if root == NOBODY else int(self.tree.starts[root])
        sums = self.tree.mixes[start : start + width].astype(np.float64)
        return sums / sums.sum() if sums.any() else np.full(width, 1 / width)

    def play_games(self, games: int) -> None:
        self.imagine(self.tree, self.records, self.words, self.seat, self.chance, games, *self.room, self.results)

    def think(self, games: int | None, is_enough: Callable[[Head], bool]) -> None:
        """In slices of a few milliseconds, each as long as the one before suggests."""
        step = FIRST_SLICE
        while games is None or self.games < games:
            step = step if games is None else min(step, games - self.games)
            began = time.perf_counter()
            self.play_games(step)
            if is_enough(self):
                return
            rate = step / max(time.perf_counter() - began, 1e-6)
            step = max(1, min(2 * step, int(rate * SLICE)))


@dataclass(frozen=True)
class Thought:
    """What a search found out about a decision, option by option, in the order in which they are offered."""

    options: tuple[int, ...]
    mix: Any  # how likely each should be played; a decision of one seat alone has one answer
    wins: Any  # options × seats: how often each seat wins, a shared victory shared
    tries: Any  # how many games of the imagination began with each
    games: int
    seconds: float
    head: Head  # one of those that thought, for who wants to look into it

    @property
    def chances(self) -> Any:
        """The seats' chances to win if the mix is played."""
        return self.mix @ self.wins


class Search:
    """Thinks about one decision after another; `stop` ends the one under way at once, from another thread."""

    def __init__(self, game: Game, speed: str, budget: Budget) -> None:
        self.game, self.speed, self.budget = game, speed, budget
        self._stopped = threading.Event()

    def stop(self) -> None:
        self._stopped.set()

    def think(self, view: Any, seat: int, chance: Any, watch: Callable[[Thought], None] | None = None) -> Thought:
        """``watch`` is shown what is known so far, a few times a second."""
        self._stopped.clear()
        began, rules = time.perf_counter(), self.game.at_speed(self.speed)
        options, width = options_of(self.game, rules, view, seat)
        heads = [
            Head(self.game, self.speed, view, seat, chance_of_thread(chance, number))
            for number in range(self.budget.threads)
        ]
        alone = is_alone(self.game, heads[0].records[0])
        pure = alone and self.budget.simulations is None

        def is_enough(head: Head) -> bool:
            spent, seconds = time.perf_counter() - began, self.budget.seconds
            if self._stopped.is_set() or (seconds is not None and spent > seconds - SLICE):
                return True
            return pure and seconds is not None and spent > EARLIEST * seconds and head.mix(width).max() > SETTLED

        def gather() -> Thought:
            return gather_thoughts(heads, options[:width], alone, time.perf_counter() - began)

        games = self.budget.simulations and -(-self.budget.simulations // len(heads))
        if len(heads) == 1 and watch is None:
            heads[0].think(games, is_enough)
        else:
            think_together(heads, games, is_enough, watch and (lambda: watch(gather())))
        return gather()


WATCHED = 0.25  # seconds between two looks of somebody who watches


def think_together(
    heads: list[Head],
    games: int | None,
    is_enough: Callable[[Head], bool],
    watch: Callable[[], None] | None,
) -> None:
    with ThreadPoolExecutor(len(heads)) as pool:
        for thread in [pool.submit(head.think, games, is_enough) for head in heads]:
            while watch is not None and not wait_for(thread):
                watch()
            thread.result()


def wait_for(thread: Any) -> bool:
    """Whether the thread is done within the time between two looks."""
    try:
        thread.result(WATCHED)
    except TimeoutError:
        return False
    return True


def chance_of_thread(chance: Any, number: int) -> Any:
    if number == 0:
        return chance
    with np.errstate(over="ignore"):
        return np.array([hash_number(chance[0], chance[1], np.uint64(2 * number + half)) for half in (0, 1)], np.uint64)


def is_alone(game: Game, view: Any) -> bool:
    """Whether one seat decides and the others will see it, rather than several choosing at once."""
    return is_single(int(game.interpreted.to_act(view)))


def gather_thoughts(heads: list[Head], options: Any, alone: bool, seconds: float) -> Thought:
    """All heads' thoughts as one: each has seen other worlds, and counts by the games it has imagined."""
    width, games = len(options), sum(head.games for head in heads)
    mix = np.sum([head.mix(width) * max(head.games, 1) for head in heads], axis=0)
    mix = pure_of(mix) if alone else without_noise(mix)
    results = np.sum([head.results[:width] for head in heads], axis=0)
    tries = results[:, :1]
    wins = np.divide(results[:, 1:], tries, out=np.zeros((width, SEATS)), where=tries > 0)
    return Thought(tuple(map(int, options)), mix / mix.sum(), wins, tries[:, 0].astype(int), games, seconds, heads[0])


def without_noise(mix: Any) -> Any:
    return np.where(mix < NOISE * mix.max(), 0.0, mix)


def pure_of(mix: Any) -> Any:
    return (np.arange(len(mix)) == np.argmax(mix)).astype(np.float64)
