"""Boxes measured in the browser: nothing cut off, nothing on top of each other, everything large enough."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

SCRIPT = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")
TOUCHED = {"touch": 44, "digits": 14}  # by fingers, on phones and tablets
POINTED = {"touch": 24, "digits": 12}  # by a mouse
DESKTOP = 1180  # pixels; narrower windows are touched


def find_faults(page: Page) -> list[str]:
    limits = POINTED if page.evaluate("innerWidth") >= DESKTOP else TOUCHED
    return [str(fault) for fault in page.evaluate(SCRIPT, limits)]


def measure(page: Page) -> None:
    faults = find_faults(page)
    assert not faults, "\n".join([page.url, *faults])


# Over whose middle nothing lies.
IN_REACH = """(all) => all.filter((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return width && one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}).length"""


def count_scores(page: Page) -> int:
    """Players whose points can be read beside the board."""
    return int(page.locator("[data-seat] :is(.hal-score, .bay-score)").evaluate_all(IN_REACH))
