"""Every question of both games on phone, tablet and desktop: measured, and examined by axe."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.page.axe import examine
from tests.page.browsing import SIZES, Visitor, resize
from tests.page.conftest import Visit
from tests.page.measuring import find_faults, measure
from tests.page.preparing import HALUNKEN, MONTEGO_BAY, NAMES, Wanted, find_story, lay
from tests.page.scenes import BY_NAME, MOMENTS, Moment, first_of
from tests.tables import Table
from twojacks import Match

LAPTOPS = ((1280, 720), (1366, 768))
LOOKED_AT = ("montego-bay-load", "montego-bay-cards", "halunken-auction", "halunken-cards")


@pytest.mark.parametrize("moment", MOMENTS, ids=str)
def test_everything_has_its_place_and_a_name(visit: Visit, moment: Moment) -> None:
    page = moment.show(visit())
    for size in ("desktop", "tablet", "phone"):
        resize(page, *SIZES[size])
        measure(page)
        if size == "phone" or (size == "desktop" and str(moment) in LOOKED_AT):
            examine(page)
    options = page.locator("[data-option]:visible")
    if options.count():  # picked, and perhaps to be confirmed
        options.first.click()
        measure(page)


@pytest.mark.soak
@pytest.mark.parametrize("name", LOOKED_AT)
def test_what_is_said_about_the_table_covers_nothing(visit: Visit, name: str) -> None:
    """Somebody is away, as long as they are: a board may be a little smaller then."""
    page = BY_NAME[name].show(visit(), alone=True)
    for size in ("desktop", "tablet", "phone"):
        resize(page, *SIZES[size])
        assert page.get_by_text("is away").count() == name.endswith("cards")
        assert [fault for fault in find_faults(page) if not fault.startswith("numbers of")] == []


@pytest.mark.soak
@pytest.mark.parametrize("name", LOOKED_AT)
def test_small_laptops_and_televisions(visit: Visit, name: str) -> None:
    page = BY_NAME[name].show(visit())
    for width, height in (*LAPTOPS, SIZES["television"]):
        resize(page, width, height)
        measure(page)


@pytest.mark.soak
@pytest.mark.parametrize("name", LOOKED_AT)
def test_twice_as_large(visit: Visit, name: str) -> None:
    """Zoom to 200 % leaves half the pixels (WCAG 1.4.4)."""
    page = BY_NAME[name].show(visit())
    resize(page, 720, 450)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")
    for option in page.locator("[data-option]").all():
        option.scroll_into_view_if_needed()
        assert option.is_visible()


# How far letters and what lies behind them are apart, from 1 to 21 (WCAG 1.4.6), and whether there is an edge.
CONTRAST = """(one) => {
  const light = (colour) => {
    const parts = colour.match(/[\\d.]+/g).map((part) => part / 255);
    const [red, green, blue] = parts.map((part) => (part <= 0.04 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  const { color, backgroundColor, backgroundImage, boxShadow } = getComputedStyle(one);
  const [text, paper] = [light(color), light(backgroundColor)];
  const isPlain = backgroundImage === "none" && backgroundColor.startsWith("rgb(");
  return { ratio: Math.max(text, paper) / Math.min(text, paper), isPlain, edge: boxShadow };
}"""


@pytest.mark.parametrize(
    "name", [*first_of("montego-bay-load", "montego-bay-cards"), *first_of("halunken-cards", "halunken-auction")]
)
def test_high_contrast(visit: Visit, name: str) -> None:
    """Black on white by day, white on black by night, and an edge around every player."""
    page = BY_NAME[name].show(visit(contrast=True))
    assert page.evaluate("document.documentElement.hasAttribute('data-contrast')")
    for width, height in (SIZES["desktop"], (360, 640)):
        resize(page, width, height)
        panels = page.locator("[data-seat]:visible").all()
        assert len(panels) >= 4
        for panel in panels:
            seen = panel.evaluate(CONTRAST)
            # On phones crests are painted on the same paper.
            assert (seen["isPlain"] and seen["ratio"] > 20) or width == 360, seen
            assert "0px 0px 0px 2" in seen["edge"], seen
        measure(page)
        examine(page)


def test_high_contrast_is_fetched_by_whoever_wants_it(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/")
    assert page.locator("link[href*=contrast]").count() == 0
    page.locator("summary").click()
    page.get_by_label("High contrast").check()
    assert page.locator("link[href*=contrast]").count() == 1
    visitor.wait_until(
        lambda: page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--edge')"), "its colours"
    )
    examine(page)


@pytest.mark.parametrize("name", first_of("montego-bay-load", "halunken-cards"))
def test_things_explain_themselves(visit: Visit, name: str) -> None:
    """To a pointer that rests, with the clause one click away; and to the key `?`, one after the other."""
    page = BY_NAME[name].show(visit())
    bubble = page.locator(".about")
    page.locator("[data-about][data-clause]").first.dispatch_event("pointermove", {"pointerType": "mouse"})
    page.locator(".about.open").wait_for()
    measure(page)
    first = bubble.inner_text()
    bubble.get_by_role("button").click()
    page.get_by_role("dialog").wait_for()
    assert bubble.get_attribute("class") == "about"
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.keyboard.press("?")
    page.locator(".about.open").wait_for()
    assert bubble.inner_text() != first
    page.keyboard.press("Escape")
    page.locator(".about.open").wait_for(state="detached")


def test_what_says_itself_what_it_would_do_is_not_explained_as_well(visit: Visit) -> None:
    """Pointed at by a mouse, an option shows what comes of it."""
    page = BY_NAME["halunken-place"].show(visit(guide=False))
    page.locator("[data-option][data-about]").first.hover()
    page.locator(".prompt", has_text="Begin at").wait_for()
    page.wait_for_timeout(900)
    assert page.locator(".about.open").count() == 0


def test_the_log_speaks_of_warehouses_by_their_painted_numbers(visit: Visit) -> None:
    """Storeroom 14 of 16 is the second from the left on the quay (MB-S1)."""
    visitor = visit()
    page = BY_NAME["montego-bay-load"].show(visitor)
    view = visitor.told[0]["play"]["view"]
    assert view["figures"][view["acting"]] == 14
    newest = page.locator(".log li").last.inner_text()
    assert newest.startswith("The large blue docker fetches 3 barrels from warehouse 2 (quay side).")
    painted = page.locator("[data-warehouse] .plate")
    assert painted.all_text_contents() == [str(number) for number in range(1, 9)]
    left = "(one) => one.getBoundingClientRect().x"
    room, plate = page.locator("[data-storeroom='14']").evaluate(left), painted.nth(1).evaluate(left)
    assert abs(room - plate) < 40


def test_where_a_card_leads_others_may_change_whatever_it_meets(visit: Visit) -> None:
    """Seat 0 moves second; phones have no room for what is drawn as well."""
    page = BY_NAME["montego-bay-cards"].show(visit(guide=False))
    page.locator("[data-option='card blue-large 4']").click()
    told = page.locator(".prompt-text")
    told.get_by_text("Pushes the small yellow docker across.").wait_for()
    told.get_by_text("1 other moves first and may change this.").wait_for()
    measure(page)
    resize(page, *SIZES["phone"])
    assert told.get_by_text("Pushes").count() == 0
    told.get_by_text("1 other moves first and may change this.").wait_for()


# What is between each number on a sail and the next one, in parts of the smaller one's height.
BETWEEN_NUMBERS = """(page) => [...page.querySelectorAll(".num.pays:not(.first)")].map((number) => {
  const before = number.parentNode.querySelectorAll(".num.pays");
  const boxes = [...before].map((one) => one.getBoundingClientRect());
  const at = [...before].indexOf(number);
  const height = parseFloat(number.getAttribute("font-size")) * number.getScreenCTM().a;
  return (boxes[at].left - boxes[at - 1].right) / height;
})"""


@pytest.mark.parametrize("name", ["montego-bay-load", "montego-bay-two-players"])
def test_numbers_on_a_sail_are_not_read_as_one(visit: Visit, name: str) -> None:
    page = BY_NAME[name].show(visit())
    for size in ((1440, 900), *LAPTOPS, SIZES["phone"], (360, 640)):
        resize(page, *size)
        gaps = page.locator("body").evaluate(BETWEEN_NUMBERS)
        assert len(gaps) >= 4
        assert min(gaps) > 0.2


def is_last_round(match: Match) -> bool:
    """HS-E1, and seat 0 is asked."""
    return not match.over and 0 in match.to_act and match.position()["round"] == 8


def ends_after(ships: int) -> Wanted:
    """So many full ships end the game, because three are left then (MB-E1), and seat 0 is asked."""

    def wanted(match: Match) -> bool:
        if match.over or 0 not in match.to_act:
            return False
        where = match.position()
        return len(where["piers"]) + sum(map(len, where["piles"])) - 3 == ships

    return wanted


SIGNS_OVER_THE_RAIL = """(page) => [...page.querySelectorAll(".bay-sign")].filter(
  (sign) => sign.getBoundingClientRect().top < page.querySelector(".bay-rail").getBoundingClientRect().bottom
    && sign.checkVisibility(),
).length"""


def show_found(visitor: Visitor, table: Table, wanted: Wanted) -> Page:
    laid = lay(visitor.served, find_story(table, wanted, 0.8, 0))
    laid.attend(visitor.company, 1, 2, 3)
    page = visitor.go(laid.link(0))
    page.locator("[data-option]").first.wait_for()
    return page


def test_the_last_round_does_not_come_as_a_surprise(visit: Visit) -> None:
    page = show_found(visit(), HALUNKEN, is_last_round)
    page.locator(".asked", has_text="Last round!").wait_for()
    resize(page, *SIZES["phone"])
    page.locator(".hal-round-short").filter(has_text="Last round").wait_for()
    measure(page)


@pytest.mark.parametrize(
    ("ships", "words", "beside"),
    [
        (2, "2 more full ships, and the game is over!", "2 full ships: the end"),
        (1, "1 more full ship, and the game is over!", "1 more full ship, and the game is over!"),
        (0, "Last ships!", "Last ships!"),
    ],
)
def test_the_last_ships_do_not_come_as_a_surprise(visit: Visit, ships: int, words: str, beside: str) -> None:
    """While a ship is left in a pile it is seen, too."""
    page = show_found(visit(), MONTEGO_BAY, ends_after(ships))
    page.locator(".asked", has_text=words).wait_for()
    for laptop in LAPTOPS:
        resize(page, *laptop)
        measure(page)
    for phone in (SIZES["phone"], (360, 640)):
        resize(page, *phone)
        assert page.locator(".bay-last-ships").inner_text().replace("\n", " ") == beside
        assert page.locator(".bay-pile").count() == max(0, ships - 1)
        measure(page)
        assert page.locator("body").evaluate(SIGNS_OVER_THE_RAIL) == 0


def test_nobody_speaks_of_the_end_before_it_is_near(visit: Visit) -> None:
    page = show_found(visit("phone"), MONTEGO_BAY, ends_after(3))
    assert page.locator(".bay-pile").count() == 2
    assert page.locator(".bay-last-ships").count() == 0


NEWEST_IN_SIGHT = """(log) => {
  const [line, edge] = [log.lastElementChild.getBoundingClientRect(), log.getBoundingClientRect()];
  return line.bottom <= edge.bottom + 1 && line.top >= edge.top - 1;
}"""


# And wait until the page has heard of it: observers are told one after the other, ours last.
SHRINK = """(log, height) => new Promise((heard) => {
  log.style.maxHeight = `${height}px`;
  const observer = new ResizeObserver(() => log.clientHeight <= height && (observer.disconnect(), heard()));
  observer.observe(log);
})"""


@pytest.mark.parametrize("name", first_of("halunken-cards", "montego-bay-load"))
def test_the_newest_line_stays_in_sight_when_the_log_shrinks(visit: Visit, name: str) -> None:
    """Whoever reads further up is left alone."""
    page = BY_NAME[name].show(visit())
    log = page.locator(".log")
    log.locator("li").last.wait_for()  # told a moment after the question
    for height in (900, 760, 900, 720):
        resize(page, 1440, height)
        assert log.evaluate(NEWEST_IN_SIGHT), height
    log.evaluate(SHRINK, 90)
    assert log.evaluate(NEWEST_IN_SIGHT)
    log.evaluate("(one) => { one.scrollTop = 0; }")
    log.evaluate(SHRINK, 80)
    assert log.evaluate("(one) => one.scrollTop") == 0


def test_on_a_phone_the_log_opens_at_its_newest_line(visit: Visit) -> None:
    visitor = visit("phone", guide=False)
    page = BY_NAME["halunken-cards"].show(visitor)
    visitor.click("log")
    newest = page.locator("dialog .log > :last-child")
    newest.wait_for()
    assert newest.evaluate("(one) => one.getBoundingClientRect().bottom <= innerHeight")


@pytest.mark.parametrize("name", ["montego-bay-cards", "halunken-cards"])
def test_names_are_read_in_full_on_a_phone(visit: Visit, name: str) -> None:
    """Of up to twelve letters; and one's own says that it is."""
    page = BY_NAME[name].show(visit("phone"))
    panels = page.locator("[data-seat]:visible")
    assert panels.count() == len(NAMES)
    assert max(map(len, NAMES)) == 12
    for panel, called in zip(panels.all(), NAMES, strict=True):
        shown = panel.locator(".hal-name, .bay-name")
        assert shown.inner_text() == called
        assert shown.evaluate("(one) => one.scrollWidth <= one.clientWidth"), called
    assert [panel.locator(".you").count() for panel in panels.all()] == [1, 0, 0, 0]


# Where things lie when the banner says this, and when it says little.
WHERE_IT_LIES = """(text) => {
  const banner = document.querySelector(".asked");
  banner.textContent = text;
  banner.style.setProperty("--letters", text.length);
  const places = [...document.querySelectorAll("[data-seat], .bay-port, .hal-ring-place")];
  return places.map((one) => Object.values(one.getBoundingClientRect().toJSON()).map(Math.round).join());
}"""
LONG = "Wo soll dein Kapitän beginnen? Der oberste Matrose der Spelunke kommt."


@pytest.mark.parametrize("name", ["montego-bay-cards", "halunken-auction"])
def test_a_long_sentence_moves_nothing(visit: Visit, name: str) -> None:
    """Not even in German."""
    page = BY_NAME[name].show(visit(guide=False))
    for width, height in ((360, 640), SIZES["phone"], SIZES["tablet"], *LAPTOPS, SIZES["desktop"]):
        resize(page, width, height)
        before = page.evaluate(WHERE_IT_LIES, "Runde 1")
        assert len(before) > len(NAMES)
        assert page.evaluate(WHERE_IT_LIES, LONG) == before, (width, height)


# Whether a finger on the middle of it touches it, and nothing that lies over it.
IN_REACH = """(one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


@pytest.mark.parametrize("name", first_of("halunken-auction", "montego-bay-load"))
def test_menu_and_undo_stay_in_reach_on_a_phone(visit: Visit, name: str) -> None:
    """Also while something is picked, or has just been played and may be taken back."""
    visitor = visit("phone")
    page = BY_NAME[name].show(visitor)
    page.locator("[data-option]:visible").nth(1).click()
    page.locator("[data-control=undo]").wait_for()
    for control in ("menu", "undo"):
        assert page.locator(f"[data-control={control}]").evaluate(IN_REACH), control
