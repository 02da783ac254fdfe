"""Lessons and rulebooks: a newcomer plays the first round with guidance, and every rule is one click away."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page

from tests.page.axe import examine
from tests.page.browsing import Visitor
from tests.page.conftest import Visit
from tests.page.measuring import measure
from tests.page.playing import play_of
from tests.page.scenes import BY_NAME, first_of

GAMES = ("montego-bay", "halunken-und-spelunken")
MOST_STEPS = 80
TAVERNS = GAMES[1:]  # games whose board is looked at down to the cards while one of them is chosen


COACH = [".coach", ".lesson [data-option], .lesson [data-control]"]  # over what may be touched, and the way out
NOTE = [".about", ".asked, .coach, [data-option]"]

# What lies under something and can be seen or touched no more.
COVERED = """([over, under]) => {
  const cover = document.querySelector(over);
  if (!cover?.checkVisibility({ visibilityProperty: true })) return [];
  const edge = cover.getBoundingClientRect();
  const isUnder = ({ left, right, top, bottom }) =>
    left < edge.right && right > edge.left && top < edge.bottom && bottom > edge.top;
  return [...document.querySelectorAll(under)]
    .filter((one) => one.checkVisibility() && isUnder(one.getBoundingClientRect()))
    .map((one) => one.dataset.option ?? one.dataset.control ?? one.textContent);
}"""


def do_as_told(visitor: Visitor, dice: Random) -> None:
    """One step of a lesson: read on, or choose something."""
    page = visitor.page
    visitor.wait_until(
        lambda: visitor.sees("go-on") or visitor.sees("play-now") or page.locator("[data-option]").count(),
        "a next step",
    )
    measure(page)
    assert page.evaluate(COVERED, COACH) == []
    if visitor.sees("go-on"):
        visitor.click("go-on")
    elif not visitor.sees("play-now"):
        options = page.locator("[data-option]:not([data-pick]):visible").all()
        dice.choice(options or page.locator("[data-option]:visible").all()).click()
        if visitor.sees("confirm"):
            assert page.evaluate(COVERED, COACH) == []
            visitor.click("confirm")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("size", "language"),
    first_of(("phone", "de"), ("desktop", "en"), ("tablet-lying", "fr"), ("phone", "fr"), ("tablet", "de")),
)
def test_a_first_round_with_guidance(visit: Visit, game: str, size: str, language: str) -> None:
    visitor, dice = visit(size, language=language), Random(4)
    visitor.go("/")
    visitor.click(f"learn-{game}")
    visitor.page.locator(".coach").wait_for()
    examine(visitor.page)
    for _ in range(MOST_STEPS):
        do_as_told(visitor, dice)
        if visitor.sees("play-now"):
            break
    visitor.click("play-now")
    visitor.page.wait_for_url("**/t/*")
    visitor.wait_until(lambda: play_of(visitor, 0).get("view", {}).get("game") == game, "a whole game, with bots")


@pytest.mark.parametrize("game", first_of(*reversed(GAMES)))
def test_the_coach_has_a_place_and_counts(visit: Visit, game: str) -> None:
    """At the lower edge of a small phone, or above what is chosen or spoken of there."""
    visitor, dice = visit("phone"), Random(4)
    page = visitor.go(f"/learn/{game}")
    page.set_viewport_size({"width": 360, "height": 640})
    coach, counted = page.locator(".coach"), [0]
    for _ in range(MOST_STEPS):
        do_as_told(visitor, dice)
        page.mouse.move(0, 0)  # a finger points at nothing
        coach.wait_for()
        box, is_lifted = coach.bounding_box(), coach.evaluate("(one) => one.matches('.lifted')")
        assert box
        is_on_top = game in TAVERNS and is_lifted and page.locator("[data-option]").count() > 0
        assert is_on_top == (box["y"] < 10), coach.inner_text()
        assert is_lifted or box["y"] + box["height"] == 634, coach.inner_text()
        bar = coach.get_by_role("progressbar", name="How far the lesson has come")
        counted.append(int(bar.get_attribute("value") or 0))
        if visitor.sees("play-now"):
            break
    assert counted == sorted(counted)
    assert len(set(counted)) > 8
    assert counted[-1] == int(bar.get_attribute("max") or 0)


def test_the_banner_names_what_is_explained(visit: Visit) -> None:
    """And not what followed from it: the captain who went there, not the sailor who came along."""
    visitor, dice = visit(), Random(4)
    page = visitor.go("/learn/halunken-und-spelunken")
    coach = page.locator(".coach")
    while "goes to a tavern" not in coach.inner_text():
        do_as_told(visitor, dice)
    banner = page.locator(".asked").inner_text()
    assert " begins at the " in banner
    lines = page.locator(".log .log-line:visible").all_inner_texts()
    assert lines.index(banner) < len(lines) - 1


def test_a_note_about_something_leaves_the_lesson_in_sight(visit: Visit) -> None:
    """Also on a small phone, where there is little room beside words and choices."""
    visitor = visit("phone")
    page = visitor.go("/learn/montego-bay")
    page.set_viewport_size({"width": 360, "height": 640})
    docker = page.locator("[data-figure=blue-large]")  # what is spoken of is lit
    assert docker.evaluate("(one) => getComputedStyle(one).filter") != "none"
    lower_pub = page.locator("[data-about=mb-about-pub]").last
    for steps in (0, 3):  # the coach speaks below the board, and then cards lie there
        for _ in range(steps):
            visitor.click("go-on")
        lower_pub.dispatch_event("pointermove", {"pointerType": "mouse", "clientX": 99})
        page.locator(".about.open").wait_for()
        assert page.evaluate(COVERED, NOTE) == []
        page.keyboard.press("Escape")


@pytest.mark.parametrize("game", GAMES)
def test_the_rulebook(visit: Visit, game: str) -> None:
    page = visit().go(f"/rules/{game}")
    page.locator(".clause").first.wait_for()
    assert page.locator(".clause").count() > 30
    assert page.locator(".example").count() > 0
    chapters = page.locator(".clauses:has(.clause)").count()
    assert page.locator("h2 + .in-short", has_text="In short.").count() == chapters >= 6
    examine(page)
    page.locator(".contents a").last.click()
    assert "#section-" in page.url


@pytest.mark.parametrize("game", first_of(*GAMES))
def test_boards_of_the_rulebook_are_drawn_when_a_reader_comes_near_and_all_on_paper(visit: Visit, game: str) -> None:
    page = visit().go(f"/rules/{game}")
    examples, boards = page.locator(".example"), page.locator(".example-board")
    examples.first.wait_for()
    assert boards.count() < examples.count()
    examples.last.scroll_into_view_if_needed()
    examples.last.locator(".example-board").first.wait_for()
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert page.locator(".example:not(:has(.example-board))").count() == 0
    measure(page)


@pytest.mark.parametrize("name", first_of("montego-bay-load", "halunken-cards"))
def test_every_sentence_of_the_log_has_its_rule(visit: Visit, name: str) -> None:
    visitor = visit()
    page = BY_NAME[name].show(visitor)
    button = page.locator(".log .log-clause").last
    name = button.get_attribute("aria-label") or ""
    number = name.removeprefix("Rule ")
    assert name.startswith("Rule ")
    assert button.get_attribute("title") == name
    button.click()
    dialog = page.get_by_role("dialog")
    dialog.locator(".clause-text").wait_for()
    assert number in dialog.inner_text()
    examine(page)
    open_rulebook(page, number)


def open_rulebook(page: Page, number: str) -> None:
    """In another tab: the game stays where it is."""
    with page.expect_popup() as opening:
        page.get_by_role("dialog").get_by_role("link", name="Rulebook").click()
    rulebook = opening.value
    rulebook.wait_for_url(f"**#{number}")
    rulebook.locator(f'[id="{number}"]').wait_for()
    assert rulebook.locator(f'[id="{number}"]').evaluate("(one) => one.getBoundingClientRect().top < innerHeight")
