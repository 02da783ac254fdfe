"""How fast the search is, how well it keeps its time, and what it remembers.

    python bench/thinking.py [--seconds 1] [--positions 6]

Games of the imagination, each played to its end, per second of one core's time, from positions in the middle of games
between deckhands; then how far from its time limit a decision ended, in milliseconds of a clock on the wall, and how
long after `stop` an endless one did; and how many times as many games all cores imagine as one does, by that clock. The
tree's memory is fixed and printed.
"""

from __future__ import annotations

import argparse
import threading
import time
from typing import Any

import numpy as np

from twojacks import Match
from twojacks.bots import Budget, make_bot
from twojacks.bots.character import own_chance
from twojacks.bots.crew import compile_character
from twojacks.bots.search.thinking import Head, Search
from twojacks.bots.search.tree import EDGES, FULL, new_tree
from twojacks.cores import count_cores
from twojacks.games import every_setting, find_game

GAMES = 2000  # of the imagination between two looks at the clock


def middles(game: str, variant: str, players: int, count: int) -> list[tuple[Any, int]]:
    """Views of seats that are asked half-way through games between deckhands."""
    views, rules = [], find_game(game)
    for seed in range(count):
        match = Match.new(game, players=players, variant=variant, seed=seed, speed="native")
        bot = make_bot("deckhand", rules, seed=seed, speed="native")
        decisions: list[tuple[Any, int]] = []
        while not match.over:
            seat = match.to_act[0]
            view = match.observe(seat)
            decisions.append((view.copy(), seat))
            match.play(seat, rules.notation.format_action(bot.choose(view, seat)))
        views.append(decisions[len(decisions) // 2])
    return views


def games_per_second(game: str, view: Any, seat: int, seconds: float) -> float:
    head = Head(find_game(game), "native", view, seat, own_chance("bench", view, seat))
    head.play_games(GAMES)
    began, done = time.process_time(), head.games
    while time.process_time() - began < seconds:
        head.play_games(GAMES)
    return (head.games - done) / (time.process_time() - began)


def lateness(game: str, view: Any, seat: int, seconds: float) -> float:
    """Milliseconds past the limit, or before it if negative; only decisions that take all of their time count."""
    search = Search(find_game(game), "native", Budget(seconds=seconds))
    began = time.perf_counter()
    search.think(view, seat, own_chance("late", view, seat))
    return 1000 * (time.perf_counter() - began - seconds)


def stopping(game: str, view: Any, seat: int) -> float:
    """Milliseconds from `stop` to the answer."""
    search, ends = Search(find_game(game), "native", Budget(seconds=600)), []

    def think() -> None:
        search.think(view, seat, own_chance("stop", view, seat))
        ends.append(time.perf_counter())

    thread = threading.Thread(target=think)
    thread.start()
    time.sleep(0.5)
    stopped = time.perf_counter()
    search.stop()
    thread.join()
    return 1000 * (ends[0] - stopped)


def gain(game: str, view: Any, seat: int, cores: int) -> float:
    """How many times as many games so many threads imagine as one does."""
    rates = []
    for threads in (1, cores):
        search = Search(find_game(game), "native", Budget(seconds=0.5, threads=threads))
        thought = search.think(view, seat, own_chance("gain", view, seat))
        rates.append(thought.games / thought.seconds)
    return rates[1] / rates[0]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--positions", type=int, default=6)
    settings = parser.parse_args()
    cores = count_cores()
    print(f"| game | variant | players | games/s, one core | {cores} cores | latest | stopped after |\n{'|---' * 7}|")
    for game, variant, players in every_setting():
        compile_character("captain", find_game(game))
        views = middles(game, variant, players, settings.positions)
        rate = np.mean([games_per_second(game, view, seat, settings.seconds) for view, seat in views])
        late = max(lateness(game, view, seat, 0.3) for view, seat in views)
        stop = max(stopping(game, view, seat) for view, seat in views[:2])
        more = np.median([gain(game, view, seat, cores) for view, seat in views])
        cells = (game, variant, players, f"{rate:,.0f}", f"× {more:.2f}", f"{late:+.0f} ms", f"{stop:.0f} ms")
        print(f"| {' | '.join(map(str, cells))} |", flush=True)
    size = sum(part.nbytes for part in new_tree()) / 2**20
    print(f"\nA thread remembers at most {FULL:,} situations with {EDGES:,} options, in {size:.0f} MiB.")


if __name__ == "__main__":
    main()
