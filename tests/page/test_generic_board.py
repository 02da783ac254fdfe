"""The generic board: a game without a front end is playable."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.axe import examine
from tests.page.browsing import Visitor
from tests.page.conftest import Visit
from tests.page.generic import hide_front_ends
from tests.page.measuring import measure
from tests.page.playing import answer, choose, is_asked, is_over, play_of, wait_for_options
from tests.page.preparing import lay
from tests.page.scenes import BY_NAME, story_of
from tests.page.test_screens import seat_bots

GAMES = ("montego-bay", "halunken-und-spelunken")


def visit_generic(visit: Visit, size: str = "desktop", **memory: Any) -> Visitor:
    visitor = visit(size, **memory)
    hide_front_ends(visitor)
    return visitor


def show(visitor: Visitor, name: str, **options: Any) -> Page:
    return BY_NAME[name].show(visitor, **options)


def position(page: Page) -> dict[str, list[str]]:
    """By field: what the table says of each seat."""
    rows = page.locator(".generic-position tbody tr").all()
    return {row.locator("th").inner_text(): row.locator("td").all_inner_texts() for row in rows}


@pytest.mark.parametrize(("game", "size"), [("montego-bay", "desktop"), ("halunken-und-spelunken", "phone")])
def test_a_whole_game(visit: Visit, game: str, size: str) -> None:
    visitor, dice = visit_generic(visit, size), Random(3)
    page = visitor.go(f"/new?game={game}")
    page.locator('input[name="players"][value="2"]').check(force=True)
    page.get_by_label("Name of player 1").fill("Ann")
    seat_bots(visitor, 1)
    visitor.click("open-table")
    visitor.wait_until(lambda: play_of(visitor, 0), "the game")
    wait_for_options(visitor, 0)
    measure(page)
    while not is_over(visitor, 0):
        if is_asked(visitor, 0):
            answer(visitor, [0], dice)
        else:
            page.wait_for_timeout(20)
    page.locator("[data-control=again]").first.wait_for()
    measure(page)
    assert position(page)["scores"] == [str(score) for score in play_of(visitor, 0)["view"]["scores"]]
    assert page.locator(".end strong", has_text="Ann").count() == (0 in play_of(visitor, 0)["winners"])


def test_the_position_is_a_table_of_seats(visit: Visit) -> None:
    """Every field of the view with a value for each seat is a row; the others are a list."""
    visitor = visit_generic(visit)
    page = show(visitor, "montego-bay-load")
    view = play_of(visitor, 0)["view"]
    assert position(page)["scores"] == [str(score) for score in view["scores"]]
    assert page.locator(".generic-position thead th").count() == 4
    shared = page.locator(".generic-position dt").all_inner_texts()
    assert "round" in shared
    assert "game" not in shared
    examine(page)


def test_options_are_buttons(visit: Visit) -> None:
    """The first click shows the option, and the second plays it."""
    visitor = visit_generic(visit)
    page = show(visitor, "halunken-cards")
    options = wait_for_options(visitor, 0)
    buttons = page.locator("button[data-option]")
    assert sorted(re.sub(r"\s+", " ", text).strip() for text in buttons.all_inner_texts()) == options
    choose(visitor, options[0])
    assert play_of(visitor, 0)["choice"]["made"] == [options[0]]


def test_it_can_be_played_by_keys(visit: Visit) -> None:
    visitor = visit_generic(visit)
    page = show(visitor, "halunken-auction")
    page.locator("[data-option]").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator("[data-control=confirm]")).to_be_visible()
    page.keyboard.press("Enter")
    visitor.wait_until(lambda: not is_asked(visitor, 0), "the bid")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_hint_and_taking_back(visit: Visit, size: str) -> None:
    visitor = visit_generic(visit, size, met=["page-hint-legend-short"])
    page = show(visitor, "montego-bay-load", hints=True)
    options = wait_for_options(visitor, 0)
    visitor.click("hint")
    page.locator(".hinted").wait_for()
    assert page.locator("[data-option] small", has_text="%").count() == len(options)
    choose(visitor, options[0])
    visitor.click("undo")
    assert wait_for_options(visitor, 0) == options


def test_the_log_describes_events(visit: Visit) -> None:
    """By the sentences of the game, if it has words."""
    page = show(visit_generic(visit), "montego-bay-load")
    page.locator(".log .log-line", has_text="Round 1 begins.").wait_for()


def test_events_without_words_are_described_by_their_fields(visit: Visit) -> None:
    visitor = visit_generic(visit)
    page = visitor.go("/")
    told = page.evaluate(
        """async () => {
          const { describeEvent } = await import("/page/widgets/fields.js");
          const event = { kind: "sold-out", clause: "X-1", follows: false, seat: 1, cards: [1, 2], to: null };
          return describeEvent(event, [{ name: "Ann" }, { name: "Bob" }]);
        }"""
    )
    assert told == "Bob: sold out, cards (1, 2), to –"


def test_a_replay(visit: Visit) -> None:
    visitor = visit_generic(visit)
    laid = lay(visitor.served, story_of(BY_NAME["halunken-over"]))
    page = visitor.go(f"/replay?table={laid.id}&game=1")
    visitor.click("last")
    page.locator(".asked", has_text="win").or_(page.locator(".asked", has_text="victory")).first.wait_for()
    visitor.click("back")
    measure(page)


def test_there_is_no_tutorial(visit: Visit) -> None:
    visitor = visit_generic(visit)
    page = visitor.go("/")
    assert page.locator(".game").count() == len(GAMES)
    assert page.locator("[data-control^=learn-]").count() == 0
    assert page.locator(".game img").count() == 0
    visitor.go("/learn/montego-bay")
    page.locator(".game").first.wait_for()


def test_the_rulebook_shows_positions(visit: Visit) -> None:
    page = visit_generic(visit).go("/rules/montego-bay")
    page.locator(".example").first.scroll_into_view_if_needed()
    page.locator(".example-board .generic-position").first.wait_for()
    measure(page)
