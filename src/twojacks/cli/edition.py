"""Editions of Montego Bay: check a file, or begin one to fill in from the box."""

from __future__ import annotations

from pathlib import Path

import click

from twojacks.errors import BadEdition, BadOptions
from twojacks.games.montego_bay.editions import TEMPLATE, read_file

WRONG = 2  # the exit status of a mistake, as everywhere


@click.group(invoke_without_command=True)
@click.pass_context
def command(context: click.Context) -> None:
    """Editions of Montego Bay: the numbers printed on ships and storerooms."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


@command.command()
@click.argument("file", type=click.Path(path_type=Path))
def check(file: Path) -> int:
    """Say line by line what is wrong with an edition."""
    try:
        edition = read_file(file)
    except BadEdition as error:
        for problem in error.problems:
            click.echo(problem)
        count = len(error.problems)
        click.echo(f"{file}: {count} thing{'s' if count > 1 else ''} to put right")
        return WRONG
    red, yellow = (sum(ship[side]["capacity"] for ship in edition["ships"]) for side in ("red", "yellow"))
    click.echo(f"{file}: {edition['title']} can be played; its ships hold {red} barrels (red) and {yellow} (yellow)")
    return 0


@command.command()
@click.argument("file", type=click.Path(path_type=Path))
def new(file: Path) -> None:
    """Write a commented template, to fill in from the box."""
    if file.suffix != ".toml":
        raise BadOptions(f"file: expected a name that ends in .toml, not {file}")
    try:
        with file.open("x", encoding="utf-8") as out:
            out.write(TEMPLATE.read_text("utf-8"))
    except FileExistsError as error:
        raise BadOptions(f"file: expected a new one; {file} exists and is left as it is") from error
    except OSError as error:
        raise BadOptions(f"file: expected one that can be written; {file}: {error.strerror}") from error
    click.echo(f"{file}: fill in the numbers of the box, then run: twojacks edition check {file}")
