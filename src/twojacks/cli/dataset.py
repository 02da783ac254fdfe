"""`twojacks dataset`: games as data, one row a decision."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click

from twojacks.cli.support.arguments import MOST_PLAYERS, game_name, whole_number

MOST_GAMES, MOST_JOBS = 10**9, 4096
PLAYING, HOW = ("players", "variant", "games", "bots", "seed", "edition", "position"), ("jobs", "ray")


@click.command()
@click.argument("out", metavar="FILE")
@click.option("--game", type=game_name, metavar="GAME", help="Play this game, bots against each other.")
@click.option("--players", type=whole_number("players", 1, MOST_PLAYERS), metavar="N", help="How many play.")
@click.option("--variant", metavar="NAME", help="Which variant; without it, the first one for so many players.")
@click.option("--games", type=whole_number("games", 1, MOST_GAMES), metavar="G", default="100", help="How many; 100.")
@click.option("--bots", metavar="A,B,…", help="Who plays: one name for all seats, or one for each; without it, random.")
@click.option("--seed", metavar="TEXT", help="Any text: the same seed gives the same file, unless bots are timed.")
@click.option("--edition", metavar="FILE", help="What is printed (Montego Bay): a .toml file.")
@click.option("--position", metavar="FILE", help="Begin there: a .json file with a position, or small or round.")
@click.option("--jobs", type=whole_number("jobs", 1, MOST_JOBS), metavar="J", help="Processes at once; all cores.")
@click.option("--ray", metavar="ADDRESS", help="Play on a Ray cluster: its address, or local for one of this machine.")
@click.option("--from", "saves", multiple=True, metavar="SAVE", help="Write this saved game, or all .json of a folder.")
def command(out: str, game: str | None, saves: tuple[str, ...], **settings: Any) -> None:
    """Write games to FILE as Parquet, one row a decision: what the seat saw, its options, its choice, how it ended.

    Either self-play (--game) or saved games (--from, which may be repeated). docs/research.md says what the columns
    are, and how to read the file with pandas, Polars or DuckDB, or back into matches.
    """
    from twojacks.errors import BadOptions

    if (game is None) == (not saves):
        raise BadOptions("game: expected either --game, to play, or --from, to write saved games")
    if game is None:
        check_nothing_to_play()
        write_saves(out, saves)
    else:
        play(out, game, settings)


def check_nothing_to_play() -> None:
    """Saved games were played: what says how to play would be ignored."""
    from twojacks.errors import BadOptions

    context = click.get_current_context()
    for name in (*PLAYING, *HOW):
        if context.get_parameter_source(name) is click.core.ParameterSource.COMMANDLINE:
            raise BadOptions(f"{name}: expected with --game only; --from writes games that were played")


def write_saves(out: str, saves: tuple[str, ...]) -> None:
    from twojacks.cli.support.replays import load, matches_of
    from twojacks.dataset import write_matches
    from twojacks.errors import BadOptions

    paths = [path for save in saves for path in files_of(save)]
    if not paths:
        raise BadOptions(f"from: expected saved games, and {', '.join(saves)} has none")
    rows = write_matches((match for path in paths for match in matches_of(load(path))), out)
    click.echo(f"{rows:,} decisions of {len(paths):,} saved games in {out}.")


def files_of(save: str) -> Iterator[str]:
    folder = Path(save)
    yield from map(str, sorted(folder.glob("*.json"))) if folder.is_dir() else [save]


def play(out: str, game: str, settings: dict[str, Any]) -> None:
    from twojacks.cli.playing.tables import players_for
    from twojacks.cli.support.progress import Progress
    from twojacks.dataset import plan_self_play, write_self_play

    how = {name: settings.pop(name) for name in HOW}
    names = settings.pop("bots")
    bots = [] if names is None else [name.strip() for name in names.split(",")]
    settings["players"] = settings["players"] or players_for(game, settings["variant"], settings["position"])
    settings["seed"] = settings["seed"] or secrets.token_hex(8)  # kept in the file, with the number of each game
    plan = plan_self_play(game, bots=bots, **settings)
    with Progress(plan.games) as progress:
        rows = write_self_play(plan, out, progress=progress, **how)
    click.echo(f"{rows:,} decisions of {plan.games:,} games of {game} in {out}.")
