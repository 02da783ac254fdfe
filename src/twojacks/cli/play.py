"""`twojacks play`: a game in this terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from twojacks.cli.support.arguments import MOST_PLAYERS, game_name, language_option, whole_number


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
@click.option("--transcript", metavar="FILE", help="Write down what bots are shown and answer, a line of JSON each.")
@click.option("--series", is_flag=True, help="Three games in a row, totals added.")
@click.option("--edition", metavar="FILE", help="What is printed (Montego Bay): a .toml file.")
@click.option("--save", metavar="FILE", help="Keep the game in this file, with who sits where.")
@click.option(
    "--resume", metavar="FILE", help="Go on with a saved game, with the same people and bots; it is kept there again."
)
@language_option
def command(**wishes: Any) -> None:
    """Play in this terminal, against bots or with people around one keyboard.

    Without arguments you are asked what to play.
    """
    from twojacks.bots import find_bot
    from twojacks.bots.transcripts import Transcript
    from twojacks.cli.playing.files import target
    from twojacks.cli.playing.menu import DEFAULT_BOT
    from twojacks.cli.playing.notices import telling
    from twojacks.cli.playing.session import Session
    from twojacks.cli.playing.tables import begin_own_bots, make_sitters, warm_characters
    from twojacks.cli.playing.terminal import Leaving, Terminal
    from twojacks.cli.support.console import make_console
    from twojacks.words import speak

    terminal = Terminal(make_console(), speak(wishes["language"]))
    find_bot(wishes["bot"] or DEFAULT_BOT)
    transcript = None if wishes["transcript"] is None else Transcript(wishes["transcript"])
    if wishes["save"] is not None and wishes["resume"] is None:
        target(wishes["save"])
    try:
        table, words = set_table(terminal, wishes)
    except Leaving:
        return
    sitters = make_sitters(table.game, words, wishes["bot"] or DEFAULT_BOT, wishes["seed"], transcript)
    session = Session(table, sitters, terminal, wishes["save"])
    begin_own_bots(session.match, sitters)
    with telling(terminal.console):
        warm_characters(session.match, sitters)
        session.run()


def set_table(terminal: Any, wishes: dict[str, Any]) -> tuple[Any, list[str]]:
    """The match or series asked for, and who sits where; what was left open is asked, or chosen."""
    if wishes["game"] is None and wishes["resume"] is None:
        ask_for_game(terminal, wishes)
    return begin(wishes) if wishes["resume"] is None else resume(terminal, wishes)


def begin(wishes: dict[str, Any]) -> tuple[Any, list[str]]:
    from twojacks import Match, Series
    from twojacks.cli.playing.tables import choose_players, read_seats, seat_words

    seats = read_seats(wishes["seats"])
    players = wishes["players"] or choose_players(wishes["game"], wishes["variant"], seats)
    make = Series.new if wishes["series"] else Match.new
    chosen = {name: wishes[name] for name in ("variant", "seed", "edition")}
    table = make(wishes["game"], players=players, **chosen)
    return table, seat_words(table.players, seats, wishes["humans"])


def resume(terminal: Any, wishes: dict[str, Any]) -> tuple[Any, list[str]]:
    """Those who began the game go on with it, unless others are named, and it is kept where it was."""
    from twojacks.cli.playing.files import target
    from twojacks.cli.playing.menu import ask_seats
    from twojacks.cli.playing.tables import change_bots, read_seats, resume_table, seat_words
    from twojacks.telling.seats import seats_of

    check_alone(wishes)
    table, words = resume_table(wishes["resume"])
    if wishes["save"] is not None:
        target(wishes["save"], table.save())
    elif wishes["resume"] != "-":
        wishes["save"] = wishes["resume"]
    if wishes["seats"] is not None or wishes["humans"] is not None:
        return table, seat_words(table.players, read_seats(wishes["seats"]), wishes["humans"])
    words = words or ask_seats(terminal, seats_of(table.game, table.players, words=terminal.words))
    return table, change_bots(words) if wishes["bot"] else words


def check_alone(wishes: dict[str, Any]) -> None:
    """A saved game says itself what is played."""
    from twojacks.errors import BadOptions

    told = ("game", "players", "variant", "seed", "series", "edition")
    if any(wishes[name] not in (None, False) for name in told):
        raise BadOptions(f"resume: expected no {', '.join(told[:-1])} or {told[-1]} beside it: the file says them")


def ask_for_game(terminal: Any, wishes: dict[str, Any]) -> None:
    """The menu's answers become wishes; beside options that belong to a game it is not opened."""
    from twojacks.cli.playing.files import find_unfinished
    from twojacks.cli.playing.menu import ask_to_resume, ask_wishes, welcome
    from twojacks.errors import BadOptions
    from twojacks.games import FOLDERS

    if any(wishes[name] is not None for name in ("players", "variant", "humans", "seats", "edition")):
        raise BadOptions(f"game: expected one of {', '.join(FOLDERS)} beside these options; without any you are asked")
    welcome(terminal)
    saved = None if wishes["seed"] or wishes["series"] else find_unfinished(Path())
    if saved and ask_to_resume(terminal, *saved):
        wishes["resume"] = str(saved[0])
    else:
        wishes.update(vars(ask_wishes(terminal, series=wishes["series"])))
