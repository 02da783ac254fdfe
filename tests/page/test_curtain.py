"""One screen passed around: what is chosen in secret is shown only to the seat that lifted the curtain."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

import twojacks
from tests.page.browsing import Visitor
from tests.page.conftest import Visit
from tests.page.measuring import measure
from tests.page.playing import choose, play_of
from tests.page.preparing import NAMES, Laid, Story, find_story, lay
from tests.tables import Table

BAY = Table("montego-bay", "standard", 2)
BAY_FOR_THREE = Table("montego-bay", "standard", 3)  # two dockers for each seat: all their cards lie open side by side
FOR_TWO = Table("halunken-und-spelunken", "two-player", 2)
BEGINNERS = Table("halunken-und-spelunken", "beginner", 3)
# The last action before a secret choice: a barrel, a bid, or the last card of a round where no auction follows (HS-V1).
LAST_ACTIONS = [(BAY, "load"), (FOR_TWO, "bid"), (FOR_TWO, "pass"), (BEGINNERS, "card")]

HAND = "[data-option], [data-card], .bay-hand"
# Counts the cards that could be touched at any time since, however briefly.
WATCH = """() => {
  window.leaks = 0;
  const look = () => { window.leaks += document.querySelectorAll('[data-option^="card "]').length; };
  const every = { subtree: true, childList: true, attributes: true };
  new MutationObserver(look).observe(document.querySelector(".table"), every);
}"""


def leads_to_secret(match: twojacks.Match, seat: int, verb: str) -> str | None:
    """An option of the seat after which all choose in secret; None where other seats are asked, too."""
    if match.to_act != (seat,):
        return None
    for option in match.options(seat):
        after = match.fork()
        after.play(seat, option)
        if option.split()[0] == verb and len(after.to_act) > 1:
            return option
    return None


@cache
def find_last_action(table: Table, verb: str) -> tuple[Story, str]:
    """The last seat acts: a page that always begins with the first seat would not be noticed otherwise."""
    seat = table.players - 1
    story = find_story(table, lambda match: leads_to_secret(match, seat, verb) is not None, 0.8, 0)
    match = story.begin()
    for actor, action in story.actions:
        match.play(actor, action)
    option = leads_to_secret(match, seat, verb)
    assert option is not None
    return story, option


def share_screen(visitor: Visitor, story: Story) -> Laid:
    """All seats are played in this browser."""
    laid = lay(visitor.served, story)
    for seat in range(story.table.players):
        visitor.go(laid.link(seat))
    return laid


def wait_for_curtain(page: Page, seat: int) -> None:
    expect(page.locator(".curtain h2")).to_have_text(f"Hand over to {NAMES[seat]}")
    expect(page.locator(HAND)).to_have_count(0)


def lift(visitor: Visitor) -> None:
    visitor.click("lift")
    expect(visitor.page.locator(".curtain")).to_have_count(0)
    expect(visitor.page.locator('[data-option^="card "]').first).to_be_visible()


def act_last(visitor: Visitor, table: Table, option: str) -> None:
    """The action that everybody may see; only the beginners' card is itself a secret one."""
    where = visitor.page.locator(f'[data-option="{option}"]')
    where.or_(visitor.page.locator(".curtain")).first.wait_for()
    assert visitor.sees("lift") == (table is BEGINNERS)
    if table is BEGINNERS:
        lift(visitor)
    choose(visitor, option)


@pytest.mark.parametrize(("table", "verb"), LAST_ACTIONS, ids=str)
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_seat_that_acted_last_finds_a_curtain_too(visit: Visit, table: Table, verb: str, size: str) -> None:
    visitor, seat = visit(size), table.players - 1
    story, option = find_last_action(table, verb)
    share_screen(visitor, story)
    if table is not BEGINNERS:
        visitor.page.evaluate(WATCH)
    act_last(visitor, table, option)
    wait_for_curtain(visitor.page, seat)
    if table is not BEGINNERS:
        assert visitor.page.evaluate("window.leaks") == 0
    measure(visitor.page)
    lift(visitor)
    visitor.page.reload()
    visitor.page.locator(".curtain").wait_for()
    expect(visitor.page.locator(HAND)).to_have_count(0)


def test_where_one_seat_plays_there_is_no_curtain(visit: Visit) -> None:
    visitor = visit()
    story, option = find_last_action(BAY, "load")
    laid = lay(visitor.served, story)
    visitor.go(laid.link(1))
    choose(visitor, option)
    expect(visitor.page.locator('[data-option^="card "]').first).to_be_visible()
    assert not visitor.sees("lift")


def test_a_lifted_curtain_stays_up_until_the_choice_is_made(visit: Visit) -> None:
    """A card for each docker (MB-2.2), one of them changed; then the next seat finds a curtain of its own."""
    visitor = visit()
    story, option = find_last_action(BAY_FOR_THREE, "load")
    share_screen(visitor, story)
    choose(visitor, option)
    wait_for_curtain(visitor.page, 2)
    lift(visitor)
    first, other = play_of(visitor, 2)["options"][:2]
    choose(visitor, first)
    visitor.page.locator(f'[data-option="{other}"][data-pick="0"]').wait_for()
    choose(visitor, other)
    assert play_of(visitor, 2)["choice"]["begun"] == [other]
    assert not visitor.sees("lift")
    choose(visitor, play_of(visitor, 2)["options"][0])
    for seat in (0, 1):
        wait_for_curtain(visitor.page, seat)
        lift(visitor)
        for _ in range(2):
            assert not visitor.sees("lift")
            choose(visitor, play_of(visitor, seat)["options"][0])
    assert not play_of(visitor, 1)["secret"]
    expect(visitor.page.locator(".curtain")).to_have_count(0)


def test_half_a_choice_is_hidden_after_a_reload(visit: Visit) -> None:
    visitor = visit()
    story, option = find_last_action(BAY, "load")
    share_screen(visitor, story)
    choose(visitor, option)
    lift(visitor)
    choose(visitor, play_of(visitor, 1)["options"][0])
    expect(visitor.page.locator(".bay-card.chosen")).to_have_count(1)
    visitor.page.reload()
    visitor.page.locator(".curtain").wait_for()
    expect(visitor.page.locator(f"{HAND}, .bay-card.chosen")).to_have_count(0)


def test_previews_come_after_the_curtain(visit: Visit) -> None:
    """They are asked for once the seat looks, and not before."""
    visitor = visit()
    story, option = find_last_action(BAY, "load")
    share_screen(visitor, story)
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url) if "/previews" in request.url else None)
    choose(visitor, option)
    wait_for_curtain(visitor.page, 1)
    assert not asked
    lift(visitor)
    visitor.wait_until(lambda: asked, "previews are asked for")


def test_the_curtain_does_not_wait_for_what_a_spectator_is_told(visit: Visit) -> None:
    """Each reader on this screen has a connection of its own, and a seat's may be the faster one."""
    visitor = visit()
    held: list[tuple[WebSocketRoute, str | bytes]] = []
    is_slow: list[bool] = []

    def pass_on(socket: WebSocketRoute) -> None:
        def tell(text: str | bytes) -> None:
            if is_slow:
                held.append((socket, text))
            else:
                socket.send(text)

        socket.connect_to_server().on_message(tell)

    visitor.page.route_web_socket(lambda url: "/socket" in url and "seat=" not in url, pass_on)
    story, option = find_last_action(BAY, "load")
    share_screen(visitor, story)
    visitor.page.locator(f'[data-option="{option}"]').wait_for()
    visitor.page.evaluate(WATCH)
    is_slow.append(True)
    choose(visitor, option)
    wait_for_curtain(visitor.page, 1)
    is_slow.clear()
    for socket, text in held:
        socket.send(text)
    wait_for_curtain(visitor.page, 1)
    assert held
    assert visitor.page.evaluate("window.leaks") == 0


def test_after_taking_back_the_curtain_comes_down_again(visit: Visit) -> None:
    """A pass shows nothing new and may be taken back (HS-B2). Then the same question is asked once more."""
    visitor = visit()
    story, option = find_last_action(FOR_TWO, "pass")
    share_screen(visitor, story)
    choose(visitor, option)
    wait_for_curtain(visitor.page, 1)
    lift(visitor)
    visitor.click("undo")
    visitor.page.locator(f'[data-option="{option}"]').wait_for()
    assert not visitor.sees("lift")
    choose(visitor, option)
    wait_for_curtain(visitor.page, 1)


def test_the_end_of_a_round_is_explained_before_the_curtain(visit: Visit) -> None:
    """A first game explains what happens, also to several people in front of one screen."""
    visitor = visit(speed=4, guide=True)
    story, option = find_last_action(BAY, "load")
    share_screen(visitor, story)
    choose(visitor, option)
    read: list[str] = []
    curtain = visitor.page.locator(".curtain")
    while not curtain.count():
        visitor.page.locator("[data-control=read]").or_(curtain).first.wait_for()
        if visitor.sees("read"):
            read.append(visitor.page.locator(".meeting").first.inner_text())
            visitor.click("read")
    assert any("All tiles move one place on" in text for text in read), read
    wait_for_curtain(visitor.page, 1)
