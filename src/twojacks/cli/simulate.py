"""`twojacks simulate`: many random games, summed up."""

from __future__ import annotations

import secrets
import shlex
from typing import Any

import click

from twojacks import BadOptions, Simulation, __version__, simulate
from twojacks.cli.support.arguments import MOST_PLAYERS, game_name, whole_number
from twojacks.kernel.fields import describe

MOST_GAMES = 10**8  # a row of scores for each is kept in memory


@click.command()
@click.argument("game", type=game_name, metavar="GAME")
@click.option("--players", type=whole_number("players", 1, MOST_PLAYERS), metavar="N", help="How many play.")
@click.option("--variant", metavar="NAME", help="Which variant; without it, the first one for so many players.")
@click.option(
    "--games", type=whole_number("games", 1, MOST_GAMES), metavar="G", default="10000", help="How many; 10000."
)
@click.option("--seed", metavar="TEXT", help="Any text: the same seed gives the same games.")
@click.option("--device", metavar="cpu|cuda", default="cpu", help="Where to play; cpu.")
@click.option("--edition", metavar="FILE", help="What is printed (Montego Bay): a .toml file.")
@click.option("--position", metavar="FILE", help="Begin there: a .json file with a position, or small or round.")
@click.option("--ray", metavar="ADDRESS", help="Play on a Ray cluster: its address, or local for one of this machine.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object instead of tables.")
def command(game: str, players: int | None, variant: str | None, as_json: bool, **settings: Any) -> None:
    """Play many games, every seat at random, and sum them up: scores, lengths, who wins, how fast."""
    from twojacks.cli.playing.tables import players_for
    from twojacks.cli.support.progress import Progress
    from twojacks.cli.support.statistics import summarise
    from twojacks.games import find_game
    from twojacks.match import check_variant

    players = players or players_for(game, variant, settings["position"])
    variant = check_variant(find_game(game), players, variant)
    if settings["position"] is None:  # which says itself what is printed
        settings["edition"] = find_game(game).read_edition(settings["edition"])
    if settings["seed"] is None:
        settings["seed"] = secrets.token_hex(8)  # told afterwards, so that the games can be played again
    with Progress(settings["games"]) as progress:
        result = play(game, players=players, variant=variant, progress=progress, **settings)
    edition = settings["edition"]
    played = {"game": game, "variant": variant, "players": players, "edition": edition and edition["name"]}
    how = {"seed": settings["seed"], "device": settings["device"], "version": __version__}
    summary = {**played, **how, **summarise(result)}
    if as_json:
        import json

        click.echo(json.dumps(summary))
    else:
        print_tables(game, summary)


def play(game: str, *, ray: str | None, device: str, **settings: Any) -> Simulation:
    """Here, or on a cluster, with the same results."""
    if ray is None:
        return simulate(game, device=device, **settings)
    if device != "cpu":
        raise BadOptions(f"device: expected cpu with --ray, not {describe(device)}")
    from twojacks.arena.simulations import simulate_on_ray

    return simulate_on_ray(game, ray=ray, **settings)


def print_tables(game: str, summary: dict[str, Any]) -> None:
    from rich.table import Table

    from twojacks.cli.support.console import make_console
    from twojacks.telling.seats import seats_of

    console = make_console()
    table = Table("Seat", title=f"{game}, {summary['variant']}, {summary['games']:,} random games")
    for name in ("mean", "sd", "min", "max", "wins", "95 % interval"):
        table.add_column(name, justify="right")
    for seat, row in zip(seats_of(game, summary["players"]), summary["seats"], strict=True):
        low, high = row["win_rate_interval"]
        table.add_row(
            seat.name,
            *(f"{row['mean']:.2f}", f"{row['sd']:.2f}", str(row["min"]), str(row["max"])),
            *(f"{row['win_rate']:.2%}", f"{low:.2%} – {high:.2%}"),
        )
    lengths = summary["decisions"]
    console.print(table)
    console.print(f"Shared wins: {summary['shared_wins']:,} games; a shared win counts as its share.")
    console.print(f"Decisions a game: mean {lengths['mean']:.1f}, from {lengths['min']} to {lengths['max']}.")
    console.print(
        f"{summary['seconds']:.2f} s: {summary['games_per_second']:,.0f} games/s, "
        f"{summary['decisions_per_second']:,.0f} decisions/s."
    )
    console.print(f"The same games again: --seed {shlex.quote(summary['seed'])}", markup=False)
