"""Exact numbers of the small games: how many states they have, and what an opponent wins who knows how somebody plays.

    python bench/small.py [--positions small,round] [--bosun 1000]

Exploitability is OpenSpiel's, over all of the tree: what the best answer to a policy wins, on average of both seats,
in returns (1 for winning, −1 for losing); an equilibrium has 0. Policies are random play, the deckhand (its choices
with many seeds) and the bosun (its mix after so many games of the imagination), each asked in every information set.
docs/research.md has the table, tests/adapters/test_small.py the counts and the equilibria.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found,unused-ignore]
from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability

from twojacks.adapters.moments import Moment, Table
from twojacks.adapters.openspiel import short_name
from twojacks.bots import Budget, make_bot
from twojacks.games import FOLDERS, find_game
from twojacks.positions import SMALL_GAMES

SEEDS = 64  # of the deckhand, who throws dice where options seem equal

Mix = dict[int, float]  # actions, and how likely they are
Decide = Callable[[Any, int], Mix]  # (view, seat)


def count_states(moment: Moment, found: Counter[str]) -> Counter[str]:
    """Every history, one seat after the other."""
    found["ends" if moment.is_over else "draws" if moment.sides else "decisions"] += 1
    if moment.sides:
        following = [moment.after_lot(lot) for lot in range(moment.sides)]
    else:
        following = [moment.after(((seat, action),)) for seat in moment.seats()[:1] for action in moment.legal(seat)]
    for each in following:
        count_states(each, found)
    return found


def deckhand(name: str) -> Decide:
    bots = [make_bot("deckhand", find_game(name), seed=str(seed), speed="native") for seed in range(SEEDS)]

    def decide(view: Any, seat: int) -> Mix:
        chosen = Counter(bot.choose(view, seat) for bot in bots)
        return {action: count / SEEDS for action, count in chosen.items()}

    return decide


def bosun(name: str, simulations: int) -> Decide:
    player: Any = make_bot(
        "bosun", find_game(name), seed="small", speed="native", budget=Budget(simulations=simulations)
    )

    def decide(view: Any, seat: int) -> Mix:
        thought = player.think(view, seat)
        return dict(zip(thought.options, thought.mix, strict=True))

    return decide


def policy_of(game: Any, decide: Decide) -> Any:
    """Asked once in every information set."""
    table = policy.TabularPolicy(game)
    keys = (key for seats in table.states_per_player for key in seats)
    for state, key in zip(table.states, keys, strict=True):
        seat = state.current_player()
        row = table.action_probability_array[table.state_lookup[key]]
        row[:] = 0
        for action, share in decide(state.moment.view(seat).view(np.recarray)[0], seat).items():
            row[action] = share
    return table


def print_row(name: str, position: str, simulations: int) -> None:
    game = pyspiel.load_game(f"{short_name(name)}(players=2,position={position},turns=True)")
    counts = count_states(Table(name, 2, position=position).beginning, Counter(draws=0))
    at_random = policy.TabularPolicy(game)
    policies = [at_random, policy_of(game, deckhand(name)), policy_of(game, bosun(name, simulations))]
    lost = " | ".join(f"{exploitability.exploitability(game, each):.3f}" for each in policies)
    sizes = (counts.total(), counts["decisions"], len(at_random.state_lookup), counts["draws"], counts["ends"])
    print(f"| {name} | {position} | {' | '.join(f'{size:,}' for size in sizes)} | {lost} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", default=",".join(SMALL_GAMES))
    parser.add_argument("--bosun", type=int, default=1000, help="games of the imagination a decision")
    chosen = parser.parse_args()
    print("| game | position | states | decisions | information sets | draws | ends | random | deckhand | bosun |")
    print("|---|---|--:|--:|--:|--:|--:|--:|--:|--:|")
    for position in chosen.positions.split(","):
        for name in FOLDERS:
            print_row(name, position, chosen.bosun)


if __name__ == "__main__":
    main()
