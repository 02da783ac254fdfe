"""Five languages: complete on every screen, fitting everywhere, and changed in the middle of a game."""

from __future__ import annotations

import re
from functools import partial

import pytest
from playwright.sync_api import Page

from tests.page.browsing import Visitor, resize
from tests.page.conftest import Visit
from tests.page.measuring import measure
from tests.page.scenes import BY_NAME, first_of
from tests.page.test_screens import PATHS, memory_of

LANGUAGES = {"en": "English", "nl": "Nederlands", "fr": "Français", "it": "Italiano", "de": "Deutsch"}
PLAY_NOW = {"en": "Play now", "nl": "Speel nu", "fr": "Jouer", "it": "Gioca", "de": "Los geht’s"}
NAKED = re.compile(r"\b(?:page|learn|mb|hs|rules-mb|rules-hs)-[a-z][a-z-]+\b")
SEEN = (
    "montego-bay-cards",
    "montego-bay-load",
    "montego-bay-over",
    "halunken-auction",
    "halunken-cards",
    "halunken-over",
)


def check_words(page: Page, language: str) -> None:
    """No message is missing, which would show as its id, and the page says which language it speaks."""
    assert page.evaluate("document.documentElement.lang") == language
    names = page.evaluate(
        "[...document.querySelectorAll('[aria-label], [title]')].map((one) => `${one.ariaLabel} ${one.title}`)"
    )
    text = "\n".join([page.locator("body").inner_text(), *names])
    assert NAKED.findall(text) == []
    assert "{" not in text


def is_spoken(page: Page, language: str) -> bool:
    return bool(page.evaluate("document.documentElement.lang") == language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen(visit: Visit, language: str) -> None:
    visitor = visit("phone", language=language)
    for path in PATHS:
        page = visitor.go(path)
        check_words(page, language)
        measure(page)


@pytest.mark.soak
@pytest.mark.parametrize("name", SEEN)
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_board(visit: Visit, language: str, name: str) -> None:
    page = BY_NAME[name].show(visit("phone", language=language))
    check_words(page, language)
    measure(page)
    page.set_viewport_size({"width": 1440, "height": 900})
    page.wait_for_timeout(100)
    measure(page)


def speak(visitor: Visitor, code: str) -> None:
    """Chosen in the table's menu."""
    page = visitor.page
    visitor.click("menu")
    page.locator("dialog [data-control=language]").select_option(label=LANGUAGES[code])
    visitor.wait_until(partial(is_spoken, page, code), f"{LANGUAGES[code]} is spoken")
    page.keyboard.press("Escape")


@pytest.mark.parametrize("name", first_of("montego-bay-load", "halunken-cards"))
def test_in_the_middle_of_a_game(visit: Visit, name: str) -> None:
    """The same question in all five, without loading the page anew; the choice of language is remembered."""
    visitor = visit()
    page = BY_NAME[name].show(visitor)
    page.evaluate("window.isTheSame = true")
    asked = set()
    for code, own in LANGUAGES.items():
        visitor.click("menu")
        page.locator("dialog [data-control=language]").select_option(label=own)
        visitor.wait_until(partial(is_spoken, page, code), f"{own} is spoken")
        check_words(page, code)
        page.keyboard.press("Escape")
        asked.add(page.locator(".asked").first.inner_text())
        assert page.locator("[data-option]").count() > 0
    assert len(asked) == len(LANGUAGES)
    assert memory_of(visitor)["language"] == "de"
    assert page.evaluate("window.isTheSame")


def test_the_browsers_own_language_comes_first(visit: Visit) -> None:
    visitor = visit(language=None)
    visitor.page.add_init_script("Object.defineProperty(navigator, 'languages', { value: ['pt-BR', 'fr-CA', 'en'] })")
    page = visitor.go("/")
    assert page.evaluate("document.documentElement.lang") == "fr"


# What is said about the cards that lead to most, in the words of the page; in Halunken & Spelunken each begins a line.
THEN = {
    "montego-bay-cards": """() => {
      const dockers = ["blue", "yellow", "green", "orange"].flatMap((colour) => [`${colour}-large`, `${colour}-small`]);
      const pushed = dockers.map((figure) => say("mb-then-pushes", { figure: say("mb-figure-object", { figure }) }));
      const room = list([say("mb-room-broken", { count: 2 }), say("mb-room-coins", { count: 1 })]);
      const thens = [...pushed, say("mb-then-earlier", { count: 3 }), say("mb-then-back")];
      return thens.map((then) => `${say("mb-then-room", { list: room })} ${then}`);
    }""",
    "halunken-cards": """() => {
      const [name, to] = ["Anne-Marieke", say("hs-tavern-to", { space: 2 })];
      const [sailor, before, after] = [say("hs-sailor", { colour: "v", value: 11 }), 112, 130];
      const meetings = ["robs", "robs-basin", "pushes"].map((id) => say(`hs-then-${id}`, { name, to }));
      return [say("hs-then-joins", { sailor, before, after }), ...meetings, say("hs-then-rum")];
    }""",
}
WHERE = {"montego-bay-cards": ".prompt-text", "halunken-cards": ".prompt-text > span"}
# How many lines each of it has there.
LINES = """async (place) => {
  const { say, list } = await import("/page/words/words.js");
  const written = [...place.childNodes];
  const lines = (%s)().map((then) => {
    place.textContent = then;
    return Math.round(place.scrollHeight / parseFloat(getComputedStyle(place).lineHeight));
  });
  place.replaceChildren(...written);
  return lines;
}"""


@pytest.mark.parametrize("name", THEN)
def test_where_a_card_leads_has_three_lines_on_a_small_phone(visit: Visit, name: str) -> None:
    visitor = visit("phone", guide=False)
    page = BY_NAME[name].show(visitor)
    page.set_viewport_size({"width": 360, "height": 640})
    page.locator("[data-option]:visible").nth(1).click()
    for code in LANGUAGES:
        speak(visitor, code)
        lines = page.locator(WHERE[name]).first.evaluate(LINES % THEN[name])
        assert 0 < max(lines) <= 3, code


# A button's words in one line: all of them end at the same height.
IN_ONE_LINE = """(button) => {
  const words = document.createRange();
  words.selectNodeContents(button);
  const seen = [...words.getClientRects()].filter(({ width }) => width > 1);
  return new Set(seen.map(({ bottom }) => Math.round(bottom))).size === 1;
}"""


def test_buttons_keep_their_words_together_on_a_laptop(visit: Visit) -> None:
    visitor = visit(guide=False)
    page = BY_NAME["halunken-cards"].show(visitor)
    resize(page, 1280, 720)
    for code in LANGUAGES:
        speak(visitor, code)
        for option in (1, -1):
            page.locator("[data-option]:visible").nth(option).click()
            assert page.locator("[data-control=confirm]").evaluate(IN_ONE_LINE), code
        measure(page)


@pytest.mark.parametrize("language", first_of("fr", "de", "en", "it", "nl"))
def test_so_do_those_of_a_lesson(visit: Visit, language: str) -> None:
    page = visit(language=language).go("/learn/halunken-und-spelunken")
    page.set_viewport_size({"width": 1280, "height": 720})
    assert page.locator("[data-control=go-on]").evaluate(IN_ONE_LINE)
    measure(page)
