"""The screen of a game that draws none itself: the view as a table, key by key."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from rich.console import RenderableType
from rich.markup import escape
from rich.table import Table

from twojacks.kernel.game import Game
from twojacks.text.fluent import Words
from twojacks.text.narration import narrate
from twojacks.text.narration.seats import Seats
from twojacks.text.terminal import Screen, View

NOWHERE = "–"


def plain_screen(game: Game, words: Words) -> Screen:
    return Screen(
        draw=partial(draw, game),
        tell=lambda events, seats: narrate(game, words, events, seats),
        ask=partial(ask, words),
        hint=lambda _view, _seat, _option, _seats: "",
        clause=lambda _view, _seat: "",
        tell_result=lambda view, seats: [f"{seat.full_name}: {score_of(view, seat.number)}" for seat in seats],
        asked=lambda phase: phase,
        examples=(game.actions[0], next(iter(game.clauses), "")),
        legend="",
    )


def ask(words: Words, view: View, seat: int, _options: Sequence[str], seats: Seats) -> str:
    return words.say("terminal-ask", seat=seats[seat].name, question=view["phase"])


def score_of(view: View, seat: int) -> str:
    """A game writes its scores under this name, or does without."""
    return write(view["scores"][seat]) if "scores" in view else ""


def draw(game: Game, view: View, seats: Seats, _width: int) -> RenderableType:
    """A row for each key; a column for each seat where there is a value for each."""
    table = Table(box=None, pad_edge=False, padding=(0, 2))
    table.add_column(f"[heading]{escape(game.title)}[/]", no_wrap=True)
    for seat in seats:
        table.add_column(seat.name, justify="right")
    for name, value in view.items():
        if name != "game":
            table.add_row(
                f"[quiet]{escape(name.replace('_', ' '))}[/]", *cells(value, len(seats), name in game.by_seat)
            )
    return table


def cells(value: Any, seats: int, by_seat: bool) -> list[str]:
    return [write(each) for each in value] if by_seat else [write(value), *[""] * (seats - 1)]


def write(value: Any) -> str:
    if value is None:
        return NOWHERE
    if isinstance(value, list):
        return " ".join(map(write, value)) or NOWHERE
    if isinstance(value, dict):
        return ", ".join(f"{name} {write(each)}" for name, each in value.items()) or NOWHERE
    return escape(str(value))
