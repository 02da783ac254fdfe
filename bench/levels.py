"""Whether each character beats the one below it, in every game, variant and number of players; from the arena.

    python bench/levels.py [--levels deckhand,bosun] [--games 120] [--jobs 2] [--only two-player] [--out FOLDER]

One of the better ones sits with weaker ones only, every deal from every seat. What was played is kept and gone on with,
so the long rows can be collected over days. Prints the table of results.md: the better one's share of victories with
its 95 % range, what an equal player would have, and whether the range lies above that.
"""

from __future__ import annotations

import argparse
from itertools import pairwise
from pathlib import Path

from twojacks.arena import tournament
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
    folder = Path(settings.out) / f"{game}-{variant}-{players}-{better}-{weaker}"
    bots = [better] + [weaker] * (players - 1)
    results = tournament(
        game,
        players=players,
        variant=variant,
        bots=bots,
        games=settings.games,
        seed=SEED,
        out=folder,
        jobs=settings.jobs,
    )
    standing = next(standing for standing in results.standings if standing.bot == better)
    rate, fair = standing.win_rate, 1 / players
    cells = (
        f"{game} {variant}",
        players,
        better,
        weaker,
        f"{rate.value:.1%} ({rate.low:.1%}–{rate.high:.1%})",
        f"{fair:.0%}",
        "yes" if rate.low > fair else "not shown",
        settings.games,
    )
    return f"| {' | '.join(map(str, cells))} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--levels", help="WEAKER,BETTER instead of all, for example deckhand,captain@1s")
    parser.add_argument("--games", type=int, default=120)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", default="", help="settings with this in their name, for example two-player or 4")
    parser.add_argument("--out", default="arena-results/levels")
    settings = parser.parse_args()
    print(
        "| game | players | better | weaker | wins (95 %) | equal | shown | games |\n|---|---|---|---|---|---|---|---|"
    )
    for better, weaker in pairs_of(settings.levels):
        for game, variant, players in every_setting():
            if settings.only in f"{game} {variant} {players}":
                print(play(game, variant, players, better, weaker, settings), flush=True)


if __name__ == "__main__":
    main()
