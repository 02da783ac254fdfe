"""`twojacks pictures`: the boards as pictures, for the README."""

from __future__ import annotations

import re
from pathlib import Path

import click

WIDTH = 80
SEED = "a picture"
FONTS = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace"


@click.command(hidden=True)
@click.argument("folder", type=click.Path(path_type=Path, exists=True, file_okay=False))
def command(folder: Path) -> None:
    """Draw one scene of each game into FOLDER, as SVG."""
    from twojacks.games import game_names

    for game in game_names():
        path = folder / f"{game}.svg"
        path.write_text(draw_scene(game), encoding="utf-8")
        click.echo(path)


def draw_scene(name: str) -> str:
    """The middle of a game between deckhands, in which a person takes over a seat and is asked."""
    import io

    from twojacks import Match
    from twojacks.cli.interactive.seating import make_occupants
    from twojacks.cli.interactive.session import Occupant, Session
    from twojacks.cli.interactive.terminal import Terminal
    from twojacks.cli.support.console import make_console
    from twojacks.games import find_game

    game = find_game(name)
    players = game.player_counts[-1]
    whole = Match.new(name, players=players, seed=SEED)
    bots = make_occupants(name, ["bot"] * players, "deckhand", SEED)
    while not whole.over:
        seat = whole.to_act[0]
        bot = bots[seat].bot
        assert bot is not None
        whole.play(seat, game.notation.format_action(bot.choose(whole.observe(seat), seat)))
    match = whole.rewound(len(whole.actions) // 2)
    seat = match.to_act[0]
    occupants = tuple(Occupant("you") if number == seat else occupant for number, occupant in enumerate(bots))
    console = make_console(file=io.StringIO(), record=True, width=WIDTH, force_terminal=True, color_system="truecolor")
    session = Session(match, occupants, Terminal(console, interactive=False))
    session.show_board(seat, match)
    session.show_question(seat)
    return with_own_fonts(console.export_svg(title=game.title, unique_id=name))


def with_own_fonts(svg: str) -> str:
    """Rich fetches its font from a server; our pictures fetch nothing."""
    svg = re.sub(r"\s*<!--.*?-->", "", svg)
    svg = re.sub(r"\s*@font-face \{.*?\}", "", svg, flags=re.DOTALL)
    return svg.replace("Fira Code, monospace", FONTS)
