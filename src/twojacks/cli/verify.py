"""`twojacks verify`: does a saved game lead where it says?"""

from __future__ import annotations

import click


@click.command()
@click.argument("save", metavar="SAVE")
def command(save: str) -> None:
    """Replay a saved match or series, and say in one sentence what it is.

    SAVE is a file, or - for the standard input. Exit status 0 if every decision is legal and leads where the save says.
    """
    from twojacks import Series
    from twojacks.cli.support.replays import load, matches_of

    table = load(save)
    matches = matches_of(table)
    decisions = sum(len(match.actions) for match in matches)
    rows = f"series of {table.games}, " if isinstance(table, Series) else ""
    state = f"over, scores {' '.join(map(str, table.scores))}" if table.over else "not over yet"
    click.echo(
        f"{table.game}, {rows}variant {matches[0].variant}, {table.players} players, {decisions} decisions: {state}."
    )
