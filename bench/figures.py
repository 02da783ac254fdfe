"""The figures of docs/edition.md as small SVG files, drawn by hand: bars and words, for light and dark pages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

COLOURS = {2: "#4c86f0", 3: "#2e9e5b", 4: "#f2711c"}  # by number of players
WIDTH, HEIGHT, LEFT, FLOOR, TOP = 640, 260, 48, 216, 40


def text(x: float, y: float, words: str, anchor: str = "middle") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{words}</text>'


def bar(x: float, width: float, zero: float, value_y: float, colour: str) -> str:
    top, height = min(zero, value_y), abs(zero - value_y)
    return f'<rect x="{x:.1f}" y="{top:.1f}" width="{width:.1f}" height="{height:.1f}" fill="{colour}"/>'


def frame(title: str, parts: list[str]) -> str:
    """A title, and which colour stands for how many players."""
    key = [
        f'<rect x="{WIDTH - 280 + 92 * number}" y="10" width="12" height="12" fill="{colour}"/>'
        + text(WIDTH - 263 + 92 * number, 20, f"{players} players", "start")
        for number, (players, colour) in enumerate(COLOURS.items())
    ]
    style = "text{font:13px sans-serif;fill:#777}line{stroke:#777}"
    body = "\n".join([f"<style>{style}</style>", text(LEFT, 20, title, "start"), *key, *parts])
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{title}">\n'
        f"{body}\n</svg>\n"
    )


def scale(low: float, high: float, steps: list[float], unit: str) -> tuple[Callable[[float], float], list[str]]:
    """From values to heights, and the lines that show them."""

    def height_of(value: float) -> float:
        return FLOOR - (value - low) / (high - low) * (FLOOR - TOP)

    lines = [
        f'<line x1="{LEFT}" x2="{WIDTH}" y1="{height_of(step):.1f}" y2="{height_of(step):.1f}" stroke-opacity=".3"/>'
        + text(LEFT - 6, height_of(step) + 4, f"{step:g}{unit}", "end")
        for step in steps
    ]
    return height_of, lines


def draw_groups(title: str, labels: list[str], values: Mapping[int, list[float]], low: float, high: float) -> str:
    """For each label a bar for each number of players."""
    unit, step = ("", 1.0) if low < 0 else (" %", 20.0)
    steps = [low + step * number for number in range(int((high - low) / step) + 1)]
    height_of, parts = scale(low, high, steps, unit)
    slot = (WIDTH - LEFT) / len(labels)
    for number, label in enumerate(labels):
        middle = LEFT + slot * (number + 0.5)
        for line, words in enumerate(label.split(" + ")):
            parts.append(text(middle, FLOOR + 20 + 16 * line, words if line == 0 else f"+ {words}"))
        for place, (players, row) in enumerate(values.items()):
            x = middle + (place - 1.5) * slot * 0.24
            parts.append(bar(x, slot * 0.22, height_of(max(low, 0)), height_of(row[number]), COLOURS[players]))
    return frame(title, parts)


def draw_rounds(rounds: Mapping[int, Counter[int]]) -> str:
    every = sorted({number for counts in rounds.values() for number in counts})
    shares = {
        players: [100 * counts[number] / counts.total() for number in every] for players, counts in rounds.items()
    }
    return draw_groups("Rounds in a game", [str(number) for number in every], shares, 0, 100)


def draw_storerooms(worth: Mapping[int, Mapping[int, float]], describe: Callable[[int], str]) -> str:
    """In rising order with four players."""
    kinds = sorted(worth[4], key=lambda kind: worth[4][kind])
    values = {players: [by_kind[kind] for kind in kinds] for players, by_kind in worth.items()}
    return draw_groups("Points a visit is worth", [describe(kind) for kind in kinds], values, -2, 6)
