"""How a game looks and speaks in a terminal.

A game's ``terminal`` module makes its `Screen` in the reader's language; for a game without one the view is printed.
Everything is made from views and from journals as their reader may know them, so a screen cannot tell a secret. Text is
written in rich's markup, with the style names of the command line's console.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.console import RenderableType

from twojacks.kernel.game import Game
from twojacks.text.fluent import Words
from twojacks.text.narration.narrator import Event, View
from twojacks.text.narration.seats import Seats

__all__ = ["Event", "Screen", "View", "make_screen"]


@dataclass(frozen=True)
class Screen:
    draw: Callable[[View, Seats, int], RenderableType]  # the board in this many columns
    tell: Callable[[Sequence[Event], Seats], list[str]]  # what happened: a paragraph a figure
    ask: Callable[[View, int, Sequence[str], Seats], str]  # what the seat is asked, in one sentence
    hint: Callable[[View, int, str, Seats], str]  # where an option leads, in a few words, or nothing
    clause: Callable[[Any, int], str]  # the rule behind what is asked of a seat, from its observed record
    tell_result: Callable[[View, Seats], list[str]]  # how each seat's score comes about, one line a seat
    asked: Callable[[str], str]  # what a phase asks for, in a few words
    examples: tuple[str, str]  # an action and a clause, for the help
    legend: str  # what the signs on the board mean
    styles: Mapping[str, str] = field(default_factory=dict)  # of rich, by the names that its text uses


def make_screen(game: Game, words: Words) -> Screen:
    module = game.part("terminal")
    if module is None:
        from twojacks.text.terminal.plain import plain_screen

        return plain_screen(game, words)
    screen = module.make_screen(words)
    assert isinstance(screen, Screen)
    return screen
