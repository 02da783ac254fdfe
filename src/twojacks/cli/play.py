"""`twojacks play`: a game in this terminal."""

from __future__ import annotations

from typing import Any

import click

from twojacks.cli.support.arguments import MOST_PLAYERS, game_name, whole_number


@click.command()
@click.argument("game", type=game_name, required=False, metavar="[GAME]")
@click.option("--players", type=whole_number("players", 1, MOST_PLAYERS), metavar="N", help="How many play.")
@click.option("--variant", metavar="NAME", help="Which variant; without it, the first one for so many players.")
@click.option(
    "--humans", type=whole_number("humans", 0, 9), metavar="K", help="People at this keyboard, in the first seats; 1."
)
@click.option(
    "--seats", metavar="WHO,WHO,…", help="Who plays each seat: human, bot or a bot's name, separated by commas."
)
@click.option("--bot", metavar="NAME", help="Which bot plays where none is named; deckhand.")
@click.option("--seed", metavar="TEXT", help="Any text: the same seed gives the same game.")
@click.option("--series", is_flag=True, help="Three games in a row, totals added.")
@click.option("--edition", metavar="FILE", help="What is printed (Montego Bay): a .toml file.")
@click.option("--save", metavar="FILE", help="Keep the game in this file.")
@click.option("--resume", metavar="FILE", help="Go on with a saved game.")
def command(**wishes: Any) -> None:
    """Play in this terminal, against bots or with people around one keyboard.

    Without arguments you are asked what to play.
    """
    from twojacks.bots import find_character
    from twojacks.cli.playing.files import target
    from twojacks.cli.playing.menu import DEFAULT_BOT
    from twojacks.cli.playing.session import Session
    from twojacks.cli.playing.tables import make_sitters, read_seats, seat_words
    from twojacks.cli.playing.terminal import Leaving, Terminal
    from twojacks.cli.support.console import make_console

    terminal = Terminal(make_console())
    find_character(wishes["bot"] or DEFAULT_BOT)
    if wishes["save"] is not None:
        target(wishes["save"])
    try:
        table = set_table(terminal, wishes)
    except Leaving:
        return
    words = seat_words(table.players, read_seats(wishes["seats"]) if wishes["seats"] else None, wishes["humans"])
    sitters = make_sitters(table.game, words, wishes["bot"] or DEFAULT_BOT, wishes["seed"])
    Session(table, sitters, terminal, wishes["save"]).run()


def set_table(terminal: Any, wishes: dict[str, Any]) -> Any:
    """The match or series asked for; what was left open is asked, or chosen."""
    from twojacks import Match, Series
    from twojacks.cli.playing.tables import choose_players, read_seats, resume_table

    if wishes["resume"] is not None:
        check_alone(wishes)
        return resume_table(wishes["resume"])
    if wishes["game"] is None:
        ask_for_game(terminal, wishes)
    seats = read_seats(wishes["seats"]) if wishes["seats"] else None
    players = wishes["players"] or choose_players(wishes["game"], wishes["variant"], seats)
    make = Series.new if wishes["series"] else Match.new
    chosen = {name: wishes[name] for name in ("variant", "seed", "edition")}
    return make(wishes["game"], players=players, **chosen)


def check_alone(wishes: dict[str, Any]) -> None:
    """A saved game says itself what is played."""
    from twojacks.errors import BadOptions

    if any(wishes[name] for name in ("game", "players", "variant", "series", "edition")):
        raise BadOptions("resume: expected no game, players, variant, series or edition beside it: the file says them")


def ask_for_game(terminal: Any, wishes: dict[str, Any]) -> None:
    """The menu's answers become wishes; beside options that belong to a game it is not opened."""
    from twojacks.cli.playing.menu import ask_wishes
    from twojacks.errors import BadOptions
    from twojacks.games import FOLDERS

    if any(wishes[name] is not None for name in ("players", "variant", "humans", "seats", "edition")):
        raise BadOptions(f"game: expected one of {', '.join(FOLDERS)} beside these options; without any you are asked")
    wishes.update(vars(ask_wishes(terminal)))
