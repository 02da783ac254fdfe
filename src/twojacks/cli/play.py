"""`twojacks play`: a game in this terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from twojacks.cli.support.arguments import MOST_PLAYERS, game_name, language_option, whole_number


@click.command()
@click.argument("game", type=game_name, required=False, metavar="[GAME]")
@click.option("--players", type=whole_number("players", 1, MOST_PLAYERS), metavar="N", help="How many play.")
@click.option("--variant", metavar="NAME", help="Which variant; by default the first for that number of players.")
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
@click.option("--edition", metavar="FILE", help="What is printed, for a game with editions: a .toml file.")
@click.option("--save", metavar="FILE", help="Keep the game in this file, with who sits where.")
@click.option(
    "--resume", metavar="FILE", help="Go on with a saved game, with the same people and bots; it is kept there again."
)
@language_option
def command(**choices: Any) -> None:
    """Play in this terminal, against bots or with people around one keyboard.

    Without arguments you are asked what to play.
    """
    from twojacks.bots import find_bot
    from twojacks.bots.process.transcripts import Transcript
    from twojacks.cli.interactive.menu import DEFAULT_BOT
    from twojacks.cli.interactive.notices import showing_notices
    from twojacks.cli.interactive.save_files import target
    from twojacks.cli.interactive.seating import begin_own_bots, make_occupants, warm_characters
    from twojacks.cli.interactive.session import Session
    from twojacks.cli.interactive.terminal import Leaving, Terminal
    from twojacks.cli.support.console import make_console
    from twojacks.text.fluent import speak

    terminal = Terminal(make_console(), speak(choices["language"]))
    find_bot(choices["bot"] or DEFAULT_BOT)
    transcript = None if choices["transcript"] is None else Transcript(choices["transcript"])
    if choices["save"] is not None and choices["resume"] is None:
        target(choices["save"])
    try:
        table, words = set_table(terminal, choices)
    except Leaving:
        return
    occupants = make_occupants(table.game, words, choices["bot"] or DEFAULT_BOT, choices["seed"], transcript)
    session = Session(table, occupants, terminal, choices["save"])
    begin_own_bots(session.match, occupants)
    with showing_notices(terminal.console):
        warm_characters(session.match, occupants)
        session.run()


def set_table(terminal: Any, choices: dict[str, Any]) -> tuple[Any, list[str]]:
    """The match or series, and who plays each seat; open questions are asked, or answered by defaults."""
    if choices["game"] is None and choices["resume"] is None:
        ask_for_game(terminal, choices)
    return begin(choices) if choices["resume"] is None else resume(terminal, choices)


def begin(choices: dict[str, Any]) -> tuple[Any, list[str]]:
    from twojacks import Match, Series
    from twojacks.cli.interactive.seating import choose_players, read_seats, seat_words

    seats = read_seats(choices["seats"])
    players = choices["players"] or choose_players(choices["game"], choices["variant"], seats)
    make = Series.new if choices["series"] else Match.new
    chosen = {name: choices[name] for name in ("variant", "seed", "edition")}
    table = make(choices["game"], players=players, **chosen)
    return table, seat_words(table.players, seats, choices["humans"])


def resume(terminal: Any, choices: dict[str, Any]) -> tuple[Any, list[str]]:
    """The same players go on with the game, unless others are named, and it is kept in the same file."""
    from twojacks.cli.interactive.menu import ask_seats
    from twojacks.cli.interactive.save_files import target
    from twojacks.cli.interactive.seating import change_bots, read_seats, resume_table, seat_words
    from twojacks.games import find_game
    from twojacks.text.narration.seats import seats_of

    check_alone(choices)
    table, words = resume_table(choices["resume"])
    if choices["save"] is not None:
        target(choices["save"], table.save())
    elif choices["resume"] != "-":
        choices["save"] = choices["resume"]
    if choices["seats"] is not None or choices["humans"] is not None:
        return table, seat_words(table.players, read_seats(choices["seats"]), choices["humans"])
    words = words or ask_seats(terminal, seats_of(find_game(table.game), table.players, words=terminal.words))
    return table, change_bots(words) if choices["bot"] else words


def check_alone(choices: dict[str, Any]) -> None:
    """A saved game says what is played, so options may not."""
    from twojacks.errors import BadOptions

    told = ("game", "players", "variant", "seed", "series", "edition")
    if any(choices[name] not in (None, False) for name in told):
        raise BadOptions(f"resume: expected no {', '.join(told[:-1])} or {told[-1]} beside it: the file says them")


def ask_for_game(terminal: Any, choices: dict[str, Any]) -> None:
    """Asks the menu's questions. The menu does not open beside options that belong to a game."""
    from twojacks.cli.interactive.menu import ask_choices, ask_to_resume, welcome
    from twojacks.cli.interactive.save_files import find_unfinished
    from twojacks.errors import BadOptions
    from twojacks.games import game_names

    if any(choices[name] is not None for name in ("players", "variant", "humans", "seats", "edition")):
        raise BadOptions(
            f"game: expected one of {', '.join(game_names())} beside these options; without any you are asked"
        )
    welcome(terminal)
    saved = None if choices["seed"] or choices["series"] else find_unfinished(Path())
    if saved and ask_to_resume(terminal, *saved):
        choices["resume"] = str(saved[0])
    else:
        choices.update(vars(ask_choices(terminal, series=choices["series"])))
