"""`twojacks edition`: what is printed on the components of a game. Checks a file, or starts one to fill in."""

from __future__ import annotations

from pathlib import Path

import click

from twojacks.cli.support.arguments import game_name
from twojacks.errors import BadEdition, BadOptions
from twojacks.games import find_game, game_names
from twojacks.kernel.game import Editions

WRONG = 2  # the exit status of a mistake, as everywhere

game_option = click.option(
    "--game", type=game_name, metavar="GAME", help="Which game; only needed if several have editions."
)


@click.group(invoke_without_command=True)
@click.pass_context
def command(context: click.Context) -> None:
    """Editions: the numbers printed on the components of a game."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


@command.command()
@click.argument("file", type=click.Path(path_type=Path))
@game_option
def check(file: Path, game: str | None) -> int:
    """Say line by line what is wrong with an edition."""
    editions = find_editions(game)
    try:
        edition = editions.read_file(file)
    except BadEdition as error:
        for problem in error.problems:
            click.echo(problem)
        count = len(error.problems)
        click.echo(f"{file}: {count} thing{'s' if count > 1 else ''} to put right")
        return WRONG
    click.echo(f"{file}: {editions.describe(edition)}")
    return 0


@command.command()
@click.argument("file", type=click.Path(path_type=Path))
@game_option
def new(file: Path, game: str | None) -> None:
    """Write a commented template, to fill in from the box."""
    template = find_editions(game).template
    if file.suffix != ".toml":
        raise BadOptions(f"file: expected a name that ends in .toml, not {file}")
    try:
        with file.open("x", encoding="utf-8") as out:
            out.write(template.read_text("utf-8"))
    except FileExistsError as error:
        raise BadOptions(f"file: expected a new one; {file} exists and is left as it is") from error
    except OSError as error:
        raise BadOptions(f"file: expected one that can be written; {file}: {error.strerror}") from error
    click.echo(f"{file}: fill in the numbers of the box, then run: twojacks edition check {file}")


def find_editions(game: str | None) -> Editions:
    """Those of the named game, or of the only one that has some."""
    having = {name: editions for name in game_names() if (editions := find_game(name).editions) is not None}
    names = [game] if game is not None else list(having)
    if len(names) != 1 or names[0] not in having:
        raise BadOptions(f"game: expected one that has editions: {', '.join(having)}")
    return having[names[0]]
