"""Every question of both games, and their ends: what is looked at, measured and photographed."""

from __future__ import annotations

from dataclasses import dataclass

from tests.page.preparing import HALUNKEN, MONTEGO_BAY, Story, story_of
from tests.tables import Table

FOR_TWO = Table("halunken-und-spelunken", "two-player", 2)


@dataclass(frozen=True)
class Moment:
    """Seat 0 is asked for an action that begins with ``asked``, not before that round; ``over`` is the end."""

    name: str
    table: Table
    asked: str
    after: int = 0

    def __str__(self) -> str:
        return self.name

    @property
    def story(self) -> Story:
        return story_of(self.table, self.asked, self.after)


MOMENTS = (
    Moment("montego-bay-hire", MONTEGO_BAY, "hire", 3),
    Moment("montego-bay-first-cards", MONTEGO_BAY, "card"),
    Moment("montego-bay-cards", MONTEGO_BAY, "card", 4),
    Moment("montego-bay-load", MONTEGO_BAY, "load", 4),
    Moment("montego-bay-unload", MONTEGO_BAY, "unload", 3),
    Moment("montego-bay-over", MONTEGO_BAY, "over"),
    Moment("montego-bay-two-players", Table("montego-bay", "standard", 2), "load", 3),
    Moment("montego-bay-three-players", Table("montego-bay", "standard", 3), "card", 5),
    Moment("halunken-place", HALUNKEN, "place"),
    Moment("halunken-place-jack", HALUNKEN, "place-jack"),
    Moment("halunken-auction", HALUNKEN, "bid", 4),
    Moment("halunken-cards", HALUNKEN, "card", 5),
    Moment("halunken-name-rum", HALUNKEN, "rum"),
    Moment("halunken-rob", HALUNKEN, "take", 6),
    Moment("halunken-over", HALUNKEN, "over"),
    Moment("halunken-two-players-give", FOR_TWO, "give"),
    Moment("halunken-two-players-jack-card", FOR_TWO, "jack-card", 4),
    Moment("halunken-two-players-jack-rum", FOR_TWO, "jack-rum"),
    Moment("halunken-beginners", Table("halunken-und-spelunken", "beginner", 3), "card", 6),
)
