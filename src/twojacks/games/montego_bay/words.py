"""The words for places and ships, shared by positions and the journal."""

from __future__ import annotations

from twojacks.games.montego_bay.components import PILOT
from twojacks.games.montego_bay.state import LEFT_PUB, NONE, RIGHT_PUB

PILOT_NAME = "pilot"
PUBS = {"left-pub": LEFT_PUB, "right-pub": RIGHT_PUB}
PUB_NAMES = {number: name for name, number in PUBS.items()}


def write_place(place: int) -> int | str | None:
    """Where a figure stands: a space, a pub, or null when it is not on the board."""
    return None if place == NONE else PUB_NAMES.get(place, place)


def write_ship(ship: int) -> str:
    """A freighter's id is its number in the edition, as text."""
    return PILOT_NAME if ship == PILOT else str(ship)
