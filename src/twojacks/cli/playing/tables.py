"""Setting the table: who sits where, and what is played."""

from __future__ import annotations

import secrets

from twojacks import Match, Series, saves
from twojacks.bots import CHARACTERS, make_bot
from twojacks.cli.playing.files import SEATS
from twojacks.cli.playing.menu import default_players
from twojacks.cli.playing.session import HUMAN, Sitter
from twojacks.cli.support.arguments import read_text
from twojacks.cli.support.replays import KINDS, load_text
from twojacks.errors import BadOptions, BadSave
from twojacks.games import find_game
from twojacks.kernel.fields import describe

BOT = "bot"


def read_seats(text: str | None) -> list[str] | None:
    """``human,bot,cabin-boy``: who plays each seat, from seat 0 on."""
    if text is None:
        return None
    words = [word.strip().lower() for word in text.split(",")]
    known = (HUMAN, BOT, *CHARACTERS)
    for word in words:
        if word not in known:
            raise BadOptions(f"seats: expected {', '.join(known)}, separated by commas, not {word!r}")
    return words


def choose_players(game: str, variant: str | None, seats: list[str] | None) -> int:
    """As many as seats were named, or a number that suits the variant."""
    if seats is not None:
        return len(seats)
    variants = find_game(game).variants
    fitting = variants.get(variant or "") or sorted({count for several in variants.values() for count in several})
    return default_players(list(fitting))


def seat_words(players: int, seats: list[str] | None, humans: int | None) -> list[str]:
    """Who plays each seat: as named, or people first and then bots."""
    if seats is not None and humans is not None:
        raise BadOptions("humans: expected either --humans or --seats, not both")
    if humans is not None and humans > players:
        raise BadOptions(f"humans: expected at most {players}, because {players} play, not {humans}")
    if seats is None:
        people = 1 if humans is None else humans
        seats = [HUMAN] * people + [BOT] * (players - people)
    if len(seats) != players:
        raise BadOptions(f"seats: expected {players} of them, because {players} play, not {len(seats)}")
    return seats


def change_bots(words: list[str]) -> list[str]:
    """The same people, and for the bots whoever plays where none is named."""
    return [HUMAN if word == HUMAN else BOT for word in words]


def make_sitters(game: str, words: list[str], bot: str, seed: str | int | None) -> tuple[Sitter, ...]:
    """Bots throw their own dice: with the match's seed they play the same game again, else a new one."""
    own = secrets.token_hex(8) if seed is None else seed
    you = "you" if words.count(HUMAN) == 1 else HUMAN
    sitters = []
    for seat, word in enumerate(words):
        name = bot if word == BOT else word
        made = None if word == HUMAN else make_bot(name, find_game(game), seed=f"{own} {seat}")
        sitters.append(Sitter(you if made is None else name, made))
    return tuple(sitters)


def resume_table(path: str) -> tuple[Match | Series, list[str] | None]:
    """A saved match or series, as far as it was played, and who sat where, if the file says it."""
    text = read_text(path)
    table = load_text(text)
    if table.over:
        raise BadSave("save", "expected a game that is not over yet; show tells how this one went")
    return table, saved_seats(text, table.players)


def saved_seats(text: str, players: int) -> list[str] | None:
    seats = saves.read_save(text, KINDS).get(SEATS)
    known = (HUMAN, *CHARACTERS)
    if seats is None:
        return None
    if not isinstance(seats, list) or len(seats) != players or any(word not in known for word in seats):
        raise BadSave(SEATS, f"expected {players} of {', '.join(known)}, not {describe(seats)}")
    return seats
