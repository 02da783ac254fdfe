"""Sitting down together: by link, by code, around one screen, and with phones beside a big one."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any
from urllib.parse import urlsplit

import pytest
import segno
from playwright.sync_api import Route

from tests.page.browsing import Visitor
from tests.page.conftest import Visit
from tests.page.measuring import measure
from tests.page.playing import answer, is_asked, play_of, play_out, wait_for_options
from tests.page.serving import PUBLIC_URL
from tests.page.test_screens import seat_bots

# The code's squares as the browser paints them, one text a row: a pixel from the middle of each.
READ_CODE = """async (image) => {
  await image.decode();
  const text = await (await fetch(image.src)).text();
  const side = Number(/viewBox="0 0 (\\d+)/.exec(text)[1]);
  const canvas = Object.assign(document.createElement("canvas"), { width: side * 8, height: side * 8 });
  const brush = canvas.getContext("2d");
  brush.fillStyle = "white";
  brush.fillRect(0, 0, side * 8, side * 8);
  brush.drawImage(image, 0, 0, side * 8, side * 8);
  const dark = (x, y) => brush.getImageData(x * 8 + 4, y * 8 + 4, 1, 1).data[0] < 128;
  const squares = [...Array(side).keys()];
  return squares.map((y) => squares.map((x) => (dark(x, y) ? "1" : "0")).join(""));
}"""
BORDER = 4


def read_code(visitor: Visitor) -> list[str]:
    return [str(row) for row in visitor.page.locator("img.code").first.evaluate(READ_CODE)]


def code_of(address: str) -> list[str]:
    rows = segno.make_qr(address, error="m").matrix_iter(border=BORDER)
    return ["".join("1" if square else "0" for square in row) for row in rows]


def open_table(visitor: Visitor, game: str, players: int, way: str = "online", variant: str | None = None) -> str:
    """The link of a new table whose other seats wait for people."""
    page = visitor.go(f"/new?game={game}")
    page.locator(f'input[name="way"][value="{way}"]').check(force=True)
    if variant:
        page.locator(f'input[name="variant"][value="{variant}"]').check(force=True)
    page.locator(f'input[name="players"][value="{players}"]').check(force=True)
    visitor.click("open-table")
    page.wait_for_url("**/t/*")
    page.locator(".link-row input").wait_for()
    return page.locator(".link-row input").input_value()


def sit_down(visitor: Visitor, link: str, name: str) -> None:
    parts = urlsplit(link)
    page = visitor.go(f"{parts.path}#{parts.fragment}")
    page.locator("input[name=name]").fill(name)
    visitor.click("sit")


def wait_for_game(sitting: dict[int, Visitor]) -> None:
    for seat, visitor in sitting.items():
        visitor.wait_until(partial(play_of, visitor, seat), f"seat {seat} is in the game")


@pytest.mark.parametrize(
    ("game", "variant", "sizes"),
    [
        ("montego-bay", None, ("desktop", "phone")),
        ("montego-bay", None, ("tablet", "phone", "desktop", "phone")),
        ("halunken-und-spelunken", "two-player", ("phone", "desktop")),
        ("halunken-und-spelunken", "standard", ("desktop", "phone", "tablet", "phone")),
    ],
)
def test_a_whole_game_by_link(visit: Visit, game: str, variant: str | None, sizes: tuple[str, ...]) -> None:
    """Each at their own window, at one table."""
    visitors = [visit(size) for size in sizes]
    link = open_table(visitors[0], game, len(sizes), variant=variant)
    measure(visitors[0].page)
    for number, visitor in enumerate(visitors[1:], 1):
        sit_down(visitor, link, f"Guest {number}")
    sitting = dict(enumerate(visitors))
    wait_for_game(sitting)
    play_out(sitting, Random(2))
    winners = play_of(visitors[0], 0)["winners"]
    for seat, visitor in sitting.items():
        assert play_of(visitor, seat)["winners"] == winners
        visitor.page.locator("[data-control=again]").first.wait_for()


def test_a_guest_whose_answer_was_lost_sits_once(visit: Visit) -> None:
    host, guest = visit(), visit("phone")
    link = open_table(host, "montego-bay", 3)
    guest.forgive("ERR_FAILED")
    lost: list[Any] = []

    def lose_first(route: Route) -> None:
        if lost:
            route.continue_()
        else:
            lost.append(route.fetch().json())
            route.abort()

    guest.page.route("**/seats", lose_first)
    sit_down(guest, link, "Guest")
    guest.page.locator(".seats small", has_text="you").wait_for()
    assert [seat["name"] for seat in guest.told[None]["table"]["seats"]] == ["Player 1", "Guest", None]
    assert lost[0]["seat"] == 1


def test_the_code_is_the_link(visit: Visit) -> None:
    visitor = visit()
    link = open_table(visitor, "montego-bay", 2)
    assert link == f"{PUBLIC_URL}{urlsplit(visitor.page.url).path}"
    assert read_code(visitor) == code_of(link)


def test_a_big_screen_and_two_phones(visit: Visit) -> None:
    """The board is on the screen, which has no seat; phones that scan its code are hands."""
    screen, ann, bob = visit("television"), visit("phone"), visit("phone")
    open_table(screen, "halunken-und-spelunken", 2, way="screen", variant="two-player")
    link = f"{PUBLIC_URL}{urlsplit(screen.page.url).path}#hand"
    assert read_code(screen) == code_of(link)
    measure(screen.page)
    sit_down(ann, link, "Ann")
    sit_down(bob, link, "Bob")
    sitting = {0: ann, 1: bob}
    wait_for_game(sitting)
    for _ in range(6):
        asked = next(seat for seat in _wait_for_anybody(sitting))
        measure(sitting[asked].page)
        answer(sitting[asked], [asked], Random(asked))
    screen.wait_until(
        lambda: screen.told[None]["play"]["decision"] == play_of(ann, 0)["decision"], "the screen follows"
    )
    assert screen.page.locator("[data-option]").count() == 0
    measure(screen.page)


def _wait_for_anybody(sitting: dict[int, Visitor]) -> list[int]:
    def asked() -> list[int]:
        return [seat for seat, visitor in sitting.items() if is_asked(visitor, seat)]

    next(iter(sitting.values())).wait_until(asked, "somebody is asked")
    return asked()


def test_bots_take_the_seats_that_nobody_takes(visit: Visit) -> None:
    visitor = visit()
    open_table(visitor, "montego-bay", 3)
    for _ in range(2):
        visitor.page.locator(".seats select").first.select_option("deckhand")
        visitor.page.wait_for_timeout(200)
    wait_for_game({0: visitor})
    assert [seat["bot"] for seat in visitor.told[0]["table"]["seats"]] == [None, "deckhand", "deckhand"]


@pytest.mark.parametrize(
    ("game", "variant", "size"),
    [
        ("montego-bay", None, "tablet"),
        ("halunken-und-spelunken", "two-player", "phone"),
    ],
)
def test_a_whole_game_around_one_screen(visit: Visit, game: str, variant: str | None, size: str) -> None:
    """Passed on from one to the other; what is chosen face down is chosen behind a curtain."""
    visitor = visit(size)
    page = visitor.go(f"/new?game={game}")
    page.locator('input[name="way"][value="pass"]').check(force=True)
    if variant:
        page.locator(f'input[name="variant"][value="{variant}"]').check(force=True)
    page.locator('input[name="players"][value="2"]').check(force=True)
    page.get_by_label("Name of player 1").fill("Ann")
    page.get_by_label("Name of player 2").fill("Bob")
    visitor.click("open-table")
    sitting = {0: visitor, 1: visitor}
    wait_for_game(sitting)
    wait_for_options(visitor, 0, 1)
    assert page.locator(".asked").first.inner_text().startswith("Ann: ")
    play_out(sitting, Random(3))
    page.locator("[data-control=again]").first.wait_for()
    measure(page)


def test_a_guest_who_comes_too_late_watches(visit: Visit) -> None:
    host, guest = visit(), visit()
    page = host.go("/new?game=halunken-und-spelunken")
    seat_bots(host, 1, 2, 3)
    host.click("open-table")
    page.wait_for_url("**/t/*")
    wait_for_game({0: host})
    guest.go(urlsplit(page.url).path)
    guest.wait_until(lambda: guest.told.get(None, {}).get("play"), "the guest sees the game")
    guest.page.locator(".table [data-control=menu]").first.wait_for()
    assert guest.page.locator("[data-option]").count() == 0
    measure(guest.page)
