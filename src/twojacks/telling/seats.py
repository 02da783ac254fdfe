"""The seats of a match as they are written: crest and colour name, never colour alone."""

from __future__ import annotations

from dataclasses import dataclass

from twojacks.games import find_game

CRESTS = {"green": "■", "yellow": "▲", "blue": "●", "red": "◆", "orange": "◆"}


@dataclass(frozen=True)
class Seat:
    number: int
    colour: str
    note: str = ""  # who sits there

    @property
    def crest(self) -> str:
        return f"[seat.{self.colour}]{CRESTS[self.colour]}[/]"

    @property
    def name(self) -> str:
        return f"[seat.{self.colour}]{CRESTS[self.colour]} {self.colour.capitalize()}[/]"

    @property
    def full_name(self) -> str:
        return f"{self.name} [quiet]{self.note}[/]" if self.note else self.name


Seats = tuple[Seat, ...]


def seats_of(game: str, players: int, notes: tuple[str, ...] = ()) -> Seats:
    colours = find_game(game).colours[:players]
    return tuple(Seat(number, colour, notes[number] if notes else "") for number, colour in enumerate(colours))


def list_names(names: list[str]) -> str:
    """``A``, ``A and B``, ``A, B and C``."""
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)
