"""The tables of a tournament, in a terminal."""

from __future__ import annotations

from pathlib import Path

from rich.markup import escape
from rich.table import Table

from twojacks.arena.intervals import Estimate
from twojacks.arena.reports import PAGE
from twojacks.arena.standings import Duel, Results, Standing
from twojacks.arena.tournament import BOTS_LOG
from twojacks.arena.words import Written, duration, facts, interval, percent, place, points, rating
from twojacks.bots.players import STAND_IN
from twojacks.cli.support.console import make_console

STRENGTH = ("bot", "games", "wins %", "its share", "place", "margin")
HABITS = ("bot", "rating", "mean time", "99 %", "decisions", "fall-backs")
PAIRS = ("bot", "against", "games", "ahead %", "a half", "points ahead")


def print_standings(results: Results, folder: Path) -> None:
    console = make_console()
    console.print(f"{results.plan.game}, {facts(results)}", markup=False, soft_wrap=True)
    console.print(make_table(STRENGTH, [strength_cells(standing) for standing in results.standings]))
    console.print(make_table(HABITS, [habit_cells(standing) for standing in results.standings]))
    if results.duels:
        console.print(make_table(PAIRS, [duel_cells(duel) for duel in results.duels]))
    console.print(
        f"An equal player wins its share, {percent(1 / results.plan.players)} %, and is ahead in a half; above and "
        "below are said with 95 % confidence, and the ranges hold with it. The deal is the unit."
    )
    fallbacks = sum(standing.fallbacks for standing in results.standings)
    if fallbacks:
        told = f"Decisions that {STAND_IN} took for bots that failed: {fallbacks:,}; why: {folder / BOTS_LOG}"
        console.print(told, markup=False, soft_wrap=True)
    console.print(f"The page: {folder / PAGE}", markup=False, soft_wrap=True)


def make_table(columns: tuple[str, ...], rows: list[list[str]]) -> Table:
    table = Table()
    for number, name in enumerate(columns):
        table.add_column(name, justify="right" if number else "left", overflow="fold")
    for row in rows:
        table.add_row(*row)
    return table


def strength_cells(standing: Standing) -> list[str]:
    return [
        escape(standing.bot),
        f"{standing.games:,}",
        cell(standing.win_rate, percent),
        standing.verdict,
        cell(standing.place, place),
        cell(standing.margin, points),
    ]


def habit_cells(standing: Standing) -> list[str]:
    return [
        escape(standing.bot),
        cell(standing.rating, rating),
        duration(standing.clock.mean),
        duration(standing.clock.percentile(0.99)),
        f"{standing.clock.decisions:,}",
        f"{standing.fallbacks:,}",
    ]


def duel_cells(duel: Duel) -> list[str]:
    return [
        escape(duel.bot),
        escape(duel.other),
        f"{duel.games:,}",
        cell(duel.ahead, percent),
        duel.verdict,
        cell(duel.difference, points),
    ]


def cell(estimate: Estimate, write: Written) -> str:
    """The value, and below it where the true one may lie."""
    return f"{write(estimate.value)}\n[quiet]{interval(estimate, write)}[/]"
