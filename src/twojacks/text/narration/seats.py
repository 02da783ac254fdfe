"""The seats of a match as they are written: crest and colour name, never colour alone."""

from __future__ import annotations

from dataclasses import dataclass

from twojacks.kernel.game import Game
from twojacks.text.fluent import DEFAULT, Words, speak

CRESTS = {"green": "■", "yellow": "▲", "blue": "●", "red": "◆", "orange": "◆"}
OTHER_CREST = "○"


def crest_of(colour: str) -> str:
    return CRESTS.get(colour, OTHER_CREST)


@dataclass(frozen=True)
class Seat:
    number: int
    colour: str
    called: str  # the colour in the reader's language
    note: str = ""  # about the player there

    @property
    def crest(self) -> str:
        return f"[seat.{self.colour}]{crest_of(self.colour)}[/]"

    @property
    def name(self) -> str:
        return f"[seat.{self.colour}]{crest_of(self.colour)} {self.called}[/]"

    @property
    def full_name(self) -> str:
        return f"{self.name} [quiet]{self.note}[/]" if self.note else self.name


Seats = tuple[Seat, ...]


def seats_of(game: Game, players: int, notes: tuple[str, ...] = (), words: Words | None = None) -> Seats:
    spoken = words or speak(DEFAULT)
    return tuple(
        Seat(number, colour, name_colour(game, colour, spoken), notes[number] if notes else "")
        for number, colour in enumerate(game.colours[:players])
    )


def name_colour(game: Game, colour: str, words: Words) -> str:
    message = f"{game.prefix}-seat"
    return words.say(message, colour=colour) if words.has_text(message) else colour.capitalize()
