"""What breaks in the middle of a game is mended, and nothing is lost or done twice."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest
from playwright.sync_api import WebSocketRoute

from tests.page.browsing import SIZES, Visitor, resize
from tests.page.conftest import Visit
from tests.page.measuring import measure
from tests.page.playing import answer, choose, is_asked, play_of, wait_for_options
from tests.page.preparing import MONTEGO_BAY, Laid, asks, find_story, lay
from tests.page.scenes import BY_NAME, first_of, story_of
from tests.page.serving import Repeatable, serving

LOST = "Connection lost"
A_NIGHT = 8 * 3600  # seconds
SILENCE = 6_100  # milliseconds after which a page doubts, and before it comes back (client/server/connection.js)
PROVOKED = (
    "ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_CONTENT_LENGTH_MISMATCH|"
    "WebSocket connection"
)


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Repeatable]:
    with serving(tmp_path / "data") as served:
        yield served


def sit_at(visitor: Visitor, name: str) -> Laid:
    laid = lay(visitor.served, story_of(BY_NAME[name]))
    visitor.go(laid.link(0))
    visitor.wait_until(lambda: is_asked(visitor, 0), "the question")
    return laid


def decisions_of(laid: Laid) -> int:
    with httpx.Client() as client:
        return int(laid.look(0, client)["play"]["decision"])


@pytest.mark.parametrize("name", first_of("montego-bay-load", "halunken-auction"))
def test_a_page_that_is_loaded_again(visit: Visit, name: str) -> None:
    visitor = visit()
    laid = sit_at(visitor, name)
    before = wait_for_options(visitor, 0)
    visitor.page.reload()
    assert wait_for_options(visitor, 0) == before
    assert "token" not in visitor.page.url
    done = decisions_of(laid)
    answer(visitor, [0], Random(1))
    assert decisions_of(laid) == done + 1


def test_a_choice_half_made_is_still_there(visit: Visit) -> None:
    """Two cards are to be laid; after the first one the page is loaded again."""
    visitor = visit()
    sit_at(visitor, "montego-bay-cards")
    first = wait_for_options(visitor, 0)
    choose(visitor, first[0])
    visitor.page.reload()
    rest = wait_for_options(visitor, 0)
    assert {option.split()[1] for option in rest} != {option.split()[1] for option in first}
    assert play_of(visitor, 0)["choice"]["begun"] == [first[0]]


def test_a_server_that_is_killed_and_comes_back(visit: Visit, own_server: Repeatable) -> None:
    """The page says so, waits, and plays what was clicked meanwhile, once."""
    visitor = visit(at=own_server)
    visitor.forgive(PROVOKED)
    laid = sit_at(visitor, "montego-bay-load")
    option, done = wait_for_options(visitor, 0)[0], decisions_of(laid)
    own_server.kill()
    visitor.page.get_by_text(LOST).first.wait_for()
    visitor.page.locator(f'[data-option="{option}"]:visible').first.click()
    visitor.page.get_by_text("Your choice is kept").first.wait_for()
    own_server.start_again()
    visitor.wait_until(lambda: play_of(visitor, 0)["decision"] == done + 1, "the click arrives")
    visitor.page.get_by_text(LOST).first.wait_for(state="detached")
    assert decisions_of(laid) == done + 1


def test_a_network_that_goes_away(visit: Visit) -> None:
    """Somebody else moves meanwhile; everything is caught up with."""
    visitor = visit()
    visitor.forgive(PROVOKED)
    story = story_of(BY_NAME["halunken-auction"])
    laid = sit_at(visitor, "halunken-auction")
    visitor.context.set_offline(True)
    visitor.page.get_by_text(LOST).first.wait_for()
    with httpx.Client() as client:
        option = laid.look(0, client)["play"]["options"][-1]
        laid.decide(0, option, client)
    visitor.context.set_offline(False)
    visitor.page.get_by_text(LOST).first.wait_for(state="detached")
    visitor.wait_until(lambda: play_of(visitor, 0)["decision"] == len(story.actions) + 1, "what happened meanwhile")


@pytest.mark.parametrize("name", ["montego-bay-load", "halunken-auction"])
def test_the_sign_covers_nothing(visit: Visit, name: str) -> None:
    visitor = visit("tablet", language="de")
    visitor.forgive(PROVOKED)
    page = BY_NAME[name].show(visitor)
    visitor.context.set_offline(True)
    page.locator(".sign").first.wait_for()
    for size in ("tablet", "phone", "desktop"):
        resize(page, *SIZES[size])
        measure(page)


def test_a_server_that_falls_silent(visit: Visit) -> None:
    """The socket looks open, but nobody answers, as after a night's sleep: the page finds out and comes back."""
    visitor = visit()
    opened: list[WebSocketRoute] = []
    asleep: set[WebSocketRoute] = set()

    def may_fall_silent(socket: WebSocketRoute) -> None:
        opened.append(socket)
        socket.connect_to_server().on_message(lambda text: None if socket in asleep else socket.send(text))

    visitor.page.route_web_socket("**/socket*seat=0*", may_fall_silent)
    visitor.page.clock.install()
    laid = lay(visitor.served, story_of(BY_NAME["halunken-auction"]))
    page = visitor.go(laid.link(0))
    page.locator("[data-option]").first.wait_for()
    asleep.update(opened)
    page.clock.pause_at(time.time() + A_NIGHT)  # its own clock stands still from here on: the sign stays to be seen
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    assert page.get_by_text(LOST).count() == 0
    page.clock.run_for(SILENCE)
    page.get_by_text(LOST).first.wait_for()
    assert len(opened) == 1
    page.clock.resume()
    page.get_by_text(LOST).first.wait_for(state="detached")
    assert len(opened) == 2


def test_a_second_click_is_no_second_move(visit: Visit) -> None:
    visitor = visit()
    laid = sit_at(visitor, "montego-bay-load")
    option, done = wait_for_options(visitor, 0)[0], decisions_of(laid)
    visitor.page.locator(f'[data-option="{option}"]:visible').first.dblclick()
    visitor.wait_until(lambda: play_of(visitor, 0)["decision"] > done, "the first click arrives")
    visitor.page.wait_for_timeout(300)
    assert decisions_of(laid) == done + 1


def test_an_answer_that_comes_too_late(visit: Visit) -> None:
    """The seat is played on another device while this page still shows the old question."""
    visitor = visit()
    held: list[WebSocketRoute] = []
    visitor.page.route_web_socket("**/socket*", lambda socket: held.append(hold_back(socket)))
    story = story_of(BY_NAME["halunken-auction"])
    laid = lay(visitor.served, story)
    page = visitor.go(laid.link(0))
    page.locator("[data-option]").first.wait_for()
    with httpx.Client() as client:
        option = laid.look(0, client)["play"]["options"][-1]
        laid.decide(0, option, client)
    page.locator("[data-option]:visible").first.click()
    if visitor.sees("confirm"):
        visitor.click("confirm")
    page.get_by_text("That question has been answered already").wait_for()
    assert decisions_of(laid) == len(story.actions) + 1


def hold_back(socket: WebSocketRoute) -> WebSocketRoute:
    """Everything passes but news."""
    server = socket.connect_to_server()
    server.on_message(lambda text: None if '"type":"update"' in str(text).replace(" ", "") else socket.send(text))
    return socket


def test_what_is_against_the_rules_is_refused_with_its_reason(visit: Visit) -> None:
    """A page that was tampered with offers what is forbidden: the server says why, and the rule is one click away."""
    visitor = visit()
    laid = sit_at(visitor, "halunken-place")
    page, done = visitor.page, decisions_of(laid)
    wait_for_options(visitor, 0)
    taken = next(action for _, action in story_of(BY_NAME["halunken-place"]).actions)
    page.locator("[data-option]").first.evaluate("(one, taken) => { one.dataset.option = taken; }", taken)
    page.locator(f'[data-option="{taken}"]:visible').first.click()
    if visitor.sees("confirm"):
        visitor.click("confirm")
    page.locator(".toast").get_by_role("button", name="Why?").click()
    page.get_by_role("dialog").get_by_text("HS-S4").first.wait_for()
    assert decisions_of(laid) == done


def test_leaving_and_coming_back(visit: Visit) -> None:
    """A bot plays on; with the personal link the seat is taken over again."""
    visitor = visit()
    laid = sit_at(visitor, "montego-bay-load")
    visitor.click("menu")
    visitor.click("leave")
    visitor.click("leave-now")
    visitor.page.wait_for_url(f"{visitor.served.url}/")
    page = visitor.go(laid.link(0))
    page.get_by_role("button", name="Take over").first.click()
    visitor.wait_until(lambda: visitor.told[0]["table"]["seats"][0]["substitute"] is None, "the seat is taken over")


def test_whoever_comes_back_in_the_first_round_sees_where_it_stands(visit: Visit) -> None:
    """And not how it came to that, all over again; nor after taking back."""
    visitor = visit(speed=1)
    page = visitor.go(lay(visitor.served, find_story(MONTEGO_BAY, asks("load"), 0.8, 0)).link(0))
    check_nothing_moves(visitor)
    page.reload()
    check_nothing_moves(visitor)
    choose(visitor, wait_for_options(visitor, 0)[0])
    visitor.click("undo")
    check_nothing_moves(visitor)


def check_nothing_moves(visitor: Visitor) -> None:
    """Once the past has been told."""
    visitor.page.locator(".log li").nth(8).wait_for()
    visitor.page.wait_for_timeout(300)
    assert visitor.page.locator("[data-option]").count() > 0
    assert not visitor.sees("skip")
