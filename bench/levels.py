"""Whether each character beats the one below it, in every game, variant and number of players; from the arena.

    python bench/levels.py [--levels deckhand,bosun] [--games 120] [--most 480] [--above 0.65] [--jobs 2]
                           [--only two-player] [--out FOLDER]

One of the better ones sits with weaker ones only, every deal from every seat. What was played is kept and gone on with,
so the long rows can be collected over days. Prints the table of results.md: the better one's share of victories with
its 95 % range, what it is to be above (what an equal player would have, unless said), and whether the range lies above
that. Where it does not, as many games again are played, up to ``--most``.
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
    """Better and weaker: one above the other among the characters, or as somebody asks, with budgets."""
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
    """The better one's share of victories in so many games, those that were played before included."""
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
    parser.add_argument("--most", type=int, default=0, help="games at most, where fewer do not show it")
    parser.add_argument("--above", type=float, help="the share to be above, for example 0.65; else what is fair")
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
