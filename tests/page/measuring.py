"""Boxes measured in the browser: nothing cut off, nothing on top of each other, everything large enough."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

SCRIPT = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")
TOUCHED = {"touch": 44, "digits": 14}  # by fingers, as docs/page.md wants it on phones and tablets
POINTED = {"touch": 24, "digits": 12}  # by a mouse


def find_faults(page: Page) -> list[str]:
    is_touched = page.evaluate("navigator.maxTouchPoints > 0")
    return [str(fault) for fault in page.evaluate(SCRIPT, TOUCHED if is_touched else POINTED)]


def measure(page: Page) -> None:
    faults = find_faults(page)
    assert not faults, "\n".join([page.url, *faults])
