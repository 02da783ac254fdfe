"""Numbers of a tournament as people read them: the same in the terminal and on the page."""

from __future__ import annotations

from collections.abc import Callable
from math import isfinite

from twojacks.arena.intervals import Estimate
from twojacks.arena.standings import ABOVE, BELOW, OPEN, Results

VERDICTS = {ABOVE: "above its share", BELOW: "below its share", OPEN: "open"}
DUELS = {ABOVE: "ahead more often", BELOW: "behind more often", OPEN: "open"}
UNITS = ((1e-3, 1e6, "µs"), (1.0, 1e3, "ms"), (float("inf"), 1.0, "s"))

Written = Callable[[float], str]


def percent(value: float) -> str:
    return f"{100 * value:.1f}"


def place(value: float) -> str:
    return f"{value:.2f}"


def points(value: float) -> str:
    return f"{value:+.1f}"


def rating(value: float) -> str:
    return f"{value:.0f}"


def interval(estimate: Estimate, write: Written) -> str:
    """From where to where, or a dash where nobody knows."""
    if not isfinite(estimate.high - estimate.low):
        return "–"
    return f"{write(estimate.low)} … {write(estimate.high)}"


def duration(seconds: float) -> str:
    """Three digits at most."""
    factor, unit = next((factor, unit) for below, factor, unit in UNITS if seconds < below)
    return f"{float(f'{seconds * factor:.3g}'):g} {unit}"


def facts(results: Results) -> str:
    """What was played, in one sentence."""
    plan = results.plan
    edition = f", edition {plan.edition['name']}" if plan.edition else ""
    games, deals = f"{len(results.games):,} games", f"{results.deals:,} deals"
    return f"{plan.variant}, {plan.players} players{edition}: {games} of {deals}, seed {plan.seed}"
