"""Setting the table: who sits where, and what is played."""

from __future__ import annotations

import secrets
from typing import Any

from twojacks import Match, Series, saves
from twojacks.bots import CHARACTERS, find_bot
from twojacks.bots.players import Player
from twojacks.bots.pool import shared_pool
from twojacks.bots.transcripts import Transcript
from twojacks.cli.playing.files import SEATS
from twojacks.cli.playing.menu import default_players
from twojacks.cli.playing.session import BOT, HUMAN, Sitter
from twojacks.cli.support.arguments import read_text
from twojacks.cli.support.replays import KINDS, load_text
from twojacks.errors import BadOptions, BadSave
from twojacks.games import find_game
from twojacks.kernel.fields import describe


def read_seats(text: str | None) -> list[str] | None:
    """``human,bot,cabin-boy``: who plays each seat, from seat 0 on."""
    return None if text is None else [read_sitter(word.strip()) for word in text.split(",")]


def read_sitter(word: str) -> str:
    """A word of ours in whatever letters, or the name of a bot as it is."""
    known = (HUMAN, BOT, *CHARACTERS)
    if word.lower() in known:
        return word.lower()
    try:
        find_bot(word)
    except BadOptions as error:
        if error.code != "bot.unknown":
            raise
        expected = f"{', '.join(known)}, or another bot's name"
        raise BadOptions(f"seats: expected {expected}, separated by commas, not {describe(word)}") from error
    return word


def choose_players(game: str, variant: str | None, seats: list[str] | None) -> int:
    """As many as seats were named, or a number that suits the variant."""
    if seats is not None:
        return len(seats)
    variants = find_game(game).variants
    fitting = variants.get(variant or "") or sorted({count for several in variants.values() for count in several})
    return default_players(list(fitting))


def players_for(game: str, variant: str | None, position: str | None) -> int:
    """If nobody says how many play: those of the position to begin with, or a number that suits the variant."""
    from twojacks.adapters.boards import players_at

    return choose_players(game, variant, None) if position is None else players_at(find_game(game), None, position)


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


def make_sitters(
    game: str, words: list[str], bot: str, seed: str | int | None, transcript: Transcript | None = None
) -> tuple[Sitter, ...]:
    """Bots throw their own dice: with the match's seed they play the same game again, else a new one."""
    own = secrets.token_hex(8) if seed is None else seed
    you = "you" if words.count(HUMAN) == 1 else HUMAN
    sitters = []
    for seat, word in enumerate(words):
        name = bot if word == BOT else word
        made = None if word == HUMAN else make_player(name, game, f"{own} {seat}", transcript)
        sitters.append(Sitter(you if made is None else name, made))
    return tuple(sitters)


def make_player(name: str, game: str, seed: str, transcript: Transcript | None) -> Player:
    """Who does not search is quick enough interpreted, and then nothing has to be loaded or compiled for it."""
    named = find_bot(name)
    speed = "interpreted" if not named.is_own and CHARACTERS[named.what].budget is None else "native"
    return shared_pool().player(name, find_game(game), seed=seed, speed=speed, transcript=transcript)


def begin_own_bots(match: Match, sitters: tuple[Sitter, ...]) -> None:
    """They are waited for, so that a mistake in a name is told before the game."""
    for seat, sitter in enumerate(sitters):
        if sitter.bot is not None and sitter.bot.is_own:
            sitter.bot.begin(match.observe(seat), seat)


def warm_characters(match: Match, sitters: tuple[Sitter, ...]) -> None:
    """They get ready while people read."""
    for seat, sitter in enumerate(sitters):
        if sitter.bot is not None and not sitter.bot.is_own:
            sitter.bot.warm(match.observe(seat), seat)


def resume_table(path: str) -> tuple[Match | Series, list[str] | None]:
    """A saved match or series, as far as it was played, and who sat where, if the file says it."""
    text = read_text(path)
    table = load_text(text)
    if table.over:
        raise BadSave("save", "expected a game that is not over yet; show tells how this one went")
    return table, saved_seats(text, table.players)


def saved_seats(text: str, players: int) -> list[str] | None:
    """Who sat where."""
    seats = saves.read_save(text, KINDS).get(SEATS)
    if seats is None:
        return None
    if not isinstance(seats, list) or len(seats) != players or not all(map(is_sitter, seats)):
        known = ", ".join((HUMAN, *CHARACTERS))
        raise BadSave(SEATS, f"expected {players} of {known}, not {describe(seats)}")
    return seats


def is_sitter(word: Any) -> bool:
    """A file may come from anybody: no bot but ours is started because it says so."""
    try:
        return word in (HUMAN, BOT) or not find_bot(word).is_own
    except BadOptions:
        return False
