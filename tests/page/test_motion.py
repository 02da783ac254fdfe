"""What happens is shown happening: at a speed, skipped, stepped through, or not at all; and hints, and sound."""

from __future__ import annotations

from random import Random

import pytest

from tests.page.browsing import COMPILING, Visitor
from tests.page.conftest import Visit
from tests.page.measuring import measure
from tests.page.playing import answer, choose, play_of, wait_for_options
from tests.page.scenes import BY_NAME, first_of
from tests.page.test_screens import memory_of, seat_bots

COUNT_MOTIONS = """() => {
  window.motions = window.spoilers = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...all) {
    window.motions += 1;
    window.spoilers += document.querySelectorAll(".log .later").length;
    return animate.apply(this, all);
  };
}"""


def sit_with_bots(visitor: Visitor, game: str) -> None:
    visitor.go(f"/new?game={game}")
    seat_bots(visitor, 1, 2, 3)
    visitor.click("open-table")
    visitor.wait_until(lambda: play_of(visitor, 0), "the game")


@pytest.mark.parametrize("game", ["montego-bay", "halunken-und-spelunken"])
def test_things_move_and_can_be_skipped(visit: Visit, game: str) -> None:
    visitor, dice = visit(speed=4), Random(1)
    visitor.page.add_init_script(f"({COUNT_MOTIONS})()")
    sit_with_bots(visitor, game)
    while not visitor.page.evaluate("window.motions"):
        answer(visitor, [0], dice)
    assert visitor.page.evaluate("window.spoilers") == 0, "the log tells only what has happened"
    for _ in range(3):
        visitor.wait_until(lambda: visitor.sees("skip") or visitor.page.locator("[data-option]").count(), "anything")
        visitor.page.keyboard.press("s")
        answer(visitor, [0], dice)


def test_nothing_moves_for_those_who_ask_for_it(visit: Visit) -> None:
    visitor, dice = visit(speed=1), Random(1)
    visitor.page.add_init_script(f"({COUNT_MOTIONS})()")
    visitor.page.emulate_media(reduced_motion="reduce")
    sit_with_bots(visitor, "halunken-und-spelunken")
    for _ in range(4):
        answer(visitor, [0], dice)
    assert visitor.page.evaluate("window.motions") == 0
    running = "document.getAnimations().filter((one) => one.playState === 'running').length"
    assert visitor.page.evaluate(running) == 0


def test_nothing_goes_on_while_somebody_looks_around(visit: Visit) -> None:
    visitor = visit(speed=1)
    sit_with_bots(visitor, "halunken-und-spelunken")
    answer(visitor, [0], Random(1))
    page, lines = visitor.page, visitor.page.locator(".log li")
    page.keyboard.press("?")
    page.locator(".about.open").wait_for()
    page.wait_for_timeout(1500)  # what had begun has ended
    before = lines.count()
    page.wait_for_timeout(2500)
    assert lines.count() == before
    visitor.click("end-walk")
    visitor.wait_until(lambda: lines.count() > before, "the story goes on")


def test_speed_is_chosen_and_remembered(visit: Visit) -> None:
    visitor = visit(speed=1)
    BY_NAME["montego-bay-load"].show(visitor)
    for speed in (2, 4, 0.5, 1):
        visitor.click("speed")
        assert memory_of(visitor)["speed"] == speed


def test_sound_is_off_until_asked_for(visit: Visit) -> None:
    visitor = visit(speed=1)
    visitor.page.add_init_script(
        "window.sounds = 0; const Context = window.AudioContext;"
        "window.AudioContext = class extends Context { constructor(...all) { super(...all); window.sounds += 1; } };"
    )
    page = BY_NAME["halunken-cards"].show(visitor)
    page.locator("[data-option]").first.click()
    assert page.evaluate("window.sounds") == 0
    visitor.click("sound")
    page.locator("[data-option]").last.click()
    assert page.evaluate("window.sounds") == 1
    assert memory_of(visitor)["sound"] is True


@pytest.mark.parametrize("name", first_of("halunken-auction", "montego-bay-cards"))
def test_a_click_in_the_log_shows_that_moment(visit: Visit, name: str) -> None:
    visitor = visit()
    page = BY_NAME[name].show(visitor)
    lines = page.locator(".log .log-line")
    lines.nth(3).click()
    page.locator("[data-control=now]").first.wait_for()
    assert page.locator("[data-option]").count() == 0
    assert page.locator(".log li.now").count() == 1
    assert page.locator(".log li.later").count() > 0
    measure(page)
    visitor.click("now")
    wait_for_options(visitor, 0)


@pytest.mark.parametrize(("name", "size"), [("montego-bay-load", "phone"), ("halunken-cards", "desktop")])
def test_a_hint(visit: Visit, name: str, size: str) -> None:
    """Every option shows how often a good player would choose it."""
    visitor = visit(size)
    page = BY_NAME[name].show(visitor, hints=True)
    options = wait_for_options(visitor, 0)
    visitor.click("hint")
    page.locator("[data-option]").filter(has_text="%").first.wait_for(state="attached", timeout=COMPILING)
    assert page.locator("[data-option]").filter(has_text="%").count() >= min(2, len(options))
    measure(page)


def test_no_hint_where_the_table_allows_none(visit: Visit) -> None:
    visitor = visit()
    page = BY_NAME["halunken-cards"].show(visitor)
    assert not visitor.sees("hint")
    page.keyboard.press("h")
    page.wait_for_timeout(100)
    assert page.locator("[data-option]").filter(has_text="%").count() == 0


def test_what_was_decided_is_taken_back(visit: Visit) -> None:
    """Against bots, as long as nothing new was seen: the loading of a barrel."""
    visitor = visit()
    page = BY_NAME["montego-bay-load"].show(visitor)
    before = play_of(visitor, 0)["decision"]
    choose(visitor, wait_for_options(visitor, 0)[0])
    visitor.wait_until(lambda: visitor.sees("undo"), "it can be taken back")
    page.keyboard.press("u")
    visitor.wait_until(lambda: play_of(visitor, 0)["decision"] == before, "it is taken back")
    wait_for_options(visitor, 0)


@pytest.mark.parametrize(("name", "goal"), [("halunken-cards", "[data-drop]"), ("montego-bay-cards", "[data-drop]")])
def test_a_card_is_dragged_onto_the_board(visit: Visit, name: str, goal: str) -> None:
    visitor = visit()
    page = BY_NAME[name].show(visitor)
    option = wait_for_options(visitor, 0)[0]
    card = page.locator(f'[data-drag][data-option="{option}"]').first.bounding_box()
    board = page.locator(goal).first.bounding_box()
    assert card
    assert board
    page.mouse.move(card["x"] + card["width"] / 2, card["y"] + 12)
    page.mouse.down()
    page.mouse.move(board["x"] + board["width"] / 2, board["y"] + board["height"] / 2, steps=5)
    page.mouse.up()
    visitor.wait_until(lambda: option in str(play_of(visitor, 0)["choice"]), "the card lies there")
