"""Everything by keyboard: whole games without a mouse, and every key of the help sheet."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page

from tests.page.browsing import Visitor
from tests.page.conftest import Visit
from tests.page.measuring import measure
from tests.page.playing import count_answers, is_asked, is_over, pick, play_of, wait_for_options
from tests.page.scenes import BY_NAME

MOST_TABS = 120
FOCUSED = "document.activeElement?.closest('[data-option]')?.dataset.option ?? null"
FOCUSED_CONTROL = "document.activeElement?.dataset?.control ?? null"
# A ring of at least two pixels, or for drawings something that is drawn differently while they have the focus.
IS_RINGED = """() => {
  const focused = document.activeElement;
  const isOutlined = parseFloat(getComputedStyle(focused).outlineWidth) >= 2;
  return focused.matches(":focus-visible") && (isOutlined || focused instanceof SVGElement);
}"""


def tab_to(page: Page, script: str, wanted: str) -> None:
    for _ in range(MOST_TABS):
        if page.evaluate(script) == wanted:
            assert page.evaluate(IS_RINGED)
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way to {wanted} by Tab")


def choose_by_keys(visitor: Visitor, option: str) -> None:
    """Tab to the first option, arrows to the wanted one, Enter to pick and to confirm."""
    page, before = visitor.page, count_answers(visitor)
    for _ in range(MOST_TABS):
        if page.evaluate(FOCUSED) is not None:
            break
        page.keyboard.press("Tab")
    for _ in range(MOST_TABS):
        if page.evaluate(FOCUSED) == option:
            break
        page.keyboard.press("ArrowRight")
    assert page.evaluate(FOCUSED) == option
    page.keyboard.press("Enter")
    visitor.wait_until(lambda: count_answers(visitor) > before or visitor.sees("confirm"), f"{option} is picked")
    if count_answers(visitor) == before:
        page.keyboard.press("Enter")
    visitor.wait_until(lambda: count_answers(visitor) > before, f"{option} is played")


def play_by_keys(visitor: Visitor) -> None:
    dice = Random(6)
    while not is_over(visitor, 0):
        if is_asked(visitor, 0):
            options = wait_for_options(visitor, 0)
            choose_by_keys(visitor, pick(play_of(visitor, 0)["view"], options, dice))
        else:
            visitor.page.wait_for_timeout(20)


@pytest.mark.parametrize("game", ["halunken-und-spelunken", "montego-bay"])
def test_a_whole_game_without_a_mouse(visit: Visit, game: str) -> None:
    """From the start page on."""
    visitor = visit()
    page = visitor.go("/")
    tab_to(page, FOCUSED_CONTROL, f"play-{game}")
    page.keyboard.press("Enter")
    visitor.wait_until(lambda: play_of(visitor, 0), "the game")
    play_by_keys(visitor)


def test_keys_of_the_table(visit: Visit) -> None:
    visitor = visit()
    page = BY_NAME["halunken-cards"].show(visitor)
    page.locator(".log li").last.wait_for()  # told a moment after the question: there is a moment to step back to
    page.keyboard.press(",")
    page.locator("[data-control=now]").first.wait_for()
    assert page.locator("[data-option]").count() == 0
    page.keyboard.press(".")
    page.locator("[data-option]").first.wait_for()
    page.keyboard.press("l")
    assert page.evaluate("document.activeElement.classList.contains('log')")
    page.locator("[data-option]").first.focus()
    page.keyboard.press("Enter")
    page.locator("[data-control=confirm]").first.wait_for()
    page.keyboard.press("Escape")
    page.locator("[data-control=confirm]").first.wait_for(state="detached")
    page.locator("[data-option]").first.focus()
    page.keyboard.press("Enter")
    before = count_answers(visitor)
    page.keyboard.press("c")
    visitor.wait_until(lambda: count_answers(visitor) > before, "the card is laid down")


def test_a_choice_is_changed_until_everybody_has_chosen(visit: Visit) -> None:
    visitor = visit()
    BY_NAME["halunken-cards"].show(visitor)
    first, second, *_ = wait_for_options(visitor, 0)
    choose_by_keys(visitor, first)
    assert play_of(visitor, 0)["choice"]["made"] == [first]
    visitor.page.locator(f'[data-option="{second}"]').first.wait_for()
    choose_by_keys(visitor, second)
    assert play_of(visitor, 0)["choice"]["made"] == [second]


def test_the_help_sheet(visit: Visit) -> None:
    visitor = visit()
    page = BY_NAME["montego-bay-load"].show(visitor)
    visitor.click("menu")
    measure(page)
    visitor.click("keys")
    assert page.get_by_role("dialog").locator("kbd").count() >= 8
    measure(page)
    page.keyboard.press("Escape")
    assert page.locator("dialog[open]").count() == 0


def test_a_screen_reader_hears_what_the_log_says(visit: Visit) -> None:
    """And what is asked; options have names, and nothing that cannot be chosen claims to be a choice."""
    visitor = visit()
    page = BY_NAME["montego-bay-load"].show(visitor)
    heard = page.locator("#heard p")
    assert heard.last.inner_text() == page.locator(".asked").first.inner_text()
    choices = page.get_by_role("radio")
    assert choices.count() == len(wait_for_options(visitor, 0))
    assert all("barrel" in str(one.get_attribute("aria-label")) for one in choices.all())
    while is_asked(visitor, 0):
        choose_by_keys(visitor, wait_for_options(visitor, 0)[0])
    visitor.wait_until(lambda: page.get_by_role("radio").count() == 0, "nothing is to be chosen any more")
    assert page.locator("[data-dressed]").count() == 0
