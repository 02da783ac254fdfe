"""A match in sentences: one module per game, named like the game's own folder.

Everything is told from journals as their reader may know them, so nothing here can tell a secret. Sentences carry marks
for a terminal's styles (``[seat.blue]…[/]``); `tell` leaves them out.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from importlib import import_module

from twojacks.games import FOLDERS
from twojacks.telling.seats import seats_of
from twojacks.telling.teller import Event

MARK = re.compile(r"\[/?[a-z.-]*\]")


def tell(game: str, players: int, events: Sequence[Event]) -> list[str]:
    """What happened, in plain English sentences."""
    told = import_module(f"{__name__}.{FOLDERS[game]}").tell(events, seats_of(game, players))
    return [MARK.sub("", sentence) for sentence in told]
