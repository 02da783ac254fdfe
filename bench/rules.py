"""How fast the rules are, beside OpenSpiel's C++ goofspiel, in one run.

    pip install -c constraints.txt -e ".[bench]"
    python bench/rules.py [--seconds 1.5] [--rounds 3]

Both sides play whole games uniformly at random on one core and are counted in player decisions per second; ours
include set-up. OpenSpiel's rollouts run inside C++: `MCTSBot` with one simulation and N rollouts on the turn-based form
of the game, from its first decision on. The sides take turns, and the medians are compared.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from twojacks import Match, simulate
from twojacks.games import every_setting, find_game
from twojacks.kernel.journal import SILENT
from twojacks.kernel.playing import play_games

GOOFSPIEL = "goofspiel(imp_info=True,num_cards=13,players=4,points_order=random)"

Rate = Callable[[], float]


def per_second(work: Callable[[int], int], seconds: float) -> Rate:
    """Decisions per second of ``work(games)``, with as many games as fill the time."""
    work(1)  # compiles, where there is something to compile
    games = 1
    started = time.perf_counter()
    while time.perf_counter() - started < seconds / 10:
        started, games = time.perf_counter(), games * 4
        work(games)
    games = max(1, int(games * seconds / (time.perf_counter() - started)))

    def measure() -> float:
        before = time.perf_counter()
        return work(games) / (time.perf_counter() - before)

    return measure


def openspiel_work() -> Callable[[int], int]:
    import pyspiel  # type: ignore[import-not-found,unused-ignore]

    game = pyspiel.load_game(f"turn_based_simultaneous_game(game={GOOFSPIEL})")
    chooser = random.Random(7)
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(chooser.choices(outcomes, weights)[0])
    decisions = count_decisions(state.clone(), chooser)

    def work(games: int) -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=games, seed=chooser.randrange(1 << 30))
        pyspiel.MCTSBot(game, evaluator, 1.4, 1, 1000, False, chooser.randrange(1 << 30), False).step(state)
        return games * decisions

    return work


def count_decisions(state: Any, chooser: random.Random) -> int:
    """Of one game of goofspiel; all have the same number."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chooser.choices(outcomes, weights)[0])
        else:
            state.apply_action(chooser.choice(state.legal_actions()))
            decisions += 1
    return decisions


def native_work(name: str, variant: str, players: int) -> Callable[[int], int]:
    def work(games: int) -> int:
        run = simulate(name, players=players, variant=variant, games=games, seed="bench", threads=1)
        return int(run.decisions.sum(dtype=np.int64))

    return work


def interpreted_work(name: str, variant: str, players: int) -> Callable[[int], int]:
    """The same rules, not compiled."""
    game = find_game(name)
    play = np.errstate(over="ignore")(game.bind(play_games))
    setting = game.make_options(variant, players, game.read_edition(None))

    def work(games: int) -> int:
        totals, counts = np.zeros((games, players), np.int16), np.zeros((games, 2), np.int32)
        room = (np.zeros(2, np.uint64), np.zeros(game.most_options, np.int16))
        play(game.new_states(), setting, game.new_states(0), np.zeros(2, np.uint64), 0, *room, totals, counts, SILENT)
        return int(counts[:, 0].sum())

    return work


def match_work(name: str, variant: str, players: int) -> Callable[[int], int]:
    """A match as a person's program plays it: options as text, everything checked, journal kept."""
    chooser = random.Random(1)

    def work(games: int) -> int:
        decisions = 0
        for number in range(games):
            match = Match.new(name, players=players, variant=variant, seed=number)
            while not match.over:
                seat = match.to_act[0]
                match.play(seat, chooser.choice(match.options(seat)))
                decisions += 1
        return decisions

    return work


def medians(rates: dict[str, Rate], rounds: int) -> dict[str, float]:
    measured: dict[str, list[float]] = {name: [] for name in rates}
    for _ in range(rounds):
        for name, measure in rates.items():
            measured[name].append(measure())
    return {name: statistics.median(values) for name, values in measured.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.5)
    parser.add_argument("--rounds", type=int, default=3)
    chosen = parser.parse_args()
    settings = every_setting()
    rates = {"openspiel": per_second(openspiel_work(), chosen.seconds)}
    for setting in settings:
        for kind, make_work in WORK.items():
            rates[f"{kind} {setting}"] = per_second(make_work(*setting), chosen.seconds)
    found = medians(rates, chosen.rounds)
    peer = found["openspiel"]
    print(f"OpenSpiel C++, {GOOFSPIEL}: {peer / 1e6:.2f} M decisions/s\n")
    print("| game | variant | players | native, one core | ratio to OpenSpiel | interpreted | Match | bytes a state |")
    print("|---|---|---|---|---|---|---|---|")
    for setting in settings:
        name, variant, players = setting
        native, interpreted, match = (found[f"{kind} {setting}"] for kind in WORK)
        print(
            f"| {name} | {variant} | {players} | {native / 1e6:.2f} M/s | {native / peer:.2f} "
            f"| {interpreted:,.0f} /s | {match:,.0f} /s | {find_game(name).state.itemsize} |"
        )


WORK = {"native": native_work, "interpreted": interpreted_work, "match": match_work}

if __name__ == "__main__":
    main()
