"""Finished games: replayed from the table and from a file, through anybody's eyes, and proved to be fair."""

from __future__ import annotations

import hashlib
import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.page.axe import examine
from tests.page.browsing import SIZES, resize
from tests.page.conftest import Visit
from tests.page.measuring import measure
from tests.page.playing import play_of
from tests.page.scenes import BY_NAME, first_of
from tests.page.test_screens import memory_of, seat_bots

ENDS = ("montego-bay-over", "halunken-over")


def slider(page: Page) -> int:
    return int(page.locator("input.slider").input_value())


def press(page: Page, name: str) -> None:
    page.locator(".replay-bar").get_by_role("button", name=name).click()


@pytest.mark.parametrize("name", first_of(*ENDS))
def test_from_the_table_and_from_a_file(visit: Visit, name: str, tmp_path: Path) -> None:
    visitor = visit()
    page = BY_NAME[name].show(visitor)
    visitor.click("replay")
    page.locator("input.slider").wait_for()
    end = int(page.locator("input.slider").get_attribute("max") or 0)
    assert (slider(page), end > 100) == (0, True)
    assert page.locator("[data-seat] .you").count() == 1
    press(page, "To the end")
    assert slider(page) == end
    last = page.locator(".log li").last.inner_text()
    press(page, "One step back")
    assert slider(page) == end - 1
    press(page, "To the beginning")
    press(page, "One step on")
    assert slider(page) == 1
    measure(page)
    examine(page)
    with page.expect_download() as loading:
        visitor.click("download")
    file = tmp_path / "game.json"
    loading.value.save_as(file)
    page = visitor.go("/replay")
    page.locator("input[type=file]").set_input_files(file)
    page.locator("input.slider").wait_for()
    press(page, "To the end")
    assert page.locator(".way-back, .you").count() == 0, "a file has no table, and nobody sits there"
    assert (slider(page), page.locator(".log li").last.inner_text()) == (end, last)
    for height in (740, 640):
        page.set_viewport_size({"width": 360, "height": height})
        press(page, "One step back")
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "nothing lies below the fold"
        assert page.locator(".replaying").evaluate("(one) => one.clientHeight") > 580, "there is room for the board"
        measure(page)
    visitor.click("menu")
    page.get_by_role("dialog").locator("[data-control=download]").wait_for()


def test_replays_have_a_speed(visit: Visit) -> None:
    """Beside the slider, or in the menu where that has the room."""
    visitor = visit()
    page = BY_NAME["halunken-over"].show(visitor)
    visitor.click("replay")
    speed = page.locator(".replay-bar [data-control=speed]")
    for name in ("slow (½×)", "normal (1×)"):
        speed.click()
        expect(speed).to_have_accessible_name(f"Speed: {name}")
    resize(page, *SIZES["phone"])
    visitor.click("menu")
    page.locator("dialog [data-control=speeds]").select_option(label="very fast (4×)")
    measure(page)
    assert memory_of(visitor)["speed"] == 4


@pytest.mark.parametrize("size", first_of("phone", "desktop"))
@pytest.mark.parametrize("name", first_of(*reversed(ENDS)))
def test_a_way_back_to_the_result(visit: Visit, name: str, size: str) -> None:
    """In the bar, and on phones in words in the menu."""
    visitor = visit(size)
    page = BY_NAME[name].show(visitor)
    for way in (".way-back", "[data-control=result]") if size == "phone" else (".way-back",):
        visitor.click("replay")
        page.locator("input.slider").wait_for()
        if way != ".way-back":
            visitor.click("menu")
        expect(page.locator(way)).to_have_accessible_name("Back to the result")
        measure(page)
        page.locator(way).click()
        page.locator("[data-control=again]").wait_for()


def test_through_the_eyes_of_a_seat(visit: Visit) -> None:
    """With all cards open everybody's choices are seen; as a spectator they lie face down."""
    visitor = visit()
    page = BY_NAME["halunken-over"].show(visitor)
    visitor.click("replay")
    chooser = page.locator("[data-control=reader]")
    chooser.wait_for()
    assert chooser.locator("option").all_inner_texts()[:2] == ["All cards open", "Ann"]
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    for wanted in ("0", "spectator", "all"):
        chooser.select_option(wanted)
        page.wait_for_timeout(300)
        measure(page)
    assert [url.split("reader=")[1] for url in asked if "reader=" in url] == ["0", "spectator", "all"]


@pytest.mark.parametrize("size", first_of("phone", "tablet"))
def test_on_small_screens(visit: Visit, size: str) -> None:
    visitor = visit(size)
    page = BY_NAME["montego-bay-over"].show(visitor)
    visitor.click("replay")
    page.locator("input.slider").wait_for()
    press(page, "To the end")
    measure(page)


def test_a_link_to_a_replay(visit: Visit) -> None:
    visitor, friend = visit(), visit()
    BY_NAME["halunken-over"].show(visitor)
    visitor.click("replay")
    visitor.page.locator("input.slider").wait_for()
    page = friend.go(visitor.page.url.removeprefix(visitor.served.url))
    page.locator("input.slider").wait_for()
    assert slider(page) == 0


@pytest.mark.parametrize("content", ["no game at all", "{}", json.dumps({"game": "chess"})])
def test_a_file_that_is_no_game(visit: Visit, content: str, tmp_path: Path) -> None:
    visitor = visit()
    visitor.forgive("400|404|409|422")
    file = tmp_path / "letter.json"
    file.write_text(content)
    page = visitor.go("/replay")
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_text("This file is not a game of ours").wait_for()


@pytest.mark.parametrize("name", first_of(*ENDS))
def test_was_it_fair(visit: Visit, name: str) -> None:
    visitor = visit()
    page = BY_NAME[name].show(visitor)
    visitor.click("verify")
    page.locator(".checks li.good").nth(2).wait_for()
    assert page.locator(".checks li").count() == 3
    measure(page)


def test_a_server_that_broke_its_promise_is_caught(visit: Visit) -> None:
    """Its record names another secret than the one it promised."""
    visitor = visit()
    visitor.forgive("400")  # nor does the server replay what does not fit together
    page = BY_NAME["halunken-over"].show(visitor)

    def lie(route: Route) -> None:
        route.fulfill(json=route.fetch().json() | {"secret": "11" * 32})

    page.route("**/record*", lie)
    visitor.click("verify")
    page.locator(".checks li.bad").nth(1).wait_for()


def tell_otherwise(record: dict[str, Any], secret: str, digits: str) -> dict[str, Any]:
    """In itself as it should be, but shuffled with another secret, or with other digits of seat 0."""
    contributions = [digits, *record["contributions"][1:]]
    parts = "".join(f"seat {seat} {added or 'none'}\n" for seat, added in enumerate(contributions))
    key = hashlib.sha256(f"two-jacks key 1\nsecret {secret}\n{parts}".encode()).hexdigest()[:32]
    commitment = hashlib.sha256(bytes.fromhex(secret)).hexdigest()
    save = record["save"] | {"key": key}
    return record | {"secret": secret, "commitment": commitment, "contributions": contributions, "save": save}


def test_the_browser_knows_what_it_was_promised_and_what_it_added(visit: Visit) -> None:
    """A whole game that it sat down to itself: kept, and caught when the record tells another story."""
    visitor = visit(is_repeatable=False)
    visitor.forgive("400")
    page = visitor.go("/new?game=halunken-und-spelunken")
    page.locator('input[name="players"][value="2"]').check(force=True)
    seat_bots(visitor, 1)
    visitor.click("open-table")
    visitor.wait_until(lambda: play_of(visitor, 0), "the game")
    leave = f"{visitor.served.url}/api/tables/{page.url.rpartition('/')[2]}/seats/0/leave"
    assert page.request.post(leave, data={"request": "leave"}).ok  # a bot plays it to its end
    visitor.click("verify")
    page.locator(".checks li.good").nth(2).wait_for()
    for lie in ("secret", "digits"):
        page.keyboard.press("Escape")
        page.route("**/record*", partial(tell_lie, lie))
        visitor.click("verify")
        page.locator(".checks li:nth-child(1).bad").wait_for()
        page.locator(".checks li:nth-child(2).good").wait_for()


def tell_lie(lie: str, route: Route) -> None:
    record = route.fetch().json()
    secret = "11" * 32 if lie == "secret" else record["secret"]
    digits = "22" * 16 if lie == "digits" else record["contributions"][0]
    route.fulfill(json=tell_otherwise(record, secret, digits))
