"""`twojacks backup`: all tables of a server, running or not, in one file."""

from __future__ import annotations

from pathlib import Path

import click

from twojacks.cli.support.databases import data_option, database_option, database_url


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@data_option
@database_option
def command(file: Path, data: Path | None, database: str | None) -> None:
    """Write all tables into FILE, which must not exist yet. The server may run meanwhile.

    FILE is readable for its owner only: it holds what decides the games that are being played.
    """
    from twojacks.server.backups import back_up

    click.echo(f"{back_up(database_url(data, database), file)} are in {file}")
