"""The page of a tournament: one file, which asks nobody for anything else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape
from importlib.resources import files
from math import ceil, floor
from string import Template

from twojacks.arena.intervals import Estimate
from twojacks.arena.playing import STEPS
from twojacks.arena.plots import Bar, Hill, Tick, draw_bars, draw_hills, draw_lines, nice_ticks
from twojacks.arena.standings import Duel, Results, Standing
from twojacks.arena.words import (
    DUELS,
    VERDICTS,
    Written,
    duration,
    facts,
    interval,
    percent,
    place,
    points,
    rating,
)
from twojacks.games import find_game

MARGIN_STEPS = 40  # about so many in a hill of margins


def draw_page(results: Results) -> str:
    plan = results.plan
    template = Template((files("twojacks.arena") / "page.html").read_text(encoding="utf-8"))
    return template.substitute(
        title=escape(f"{find_game(plan.game).title}: {', '.join(plan.entries)}"),
        game=escape(find_game(plan.game).title),
        facts=escape(facts(results)),
        version=escape(plan.version),
        share=f"{percent(1 / plan.players)} %",
        standings="\n".join(standing_row(standing) for standing in results.standings),
        duels="\n".join(duel_row(duel) for duel in results.duels),
        wins=draw_wins(results.standings),
        ratings=draw_ratings(results),
        margins=draw_margins(results),
        times=draw_times(results.standings),
    )


# Tables


def standing_row(standing: Standing) -> str:
    clock = standing.clock
    return table_row(
        standing.bot,
        ("games", f"{standing.games:,}"),
        ("wins %", cell(standing.win_rate, percent)),
        ("with 95 % confidence", VERDICTS[standing.verdict]),
        ("place", cell(standing.place, place)),
        ("margin", cell(standing.margin, points)),
        ("rating", cell(standing.rating, rating)),
        ("mean time", duration(clock.mean)),
        ("99 % within", duration(clock.percentile(0.99))),
        ("decisions", f"{clock.decisions:,}"),
        ("fall-backs", f"{standing.fallbacks:,}"),
    )


def duel_row(duel: Duel) -> str:
    return table_row(
        duel.bot,
        ("against", escape(duel.other)),
        ("games", f"{duel.games:,}"),
        ("ahead %", cell(duel.ahead, percent)),
        ("with 95 % confidence", DUELS[duel.verdict]),
        ("points ahead", cell(duel.difference, points)),
    )


def cell(estimate: Estimate, write: Written) -> str:
    return f"<b>{write(estimate.value)}</b> <small>{interval(estimate, write)}</small>"


def table_row(name: str, *cells: tuple[str, str]) -> str:
    """Cells carry their columns' names: a narrow page shows a card for each row instead of a table."""
    rest = "".join(f'<td data-name="{label}"><span>{text}</span></td>' for label, text in cells)
    return f'<tr><th scope="row">{escape(name)}</th>{rest}</tr>'


# Plots


def draw_wins(standings: Sequence[Standing]) -> str:
    bars = [
        Bar(standing.bot, rate.value, rate.low, rate.high, f"{percent(rate.value)} %")
        for standing in standings
        for rate in [standing.win_rate]
    ]
    return draw_bars(bars, standings[0].share)


def draw_ratings(results: Results) -> str:
    """By the number of games they are fitted to."""
    return draw_lines(
        {
            standing.bot: [(games, ratings[standing.bot]) for games, ratings in results.trace]
            for standing in results.standings
        }
    )


def draw_margins(results: Results) -> str:
    margins = {
        standing.bot: [finish.margin for game in results.games for finish in game.seats if finish.bot == standing.bot]
        for standing in results.standings
    }
    every = [margin for some in margins.values() for margin in some]
    width = max(1, ceil((max(every) - min(every)) / MARGIN_STEPS))
    hills = [
        Hill(
            standing.bot,
            Counter(float(margin // width * width) for margin in margins[standing.bot]),
            f"mean {points(standing.margin.value)}",
        )
        for standing in results.standings
    ]
    return draw_hills(hills, width, margin_ticks, "How often each margin came")


def margin_ticks(low: float, high: float) -> list[Tick]:
    return [(tick, f"{tick:+g}" if tick else "0") for tick in nice_ticks(low, high, 6)]


def draw_times(standings: Sequence[Standing]) -> str:
    """Each step twelve per cent longer than the one before; who was never asked has no hill."""
    hills = [
        Hill(
            standing.bot,
            {step / STEPS: count for step, count in standing.clock.steps.items()},
            f"mean {duration(standing.clock.mean)}",
        )
        for standing in standings
        if standing.clock.steps
    ]
    return draw_hills(hills, 1 / STEPS, time_ticks, "How long decisions took")


def time_ticks(low: float, high: float) -> list[Tick]:
    """Powers of ten, of which the ends are given; between close ends the ends themselves."""
    powers = [float(power) for power in range(ceil(low), floor(high) + 1)]
    return [(power, duration(10**power)) for power in (powers if len(powers) > 1 else (low, high))]
