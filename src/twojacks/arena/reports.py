"""What is left of a tournament in its folder: two tables as CSV, and a page."""

from __future__ import annotations

import csv
from math import isfinite
from pathlib import Path
from typing import Any

from twojacks.arena.intervals import Estimate
from twojacks.arena.standings import Duel, Results, Standing
from twojacks.errors import BadOptions

SUMMARY, PAIRS, PAGE = "summary.csv", "pairs.csv", "index.html"


def write_reports(folder: Path, results: Results) -> None:
    from twojacks.arena.page import draw_page

    try:
        write_table(folder / SUMMARY, [standing_row(standing) for standing in results.standings])
        write_table(folder / PAIRS, [duel_row(duel) for duel in results.duels])
        replace_text(folder / PAGE, draw_page(results))
    except OSError as error:
        raise BadOptions(f"out: expected a folder that can be written to; {folder}: {error.strerror}") from error


def standing_row(standing: Standing) -> dict[str, Any]:
    clock = standing.clock
    return {
        "bot": standing.bot,
        "games": standing.games,
        "seats": standing.seats,
        **spread("win_rate", standing.win_rate),
        "fair_share": number(standing.share),
        "verdict": standing.verdict,
        **spread("place", standing.place),
        **spread("margin", standing.margin),
        **spread("rating", standing.rating),
        "decisions": clock.decisions,
        "seconds_per_decision": number(clock.mean),
        "seconds_99": number(clock.percentile(0.99)),
        "seconds_slowest": number(clock.slowest),
        "fallbacks": standing.fallbacks,
    }


def duel_row(duel: Duel) -> dict[str, Any]:
    return {
        "bot": duel.bot,
        "other": duel.other,
        "games": duel.games,
        **spread("ahead", duel.ahead),
        "verdict": duel.verdict,
        **spread("difference", duel.difference),
    }


def spread(name: str, estimate: Estimate) -> dict[str, str]:
    """Three columns; an end that is not known is empty."""
    ends = {f"{name}_low": estimate.low, f"{name}_high": estimate.high}
    return {name: number(estimate.value), **{end: number(value) for end, value in ends.items()}}


def number(value: float) -> str:
    return f"{value:.6g}" if isfinite(value) else ""


def write_table(path: Path, rows: list[dict[str, Any]]) -> None:
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, rows[0] if rows else [], lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)


def replace_text(path: Path, text: str) -> None:
    """Whoever looks at the page meanwhile sees the old one or the new one, never a half."""
    half = path.with_suffix(".part")
    half.write_text(text, encoding="utf-8")
    half.replace(path)
