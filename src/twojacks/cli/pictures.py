"""`twojacks pictures`: the boards as pictures, for the README."""

from __future__ import annotations

import re
from pathlib import Path

import click

WIDTH = 80
SEED = "a picture"
FONTS = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace"
SCENES = {"halunken-und-spelunken": 31, "montego-bay": 130}  # games, and after how many decisions they are drawn


@click.command(hidden=True)
@click.argument("folder", type=click.Path(path_type=Path, exists=True, file_okay=False))
def command(folder: Path) -> None:
    """Draw one scene of each game into FOLDER, as SVG."""
    for game, decisions in SCENES.items():
        path = folder / f"{game}.svg"
        path.write_text(draw_scene(game, decisions), encoding="utf-8")
        click.echo(path)


def draw_scene(game: str, decisions: int) -> str:
    """Four deckhands play; then somebody sits down and is asked."""
    import io

    from twojacks import Match
    from twojacks.cli.playing.session import Session, Sitter
    from twojacks.cli.playing.tables import make_sitters
    from twojacks.cli.playing.terminal import Terminal
    from twojacks.cli.support.console import make_console
    from twojacks.games import find_game

    match = Match.new(game, players=4, seed=SEED)
    bots = make_sitters(game, ["bot"] * 4, "deckhand", SEED)
    for _ in range(decisions):
        seat = match.to_act[0]
        bot = bots[seat].bot
        assert bot is not None
        match.play(seat, find_game(game).notation.format_action(bot.choose(match.observe(seat), seat)))
    seat = match.to_act[0]
    sitters = tuple(Sitter("you") if number == seat else sitter for number, sitter in enumerate(bots))
    console = make_console(file=io.StringIO(), record=True, width=WIDTH, force_terminal=True, color_system="truecolor")
    session = Session(match, sitters, Terminal(console, interactive=False))
    session.show_board(seat, match)
    session.show_question(seat)
    return with_own_fonts(console.export_svg(title=find_game(game).title, unique_id=game))


def with_own_fonts(svg: str) -> str:
    """Rich asks a server for its font; whoever looks at our pictures asks nobody."""
    svg = re.sub(r"\s*<!--.*?-->", "", svg)
    svg = re.sub(r"\s*@font-face \{.*?\}", "", svg, flags=re.DOTALL)
    return svg.replace("Fira Code, monospace", FONTS)
