"""`twojacks hint`: what a captain would do in a saved game."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

import click

from twojacks.cli.support.arguments import whole_number

if TYPE_CHECKING:
    from twojacks import Match

MOST_SIMULATIONS = 10**9
MOST_THREADS = 256


@click.command()
@click.argument("save", metavar="SAVE")
@click.option("--seat", type=whole_number("seat", 0, 9), metavar="K", help="For whom; the first seat that is asked.")
@click.option("--seconds", type=float, default=1.0, metavar="S", help="How long to think; 1.")
@click.option(
    "--simulations", type=whole_number("simulations", 1, MOST_SIMULATIONS), metavar="N", help="At most so many games."
)
@click.option(
    "--threads", type=whole_number("threads", 1, MOST_THREADS), metavar="T", default="1", help="Cores to use; 1."
)
@click.option("--json", "as_json", is_flag=True, help="All of it as JSON.")
def command(save: str, seat: int | None, seconds: float, simulations: int | None, threads: int, as_json: bool) -> None:
    """Say how often each option should be played, how likely it wins, and why.

    SAVE is a file, or - for the standard input; of a series the last match. Only what the seat can see is used.
    """
    from twojacks.cli.support.replays import load, matches_of
    from twojacks.errors import BadOptions

    match = matches_of(load(save))[-1]
    if match.over:
        raise BadOptions("save: expected a match that is not over")
    chosen = match.to_act[0] if seat is None else seat
    hint = match.hint(chosen, seconds, simulations=simulations, threads=threads)
    if as_json:
        click.echo(json.dumps(asdict(hint)))
    else:
        print_hint(match, hint)


def print_hint(match: Match, hint: Any) -> None:
    from rich.table import Table

    from twojacks.cli.support.console import make_console
    from twojacks.telling.seats import seats_of

    console, seats = make_console(), seats_of(match.game, match.players)
    table = Table(title=f"{seats[hint.seat].name}: {hint.best}", title_justify="left", box=None, pad_edge=False)
    for heading in ("option", "play", "wins", "games"):
        table.add_column(heading, justify="left" if heading == "option" else "right")
    for option in sorted(hint.options, key=lambda option: (-option.mix, -option.chance)):
        table.add_row(option.action, f"{option.mix:.0%}", f"{option.chance:.0%}", f"{option.simulations:,}")
    console.print(table)
    console.print(hint.why, markup=False)
    chances = ", ".join(f"{seat.name} {chance:.0%}" for seat, chance in zip(seats, hint.chances, strict=True))
    console.print(f"[quiet]Chances:[/] {chances}")
    console.print(f"[quiet]{hint.simulations:,} games played out in {hint.seconds:.1f} s[/]")
