"""The terminal: its width, its colours, and the styles that boards and sentences use by name."""

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
SAILOR_COLOURS = {"y": "#c99700", "g": "#8d99ae", "v": "#a273e0", "r": "#e04458"}

STYLES = {
    **{f"seat.{colour}": f"bold {code}" for colour, code in SEAT_COLOURS.items()},
    **{f"sailor.{letter}": f"bold {code}" for letter, code in SAILOR_COLOURS.items()},
    **{f"badge.{letter}": f"bold #10151f on {code}" for letter, code in SAILOR_COLOURS.items()},
    "jack": "bold reverse",
    "jack-frame": "bold",
    "barrel": "bold #b9824f",
    "broken": "bold red",
    "coin": "bold #c99700",
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
        """Rich would end the program here; how it ends is said in one place, and that is not here."""
        raise BrokenPipeError


def make_console(**settings: Any) -> Console:
    """Piped output is 80 columns wide and without colour; NO_COLOR and dumb terminals are rich's business."""
    console = QuietConsole(theme=Theme(STYLES), highlight=False, emoji=False, **settings)
    if "width" not in settings and (console.width < NARROWEST or not console.is_terminal):
        console.width = max(NARROWEST, 80 if not console.is_terminal else console.width)
    return console
