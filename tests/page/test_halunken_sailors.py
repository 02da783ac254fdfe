"""Sailors on the board of Halunken: every number is read, however many there are, and nobody is taken unnoticed."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page

from tests.page.browsing import SIZES, Visitor, resize
from tests.page.conftest import Visit
from tests.page.measuring import measure
from tests.page.playing import choose, wait_for_options
from tests.page.preparing import HALUNKEN, NAMES, Story, find_story, lay
from tests.page.scenes import first_of
from tests.page.test_boards import LAPTOPS
from twojacks import Match

PHONES = ((360, 640), (360, 740), (390, 844))
SCREENS = (*LAPTOPS, SIZES["desktop"], *PHONES)
BASINS = (6, 7, 11)
SEEDS = {"basin-11": 113}  # of games by players who know nothing: rarely do so many lie there
# Numbers of sailors that lie under something, at one of their edges or in the middle; the box of a text is mostly air.
HIDDEN = """(place) => [...document.querySelectorAll(`${place} [data-sailor] text`)].filter((text) => {
  if (!text.checkVisibility({ visibilityProperty: true }) || text.closest("[popover]:not(:popover-open)")) return false;
  const { left, top, width, height } = text.getBoundingClientRect();
  return [[0.12, 0.5], [0.5, 0.3], [0.5, 0.5], [0.5, 0.7], [0.88, 0.5]].some(([along, down]) => {
    const pile = document.elementsFromPoint(left + along * width, top + down * height);
    return pile.find((one) => one.localName !== "text")?.closest("[data-sailor]") !== text.closest("[data-sailor]");
  });
}).map((text) => text.textContent)"""
SMALLEST = """(place) => Math.min(...[...document.querySelectorAll(`${place} [data-sailor] text`)]
  .filter((text) => text.checkVisibility({ visibilityProperty: true }))
  .map((text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a))"""


def has_motley_crew(match: Match) -> bool:
    """Ten sailors in four colours."""
    crews = match.position()["crews"]
    return any(len(crew) >= 10 and len({sailor[0] for sailor in crew}) == 4 for crew in crews)


def has_basin(size: int) -> Callable[[Match], bool]:
    return lambda match: 0 in match.to_act and len(match.position()["basin"]) == size


def is_asked_after(wanted: Callable[[dict[str, Any]], bool]) -> Callable[[Match], bool]:
    """Seat 0 is asked for a card or a bid, and such a thing happened in the updates since it decided."""

    def found(match: Match) -> bool:
        if 0 not in match.to_act or match.position()["phase"] not in ("auction", "cards"):
            return False
        events = match.journal_for(0, 0)
        decided = [place for place, event in enumerate(events) if event.get("seat") == 0 and event["kind"] in DECIDED]
        return any(wanted(event) for event in events[max(decided, default=-1) + 1 :])

    return found


DECIDED = ("placed", "placed-jack", "bid", "passed", "chose", "named", "robbed", "robbed-nobody")


@cache
def story_of(name: str) -> Story:
    wanted = {
        "motley": lambda match: 0 in match.to_act and has_motley_crew(match),
        "robbed": is_asked_after(lambda event: event["kind"] == "robbed" and event["victim"] == 0),
        "hired": is_asked_after(lambda event: event["kind"] == "hired" and event["seat"] == 0),
        **{f"basin-{size}": has_basin(size) for size in BASINS},
    }[name]
    return find_story(HALUNKEN, wanted, 0 if name in SEEDS else 0.8, SEEDS.get(name, 0))


def show(visitor: Visitor, name: str) -> Page:
    laid = lay(visitor.served, story_of(name))
    laid.attend(visitor.company, 1, 2, 3)
    page = visitor.go(laid.link(0))
    page.locator("[data-option]").first.wait_for()
    page.locator(".log li, .last-line").last.wait_for()
    return page


def test_a_motley_crew_is_read_without_touching_it(visit: Visit) -> None:
    page = show(visit(guide=False), "motley")
    for size in SCREENS:
        resize(page, *size)
        measure(page)
        if size[0] < 700:
            page.locator("[data-seat]:visible").first.click()  # all crews, one below the other
            page.locator(".hal-sheet .hal-crew").first.wait_for()
            assert page.evaluate(SMALLEST, ".hal-sheet .hal-crew") >= 14
            page.keyboard.press("Escape")
        else:
            assert page.evaluate(HIDDEN, ".hal-crew") == []
            assert page.evaluate(SMALLEST, ".hal-crew") >= 13.5


@pytest.mark.parametrize("many", first_of(*reversed(BASINS)))
def test_every_sailor_in_the_basin_is_read(visit: Visit, many: int) -> None:
    page = show(visit(guide=False), f"basin-{many}")
    for size in SCREENS:
        resize(page, *size)
        assert page.locator("[data-at=basin] [data-sailor]").count() == many
        assert page.evaluate(HIDDEN, "[data-at=basin]") == [], size


def test_how_many_there_are_is_not_written_as_a_value_is(visit: Visit) -> None:
    """Of each colour on the tiles of a phone, and in the basin: under a figure, with a label; × is for what doubles."""
    page = show(visit("phone", guide=False), "basin-6")
    counts = page.locator(".hal-tile .hal-count")
    assert counts.count()
    assert all(text.isdecimal() for text in counts.locator("text").all_text_contents())
    assert counts.locator("circle").count() == counts.count()
    assert counts.locator("title").first.text_content() == "yellow: 1 sailor"
    assert (page.locator("[data-at=basin] .hal-tally").text_content() or "").strip() == "6"


def robbery_of(story: Story) -> dict[str, Any]:
    match = story.begin()
    for seat, action in story.actions:
        match.play(seat, action)
    robberies = [event for event in match.journal_for(0, 0) if event["kind"] == "robbed" and event["victim"] == 0]
    return dict(robberies[-1])


def test_who_was_robbed_sees_it_until_the_next_decision(visit: Visit) -> None:
    """Also where nothing moves: in words, as a gap in the own crew, and as a mark in the other."""
    visitor, robbery = visit(guide=False), robbery_of(story_of("robbed"))
    page = show(visitor, "robbed")
    said = page.locator(".hal-reminder")
    said.filter(has_text=NAMES[robbery["seat"]]).filter(has_text=f"{robbery['sailor'][1:]} from you").wait_for()
    assert page.locator(f'[data-at="crew-0"] [data-gone="{robbery["sailor"]}"] .hal-handed').count() == 1
    taken = f'[data-at="crew-{robbery["seat"]}"] [data-sailor="{robbery["sailor"]}"] .hal-handed'
    assert page.locator(taken).count() == 1
    for size in SCREENS:
        resize(page, *size)
        measure(page)
        assert said.is_visible()
    resize(page, *SIZES["desktop"])
    choose(visitor, wait_for_options(visitor, 0)[-1])
    page.locator("[data-gone]").first.wait_for(state="detached")
    assert said.count() == 0


def test_who_hires_black_jack_sees_the_price_in_the_basin(visit: Visit) -> None:
    page = show(visit(guide=False), "hired")
    page.locator(".hal-reminder", has_text="has gone into the basin").wait_for()
    assert page.locator("[data-at=basin] .hal-handed").count() == 1
    assert page.locator('[data-at="crew-0"] [data-gone] .hal-handed').count() == 1
    measure(page)


def before_the_robbery(story: Story) -> tuple[Story, tuple[int, str]]:
    """The game up to the decision to rob seat 0, and that decision."""
    match, told = story.begin(), 0
    for place, (seat, action) in enumerate(story.actions):
        match.play(seat, action)
        events = match.journal_for(0, told)
        told = match.event_count
        if any(event["kind"] == "robbed" and event["victim"] == 0 for event in events):
            robbed = place, (seat, action)
    place, decision = robbed
    return Story(story.table, story.seed, story.actions[:place]), decision


LISTEN_TO_MOTIONS = """() => {
  window.flights = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    const said = document.querySelector(".asked").textContent;
    if (this.closest("[data-layer=flying]")) window.flights.push([timing.duration, said, frames[0].transform]);
    return animate.call(this, frames, timing);
  };
}"""


@pytest.mark.parametrize("size", first_of("phone", "desktop"))
def test_a_sailor_who_is_taken_from_the_reader_is_held_up_on_the_way(visit: Visit, size: str) -> None:
    """Long enough for the sentence above to be read; and it comes from the crew, also where that is only counted."""
    visitor = visit(size, speed=1)
    visitor.page.add_init_script(f"({LISTEN_TO_MOTIONS})()")
    story, (robber, action) = before_the_robbery(story_of("robbed"))
    laid = lay(visitor.served, story)
    laid.attend(visitor.company, 1, 2, 3)
    page = visitor.go(laid.link(0))
    page.locator(".log li, .last-line").last.wait_for()
    with httpx.Client() as client:
        laid.decide(robber, action, client)
    page.locator(f'[data-at="crew-{robber}"] .hal-handed').wait_for(state="attached")
    held = [start for ms, said, start in page.evaluate("window.flights") if ms >= 1500 and "from Ann" in said]
    assert len(held) == 1
    assert not held[0].startswith("translate(0px, 0px)")
