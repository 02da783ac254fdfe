"""Ratings by the Plackett-Luce model, fitted to all games at once.

The probability that a bot takes the first place is proportional to its strength; the same holds for the second place
among the remaining bots, and so on. A rating is 400 times the decimal logarithm of a strength, 1500 on average. Of two
bots 100 points apart, the better one is ahead in 64 % of games; at 200 points it is 76 %, at 400 points 91 %. Ratings
do not depend on the order or number of games, nor on the number of players (docs/decisions/014-ratings.md).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from math import ceil, log
from typing import Any

import numpy as np

from twojacks.arena.game import PlayedGame
from twojacks.arena.intervals import Estimate, student

AVERAGE, POINTS = 1500.0, 400 / log(10)  # points per unit of the natural logarithm
TRACED = 40  # points of the rating plot
ROUNDS, FARTHEST, CLOSE = 100, 1.0, 1e-10  # of Newton's method, which converges after a few rounds
FIRST, SECOND = -1, -2  # the numbers of the two virtual deals

Trace = tuple[tuple[int, dict[str, float]], ...]  # numbers of games, and each bot's rating after them
Choice = tuple[int, float, list[str]]  # deal, weight, and the bots left to take a place; the first one took it


@dataclass(frozen=True)
class Choices:
    """Which bot took a place, and which were left: a row for each choice, a column for each bot."""

    deals: Any
    weights: Any
    taken: Any
    left: Any

    def up_to(self, deal: int) -> Choices:
        lines = self.deals <= deal
        return Choices(self.deals[lines], self.weights[lines], self.taken[lines], self.left[lines])


def rate_bots(names: Sequence[str], games: Sequence[PlayedGame]) -> dict[str, Estimate]:
    """Ratings with confidence intervals in which the deal is the unit."""
    if len(names) == 1:
        return {names[0]: Estimate(AVERAGE, AVERAGE, AVERAGE)}  # the average of one
    choices = read_choices(names, games)
    logarithms = fit(choices)
    reach = reach_of(choices, logarithms)
    return {
        name: Estimate(AVERAGE + POINTS * value, AVERAGE + POINTS * (value - half), AVERAGE + POINTS * (value + half))
        for name, value, half in zip(names, logarithms, reach, strict=True)
    }


def trace_ratings(names: Sequence[str], games: Sequence[PlayedGame]) -> Trace:
    """The ratings after the first deals, after some more, and so on."""
    choices, deals = read_choices(names, games), sorted({game.deal for game in games})
    every = ceil(len(deals) / TRACED)
    trace = []
    for last in sorted({*deals[every - 1 :: every], deals[-1]}):
        values = AVERAGE + POINTS * fit(choices.up_to(last))
        count = sum(game.deal <= last for game in games)
        trace.append((count, dict(zip(names, values.tolist(), strict=True))))
    return tuple(trace)


def read_choices(names: Sequence[str], games: Sequence[PlayedGame]) -> Choices:
    every = [choice for game in games for choice in choices_in(game)]
    every += virtual_choices(names, len(games) / len({game.deal for game in games}))
    columns = {name: number for number, name in enumerate(names)}
    taken, left = np.zeros((2, len(every), len(names)))
    for line, (_, _, seats) in enumerate(every):
        taken[line, columns[seats[0]]] = 1
        for seat in seats:
            left[line, columns[seat]] += 1
    return Choices(np.array([deal for deal, _, _ in every]), np.array([weight for _, weight, _ in every]), taken, left)


def choices_in(game: PlayedGame) -> Iterator[Choice]:
    """With ties, every possible order counts in equal parts."""
    seats = sorted(game.seats, key=lambda finish: finish.place)
    places = [finish.place for finish in seats]
    orders = [seats]
    if len(set(places)) < len(places):
        orders = [list(order) for order in permutations(seats) if [finish.place for finish in order] == places]
    for order in orders:
        for number in range(len(order) - 1):
            yield game.deal, 1 / len(orders), [finish.bot for finish in order[number:]]


def virtual_choices(names: Sequence[str], games: float) -> Iterator[Choice]:
    """Two virtual deals in which every bot once beats every other. They keep ratings finite."""
    for name, other in combinations(names, 2):
        yield FIRST, games / (len(names) - 1), [name, other]
        yield SECOND, games / (len(names) - 1), [other, name]


def fit(choices: Choices) -> Any:
    """The maximum-likelihood logarithms of the strengths, 0 on average, by Newton's method."""
    logarithms = np.zeros(choices.left.shape[1])
    for _ in range(ROUNDS):
        chances = chances_of(choices, logarithms)
        slope = choices.weights @ (choices.taken - chances)
        step = inverse_curvature(choices, chances) @ slope
        logarithms += step * min(1.0, FARTHEST / max(FARTHEST, float(abs(step).max())))
        if abs(step).max() < CLOSE:
            break
    return logarithms


def chances_of(choices: Choices, logarithms: Any) -> Any:
    """Each bot's probability of taking the place."""
    shares = choices.left * np.exp(logarithms)
    return shares / shares.sum(axis=1, keepdims=True)


def inverse_curvature(choices: Choices, chances: Any) -> Any:
    """The inverse of the curvature, restricted to changes that keep the average."""
    weighted = choices.weights[:, None] * chances
    curvature = np.diag(weighted.sum(axis=0)) - weighted.T @ chances
    count = len(curvature)
    return np.linalg.inv(curvature + np.ones((count, count)) / count) - np.ones((count, count)) / count


def reach_of(choices: Choices, logarithms: Any) -> Any:
    """Half the width of the intervals: the sandwich estimator over the slopes of the deals."""
    chances = chances_of(choices, logarithms)
    every, places = np.unique(choices.deals, return_inverse=True)
    slopes = np.zeros((len(every), len(logarithms)))
    np.add.at(slopes, places, choices.weights[:, None] * (choices.taken - chances))
    moved = slopes @ inverse_curvature(choices, chances)
    return student(len(every) - 1) * np.sqrt(len(every) / (len(every) - 1) * (moved**2).sum(axis=0))
