"""Who plays each seat, and for how many seats."""

from __future__ import annotations

import secrets
from typing import Any

from twojacks import Match, Series
from twojacks.bots import CHARACTERS, find_bot
from twojacks.bots.process.pool import shared_pool
from twojacks.bots.process.remote_player import Player
from twojacks.bots.process.transcripts import Transcript
from twojacks.cli.interactive.menu import default_players
from twojacks.cli.interactive.save_files import SEATS
from twojacks.cli.interactive.session import BOT, HUMAN, Occupant
from twojacks.cli.support.arguments import read_text
from twojacks.cli.support.replays import KINDS, load_text
from twojacks.errors import BadOptions, BadSave
from twojacks.games import find_game
from twojacks.kernel.validation import describe
from twojacks.play import saves


def read_seats(text: str | None) -> list[str] | None:
    """``human,bot,cabin-boy``: who plays each seat, from seat 0 on."""
    return None if text is None else [read_occupant(word.strip()) for word in text.split(",")]


def read_occupant(word: str) -> str:
    """A known word in any case, or the name of a bot as it is."""
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
    """As many players as seats were named, or a number that suits the variant."""
    if seats is not None:
        return len(seats)
    variants = find_game(game).variants
    fitting = variants.get(variant or "") or sorted({count for several in variants.values() for count in several})
    return default_players(list(fitting))


def players_for(game: str, variant: str | None, position: str | None) -> int:
    """The default number of players: that of the position, or one that suits the variant."""
    from twojacks.adapters.environment import players_at

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
    """The same people, with the default bot in place of every bot."""
    return [HUMAN if word == HUMAN else BOT for word in words]


def make_occupants(
    game: str, words: list[str], bot: str, seed: str | int | None, transcript: Transcript | None = None
) -> tuple[Occupant, ...]:
    """Bots have their own randomness: with the match's seed they play the same game again."""
    own = secrets.token_hex(8) if seed is None else seed
    you = "you" if words.count(HUMAN) == 1 else HUMAN
    occupants = []
    for seat, word in enumerate(words):
        name = bot if word == BOT else word
        made = None if word == HUMAN else make_player(name, game, f"{own} {seat}", transcript)
        occupants.append(Occupant(you if made is None else name, made))
    return tuple(occupants)


def make_player(name: str, game: str, seed: str, transcript: Transcript | None) -> Player:
    """A bot that does not search is quick enough interpreted; then nothing is loaded or compiled for it."""
    named = find_bot(name)
    speed = "interpreted" if not named.is_custom and CHARACTERS[named.what].budget is None else "native"
    return shared_pool().player(name, find_game(game), seed=seed, speed=speed, transcript=transcript)


def begin_own_bots(match: Match, occupants: tuple[Occupant, ...]) -> None:
    """Starts custom bots and waits for them, so that a mistake in a name shows before the game."""
    for seat, occupant in enumerate(occupants):
        if occupant.bot is not None and occupant.bot.is_custom:
            occupant.bot.begin(match.observe(seat), seat)


def warm_characters(match: Match, occupants: tuple[Occupant, ...]) -> None:
    """Lets our own bots get ready while people read."""
    for seat, occupant in enumerate(occupants):
        if occupant.bot is not None and not occupant.bot.is_custom:
            occupant.bot.warm(match.observe(seat), seat)


def resume_table(path: str) -> tuple[Match | Series, list[str] | None]:
    """A saved match or series, and who played each seat, if the file says it."""
    text = read_text(path)
    table = load_text(text)
    if table.over:
        raise BadSave("save", "expected a game that is not over yet; show tells how this one went")
    return table, saved_seats(text, table.players)


def saved_seats(text: str, players: int) -> list[str] | None:
    """Who played each seat."""
    seats = saves.read_save(text, KINDS).get(SEATS)
    if seats is None:
        return None
    if not isinstance(seats, list) or len(seats) != players or not all(map(is_occupant, seats)):
        known = ", ".join((HUMAN, *CHARACTERS))
        raise BadSave(SEATS, f"expected {players} of {known}, not {describe(seats)}")
    return seats


def is_occupant(word: Any) -> bool:
    """A file may come from anywhere: it can start our own bots only."""
    try:
        return word in (HUMAN, BOT) or not find_bot(word).is_custom
    except BadOptions:
        return False
