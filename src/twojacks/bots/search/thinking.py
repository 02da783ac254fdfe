"""Thinking about one decision: as long as the budget allows, on as many threads as it says."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from math import ceil, inf
from typing import Any

import numpy as np

from twojacks.bots.character import Budget, options_of
from twojacks.bots.search import imagining
from twojacks.bots.search.imagining import ASKED, DEEPEST, FOREVER, SPECTATOR, START, Room, Task
from twojacks.bots.search.tree import NOBODY, SIMULATIONS, hash_view, new_tree, seek_node
from twojacks.kernel.bits import is_single
from twojacks.kernel.chance import hash_number
from twojacks.kernel.protocol import Game

SLICE = 0.005  # seconds between two looks at the clock, about
FIRST_SLICE = 16  # games, before it is known how long they take
SEATS = 4
SETTLED = 0.95  # the share of one option at which a decision of one seat alone needs no more thought …
EARLIEST = 0.1  # … after this part of the time
COMMON = 0.75  # the part of the games that begins before the seat's first card, whichever one it is asked for …
FEW = 500  # … and of the others, too, unless fewer than this have come to the decision that is asked for
NOISE = 0.05  # options less likely than this part of the likeliest are there to be explored, not to be played


# In how many of a hundred games the others follow their habits. Against two rivals or three it pays to be ready for
# both, and whatever one mixes there is no promise; heads-up a mix that cannot be exploited is better. Who has the
# judgement to see through a bad habit expects it less.
HABITUAL, HABITUAL_TO_JUDGES = (0, 0, 0, 50, 50), (0, 0, 0, 25, 25)


@cache
def imagine_of(game: Game, speed: str) -> Any:
    bound = game.bind(imagining.imagine, stage=game.judgement.stage, describe=game.judgement.describe)
    return game.compiler.compile_entry(bound) if speed == "native" else np.errstate(over="ignore")(bound)


def before_choosing(game: Game, view: Any) -> Any:
    """The same moment before anybody laid a card face down, the seat that sees it included.

    Nothing else is a seat's own secret, so what a spectator sees, with all that is hidden taken back, is that moment.
    """
    moment = game.new_states()
    game.interpreted.observe(view, SPECTATOR, moment)
    game.interpreted.reopen(moment[0])
    return moment[0]


def new_room(game: Game) -> Room:
    records = game.new_states(4)
    return Room(
        records,
        words=records.view(np.uint64).reshape(4, -1),
        key=np.zeros(2, np.uint64),
        options=np.zeros(game.most_options, np.int16),
        path=np.zeros((DEEPEST, 4), np.int32),
        mixes=np.zeros((DEEPEST, game.most_options), np.float64),
        features=np.zeros(len(game.judgement.features), np.float64),
        totals=np.zeros(SEATS, np.int64),
        judged=np.zeros(SEATS, np.float64),
        chances=np.zeros(SEATS, np.float64),
        values=np.zeros(SEATS, np.float64),
    )


class Head:
    """One thread's thoughts: a tree of its own, and room to imagine in."""

    def __init__(self, game: Game, speed: str, view: Any, seat: int, chance: Any, *, judges: bool = False) -> None:
        self.imagine, self.seat, self.chance, self.tree = imagine_of(game, speed), seat, chance, new_tree()
        options, self.width = options_of(game, game.interpreted, view, seat)
        self.options = tuple(map(int, options[: self.width]))
        self.room = new_room(game)
        self.records, self.words = self.room.records, self.room.words
        self.records[START], self.records[ASKED] = before_choosing(game, view), view
        game.interpreted.reopen(self.records[ASKED])
        with np.errstate(over="ignore"):
            self.asked = hash_view(self.words[ASKED], seat)
        habitual = (HABITUAL_TO_JUDGES if judges else HABITUAL)[int(view.players)]
        last = int(view.round_number) if judges else FOREVER
        weights, trust = game.judgement_for(view)
        self.task = Task(seat, self.asked, chance, habitual, last, weights, trust)
        self.results = np.zeros((self.width, 1 + SEATS), np.float64)

    @property
    def games(self) -> int:
        return int(self.tree.counters[SIMULATIONS])

    @property
    def sums(self) -> Any:
        """How often each option was chosen, later choices counting more."""
        node = seek_node(self.tree, self.asked)
        if node == NOBODY:
            return np.zeros(self.width)
        start = int(self.tree.starts[node])
        return self.tree.mixes[start : start + self.width]

    @property
    def is_astray(self) -> bool:
        """Whether the seat has laid cards that it would hardly lay again, so that little is known about the rest."""
        has_begun = (self.words[START] != self.words[ASKED]).any()
        return bool(has_begun and self.results[:, 0].sum() < FEW)

    def play_games(self, games: int, aimed: bool = False) -> None:
        self.imagine(self.tree, self.task, self.room, self.results, games, aimed)

    def think(self, games: int | None, spend: Callable[[Head], float]) -> None:
        """In slices of a few milliseconds, each as long as the one before suggests, until all is spent.

        All cards of a choice are thought about with the same games, as long as that tells enough.
        """
        step, spent = FIRST_SLICE, 0.0
        while spent < 1.0:
            aimed = spent >= COMMON and self.is_astray
            if games is not None:
                step = min(step, (games if spent >= COMMON else ceil(COMMON * games)) - self.games)
            began = time.perf_counter()
            self.play_games(step, aimed)
            rate = step / max(time.perf_counter() - began, 1e-6)
            step = max(1, min(2 * step, int(rate * SLICE)))
            spent = spend(self)


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

    def __init__(self, game: Game, speed: str, budget: Budget, *, judges: bool = False) -> None:
        self.game, self.speed, self.budget, self.judges = game, speed, budget, judges
        self._stopped = threading.Event()

    def stop(self) -> None:
        self._stopped.set()

    def think(self, view: Any, seat: int, chance: Any, watch: Callable[[Thought], None] | None = None) -> Thought:
        """``watch`` is shown what is known so far, a few times a second."""
        self._stopped.clear()
        began = time.perf_counter()
        heads = [
            Head(self.game, self.speed, view, seat, chance_of_thread(chance, number), judges=self.judges)
            for number in range(self.budget.threads)
        ]
        alone = is_alone(self.game, heads[0].records[START])
        games = self.budget.simulations and -(-self.budget.simulations // len(heads))
        hurries = alone and games is None

        def spend(head: Head) -> float:
            """The part of the budget that is gone, or would be after the next slice."""
            seconds = time.perf_counter() - began + SLICE
            spent = max(seconds / (self.budget.seconds or inf), head.games / (games or inf))
            is_clear = hurries and spent > EARLIEST and head.sums.max() > SETTLED * head.sums.sum()
            return 1.0 if self._stopped.is_set() or is_clear else spent

        def gather() -> Thought:
            return gather_thoughts(heads, alone, time.perf_counter() - began)

        if len(heads) == 1 and watch is None:
            heads[0].think(games, spend)
        else:
            think_together(heads, games, spend, watch and (lambda: watch(gather())))
        return gather()


WATCHED = 0.25  # seconds between two looks of somebody who watches


def think_together(
    heads: list[Head],
    games: int | None,
    spend: Callable[[Head], float],
    watch: Callable[[], None] | None,
) -> None:
    with ThreadPoolExecutor(len(heads)) as pool:
        for thread in [pool.submit(head.think, games, spend) for head in heads]:
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


def gather_thoughts(heads: list[Head], alone: bool, seconds: float) -> Thought:
    """All heads' thoughts as one: each has seen other worlds, and counts by how often it came here."""
    games = sum(head.games for head in heads)
    mix = np.sum([head.sums for head in heads], axis=0)
    mix = pure_of(mix) if alone else without_noise(mix)
    results = np.sum([head.results for head in heads], axis=0)
    tries = results[:, :1]
    wins = np.divide(results[:, 1:], tries, out=np.zeros((len(tries), SEATS)), where=tries > 0)
    return Thought(heads[0].options, mix / mix.sum(), wins, tries[:, 0].astype(int), games, seconds, heads[0])


def without_noise(mix: Any) -> Any:
    mix = mix if mix.any() else np.ones(len(mix))  # even before anything is known
    return np.where(mix < NOISE * mix.max(), 0.0, mix)


def pure_of(mix: Any) -> Any:
    return (np.arange(len(mix)) == np.argmax(mix)).astype(np.float64)
