"""Setting the table: who sits where, and what is played."""

from __future__ import annotations

import secrets

from twojacks import Match, Series
from twojacks.bots import CHARACTERS, make_bot
from twojacks.cli.playing.menu import default_players
from twojacks.cli.playing.session import Sitter
from twojacks.cli.support.replays import load
from twojacks.errors import BadOptions, BadSave
from twojacks.games import find_game

HUMAN, BOT = "human", "bot"


def read_seats(text: str) -> list[str]:
    """``human,bot,cabin-boy``: who plays each seat, from seat 0 on."""
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
    if seats is None:
        people = 1 if humans is None else humans
        seats = [HUMAN] * people + [BOT] * (players - people)
    if len(seats) != players:
        named = "seats" if humans is None else "humans"
        raise BadOptions(f"{named}: expected at most one for each of the {players} players, and all of them named")
    return seats


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


def resume_table(path: str) -> Match | Series:
    """A saved match or series, as far as it was played."""
    table = load(path)
    if table.over:
        raise BadSave("save", "expected a game that is not over yet; show tells how this one went")
    return table
