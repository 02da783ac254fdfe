"""With a finger: nothing jumps, everything says what it is, and numbers cannot be mistaken."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator

from tests.page.conftest import Visit
from tests.page.measuring import count_scores, measure
from tests.page.playing import choose, is_asked, play_of, wait_for_options
from tests.page.preparing import NAMES, lay
from tests.page.scenes import BY_NAME, first_of, story_of

RESTED = 900  # milliseconds after which what lies under a pointer has explained itself

# Nothing lies over the lower edge of it.
IN_SIGHT = """(one) => {
  const { x, width, bottom } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(x + width / 8, bottom - 4));
}"""

# Nothing lies over the middle of it.
IN_THE_MIDDLE = """(one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


def box_of(board: Locator) -> list[int]:
    box = board.bounding_box()
    assert box
    return [round(box[side]) for side in ("x", "y", "width", "height")]


@pytest.mark.parametrize("name", ["montego-bay-cards", "halunken-cards"])
def test_the_board_stays_where_it_is_when_something_is_said_about_the_table(visit: Visit, name: str) -> None:
    """Somebody leaves the table, and all are told."""
    visitor = visit("phone")
    laid = lay(visitor.served, story_of(BY_NAME[name]))
    laid.attend(visitor.company, 1, 2, 3)
    page = visitor.go(laid.link(0))
    wait_for_options(visitor, 0)
    board = page.locator(".hal-board, .bay-board")
    before = box_of(board)
    visitor.company.close()
    page.get_by_text("is away").wait_for()
    assert box_of(board) == before
    measure(page)


@pytest.mark.parametrize("game", ["montego-bay", "halunken"])
def test_everything_on_the_board_is_shown_one_after_the_other(visit: Visit, game: str) -> None:
    visitor = visit("phone")
    page = BY_NAME[f"{game}-cards"].show(visitor)
    visitor.click("menu")
    assert not visitor.sees("keys")
    visitor.click("tour")
    bubble, told = page.locator(".about.open"), []
    while visitor.sees("next-thing"):
        told.append(bubble.locator("p").inner_text())
        assert bubble.locator(".steps").inner_text().startswith(f"{len(told)} / ")
        measure(page)
        visitor.click("next-thing")
    told.append(bubble.locator("p").inner_text())
    assert bubble.locator(".steps").inner_text() == f"{len(told)} / {len(told)}"
    bubble.get_by_role("button", name="Done").click()
    bubble.wait_for(state="detached")
    assert len(set(told)) == len(told)
    ids = page.locator("[data-about]").evaluate_all("(all) => new Set(all.map((one) => one.dataset.about)).size")
    assert ids / 2 < len(told) <= ids
    assert not any("Barrels that found no ship" in words for words in told)  # an empty place shows nothing


def test_the_walk_can_be_left_at_any_time(visit: Visit) -> None:
    visitor = visit("phone")
    page = BY_NAME["halunken-cards"].show(visitor)
    visitor.click("menu")
    visitor.click("tour")
    visitor.click("next-thing")
    page.locator(".about.open p").click()  # and not by touching what is read
    page.locator(".about.open").get_by_role("button", name="Close").click()
    page.locator(".about.open").wait_for(state="detached")


def test_a_mouse_that_lies_over_the_board_does_not_end_the_walk(visit: Visit) -> None:
    """It came from the menu, and moves on to what is shown."""
    visitor = visit("desktop")
    page = BY_NAME["halunken-cards"].show(visitor)
    page.set_viewport_size({"width": 1366, "height": 768})
    page.locator("[data-control=menu]").click()
    page.locator("[data-control=tour]").click()
    page.mouse.move(700, 400, steps=3)
    page.wait_for_timeout(RESTED)
    assert page.locator(".about.open .steps").inner_text().startswith("1 / ")
    page.mouse.click(700, 700)
    page.locator(".about.open").wait_for(state="detached")


def test_a_mouse_that_rests_is_told_nothing_and_one_that_leaves_no_more(visit: Visit) -> None:
    """When a dialog goes away, something comes under it: it is over that, but was not moved there."""
    page = BY_NAME["halunken-auction"].show(visit("desktop", guide=False))
    about, panel = page.locator(".about.open"), page.locator("[data-about=hs-about-jack]").first
    panel.hover()
    about.wait_for()
    page.locator(".table").first.dispatch_event("pointerleave", {"pointerType": "mouse"})
    about.wait_for(state="detached")
    panel.dispatch_event("pointerover", {"pointerType": "mouse", "clientX": 200, "clientY": 200})
    page.wait_for_timeout(RESTED)
    assert about.count() == 0


@pytest.mark.parametrize("size", first_of("phone", "tablet", "desktop"))
def test_the_last_board_can_be_looked_at(visit: Visit, size: str) -> None:
    """And the scoring again."""
    visitor = visit(size)
    page = BY_NAME["montego-bay-over"].show(visitor)
    measure(page)
    board = page.locator(".bay-board")
    assert not board.evaluate(IN_THE_MIDDLE)
    visitor.click("uncover")
    page.locator("[data-control=again]").wait_for(state="hidden")
    assert board.evaluate(IN_THE_MIDDLE)
    if size == "phone":
        assert page.locator(".last-line").evaluate(IN_SIGHT)  # all of the log is one tap away
    visitor.click("uncover")
    page.locator("[data-control=again]").wait_for()


@pytest.mark.parametrize("language", ["de", *(pytest.param(other, marks=pytest.mark.soak) for other in ("en", "fr"))])
def test_all_of_the_menu_is_seen_on_a_small_phone(visit: Visit, language: str) -> None:
    visitor = visit("phone", language=language)
    page = BY_NAME["halunken-cards"].show(visitor)
    page.set_viewport_size({"width": 360, "height": 640})
    visitor.click("menu")
    page.locator("[data-control=leave]").wait_for()
    assert page.locator(".dialog-body").evaluate("(one) => one.scrollHeight <= one.clientHeight")
    measure(page)


def test_what_happens_is_told_while_it_moves_on_a_phone(visit: Visit) -> None:
    """With the way past it beside it, and nothing over the players."""
    visitor = visit("phone", speed=1)
    page = BY_NAME["montego-bay-load"].show(visitor)
    while is_asked(visitor, 0):
        choose(visitor, wait_for_options(visitor, 0)[0])
    visitor.wait_until(lambda: visitor.sees("skip"), "things move")
    assert page.locator(".last-line").is_visible()
    assert page.locator(".prompt").count() == 0
    assert page.locator(".bay-players").evaluate(IN_SIGHT)


def test_a_tap_explains_what_does_nothing_else(visit: Visit) -> None:
    page = BY_NAME["montego-bay-cards"].show(visit("phone"))
    bubble = page.locator(".about.open")
    page.locator('[data-seat="1"] [data-about="mb-about-supply"]').tap()
    assert "can still be loaded" in bubble.inner_text()
    bubble.tap(position={"x": 20, "y": 12})
    bubble.wait_for(state="detached")
    page.locator("[data-pile='1']").tap()
    assert "what the next one pays" in bubble.inner_text()
    page.locator("[data-option]").first.tap()
    bubble.wait_for(state="detached")


def test_cards_that_are_left_are_told(visit: Visit) -> None:
    """Bright, and to a screen reader in words (HS-R9)."""
    visitor = visit()
    page = BY_NAME["halunken-cards"].show(visitor)
    hand = visitor.told[0]["play"]["view"]["hands"][0]
    strip = page.locator('[data-seat="0"] .hal-played')
    shown = [text.replace("R", "rum") for text in strip.locator(".hal-left").all_inner_texts()]
    assert shown == hand
    assert 0 < len(hand) < 8
    words = strip.locator(".unseen").inner_text()
    assert [card for card in "1234567" if card in words] == [card for card in hand if card != "rum"]
    assert ("Rum" in words) == ("rum" in hand)
    brightness = (
        "(one) => getComputedStyle(one).backgroundColor.match(/[\\d.]+/g).slice(0, 3).reduce((a, b) => a + +b, 0)"
    )
    assert strip.locator(".hal-left").first.evaluate(brightness) > strip.locator(".hal-gone").first.evaluate(brightness)


@pytest.mark.parametrize("name", first_of("halunken-cards", "montego-bay-load"))
def test_a_hint_says_what_its_numbers_are(visit: Visit, name: str) -> None:
    visitor = visit("phone")
    page = BY_NAME[name].show(visitor, hints=True)
    visitor.click("hint")
    page.locator(".hinted", has_text="how often a good player takes it").wait_for()
    measure(page)


def test_the_second_click_of_two_does_not_answer_the_next_question(visit: Visit) -> None:
    """Barrels are loaded one by one, each by a click on a ship."""
    visitor = visit("desktop")
    page = BY_NAME["montego-bay-load"].show(visitor)
    option = wait_for_options(visitor, 0)[0]
    x, y, width, height = box_of(page.locator(f'[data-option="{option}"]:visible').first)
    before = play_of(visitor, 0)["decision"]
    page.mouse.click(x + width / 2, y + height / 2)
    visitor.wait_until(lambda: play_of(visitor, 0)["decision"] > before, "a barrel is loaded")
    assert option in wait_for_options(visitor, 0)
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    page.wait_for_timeout(300)
    assert play_of(visitor, 0)["decision"] == before + 1
    page.mouse.click(x + width / 2, y + height / 2)
    visitor.wait_until(lambda: play_of(visitor, 0)["decision"] > before + 1, "another one is")


@pytest.mark.parametrize("name", first_of("halunken-cards", "montego-bay-cards"))
def test_a_card_that_is_drawn_anew_while_it_is_pressed_is_chosen_all_the_same(visit: Visit, name: str) -> None:
    """And the players stay beside it."""
    visitor = visit("phone")
    page = BY_NAME[name].show(visitor)
    card = page.locator("[data-option]:visible").first
    x, y, width, height = box_of(card)
    page.mouse.move(x + width / 2, y + height / 2)
    page.mouse.down()
    card.evaluate("(card) => card.replaceWith(card.cloneNode(true))")
    page.mouse.up()
    visitor.wait_until(lambda: visitor.sees("confirm"), "the card can be confirmed")
    assert count_scores(page) == len(NAMES)


def test_what_a_finger_that_stays_asked_for_is_there_when_it_is_lifted(visit: Visit) -> None:
    page = BY_NAME["montego-bay-load"].show(visit("phone", guide=False))
    ship = page.locator("[data-about][data-option], [data-option] [data-about], [data-about]").first
    ship.dispatch_event("pointerdown", {"pointerType": "touch", "clientX": 50, "clientY": 200})
    page.locator(".about.open").wait_for()
    page.locator(".table").first.dispatch_event("pointerleave", {"pointerType": "touch"})
    page.wait_for_timeout(RESTED)
    assert page.locator(".about.open").count() == 1
