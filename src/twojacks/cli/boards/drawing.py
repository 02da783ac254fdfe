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


def box(title: str, rows: list[str], width: int, style: str) -> Block:
    """A frame with a word in its upper edge."""
    name = Text.from_markup(title)
    top = Text.assemble(("╭─", style), name, ("─" * (width - 3 - name.cell_len) + "╮", style))
    inside = [Text.assemble(("│", style), line(row, width - 2), ("│", style)) for row in rows]
    return [top, *inside, Text("╰" + "─" * (width - 2) + "╯", style)]


def beside(*blocks: Block, gap: int = 1) -> Block:
    """Blocks of equal height next to each other."""
    return [Text(" " * gap).join(rows) for rows in zip(*blocks, strict=True)]


def stack(*blocks: Block) -> Text:
    text = Text("\n", no_wrap=True, overflow="crop").join([row for rows in blocks for row in rows])
    text.no_wrap, text.overflow = True, "crop"
    return text
