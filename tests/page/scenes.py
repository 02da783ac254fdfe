"""Every question of both games, and their ends: what is looked at, measured and photographed."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, Route

from tests.page.browsing import Visitor
from tests.page.preparing import HALUNKEN, MONTEGO_BAY, Story, asks, find_story, lay
from tests.tables import Table

FOR_TWO = Table("halunken-und-spelunken", "two-player", 2)


@dataclass(frozen=True)
class Moment:
    """Seat 0 is asked for an action that begins with ``asked``, not before that round; ``over`` is the end.

    It is looked for in games by players of that skill, from that seed on.
    """

    name: str
    table: Table
    asked: str
    after: int = 0
    skill: float = 0.8
    seed: int = 0

    def __str__(self) -> str:
        return self.name

    @property
    def is_end(self) -> bool:
        return self.asked == "over"

    def show(self, visitor: Visitor, *, alone: bool = False, **options: Any) -> Page:
        """As seat 0 sees it, with everybody else at the table; or ``alone``, and the page says so."""
        laid = lay(visitor.served, story_of(self), **options)
        if not alone:
            laid.attend(visitor.company, *range(1, self.table.players))
        page = visitor.go(laid.link(0))
        page.locator("[data-control=again]" if self.is_end else "[data-option]").first.wait_for()
        if options.get("hints"):
            page.route("**/hint?*", think_shortly)
        return page


def think_shortly(route: Route) -> None:
    """A hint by fewer imagined games is a hint."""
    route.fallback(url=route.request.url.replace("seconds=2", "seconds=0.2"))


@cache
def story_of(moment: Moment) -> Story:
    wanted = (lambda match: match.over) if moment.is_end else asks(moment.asked, after=moment.after)
    return find_story(moment.table, wanted, moment.skill, moment.seed)


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
    Moment("halunken-give", HALUNKEN, "give", skill=0, seed=22),
    Moment("halunken-two-players-give", FOR_TWO, "give", skill=0.3, seed=33),
    Moment("halunken-two-players-auction", FOR_TWO, "bid", 3),
    Moment("halunken-two-players-jack-card", FOR_TWO, "jack-card", 4),
    Moment("halunken-two-players-jack-rum", FOR_TWO, "jack-rum"),
    Moment("halunken-beginners", Table("halunken-und-spelunken", "beginner", 3), "card", 6),
)
BY_NAME = {moment.name: moment for moment in MOMENTS}


def first_of(*values: Any) -> list[Any]:
    """For what is the same code whatever is shown: with one in every check, with all of them in ``./check --soak``."""
    rest = (value if isinstance(value, tuple) else (value,) for value in values[1:])
    return [values[0], *(pytest.param(*value, marks=pytest.mark.soak) for value in rest)]
