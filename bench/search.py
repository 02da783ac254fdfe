"""Our search heads-up against OpenSpiel's, on our games for two, in one run and with the same time for a decision.

    pip install -c constraints.txt -e ".[bench]"
    python bench/search.py [--bot captain] [--peer ismcts] [--seconds 0.5] [--deals 20] [--workers 1]
        [--games montego-bay]

Both play through the OpenSpiel adapter, with one thread each, and know no more than their seat. Every deal is played
twice, with seats changed. OpenSpiel's ISMCTS is the one in Python, because its twin in C++ cannot guess worlds for a
game in Python; its MCTS is the one in C++, on one guessed world. A simulation is one game of the imagination, to its
end, on either side; but the admiral's ends with the round, so only the captain's rate compares like with like.
"""

from __future__ import annotations

import argparse
import random
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import product
from multiprocessing import get_context
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found,unused-ignore]
from open_spiel.python.algorithms import ismcts, mcts

from twojacks.adapters.openspiel import State, short_name
from twojacks.arena.intervals import rate_of
from twojacks.bots import Budget, find_character, make_bot
from twojacks.bots.searchers import Searcher, draw_option

GAMES = ("halunken-und-spelunken", "montego-bay")
EXPLORATION = 2.0  # of UCT, as in OpenSpiel's examples; returns lie between −1 and 1
PLENTY = 1 << 30  # simulations, where the clock is the limit


@dataclass
class Effort:
    """What a player's decisions took."""

    simulations: int = 0
    decisions: int = 0
    seconds: float = 0.0

    def __add__(self, other: Effort) -> Effort:
        return Effort(
            self.simulations + other.simulations, self.decisions + other.decisions, self.seconds + other.seconds
        )

    @property
    def rate(self) -> float:
        return self.simulations / self.seconds


class TimeUp(Exception):
    """Stops OpenSpiel's loop, which counts simulations and knows no clock."""


class TimedIsmcts(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's ISMCTS with a clock; nothing else is changed."""

    def __init__(self, game: Any, seconds: float, dice: Any) -> None:
        evaluator = mcts.RandomRolloutEvaluator(1, dice)
        super().__init__(game, evaluator, EXPLORATION, PLENTY, random_state=dice)
        self.seconds, self.deadline, self.effort = seconds, 0.0, Effort()

    def sample_root_state(self, state: Any) -> Any:
        if time.perf_counter() >= self.deadline and self._root_node.total_visits > 0:
            raise TimeUp  # on a busy machine it may not have had a single simulation before
        self.effort.simulations += 1
        return super().sample_root_state(state)

    def choose(self, state: Any) -> int:
        self.deadline = time.perf_counter() + self.seconds
        try:
            self.run_search(state)
        except TimeUp:
            policy = self.get_final_policy(state, self._root_node)
        return int(max(policy, key=lambda pair: pair[1])[0])


class TimedMcts:
    """OpenSpiel's MCTS in C++, on a world guessed for the seat."""

    def __init__(self, game: Any, seconds: float, dice: Any) -> None:
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=int(dice.randint(1 << 30)))
        limits = {"max_simulations": PLENTY, "max_memory_mb": 2000, "max_wall_clock_time": seconds}
        seed = int(dice.randint(1 << 30))
        self.bot = pyspiel.MCTSBot(game, evaluator, EXPLORATION, solve=False, seed=seed, verbose=False, **limits)
        self.dice, self.effort = dice, Effort()

    def choose(self, state: Any) -> int:
        world = state.resample_from_infostate(state.current_player(), self.dice.random_sample)
        root = self.bot.mcts_search(world)
        self.effort.simulations += root.explore_count
        return int(root.best_child().action)


class Ours:
    """A bot of ours, which is shown the view of its seat."""

    def __init__(self, name: str, game: Any, seconds: float, seed: int) -> None:
        budget = Budget(seconds=seconds) if find_character(name).budget else None
        self.bot = make_bot(name, game.table.game, seed=seed, speed="native", budget=budget)
        self.dice, self.effort = np.random.default_rng(seed), Effort()

    def choose(self, state: State) -> int:
        seat = state.current_player()
        view = state.moment.view(seat).view(np.recarray)[0]
        if not isinstance(self.bot, Searcher):
            return self.bot.choose(view, seat)
        thought = self.bot.think(view, seat)
        self.effort.simulations += thought.games
        return draw_option(thought, self.dice.integers(1 << 63, dtype=np.uint64))


PEERS: dict[str, Any] = {"ismcts": TimedIsmcts, "mcts": TimedMcts}


def play(state: Any, players: list[Any], dice: random.Random) -> list[float]:
    """One game; what each seat has won of it."""
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(dice.choice(state.chance_outcomes())[0])
            continue
        player = players[state.current_player()]
        began = time.perf_counter()
        action = player.choose(state)
        player.effort.seconds += time.perf_counter() - began
        player.effort.decisions += 1
        state.apply_action(action)
    return [(1 + value) / 2 for value in state.returns()]


@dataclass(frozen=True)
class Played:
    """A deal from both seats: what ours won of the two games, and the effort of both sides."""

    game: str
    won: float
    ours: Effort
    theirs: Effort


def play_deal(chosen: argparse.Namespace, deal: tuple[str, int]) -> Played:
    name, number = deal
    game = pyspiel.load_game(f"{short_name(name)}(players=2,turns=True)")
    won, our_effort, their_effort = 0.0, Effort(), Effort()
    for seat in (0, 1):
        ours = Ours(chosen.bot, game, chosen.seconds, number)
        theirs = PEERS[chosen.peer](game, chosen.seconds, np.random.RandomState(number))
        seats = [ours, theirs] if seat == 0 else [theirs, ours]
        won += play(game.new_initial_state(), seats, random.Random(number))[seat]
        our_effort, their_effort = our_effort + ours.effort, their_effort + theirs.effort
    return Played(name, won, our_effort, their_effort)


def line_of(name: str, deals: list[Played]) -> str:
    twos = np.full(len(deals), 2.0)
    won = rate_of(np.array([deal.won for deal in deals]), twos, twos)
    ours = sum((deal.ours for deal in deals), Effort())
    theirs = sum((deal.theirs for deal in deals), Effort())
    times = " | ".join(f"{effort.seconds / effort.decisions:.3f}" for effort in (ours, theirs))
    return (
        f"| {name} | {2 * len(deals)} | {won.value:.1%} | {won.low:.1%} – {won.high:.1%} "
        f"| {ours.rate:,.0f} | {theirs.rate:,.0f} | {ours.rate / theirs.rate:.0f} | {times} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="captain")
    parser.add_argument("--peer", choices=PEERS, default="ismcts")
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--games", nargs="+", choices=GAMES, default=GAMES)
    chosen = parser.parse_args()
    print(
        f"{chosen.bot} against OpenSpiel's {chosen.peer}, {chosen.seconds:g} s a decision, every deal from both seats\n"
    )
    print(
        "| game | games | won | 95 % | simulations/s, ours | OpenSpiel's | ratio | s a decision, ours | OpenSpiel's |"
    )
    print("|---|---|---|---|---|---|---|---|---|")
    with ProcessPoolExecutor(chosen.workers, get_context("spawn")) as pool:
        for name in chosen.games:
            deals = product((name,), range(chosen.deals))
            print(line_of(name, list(pool.map(partial(play_deal, chosen), deals))), flush=True)


if __name__ == "__main__":
    main()
