"""Search one decision within a budget, on one or several threads."""

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

from twojacks.bots.characters.base import Budget, options_of
from twojacks.bots.search import playouts
from twojacks.bots.search.playouts import ASKED, DEEPEST, FOREVER, SPECTATOR, START, SearchTask, Workspace
from twojacks.bots.search.tree import MISSING, SIMULATIONS, hash_view, new_tree, seek_node
from twojacks.kernel.bits import is_single
from twojacks.kernel.chance import hash_number
from twojacks.kernel.game import Game

SLICE = 0.005  # seconds, about, between two looks at the clock
FIRST_SLICE = 16  # playouts, before it is known how long they take
SEATS = 4
SETTLED = 0.95  # a search for a public decision ends early if one option has this share of the visits …
EARLIEST = 0.1  # … after this part of the time
COMMON = 0.75  # of the playouts start before the first of several cards that a seat lays at once
FEW = 500  # the rest are aimed at the cards already laid, if fewer playouts than this reached the searched decision
NOISE = 0.05  # options less likely than this part of the likeliest are explored but not played


# In how many percent of the playouts the others follow the rollout policy, by the number of players. Against two or
# three opponents it pays to be ready for that policy too, because no mix is safe there; with two players, a mix that
# cannot be exploited is better. A search with an evaluation relies on the policy less.
POLICY_PERCENT, POLICY_PERCENT_EVALUATED = (0, 0, 0, 50, 50), (0, 0, 0, 25, 25)


@cache
def bound_playouts(game: Game, speed: str) -> Any:
    bound = game.bind(playouts.run_playouts, stage=game.evaluation.stage, describe=game.evaluation.describe)
    return game.compiler.compile_entry(bound) if speed == "native" else np.errstate(over="ignore")(bound)


def before_choosing(game: Game, view: Any) -> Any:
    """The same position before any seat, including the one that sees it, laid a card face down.

    Face-down cards are a seat's only secrets, so a spectator's view without them is that position.
    """
    states = game.new_states()
    game.interpreted.observe(view, SPECTATOR, states)
    game.interpreted.reopen(states[0])
    return states[0]


def new_workspace(game: Game) -> Workspace:
    records = game.new_states(4)
    return Workspace(
        records,
        words=records.view(np.uint64).reshape(4, -1),
        key=np.zeros(2, np.uint64),
        options=np.zeros(game.most_options, np.int16),
        path=np.zeros((DEEPEST, 4), np.int32),
        mixes=np.zeros((DEEPEST, game.most_options), np.float64),
        features=np.zeros(len(game.evaluation.features), np.float64),
        totals=np.zeros(SEATS, np.int64),
        evaluated=np.zeros(SEATS, np.float64),
        chances=np.zeros(SEATS, np.float64),
        values=np.zeros(SEATS, np.float64),
    )


class Searcher:
    """One thread of a search, with its own tree and workspace."""

    def __init__(self, game: Game, speed: str, view: Any, seat: int, chance: Any, *, evaluates: bool = False) -> None:
        self.run_playouts, self.seat, self.chance, self.tree = bound_playouts(game, speed), seat, chance, new_tree()
        options, self.width = options_of(game, game.interpreted, view, seat)
        self.options = tuple(map(int, options[: self.width]))
        self.workspace = new_workspace(game)
        self.records, self.words = self.workspace.records, self.workspace.words
        self.records[START], self.records[ASKED] = before_choosing(game, view), view
        game.interpreted.reopen(self.records[ASKED])
        with np.errstate(over="ignore"):
            self.asked = hash_view(self.words[ASKED], seat)
        policy_percent = (POLICY_PERCENT_EVALUATED if evaluates else POLICY_PERCENT)[int(view.players)]
        weights, trust = game.evaluation_for(view)
        last = int(view.round_number) if evaluates and trust > 0 else FOREVER
        self.task = SearchTask(seat, self.asked, chance, policy_percent, last, weights, trust)
        self.results = np.zeros((self.width, 1 + SEATS), np.float64)

    @property
    def games(self) -> int:
        return int(self.tree.counters[SIMULATIONS])

    @property
    def sums(self) -> Any:
        """How often each option was chosen; later choices count more."""
        node = seek_node(self.tree, self.asked)
        if node == MISSING:
            return np.zeros(self.width)
        start = int(self.tree.starts[node])
        return self.tree.mixes[start : start + self.width]

    @property
    def is_astray(self) -> bool:
        """Whether the seat has laid cards that the search would hardly choose: few playouts continue from them."""
        has_begun = (self.words[START] != self.words[ASKED]).any()
        return bool(has_begun and self.results[:, 0].sum() < FEW)

    def play_games(self, games: int, aimed: bool = False) -> None:
        self.run_playouts(self.tree, self.task, self.workspace, self.results, games, aimed)

    def run(self, games: int | None, spend: Callable[[Searcher], float]) -> None:
        """Run playouts in slices of a few milliseconds until the budget is spent.

        All cards that are laid at once are searched with the same playouts, as long as enough of them are relevant.
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
class SearchResult:
    """What a search found, option by option, in the order in which the options are offered."""

    options: tuple[int, ...]
    mix: Any  # the probability with which to play each; a public decision has a single best option
    wins: Any  # options × seats: how often each seat wins; a shared victory is shared
    tries: Any  # how many playouts began with each
    games: int
    seconds: float
    searcher: Searcher  # the first one, whose tree can be inspected

    @property
    def chances(self) -> Any:
        """The seats' chances of winning if the mix is played."""
        return self.mix @ self.wins


class Search:
    """Searches one decision after another. `stop`, called from another thread, ends the current one at once."""

    def __init__(self, game: Game, speed: str, budget: Budget, *, evaluates: bool = False) -> None:
        self.game, self.speed, self.budget, self.evaluates = game, speed, budget, evaluates
        self._stopped = threading.Event()

    def stop(self) -> None:
        self._stopped.set()

    def run(
        self, view: Any, seat: int, chance: Any, watch: Callable[[SearchResult], None] | None = None
    ) -> SearchResult:
        """``watch`` is called with the result so far a few times per second."""
        self._stopped.clear()
        began = time.perf_counter()
        searchers = [
            Searcher(self.game, self.speed, view, seat, chance_of_thread(chance, number), evaluates=self.evaluates)
            for number in range(self.budget.threads)
        ]
        is_public = decides_alone(self.game, searchers[0].records[START])
        games = self.budget.simulations and -(-self.budget.simulations // len(searchers))
        may_settle = is_public and games is None

        def spend(searcher: Searcher) -> float:
            """The part of the budget that is spent, or will be after the next slice."""
            seconds = time.perf_counter() - began + SLICE
            spent = max(seconds / (self.budget.seconds or inf), searcher.games / (games or inf))
            is_settled = may_settle and spent > EARLIEST and searcher.sums.max() > SETTLED * searcher.sums.sum()
            return 1.0 if self._stopped.is_set() or is_settled else spent

        def merge() -> SearchResult:
            return merge_results(searchers, is_public, time.perf_counter() - began)

        if len(searchers) == 1 and watch is None:
            searchers[0].run(games, spend)
        else:
            run_threads(searchers, games, spend, watch and (lambda: watch(merge())))
        return merge()


WATCHED = 0.25  # seconds between two calls of ``watch``


def run_threads(
    searchers: list[Searcher],
    games: int | None,
    spend: Callable[[Searcher], float],
    watch: Callable[[], None] | None,
) -> None:
    with ThreadPoolExecutor(len(searchers)) as pool:
        for thread in [pool.submit(searcher.run, games, spend) for searcher in searchers]:
            while watch is not None and not wait_for(thread):
                watch()
            thread.result()


def wait_for(thread: Any) -> bool:
    """Whether the thread ends before ``watch`` is due."""
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


def decides_alone(game: Game, view: Any) -> bool:
    """Whether one seat decides in public, rather than several seats in secret."""
    return is_single(int(game.interpreted.to_act(view)))


def merge_results(searchers: list[Searcher], is_public: bool, seconds: float) -> SearchResult:
    """Adds up what all threads found. Each has searched other worlds."""
    first, games = searchers[0], sum(searcher.games for searcher in searchers)
    mix = np.sum([searcher.sums for searcher in searchers], axis=0)
    mix = best_only(mix) if is_public else without_noise(mix)
    results = np.sum([searcher.results for searcher in searchers], axis=0)
    tries = results[:, :1]
    wins = np.divide(results[:, 1:], tries, out=np.zeros((len(tries), SEATS)), where=tries > 0)
    return SearchResult(first.options, mix / mix.sum(), wins, tries[:, 0].astype(int), games, seconds, first)


def without_noise(mix: Any) -> Any:
    mix = mix if mix.any() else np.ones(len(mix))  # uniform before anything is known
    return np.where(mix < NOISE * mix.max(), 0.0, mix)


def best_only(mix: Any) -> Any:
    return (np.arange(len(mix)) == np.argmax(mix)).astype(np.float64)
