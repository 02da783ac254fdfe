"""The seats of a match as they are written: crest and colour name, never colour alone."""

from __future__ import annotations

from dataclasses import dataclass

from twojacks.games import find_game
from twojacks.words import DEFAULT, Words, speak

CRESTS = {"green": "■", "yellow": "▲", "blue": "●", "red": "◆", "orange": "◆"}
NAMES = {"montego-bay": "mb-seat", "halunken-und-spelunken": "hs-seat"}  # what seats are called


@dataclass(frozen=True)
class Seat:
    number: int
    colour: str
    called: str  # the colour in the language of whoever reads
    note: str = ""  # who sits there

    @property
    def crest(self) -> str:
        return f"[seat.{self.colour}]{CRESTS[self.colour]}[/]"

    @property
    def name(self) -> str:
        return f"[seat.{self.colour}]{CRESTS[self.colour]} {self.called}[/]"

    @property
    def full_name(self) -> str:
        return f"{self.name} [quiet]{self.note}[/]" if self.note else self.name


Seats = tuple[Seat, ...]


def seats_of(game: str, players: int, notes: tuple[str, ...] = (), words: Words | None = None) -> Seats:
    spoken = words or speak(DEFAULT)
    colours = find_game(game).colours[:players]
    return tuple(
        Seat(number, colour, spoken.say(NAMES[game], colour=colour), notes[number] if notes else "")
        for number, colour in enumerate(colours)
    )
