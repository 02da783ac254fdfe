"""The terminal: its width, its colours, and the styles that all games use by name. A game's screen adds its own."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.theme import Theme

# Middle tones, readable on dark and on light grounds alike.
SEAT_COLOURS = {
    "green": "#2e9e5b",
    "yellow": "#c99700",
    "blue": "#4c86f0",
    "red": "#e04458",
    "orange": "#f2711c",
}

STYLES = {
    **{f"seat.{colour}": f"bold {code}" for colour, code in SEAT_COLOURS.items()},
    "quiet": "dim",
    "label": "bold cyan",
    "question": "bold",
    "refusal": "bold red",
    "heading": "bold",
    "repr.number": "",  # rich would colour every number
}

NARROWEST = 60  # boards are drawn for this many columns or more


class QuietConsole(Console):
    def on_broken_pipe(self) -> None:
        """Rich would end the program here; `cli.run` decides how it ends."""
        raise BrokenPipeError


def make_console(**settings: Any) -> Console:
    """Piped output is 80 columns wide and without colour; rich handles NO_COLOR and dumb terminals."""
    console = QuietConsole(theme=Theme(STYLES), highlight=False, emoji=False, **settings)
    if "width" not in settings and (console.width < NARROWEST or not console.is_terminal):
        console.width = max(NARROWEST, 80 if not console.is_terminal else console.width)
    return console
