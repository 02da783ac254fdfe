"""A match in sentences.

Everything is told from journals as their reader may know them, so nothing here can tell a secret. A game's
``narration`` module tells its events; the events of a game without one are described by their fields. Sentences carry
marks for a terminal's styles (``[seat.blue]…[/]``); `tell` leaves them out.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from twojacks.kernel.game import Game
from twojacks.text.fluent import DEFAULT, Words, speak
from twojacks.text.narration.narrator import Event
from twojacks.text.narration.seats import Seats, crest_of, seats_of

MARK = re.compile(r"\[/?[a-z.-]*\]")
UNTOLD = ("kind", "clause", "forced")  # what every event has


def narrate(game: Game, words: Words, events: Sequence[Event], seats: Seats) -> list[str]:
    """What happened, in sentences with marks for styles."""
    module = game.part("narration")
    if module is None:
        return [describe_event(event, seats) for event in events]
    told: list[str] = module.tell(words, events, seats)
    return told


def describe_event(event: Event, seats: Seats) -> str:
    """``● Blue: sold, load 3, coins 7``."""
    fields = [f"{name} {value}" for name, value in event.items() if name not in (*UNTOLD, "seat")]
    kind = event["kind"].replace("-", " ")
    seat = event.get("seat")
    return ", ".join([kind if seat is None else f"{seats[seat].name}: {kind}", *fields])


def tell(game: Game, players: int, events: Sequence[Event], language: str = DEFAULT) -> list[str]:
    """What happened, in plain sentences."""
    words = speak(language)
    told = narrate(game, words, events, seats_of(game, players, words=words))
    return [MARK.sub("", sentence) for sentence in told]


def tell_reason(game: Game, players: int, events: Sequence[Event], seat: int, language: str = DEFAULT) -> str:
    """What the likeliest continuation brings: the first sentence about the seat itself, or else the first one."""
    sentences = tell(game, players, events, language)
    crest = crest_of(game.colours[seat])
    about = [sentence for sentence in sentences if crest in sentence] or sentences
    words = speak(language)
    return words.say("terminal-hint-likely", sentence=about[0]) if about else words.say("terminal-hint-nothing")
