"""Tests whether each character beats the one below it, in every game, variant and number of players.

    python bench/bot_levels.py [--levels deckhand,bosun] [--games 120] [--most 480] [--above 0.65] [--jobs 2]
                               [--only two-player] [--out FOLDER]

One seat of the better bot plays against weaker ones, every deal from every seat, in the arena. Results are stored, and
a later run continues, so long rows can be collected over days. Prints the table of results-bots.md: the better bot's
share of wins with its 95 % range, the share it must exceed (by default that of an equal player), and whether the range
is above it. If it is not, the same number of games is added, up to ``--most``.
"""

from __future__ import annotations

import argparse
from itertools import pairwise
from pathlib import Path

from twojacks.arena import tournament
from twojacks.arena.intervals import Estimate
from twojacks.bots import CHARACTERS
from twojacks.games import every_setting

SEED = "levels"


def pairs_of(levels: str | None) -> list[tuple[str, str]]:
    """Pairs of better and weaker bots: neighbouring characters, or those of ``--levels``."""
    if levels is not None:
        weaker, better = levels.split(",")
        return [(better, weaker)]
    names = list(CHARACTERS)
    return [(better, weaker) for weaker, better in pairwise(names)]


def play(game: str, variant: str, players: int, better: str, weaker: str, settings: argparse.Namespace) -> str:
    above, rate, games = settings.above or 1 / players, None, 0
    while rate is None or (rate.low <= above and games < settings.most):
        games += settings.games
        rate = measure(game, variant, players, better, weaker, games, settings)
    cells = (
        f"{game} {variant}",
        players,
        better,
        weaker,
        f"{rate.value:.1%} ({rate.low:.1%}–{rate.high:.1%})",
        f"{above:.0%}",
        "yes" if rate.low > above else "not shown",
        games,
    )
    return f"| {' | '.join(map(str, cells))} |"


def measure(
    game: str, variant: str, players: int, better: str, weaker: str, games: int, settings: argparse.Namespace
) -> Estimate:
    """The better bot's share of wins, including earlier games."""
    results = tournament(
        game,
        players=players,
        variant=variant,
        bots=[better] + [weaker] * (players - 1),
        games=games,
        seed=SEED,
        out=Path(settings.out) / f"{game}-{variant}-{players}-{better}-{weaker}",
        jobs=settings.jobs,
    )
    return next(standing.win_rate for standing in results.standings if standing.bot == better)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--levels", help="WEAKER,BETTER instead of all, for example deckhand,captain@1s")
    parser.add_argument("--games", type=int, default=120)
    parser.add_argument("--most", type=int, default=0, help="at most this number of games, if fewer are not enough")
    parser.add_argument(
        "--above", type=float, help="the share to exceed, for example 0.65; by default that of an equal player"
    )
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", default="", help="settings with this in their name, for example two-player or 4")
    parser.add_argument("--out", default="arena-results/levels")
    settings = parser.parse_args()
    print(
        "| game | players | better | weaker | wins (95 %) | above | shown | games |\n|---|---|---|---|---|---|---|---|"
    )
    for better, weaker in pairs_of(settings.levels):
        for game, variant, players in every_setting():
            if settings.only in f"{game} {variant} {players}":
                print(play(game, variant, players, better, weaker, settings), flush=True)


if __name__ == "__main__":
    main()
