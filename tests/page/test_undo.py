"""What is taken back has a name: before, on the button, and after, for everybody as far as they know it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.page.browsing import Visitor
from tests.page.conftest import Visit
from tests.page.playing import choose, wait_for_options
from tests.page.preparing import Laid, lay
from tests.page.scenes import BY_NAME, story_of
from tests.page.test_screens import seat_bots
from tests.page.test_together import wait_for_game

# How Ann's cards of one round are told to somebody who was told them so.
TOLD = """async (card) => {
  const { tellDecision } = await import("/page/parts/log.js");
  const { openHarbour } = await import("/page/games/harbours.js");
  const chose = (seat, figure, card) => ({ event: { kind: "chose", seat, figure, card, follows: false } });
  const moments = [{ event: { kind: "declined", seat: 0, follows: false } },
    chose(0, "blue-large", card), chose(0, "blue-small", card), chose(1, "yellow-large", "?"),
    { event: { kind: "turned-up", seat: 0, figure: "blue-large", card: 3, follows: true } }];
  const scene = { seats: ["Ann", "Bob"].map((name, seat) => ({ seat, name, isMe: false })), view: {} };
  return tellDecision(await openHarbour("montego-bay"), moments, 0, scene);
}"""


def take_back(visitor: Visitor) -> None:
    """The first option is played, and taken back by a button that names it."""
    choose(visitor, wait_for_options(visitor, 0)[0])
    button = visitor.page.locator("[data-control=undo]")
    expect(button).to_have_attribute("title", "Take back: Ann loads a barrel at pier 1.")
    button.click()


def table_at_load(visit: Visit) -> tuple[Visitor, Laid]:
    visitor = visit()
    laid = lay(visitor.served, story_of(BY_NAME["montego-bay-load"]))
    laid.attend(visitor.company, 2, 3)
    return visitor, laid


def toasts(page: Page) -> list[str]:
    page.locator(".toast").first.wait_for()
    return [text.strip() for text in page.locator(".toast").all_inner_texts()]


def test_everybody_reads_what_was_taken_back(visit: Visit) -> None:
    visitor, laid = table_at_load(visit)
    visitor.go(laid.link(0))
    other = visit("phone").go(laid.link(1))
    other.locator(".bay-name").first.wait_for()
    take_back(visitor)
    for page in (visitor.page, other):
        assert toasts(page) == ["Taken back: Ann loads a barrel at pier 1."]


def test_on_a_screen_that_is_passed_around_it_is_said_once(visit: Visit) -> None:
    visitor, laid = table_at_load(visit)
    visitor.go(laid.link(1))
    visitor.go(laid.link(0))
    take_back(visitor)
    assert toasts(visitor.page) == ["Taken back: Ann loads a barrel at pier 1."]
    visitor.page.wait_for_timeout(200)
    assert len(toasts(visitor.page)) == 1


def test_cards_are_named_to_whom_they_were_told(visit: Visit) -> None:
    """And never otherwise."""
    page = visit().go("/")
    own = page.evaluate(TOLD, 3)
    assert own.count("3") == 2, own
    hidden = page.evaluate(TOLD, "?")
    assert hidden.startswith("Ann")
    assert "3" not in hidden


def test_where_cards_were_shown_since_it_is_asked_first(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/new?game=montego-bay")
    page.locator('input[name="players"][value="2"]').check(force=True)
    seat_bots(visitor, 1)
    visitor.click("open-table")
    wait_for_game({0: visitor})
    for _ in range(3):  # one for each docker, and after the last one all are turned up
        choose(visitor, wait_for_options(visitor, 0)[0])
    wait_for_options(visitor, 0)
    visitor.click("undo")
    page.get_by_role("dialog").get_by_text("Something has been shown since then").wait_for()
    visitor.click("undo-not")
    page.get_by_role("dialog").wait_for(state="detached")
    visitor.click("undo")
    visitor.click("undo-now")
    assert toasts(page)[0].startswith("Taken back: ")
    assert wait_for_options(visitor, 0)[0].startswith("card")
