"""`twojacks verify`: does a saved game lead where it says, and was its chance made as it was promised?"""

from __future__ import annotations

from typing import Any

import click


@click.command()
@click.argument("save", metavar="FILE")
@click.option("--commitment", metavar="HEX", help="What the table promised before the game; compared with a record's.")
def command(save: str, commitment: str | None) -> None:
    """Replay a saved match or series, or the record of a game on a server, and say in one sentence what it is.

    FILE may be - for the standard input. Exit status 0 if every decision is legal and leads where the file says; of a
    record also if the key of its chance follows from the promised secret and from what everybody added to it.
    """
    from twojacks import Series, saves
    from twojacks.cli.support.arguments import read_text
    from twojacks.cli.support.replays import KINDS, load_text, matches_of
    from twojacks.server.records import FORMAT, verify_record

    text = read_text(save)
    record = saves.read_save(text, (*KINDS, FORMAT))
    is_record = record["format"] == FORMAT
    table = verify_record(record, commitment) if is_record else load_text(text)
    if commitment is not None and not is_record:
        raise click.BadParameter("expected with the record of a game on a server only", param_hint="--commitment")
    matches = matches_of(table)
    decisions = sum(len(match.actions) for match in matches)
    rows = f"series of {table.games}, " if isinstance(table, Series) else ""
    state = f"over, scores {' '.join(map(str, table.scores))}" if table.over else "not over yet"
    click.echo(
        f"{table.game}, {rows}variant {matches[0].variant}, {table.players} players, {decisions} decisions: {state}."
    )
    if is_record:
        click.echo(describe_chance(record))


def describe_chance(record: dict[str, Any]) -> str:
    """Who had a hand in it."""
    added = [str(seat) for seat, contribution in enumerate(record["contributions"]) if contribution]
    seats = f"seats {', '.join(added)}" if len(added) > 1 else f"seat {''.join(added)}" if added else "nobody"
    practised = " Decisions were taken back: a practised game." if record.get("practised") else ""
    return f"Its chance is the promised secret ({record['commitment'][:16]}…) with what {seats} added.{practised}"
