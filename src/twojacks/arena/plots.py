"""Small plots as SVG, drawn for a page: colours and fonts come from its style sheet, by class.

A bot is told apart by its name beside what is drawn, never by colour alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, inf, log10

WIDTH, EDGE = 480, 12  # in units of the drawing; on a phone a unit is three quarters of a pixel
ROW, BASE = 52, 26  # of a bot; its name stands above its base line
AXIS = 30  # below the rows
LOWEST = 104  # of a plot of lines; with many bots it is as high as the plots beside it
LONGEST_NAME = 36

Scale = Callable[[float], float]  # a value to a place from left to right, or from top to bottom
Tick = tuple[float, str]


@dataclass(frozen=True)
class Bar:
    """A value, what may be true instead, and how it is written."""

    name: str
    value: float
    low: float
    high: float
    text: str


@dataclass(frozen=True)
class Hill:
    name: str
    steps: Mapping[float, int]
    text: str


def linear(low: float, high: float, start: float, end: float) -> Scale:
    width = (high - low) or 1.0
    return lambda value: start + (value - low) / width * (end - start)


def across(low: float, high: float) -> Scale:
    return linear(low, high, EDGE, WIDTH - EDGE)


def draw_bars(bars: Sequence[Bar], share: float) -> str:
    """Shares from 0 to 1, with a line where each would be if all were equal."""
    place = across(0.0, 1.0)
    parts = [*axis(place, [(tick / 4, f"{tick * 25} %") for tick in range(5)], len(bars) * ROW + 4)]
    for row, bar in enumerate(bars):
        top = row * ROW + BASE
        parts += [
            *head(row, bar.name, bar.text),
            f'<path class="bar c{row}" d="M{place(0):.1f} {top}H{place(bar.value):.1f}v16H{place(0):.1f}Z"/>',
            whisker(place(bar.low), place(bar.high), top + 8),
        ]
    fair = place(share)
    parts.append(f'<line class="fair" x1="{fair:.1f}" x2="{fair:.1f}" y1="4" y2="{len(bars) * ROW + 4}"/>')
    return picture(parts, len(bars) * ROW + AXIS, "Win rates with intervals of 95 %")


def whisker(left: float, right: float, middle: float) -> str:
    ends = "".join(f"M{x:.1f} {middle - 5:.1f}v10" for x in (left, right))
    return f'<path class="whisker" d="M{left:.1f} {middle:.1f}H{right:.1f}{ends}"/>'


def draw_hills(hills: Sequence[Hill], width: float, ticks: Callable[[float, float], Sequence[Tick]], told: str) -> str:
    """A row for each bot: how often values came, as steps so wide, named by their left edges."""
    steps = [step for hill in hills for step in hill.steps]
    low, high = min(steps), max(steps) + width
    place = across(low, high)
    parts = [*axis(place, ticks(low, high), len(hills) * ROW + 4)]
    for row, hill in enumerate(hills):
        outline = "".join(hill_steps(hill.steps, width, place, (row + 1) * ROW))
        parts += [*head(row, hill.name, hill.text), f'<path class="hill c{row}" d="{outline}"/>']
    return picture(parts, len(hills) * ROW + AXIS, told)


def hill_steps(steps: Mapping[float, int], width: float, place: Scale, base: float) -> Iterator[str]:
    tallest = max(steps.values())
    for step, count in sorted(steps.items()):
        top = base - (ROW - BASE) * count / tallest
        yield f"M{place(step):.1f} {base}V{top:.1f}H{place(step + width):.1f}V{base}"


def draw_lines(lines: Mapping[str, Sequence[tuple[float, float]]]) -> str:
    """A line for each bot, its name at the end, where lines that end close together make room for each other."""
    points = [point for line in lines.values() for point in line]
    low, high = min(y for _, y in points), max(y for _, y in points)
    most, bottom = max(x for x, _ in points), max(LOWEST, len(lines) * ROW) + 4
    place_x = linear(0, most, EDGE + 26, WIDTH - 130)
    place_y = linear(high, low, 14, bottom - 10) if high > low else linear(low - 1, low + 1, bottom - 10, 14)
    parts = [*grid(place_y, nice_ticks(low, high, 4)), *axis(place_x, whole_ticks(most), bottom)]
    ends = spread_out([place_y(line[-1][1]) for line in lines.values()], 17)
    for row, ((name, line), end) in enumerate(zip(lines.items(), ends, strict=True)):
        path = " ".join(f"{place_x(x):.1f},{place_y(y):.1f}" for x, y in line)
        parts += [
            f'<polyline class="line c{row}" points="{path}"/>',
            f'<text class="name c{row}" x="{WIDTH - 124}" y="{end + 4:.1f}">{short(name, 16)}</text>',
        ]
    return picture(parts, bottom - 4 + AXIS, "Ratings in the course of the tournament")


def grid(place: Scale, ticks: Sequence[float]) -> Iterator[str]:
    for tick in ticks:
        y = place(tick)
        yield f'<line class="grid" x1="{EDGE + 26}" x2="{WIDTH - 130}" y1="{y:.1f}" y2="{y:.1f}"/>'
        yield f'<text class="tick end" x="{EDGE + 20}" y="{y + 4:.1f}">{tick:g}</text>'


def axis(place: Scale, ticks: Sequence[Tick], bottom: float) -> Iterator[str]:
    for tick, text in ticks:
        x = place(tick)
        side = " start" if x < EDGE + 14 else " end" if x > WIDTH - EDGE - 14 else ""
        yield f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="4" y2="{bottom}"/>'
        yield f'<text class="tick middle{side}" x="{x:.1f}" y="{bottom + 16}">{escape(text)}</text>'


def head(row: int, name: str, text: str) -> Iterator[str]:
    y = row * ROW + BASE - 7
    yield f'<text class="name" x="{EDGE}" y="{y}">{short(name, LONGEST_NAME)}</text>'
    if text:
        yield f'<text class="name end" x="{WIDTH - EDGE}" y="{y}">{escape(text)}</text>'


def short(name: str, most: int) -> str:
    """A name that fits; the whole of it is told by whatever shows titles."""
    if len(name) <= most:
        return escape(name)
    return f"<title>{escape(name)}</title>{escape(name[: most - 1])}…"


def picture(parts: Sequence[str], height: float, told: str) -> str:
    inside = "\n".join(parts)
    return f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(told)}">\n{inside}\n</svg>'


def spread_out(places: Sequence[float], apart: float) -> list[float]:
    """The same order from top to bottom, each at least so far from the next."""
    moved, last = list(places), -inf
    for index in sorted(range(len(places)), key=places.__getitem__):
        last = moved[index] = max(places[index], last + apart)
    return moved


def whole_ticks(most: float) -> list[Tick]:
    return [(tick, f"{tick:,.0f}") for tick in nice_ticks(0, most, 4)]


def nice_ticks(low: float, high: float, about: int) -> list[float]:
    """Round numbers between two ends: 1, 2 or 5 times a power of ten apart."""
    if high <= low:
        return [low]
    power = 10.0 ** floor(log10((high - low) / about))
    step = next(power * factor for factor in (1, 2, 5, 10) if (high - low) / (power * factor) <= about)
    return [number * step for number in range(ceil(low / step), floor(high / step) + 1)]
