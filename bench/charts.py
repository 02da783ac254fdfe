"""Plots of docs/performance.md as small SVG files, for light and dark pages, on scales of powers of ten."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

OURS, THEIRS = "#f2711c", "#4c86f0"
LINES = ("#f2711c", "#2e9e5b", "#4c86f0", "#c2185b", "#8e6c1f", "#6a5acd")
WIDTH, LEFT, RIGHT, TOP, ROW = 840, 380, 770, 44, 24
UNITS = {0: "", 3: " k", 6: " M", 9: " G"}


class Bar(NamedTuple):
    name: str
    value: float
    ours: bool


def short(value: float) -> str:
    """Three digits and a unit."""
    power = min(9, max(0, 3 * floor(log10(value) / 3)))
    return f"{value / 10**power:.3g}{UNITS[power]}"


def text(x: float, y: float, words: str, anchor: str = "start", colour: str = "#777") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}">{escape(words)}</text>'


def frame(title: str, height: float, parts: Iterable[str]) -> str:
    style = "text{font:13px sans-serif}line{stroke:#777;stroke-opacity:.3}"
    body = "\n".join([f"<style>{style}</style>", text(8, 20, title), *parts])
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" role="img"'
    return f'{head} aria-label="{escape(title)}">\n{body}\n</svg>\n'


def powers(values: Iterable[float]) -> range:
    """The powers of ten around some values."""
    every = list(values)
    return range(floor(log10(min(every))), ceil(log10(max(every))) + 1)


def scale(steps: range, start: float, end: float) -> Callable[[float], float]:
    return lambda value: start + (log10(value) - steps[0]) / (steps[-1] - steps[0]) * (end - start)


def draw_bars(title: str, bars: Sequence[Bar]) -> str:
    """The longest first; ours in another colour, and with the library's name before each as well."""
    steps, floor_y = powers(bar.value for bar in bars), TOP + ROW * len(bars)
    place = scale(steps, LEFT, RIGHT)
    parts = []
    for power in steps:
        x = place(10**power)
        parts += [
            f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{TOP - 8}" y2="{floor_y}"/>',
            text(x, floor_y + 16, short(10**power), "middle"),
        ]
    for row, bar in enumerate(bars):
        y, end = TOP + ROW * row, place(bar.value)
        colour = OURS if bar.ours else THEIRS
        parts += [
            text(LEFT - 8, y + 13, bar.name, "end"),
            f'<rect x="{LEFT}" y="{y}" width="{end - LEFT:.1f}" height="{ROW - 8}" fill="{colour}"/>',
            text(end + 6, y + 13, short(bar.value)),
        ]
    return frame(title, floor_y + 28, parts)


def draw_lines(title: str, lines: Mapping[str, Sequence[tuple[int, float]]]) -> str:
    """Each with its name beside its end, or a little lower where that is taken."""
    across, up = (
        powers(x for points in lines.values() for x, _ in points),
        powers(y for p in lines.values() for _, y in p),
    )
    left, right, low = 70, 500, 330
    place, height = scale(across, left, right), scale(up, low, TOP)
    parts = [text(place(10**power), low + 18, short(10**power), "middle") for power in across]
    for power in up:
        y = height(10**power)
        parts += [
            f'<line x1="{left}" x2="{right}" y1="{y:.1f}" y2="{y:.1f}"/>',
            text(left - 8, y + 4, short(10**power), "end"),
        ]
    free = 0.0
    for number, (name, points) in sorted(enumerate(lines.items()), key=lambda line: -line[1][1][-1][1]):
        path = " ".join(f"{place(x):.1f},{height(y):.1f}" for x, y in points)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{LINES[number]}" stroke-width="2"/>')
        end_x, end_y = points[-1]
        label_y = max(free, height(end_y) + 4)
        parts.append(text(place(end_x) + 8, label_y, name, colour=LINES[number]))
        free = label_y + 16
    return frame(title, low + 30, parts)
