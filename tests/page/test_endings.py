"""The end: where every point came from, ship by ship or colour by colour, and both boards as the game left them."""

from __future__ import annotations

import re

import pytest

from tests.page.browsing import SIZES, resize
from tests.page.conftest import Visit
from tests.page.measuring import measure
from tests.page.scenes import BY_NAME

END = "montego-bay-over"
PLACES = {2: "second", 3: "third", 4: "fourth"}
FREIGHTERS = 15  # MB-S7; in this game all of them sail, and barrels are left for the pub

# Every number in a column of the table by ship, from top to bottom.
COLUMNS = """(table) => [...table.tHead.rows[0].cells].slice(1)
  .map((_, column) => [...table.tBodies[0].rows].map((row) => row.cells[column + 1].innerText))"""


def count(cell: str) -> int:
    """`5+1`: what the ship pays, and the point for who filled it (MB-V3); nobody's barrels are a dash."""
    return sum(map(int, re.findall(r"\d+", cell)))


def test_every_point_is_accounted_for(visit: Visit) -> None:
    visitor = visit()
    page = BY_NAME[END].show(visitor)
    ledger = page.locator(".bay-ledger")
    ledger.wait_for()
    columns = ledger.evaluate(COLUMNS)
    assert {len(column) for column in columns} == {FREIGHTERS + 1}
    totals = [int(total) for total in ledger.locator("tfoot td").all_inner_texts()]
    assert [sum(map(count, column)) for column in columns] == totals
    scores = visitor.told[0]["play"]["view"]["scores"]
    assert totals == sorted(scores, reverse=True)


def test_a_line_of_the_scoring_shows_its_moment(visit: Visit) -> None:
    page = BY_NAME[END].show(visit())
    lines = page.locator(".bay-ledger tbody tr")
    lines.first.wait_for()
    sail, when = lines.nth(3).locator("button > *").all_inner_texts()
    lines.nth(3).locator("button").click()
    page.locator(".bay-ending").wait_for(state="detached")
    assert when in page.locator(".bay-title").inner_text()
    leaving = page.locator(".ship[data-ship]").filter(has=page.locator("[data-flag]"))
    assert sail.replace(" ", "-") in (leaving.first.get_attribute("aria-label") or "")
    page.get_by_role("button", name="Back to the result").click()
    page.locator(".bay-ending[open]").wait_for()


def test_what_is_counted_on_the_last_board_is_read_on_a_phone(visit: Visit) -> None:
    """Also the barrels that found no ship."""
    visitor = visit("phone")
    page = BY_NAME[END].show(visitor)
    visitor.click("uncover")
    stored = [barrels for barrels in visitor.told[0]["play"]["view"]["pub"] if barrels]
    assert stored
    assert page.locator("[data-at=cellar] text").all_text_contents() == [str(barrels) for barrels in stored]
    for width, height in (SIZES["phone"], (360, 640)):
        resize(page, width, height)
        measure(page)


def test_no_ships_are_announced_any_more(visit: Visit) -> None:
    page = BY_NAME[END].show(visit())
    assert page.locator(".bay-title").inner_text() == "Montego Bay Round 7"
    resize(page, *SIZES["phone"])
    assert page.locator(".bay-last-ships").count() == 0


def test_the_sailors_who_are_left_in_the_taverns_are_seen(visit: Visit) -> None:
    """The top one of each lies open (HS-S5): also when all is counted."""
    visitor = visit()
    page = BY_NAME["halunken-over"].show(visitor)
    page.locator(".hal-ending").wait_for()
    left = [pile[-1][1:] for pile in visitor.told[0]["play"]["view"]["taverns"] if pile]
    assert left
    seen = page.locator("[data-at^=pile-] .hal-top text").locator("visible=true").all_text_contents()
    assert sorted(seen) == sorted(left)


@pytest.mark.parametrize("name", [END, "halunken-over"])
def test_everybody_finds_themselves(visit: Visit, name: str) -> None:
    """In the list, and their place in words; whoever has won reads their name there."""
    visitor = visit("phone")
    page = BY_NAME[name].show(visitor)
    own = page.locator(".hal-ending li, .bay-ranks tbody tr").filter(has=page.locator(".you"))
    own.wait_for()
    assert "Ann" in own.inner_text()
    scores = visitor.told[0]["play"]["view"]["scores"]
    assert len(set(scores)) == len(scores)
    place = sorted(scores, reverse=True).index(scores[0]) + 1
    said = page.locator(".end").inner_text()
    assert [told for told, word in PLACES.items() if word in said] == [place] * (place > 1)
    measure(page)


# What is written of a crew's colours, without the sailors' figures and what is not seen.
PARTS = r"""(line) => [...line.querySelectorAll(".hal-part")]
  .map((part) => part.innerText.replaceAll(/\s+/g, " ").trim())"""


@pytest.mark.parametrize("size", ["desktop", "tablet", "phone"])
def test_how_many_sailors_there_were_is_no_factor(visit: Visit, size: str) -> None:
    """HS-E1: only what counts double is multiplied; how many there are is told in words, and on phones by a label."""
    page = BY_NAME["halunken-over"].show(visit(size, guide=False))
    lines = page.locator(".hal-ending li")
    lines.first.wait_for()
    sailors = "" if size == "phone" else r"\d+ sailors?: "
    for line in lines.all():
        parts = line.evaluate(PARTS)
        assert all(re.fullmatch(sailors + r"\d+( × 2)?", part) for part in parts), parts
        sums = [int(part.split(": ")[-1].split()[0]) * (2 if part.endswith("× 2") else 1) for part in parts]
        assert sum(sums) == int(line.locator(".hal-score").inner_text())
        assert re.fullmatch(r"\w+: \d+ sailors?", line.locator(".hal-part title").first.text_content() or "")
    measure(page)
