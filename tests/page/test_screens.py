"""The screens around the boards: where they lead, and what they remember."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest

from tests.page.browsing import COMPILING, SIZES, Visitor, resize
from tests.page.conftest import Visit
from tests.page.measuring import measure
from tests.page.playing import is_asked, wait_for_options

NOON = 1_000_036_800_000  # of 9 September 2001, in milliseconds: the same day almost everywhere
GAMES = ("montego-bay", "halunken-und-spelunken")
PATHS = ("/", "/new", "/watch", "/replay", *(f"/{room}/{game}" for room in ("learn", "rules") for game in GAMES))


def memory_of(visitor: Visitor) -> dict[str, Any]:
    return dict(json.loads(visitor.page.evaluate("localStorage['two-jacks']")))


def table_of(visitor: Visitor) -> dict[str, Any]:
    visitor.page.wait_for_url("**/t/*")
    table = visitor.page.url.split("/t/")[1].split("?")[0].split("#")[0]
    return dict(httpx.get(f"{visitor.served.url}/api/tables/{table}/state").json()["table"])


@pytest.mark.parametrize("path", PATHS)
def test_everything_has_its_place(visit: Visit, path: str) -> None:
    """On phones test_languages.py measures them, in every language."""
    page = visit("tablet").go(path)
    measure(page)
    resize(page, *SIZES["desktop"])
    measure(page)


@pytest.mark.parametrize("game", GAMES)
def test_one_click_and_the_game_is_on(visit: Visit, game: str) -> None:
    visitor = visit()
    visitor.go("/")
    visitor.click(f"play-{game}")
    table = table_of(visitor)
    assert (table["game"], table["players"], table["hints"]) == (game, 4, True)
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot", "bot"]
    visitor.wait_until(lambda: is_asked(visitor, 0), "the first question", COMPILING)
    wait_for_options(visitor, 0)


def test_a_game_goes_on_from_the_start_page(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/new?game=halunken-und-spelunken")
    seat_bots(visitor, 1, 2, 3)
    visitor.click("open-table")
    visitor.page.wait_for_url("**/t/*")
    visitor.wait_until(lambda: visitor.told.get(0, {}).get("play"), "the game")
    address = visitor.page.url
    page = visitor.go("/")
    page.locator(".continue a").click()
    page.wait_for_url(address)
    visitor.go("/")
    page.locator(".continue .round").click()
    page.get_by_role("button", name="Keep it").click()
    page.locator(".continue .round").click()
    visitor.click("forget-now")
    assert page.locator(".continue").count() == 0
    assert memory_of(visitor)["tables"] == []


def test_a_game_that_is_over_is_found_again(visit: Visit) -> None:
    """Below the harbours, and not among those that go on."""
    finished = {"id": "a", "game": "montego-bay", "seats": [0], "names": ["Zoë", "Bob"], "when": NOON, "over": True}
    page = visit(tables=[finished]).go("/")
    page.get_by_role("heading", name="Games you have finished").wait_for()
    assert page.locator(".continue").count() == 1
    assert page.locator(".continue a").get_attribute("href") == "/t/a"
    assert page.locator(".continue a").inner_text().split()[:7] == ["Montego", "Bay", "Zoë", "and", "Bob", "Sep", "9,"]
    measure(page)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_begins_a_game_is_seen_at_once_on_a_laptop(visit: Visit, language: str) -> None:
    page = visit(language=language).go("/")
    page.set_viewport_size({"width": 1280, "height": 720})
    lowest = page.locator(".harbour .row > *").evaluate_all(
        "(all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom))"
    )
    assert lowest <= 720
    measure(page)


def seat_bots(visitor: Visitor, *seats: int, bot: str = "deckhand") -> None:
    for seat in seats:
        visitor.page.locator(".chairs select").nth(seat).select_option(bot)


def test_a_table_as_it_was_set_up(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/new?game=halunken-und-spelunken")
    page.get_by_text("Beginners’ game").click()
    page.get_by_text("3", exact=True).click()
    page.get_by_label("Name of player 1").fill("Ann")
    seat_bots(visitor, 2)
    page.get_by_text("More settings").click()
    page.get_by_text("1 minute").click()
    page.get_by_text("A series of three").click()
    page.get_by_label("Hints are allowed").check()
    page.get_by_label("Show the table on the public list").check()
    measure(page)
    visitor.click("open-table")
    table = table_of(visitor)
    assert (table["game"], table["variant"], table["players"]) == ("halunken-und-spelunken", "beginner", 3)
    assert (table["clock"], table["games"], table["hints"], table["public"]) == (60, 3, True, True)
    assert [seat["kind"] for seat in table["seats"]] == ["person", "free", "bot"]
    assert (table["seats"][0]["name"], table["seats"][2]["bot"]) == ("Ann", "deckhand")
    assert memory_of(visitor)["name"] == "Ann"


def test_a_public_table_is_found_by_those_who_watch(visit: Visit) -> None:
    host, guest = visit(), visit()
    page = host.go("/new?game=montego-bay")
    page.get_by_label("Name of player 1").fill("Captain Haddock")
    page.get_by_text("More settings").click()
    page.get_by_label("Show the table on the public list").check()
    host.click("open-table")
    table = table_of(host)
    page = guest.go("/watch")
    page.locator(".tables a", has_text="Captain Haddock").click()
    page.wait_for_url(f"**/t/{table['id']}")
    page.locator(".seats").get_by_text("Captain Haddock").wait_for()


def test_only_bots_is_no_table(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/new?game=montego-bay")
    seat_bots(visitor, 0, 1, 2, 3)
    assert page.locator("[data-control=open-table]").is_disabled()
    assert page.get_by_text("At least one seat needs a person.").is_visible()


def test_an_address_without_a_table(visit: Visit) -> None:
    visitor = visit()
    visitor.forgive("404")
    page = visitor.go("/t/aaaaaaaaaaaaaaaa")
    page.get_by_role("heading", name="This table is not here").wait_for()
    measure(page)
    page.get_by_role("link", name="Start page").click()
    page.locator(".harbour").nth(1).wait_for()


def test_two_play_by_the_rules_for_two(visit: Visit) -> None:
    """Who says how many play need not know which rules are for how many."""
    page = visit().go("/new?game=halunken-und-spelunken")
    for players, variant in ((2, "two-player"), (4, "standard"), (3, "standard")):
        page.locator(f'input[name="players"][value="{players}"]').check(force=True)
        assert page.locator(f'input[name="variant"][value="{variant}"]').is_checked()
        assert page.locator(".chairs li").count() == players


def test_a_link_that_only_this_computer_opens_says_so(visit: Visit) -> None:
    """Instead of a code that no phone can open; whoever opened the table knows how others reach it."""
    host, guest = visit(), visit()
    host.go("/new?game=montego-bay")
    host.click("open-table")
    host.page.locator("img.code").wait_for()
    guest.go(urlsplit(host.page.url).path)
    guest.page.get_by_text("works on this computer only").wait_for()
    assert guest.page.locator("img.code").count() == 0


def test_settings_are_read_without_opening_them(visit: Visit) -> None:
    page = visit(name="Zoë", speed=0.5).go("/")
    now = page.locator("summary small")
    assert now.inner_text() == "Zoë · English · Speed: slow (½×) · Sound off"
    page.locator("summary").click()
    assert not now.is_visible()
    page.get_by_label("Sound").check()
    page.locator("[data-control=speeds]").select_option("0")
    page.locator("summary").click()
    assert now.inner_text() == "Zoë · English · Show results without motion · Sound on"
