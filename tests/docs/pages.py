"""The documents of the repository and their code blocks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]

# One page each, however long: other programs and players cite them to the letter.
LETTER = {
    "docs/contract.md": "the contract of names and formats",
    "docs/protocol.md": "the protocol of the server",
    "docs/rules/halunken-und-spelunken.md": "the rules, written from the rulebook's words",
    "docs/rules/montego-bay.md": "the rules, written from the rulebook's words",
}

PAGES = sorted(
    path.relative_to(ROOT).as_posix()
    for pattern in ("*.md", "docs/**/*.md", "bench/*.md", ".github/**/*.md")
    for path in ROOT.glob(pattern)
)

FENCE = re.compile(r"^(?P<indent> *)```(?P<info>[^\n`]*)\n(?P<text>.*?)^(?P=indent)```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Block:
    """A fenced block. After its language it may say why it is not run: ``sh not run: needs root``."""

    page: str
    language: str
    reason: str | None
    text: str


def read(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


def blocks_of(page: str) -> Iterator[Block]:
    for match in FENCE.finditer(read(page)):
        language, _, rest = match["info"].partition(" ")
        reason = rest.removeprefix("not run: ") if rest else None
        yield Block(
            page, language or "text", reason, re.sub(rf"^{match['indent']}", "", match["text"], flags=re.MULTILINE)
        )


def all_blocks() -> list[Block]:
    return [block for page in PAGES for block in blocks_of(page)]


def pages_with(blocks: list[Block]) -> list[str]:
    return sorted({block.page for block in blocks})
