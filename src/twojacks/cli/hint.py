"""`twojacks hint`: what an admiral would do in a saved game."""

from __future__ import annotations

import json
from dataclasses import asdict

import click

from twojacks.cli.support.arguments import language_option, whole_number

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
@language_option
def command(
    save: str, seat: int | None, seconds: float, simulations: int | None, threads: int, as_json: bool, language: str
) -> None:
    """Say how often each option should be played, how likely it wins, and why.

    SAVE is a file, or - for the standard input; of a series the last match. Only what the seat can see is used.
    """
    from twojacks.cli.support.console import make_console
    from twojacks.cli.support.hints import show_hint
    from twojacks.cli.support.replays import load, matches_of
    from twojacks.errors import BadOptions
    from twojacks.games import find_game
    from twojacks.telling.seats import seats_of
    from twojacks.words import speak

    match = matches_of(load(save))[-1]
    if match.over:
        raise BadOptions("save: expected a match that is not over")
    chosen = match.to_act[0] if seat is None else seat
    hint = match.hint(chosen, seconds, simulations=simulations, threads=threads)
    if as_json:
        click.echo(json.dumps(asdict(hint)))
    else:
        words = speak(language)
        seats = seats_of(match.game, match.players, words=words)
        show_hint(make_console(), words, find_game(match.game), hint, seats)
