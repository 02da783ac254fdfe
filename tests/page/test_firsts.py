"""A first game explains itself: every question when it is first asked, and what happens when it first does."""

from __future__ import annotations

from random import Random

import pytest

from tests.page.browsing import AIMS
from tests.page.conftest import Visit
from tests.page.measuring import measure
from tests.page.playing import answer, choose, play_of, wait_for_options
from tests.page.scenes import BY_NAME, first_of
from tests.page.test_motion import sit_with_bots
from tests.page.test_screens import memory_of, seat_bots

# What is asked, the rule behind it, and a word that says it is about that.
QUESTIONS = [
    ("montego-bay-first-cards", "MB-2.2", "pub with the red roof"),
    ("montego-bay-hire", "MB-1.1", "Lazy Jack"),
    ("montego-bay-load", "MB-4.3", "flags"),
    ("montego-bay-unload", "MB-4.5", "hurts least"),
    ("halunken-place", "HS-S4", "lit space"),
    ("halunken-place-jack", "HS-B1", "lowest"),
    ("halunken-auction", "HS-B2", "bid once"),
    ("halunken-cards", "HS-R1", "clockwise"),
    ("halunken-name-rum", "HS-R3", "only Rum"),
    ("halunken-rob", "HS-B4", "harbour basin"),
    ("halunken-give", "HS-B7", "give up"),
    ("halunken-two-players-auction", "HS-T3", "card of your choice"),
    ("halunken-two-players-jack-card", "HS-T3", "one of his cards"),
    ("halunken-two-players-jack-rum", "HS-T3", "whoever hired him names"),
]


@pytest.mark.parametrize(
    ("name", "aim", "question"),
    [
        ("montego-bay-first-cards", "Most points win", "pub with the red roof"),
        ("halunken-place", "counts double", "lit space"),
    ],
)
def test_before_the_first_question_it_is_said_what_it_is_all_for(
    visit: Visit, name: str, aim: str, question: str
) -> None:
    """Once, as the lesson says it; then the question is explained."""
    visitor = visit("phone", met=[])
    page = BY_NAME[name].show(visitor)
    page.locator(".meeting", has_text=aim).wait_for()
    measure(page)
    visitor.click("read")
    page.locator(".meeting", has_text=question).wait_for()
    page = BY_NAME[name].show(visitor)
    page.locator(".meeting", has_text=question).wait_for()


@pytest.mark.parametrize("game", ["montego-bay", "halunken"])
def test_every_question_is_introduced(visit: Visit, game: str) -> None:
    """With the rule one click away; not any more after the first answer."""
    visitor = visit()
    for name, clause, about in QUESTIONS:
        if name.startswith(game):
            page = BY_NAME[name].show(visitor)
            page.locator(".meeting", has_text=about).wait_for()
            visitor.click("why")
            page.get_by_role("dialog", name=clause).locator(".clause-text").wait_for()
            page.keyboard.press("Escape")
            choose(visitor, play_of(visitor, 0)["options"][-1])
            page.locator(".meeting", has_text=about).wait_for(state="detached")


@pytest.mark.parametrize("name", first_of("montego-bay-load", "halunken-cards"))
def test_a_question_is_introduced_once(visit: Visit, name: str) -> None:
    """Also at another table."""
    visitor = visit()
    BY_NAME[name].show(visitor).locator(".meeting").wait_for()
    choose(visitor, play_of(visitor, 0)["options"][-1])
    page = BY_NAME[name].show(visitor)
    wait_for_options(visitor, 0)
    assert page.locator(".meeting").count() == 0


def test_who_wants_no_explanations_gets_none(visit: Visit) -> None:
    visitor = visit()
    page = BY_NAME["halunken-auction"].show(visitor)
    page.locator(".meeting").wait_for()
    visitor.click("menu")
    visitor.click("guide")
    page.keyboard.press("Escape")
    page.locator(".meeting").wait_for(state="detached")
    assert memory_of(visitor)["guide"] is False


@pytest.mark.parametrize("size", first_of("phone", "desktop"))
def test_what_happens_is_explained_while_it_is_looked_at(visit: Visit, size: str) -> None:
    """The game rests until it was read; afterwards it is known."""
    visitor, dice = visit(size, speed=4, guide=True), Random(1)
    sit_with_bots(visitor, "halunken-und-spelunken")
    while not visitor.sees("read"):
        if visitor.page.locator("[data-option]").count():
            answer(visitor, [0], dice)
        visitor.page.wait_for_timeout(20)
    told = visitor.page.locator(".meeting p").inner_text()
    measure(visitor.page)
    known = memory_of(visitor)["met"]
    assert any(one.startswith("learn-hs-event-") for one in known)
    visitor.click("read")
    visitor.wait_until(lambda: told not in visitor.page.locator(".table").inner_text(), "the game goes on")


def test_what_has_happened_is_not_explained_under_the_next_question(visit: Visit) -> None:
    """Whoever hurries on has seen it; and the questions are known."""
    known = [*AIMS, *(f"learn-hs-ask-{one}" for one in ("place", "place-jack", "auction", "cards"))]
    visitor, dice = visit(speed=4, guide=True, met=known), Random(1)
    sit_with_bots(visitor, "halunken-und-spelunken")
    while not visitor.sees("read"):
        if visitor.page.locator("[data-option]").count():
            answer(visitor, [0], dice)
        visitor.page.wait_for_timeout(20)
    visitor.page.keyboard.press("s")
    wait_for_options(visitor, 0)
    assert visitor.page.locator(".meeting").all_inner_texts() == []


def test_nobody_is_kept_from_deciding_while_a_clock_runs(visit: Visit) -> None:
    visitor, dice = visit(speed=4, guide=True), Random(1)
    page = visitor.go("/new?game=halunken-und-spelunken")
    seat_bots(visitor, 1, 2, 3)
    page.get_by_text("More settings").click()
    page.get_by_text("1 minute").click()
    visitor.click("open-table")
    for _ in range(3):
        wait_for_options(visitor, 0)
        answer(visitor, [0], dice)
    assert not any("-event-" in one for one in memory_of(visitor)["met"])


def test_what_a_lesson_has_taught_is_not_explained_again(visit: Visit) -> None:
    visitor = visit(met=[])
    page = visitor.go("/learn/montego-bay")
    for _ in range(3):
        visitor.click("go-on")
    page.locator("[data-option]").nth(2).click()
    visitor.click("confirm")
    visitor.wait_until(
        lambda: memory_of(visitor)["met"] == ["learn-mb-intro-2", "learn-mb-ask-cards"], "it is remembered"
    )
    page = BY_NAME["montego-bay-first-cards"].show(visitor)
    wait_for_options(visitor, 0)
    assert page.locator(".meeting").count() == 0


def test_who_could_not_but_pass_is_told_so(visit: Visit) -> None:
    """The red 15 is the highest sailor there is (HS-S1): nobody can bid more (HS-B2)."""
    page = BY_NAME["halunken-cards"].show(visit())
    page.locator(".log .log-line", has_text="Zoë hires Black Jack and pays the red 15").wait_for()
    lines = page.locator(".log .log-line").all_inner_texts()
    bid = lines.index("Zoë bids the red 15.")
    passes = lines[bid + 1 : lines.index("Zoë hires Black Jack and pays the red 15 into the basin.", bid)]
    assert passes == [
        f"{name} has no sailor high enough to bid and must pass." for name in ("Bob", "Ann", "Anne-Marieke")
    ]


def test_who_wished_to_pass_only_passes(visit: Visit) -> None:
    """With one click: there is nothing to look at before."""
    visitor = visit()
    page = BY_NAME["halunken-auction"].show(visitor)
    page.locator("[data-option=pass]:visible").click()
    visitor.wait_until(lambda: "Ann passes." in page.locator(".log .log-line").all_inner_texts(), "the log tells it")


def test_a_first_game_takes_its_time(visit: Visit) -> None:
    """Until a speed is chosen; whoever has finished a game is used to it."""
    visitor = visit(speed=None)
    BY_NAME["montego-bay-load"].show(visitor)
    assert visitor.page.locator("[data-control=speed]").inner_text() == "½×"
    finished = {"id": "a", "game": "montego-bay", "seats": [0], "names": [], "when": 0, "over": True, "way": "online"}
    visitor = visit(speed=None, tables=[finished])
    BY_NAME["montego-bay-load"].show(visitor)
    assert visitor.page.locator("[data-control=speed]").inner_text() == "1×"
