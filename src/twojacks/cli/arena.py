"""`twojacks arena`: bots against bots, and how sure one can be who is better."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path
from typing import Any

import click

from twojacks.cli.support.arguments import MOST_PLAYERS, game_name, whole_number

MOST_GAMES, MOST_JOBS = 10**6, 4096
RESULTS = "arena-results"  # a folder in this one, where a tournament is kept if no other place is named
LONGEST_NAME = 100


@click.command()
@click.option("--game", type=game_name, required=True, metavar="GAME", help="What is played.")
@click.option("--players", type=whole_number("players", 1, MOST_PLAYERS), metavar="N", help="How many play a game.")
@click.option("--bots", multiple=True, metavar="A,B,…", help="Who plays, separated by commas: deckhand,captain@2s.")
@click.option("--bot", "more", multiple=True, metavar="NAME", help="One more, with commas in its name.")
@click.option(
    "--games", type=whole_number("games", 1, MOST_GAMES), metavar="G", default="200", help="How many in all; 200."
)
@click.option("--seed", metavar="TEXT", default="1", help="Any text: the same seed gives the same deals; 1.")
@click.option("--variant", metavar="NAME", help="Which variant; without it, the first one for so many players.")
@click.option("--edition", metavar="FILE", help="What is printed (Montego Bay): a .toml file.")
@click.option("--out", metavar="FOLDER", help=f"Where it is kept; a folder of its own in {RESULTS}.")
@click.option("--jobs", type=whole_number("jobs", 1, MOST_JOBS), metavar="J", help="Processes at once; all cores.")
@click.option("--ray", metavar="ADDRESS", help="Play on a Ray cluster: its address, or local for one of this machine.")
@click.option("--transcript", metavar="FILE", help="Write down everything the bots are shown.")
def command(game: str, players: int | None, bots: tuple[str, ...], more: tuple[str, ...], **settings: Any) -> None:
    """Let bots play each other, every deal from every seat, and sum it up: wins, places, margins, ratings, times.

    Every game is kept as it ends. A tournament that was interrupted goes on when the same command is given again, and
    so does one that was finished, with more games.
    """
    from twojacks.arena import make_plan, run_plan
    from twojacks.cli.playing.tables import choose_players
    from twojacks.cli.support.progress import Progress
    from twojacks.cli.support.standings import print_standings

    how = {name: settings.pop(name) for name in ("jobs", "ray", "transcript")}
    out = settings.pop("out")
    players = players or choose_players(game, settings["variant"], None)
    plan = make_plan(game, players=players, bots=[*split_names(bots), *more], **settings)
    folder = Path(out if out is not None else Path(RESULTS) / folder_name(plan.identity))
    try:
        with Progress(len(plan.games)) as progress:
            results = run_plan(plan, out=folder, progress=progress, **how)
    except KeyboardInterrupt:
        click.echo(f"Interrupted; the games so far are in {folder}. The same command goes on with them.", err=True)
        raise
    print_standings(results, folder)


def split_names(lists: tuple[str, ...]) -> list[str]:
    return [name.strip() for text in lists for name in text.split(",")]


def folder_name(identity: dict[str, Any]) -> str:
    """Of what is played, by whom, and the seed; with a digest where letters a folder may not have are left out."""
    parts = (identity["game"], identity["variant"], identity["players"], "-".join(identity["bots"]), identity["seed"])
    whole = "_".join(map(str, parts))
    plain = re.sub(r"[^\w@.-]+", "-", whole, flags=re.ASCII)
    if plain == whole and len(plain) <= LONGEST_NAME:
        return plain
    digest = hashlib.sha256(json.dumps(identity, sort_keys=True).encode()).hexdigest()[:8]
    return f"{plain[:LONGEST_NAME]}_{digest}"
