"""A match in sentences: one module per game, named like the game's own folder.

Everything is told from journals as their reader may know them, so nothing here can tell a secret. The sentences are
those of ``locale``, which the page says too. They carry marks for a terminal's styles (``[seat.blue]…[/]``); `tell`
leaves them out.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from importlib import import_module

from twojacks.games import FOLDERS, find_game
from twojacks.telling.seats import CRESTS, seats_of
from twojacks.telling.teller import Event
from twojacks.words import DEFAULT, speak

MARK = re.compile(r"\[/?[a-z.-]*\]")


def tell(game: str, players: int, events: Sequence[Event], language: str = DEFAULT) -> list[str]:
    """What happened, in plain sentences."""
    words = speak(language)
    told = import_module(f"{__name__}.{FOLDERS[game]}").tell(words, events, seats_of(game, players, words=words))
    return [MARK.sub("", sentence) for sentence in told]


def tell_reason(game: str, players: int, events: Sequence[Event], seat: int, language: str = DEFAULT) -> str:
    """What the likeliest continuation brings: the first sentence about the seat itself, or else the first one."""
    sentences = tell(game, players, events, language)
    crest = CRESTS[find_game(game).colours[seat]]
    about = [sentence for sentence in sentences if crest in sentence] or sentences
    words = speak(language)
    return words.say("terminal-hint-likely", sentence=about[0]) if about else words.say("terminal-hint-nothing")
