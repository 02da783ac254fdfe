"""For whoever just typed `play`: a few questions, each with an answer that Enter takes."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from rich.markup import escape

from twojacks import Match, Series
from twojacks.bots import CHARACTERS
from twojacks.cli.playing.session import HUMAN
from twojacks.cli.playing.terminal import Leaving, Terminal
from twojacks.errors import BadOptions
from twojacks.games import FOLDERS, find_game
from twojacks.telling.seats import Seats

ABOUT = {"halunken-und-spelunken": "terminal-about-halunken", "montego-bay": "terminal-about-montego"}
DEFAULT_PLAYERS = 3
SERIES = 3  # games (HS-E3)
LEAVING = ("quit", "exit", "q")
DEFAULT_BOT = "deckhand"


@dataclass(frozen=True)
class Wishes:
    game: str
    players: int
    variant: str
    humans: int
    bot: str
    series: bool


def welcome(terminal: Terminal) -> None:
    terminal.console.print(f"\n[heading]Two Jacks[/]: {terminal.words.say('terminal-welcome')}\n")


def ask_to_resume(terminal: Terminal, saved: Path, table: Match | Series) -> bool:
    question = terminal.words.say(
        "terminal-go-on",
        file=escape(saved.name),
        game=find_game(table.game).title,
        games=table.games if isinstance(table, Series) else 1,
        players=table.players,
    )
    return ask_word(terminal, question, ["yes", "no"]) == "yes"


def ask_wishes(terminal: Terminal, *, series: bool) -> Wishes:
    """A series that was already asked for is not asked about."""
    say, game = terminal.words.say, ask_game(terminal)
    variants = find_game(game).variants
    counts = sorted({count for several in variants.values() for count in several})
    players = ask_number(terminal, say("terminal-how-many"), counts, default_players(counts))
    fitting = [name for name, several in variants.items() if players in several]
    variant = fitting[0] if len(fitting) == 1 else ask_word(terminal, say("terminal-which-variant"), fitting)
    humans = ask_number(terminal, say("terminal-how-many-people"), list(range(players + 1)), 1)
    bot = (
        ask(terminal, say("terminal-who-plays-the-rest"), list(CHARACTERS), DEFAULT_BOT)
        if humans < players
        else DEFAULT_BOT
    )
    series = series or ask_number(terminal, say("terminal-one-or-series", games=SERIES), [1, SERIES], 1) == SERIES
    return Wishes(game, players, variant, humans, bot, series)


def ask_seats(terminal: Terminal, seats: Seats) -> list[str]:
    """Who goes on with a game that somebody else began, or that was saved elsewhere."""
    if not terminal.interactive:
        raise BadOptions("seats: expected --seats or --humans beside --resume: the file does not say who sits where")
    words = [HUMAN, *CHARACTERS]
    return [ask_word(terminal, terminal.words.say("terminal-who-plays", seat=seat.name), words) for seat in seats]


def default_players(counts: list[int]) -> int:
    return DEFAULT_PLAYERS if DEFAULT_PLAYERS in counts else counts[0]


def ask_game(terminal: Terminal) -> str:
    games = list(FOLDERS)
    for number, game in enumerate(games, 1):
        about = f": {terminal.words.say(ABOUT[game])}" if game in ABOUT else ""
        terminal.console.print(f"  [label]{number}[/] {find_game(game).title}{about}")
    return games[ask_number(terminal, terminal.words.say("terminal-which-game"), list(range(1, len(games) + 1)), 1) - 1]


def ask_number(terminal: Terminal, question: str, numbers: list[int], default: int) -> int:
    return int(ask(terminal, question, [str(number) for number in numbers], str(default)))


def ask_word(terminal: Terminal, question: str, words: list[str]) -> str:
    return ask(terminal, question, words, words[0])


def ask(terminal: Terminal, question: str, answers: list[str], default: str) -> str:
    """Until the answer is one of those offered; a unique beginning will do."""
    while True:
        others = "/".join(answers)
        answer = terminal.read(f"{question} ({others}) [label]\\[{default}][/]:").lower() or default
        found = [word for word in answers if word == answer] or [word for word in answers if word.startswith(answer)]
        if len(found) == 1:
            return found[0]
        if answer in LEAVING:
            raise Leaving
        terminal.console.print(f"[refusal]{terminal.words.say('terminal-please', answers=', '.join(answers))}[/]")
