"""`twojacks restore`: the tables of a backup, for a server that has none."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path

import click

from twojacks.cli.support.databases import data_folder, data_option, database_option, database_url


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@data_option
@database_option
def command(file: Path, data: Path | None, database: str | None) -> None:
    """Put the tables of FILE, a backup, where a server finds them. Nothing is overwritten; no server may run there.

    A backup of a folder may go into a PostgreSQL, and the other way round.
    """
    from twojacks.server.backups import restore
    from twojacks.server.folders import occupied

    with nullcontext() if database else occupied(data_folder(data)):
        click.echo(f"{restore(file, database_url(data, database))} are back")
