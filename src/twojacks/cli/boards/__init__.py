"""How each game looks and speaks in a terminal: one module per game, named like the game's own folder.

A module makes its `Screen` in the language of whoever reads. Everything is made from views and from journals as their
reader may know them, so a screen cannot tell a secret. Text is written in rich's markup with the style names of
`support.console`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from rich.console import RenderableType

from twojacks.games import FOLDERS
from twojacks.kernel.reasons import FACE_DOWN, Reason
from twojacks.telling.seats import Seats
from twojacks.telling.teller import Event, View
from twojacks.words import Words

__all__ = ["Event", "Screen", "View", "find_screen", "is_face_down"]


@dataclass(frozen=True)
class Screen:
    draw: Callable[[View, Seats, int], RenderableType]  # the board in so many columns
    tell: Callable[[Sequence[Event], Seats], list[str]]  # what happened: a paragraph a figure
    ask: Callable[[View, int, Sequence[str], Seats], str]  # what the seat is asked, in one sentence
    hint: Callable[[View, int, str, Seats], str]  # where an option leads, in a few words, or nothing
    explain: Callable[[Any, int, int, Callable[[int], str]], Reason]  # why an action is no option; how to call a seat
    clause: Callable[[Any, int], str]  # the rule behind what is asked of a seat, from its observed record
    tell_result: Callable[[View, Seats], list[str]]  # how each seat's score comes about, one line a seat
    asked: Callable[[str], str]  # what a phase asks for, in a few words
    examples: tuple[str, str]  # an action and a clause, for the help
    legend: str  # what the signs on the board mean


def is_face_down(view: View) -> bool:
    """Whether what is chosen now is to be hidden from the others."""
    return bool(view["phase"] == FACE_DOWN)


def find_screen(game: str, words: Words) -> Screen:
    screen = import_module(f"{__name__}.{FOLDERS[game]}").make_screen(words)
    assert isinstance(screen, Screen)
    return screen
