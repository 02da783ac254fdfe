"""axe in the browser: everything it knows about pages that not everybody could use."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

FILE = Path(__file__).parents[2] / ".venv" / "node" / "node_modules" / "axe-core" / "axe.min.js"


@cache
def source() -> str:
    return FILE.read_text(encoding="utf-8")


def find_violations(page: Page) -> list[str]:
    """One sentence for each element and rule."""
    page.evaluate(source())
    found = page.evaluate(
        "axe.run({ resultTypes: ['violations'], preload: false }).then((result) => result.violations)"
    )
    return [
        f"{rule['id']}: {rule['help']}: {' '.join(str(part) for part in node['target'])}: {node['html'][:160]}"
        for rule in found
        for node in rule["nodes"]
    ]


def examine(page: Page) -> None:
    found = find_violations(page)
    assert not found, "\n".join([page.url, *found])
