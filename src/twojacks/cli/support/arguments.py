"""What people type after a command, checked where it is read: the field is named, and what was expected."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from twojacks import UnknownGame
from twojacks.errors import BadOptions, BadSave
from twojacks.games import FOLDERS
from twojacks.kernel.fields import describe
from twojacks.words import LANGUAGES, check_language, find_language

LARGEST_FILE = 16 << 20  # bytes; a saved series is a few thousand


def whole_number(field: str, low: int, high: int) -> Callable[[str], int]:
    """A whole number in a range; a million may be written 1_000_000."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = low - 1
        if not low <= number <= high:
            raise BadOptions(f"{field}: expected a whole number from {low} to {high}, not {describe(text)}")
        return number

    return read


def game_name(text: str) -> str:
    """A game by its name, or by a beginning that only one has."""
    found = [game for game in FOLDERS if text and game.startswith(text.lower())]
    if len(found) != 1:
        raise UnknownGame(f"game: expected one of {', '.join(FOLDERS)}, not {describe(text)}")
    return found[0]


def language_option(command: Callable[..., Any]) -> Callable[..., Any]:
    """``--language``, for commands that tell something; without it, what the environment asks for."""
    return click.option(
        "--language",
        type=check_language,
        default=find_language,
        metavar="CODE",
        help=f"{', '.join(LANGUAGES[:-1])} or {LANGUAGES[-1]}; without it, what LANG asks for.",
    )(command)


MOST_PLAYERS = 99  # how many a game takes is the game's to say


def read_text(path: str, field: str = "file") -> str:
    """A text file, or the standard input for ``-``."""
    try:
        data = read_input() if path == "-" else read_bytes(Path(path))
    except OSError as error:
        raise BadSave(field, f"expected a file that can be read; {path}: {error.strerror}") from error
    if len(data) > LARGEST_FILE:
        raise BadSave(field, f"expected at most {LARGEST_FILE >> 20} MiB; {path} is larger")
    try:
        return data.decode("utf-8-sig")  # some editors put a byte-order mark before the text
    except UnicodeDecodeError as error:
        raise BadSave(field, f"expected text in UTF-8; {path} is something else") from error


def read_input() -> bytes:
    return b"" if sys.stdin is None else sys.stdin.buffer.read(LARGEST_FILE + 1)


def read_bytes(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(LARGEST_FILE + 1)
