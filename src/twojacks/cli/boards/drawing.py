"""Boxes and lines of a fixed width, put side by side and on top of each other."""

from __future__ import annotations

from rich.text import Text

Block = list[Text]  # lines of equal width


def line(markup: str, width: int) -> Text:
    """One line of exactly this width, cut off where it is longer."""
    text = Text.from_markup(markup)
    text.truncate(width, overflow="ellipsis", pad=True)
    return text


def block(rows: list[str], width: int, height: int) -> Block:
    """The first rows that fit, and empty ones below."""
    return [line(row, width) for row in (rows + [""] * height)[:height]]


def edge(left: str, title: str, right: str, width: int, style: str) -> Text:
    """The upper or lower side of a frame with a word in it, as much of it as fits."""
    name = Text.from_markup(title)
    name.truncate(width - 3)
    return Text.assemble((f"{left}─", style), name, ("─" * (width - 3 - name.cell_len) + right, style))


def box(title: str, rows: list[str], width: int, style: str) -> Block:
    """A frame with a word in its upper edge."""
    inside = [Text.assemble(("│", style), line(row, width - 2), ("│", style)) for row in rows]
    return [edge("╭", title, "╮", width, style), *inside, edge("╰", "", "╯", width, style)]


def beside(*blocks: Block, gap: int = 1) -> Block:
    """Blocks of equal height next to each other."""
    return [Text(" " * gap).join(rows) for rows in zip(*blocks, strict=True)]


def stack(*blocks: Block) -> Text:
    text = Text("\n", no_wrap=True, overflow="crop").join([row for rows in blocks for row in rows])
    text.no_wrap, text.overflow = True, "crop"
    return text
