"""Ratings by the model of Plackett and Luce, fitted to all games at once.

Whoever sits at a table takes the first place with a chance in proportion to its strength, then among those that are
left the second place, and so on. A rating is 400 times the decimal logarithm of a strength, 1500 on average: of two
bots 100 points apart the better one is ahead in 64 % of games, 200 points in 76 %, 400 points in 91 %. It depends
neither on the order of the games nor on their number, nor on how many play (docs/decisions/014-ratings.md).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from math import ceil, log
from typing import Any

import numpy as np

from twojacks.arena.intervals import Estimate, student
from twojacks.arena.playing import Played

AVERAGE, POINTS = 1500.0, 400 / log(10)  # the points of a natural logarithm
TRACED = 40  # moments of a tournament at which the ratings so far are told
ROUNDS, FARTHEST, CLOSE = 100, 1.0, 1e-10  # of Newton's method, which is there after a handful of rounds
FIRST, SECOND = -1, -2  # the two deals nobody played

Trace = tuple[tuple[int, dict[str, float]], ...]  # after so many games, each bot's rating
Choice = tuple[int, float, list[str]]  # in a deal, with a weight: who was left to take a place, and the first took it


@dataclass(frozen=True)
class Choices:
    """Who took a place, out of which seats; a line for each choice, a column for each bot."""

    deals: Any
    weights: Any
    taken: Any
    left: Any

    def up_to(self, deal: int) -> Choices:
        lines = self.deals <= deal
        return Choices(self.deals[lines], self.weights[lines], self.taken[lines], self.left[lines])


def rate_bots(names: Sequence[str], games: Sequence[Played]) -> dict[str, Estimate]:
    """With intervals in which the deal is the unit: how far the fit would move if single deals counted more."""
    if len(names) == 1:
        return {names[0]: Estimate(AVERAGE, AVERAGE, AVERAGE)}  # it is the average
    choices = read_choices(names, games)
    logarithms = fit(choices)
    reach = reach_of(choices, logarithms)
    return {
        name: Estimate(AVERAGE + POINTS * value, AVERAGE + POINTS * (value - half), AVERAGE + POINTS * (value + half))
        for name, value, half in zip(names, logarithms, reach, strict=True)
    }


def trace_ratings(names: Sequence[str], games: Sequence[Played]) -> Trace:
    """How the ratings came about: fitted to the first deals, to some more, and so on to all of them."""
    choices, deals = read_choices(names, games), sorted({game.deal for game in games})
    every = ceil(len(deals) / TRACED)
    moments = sorted({*deals[every - 1 :: every], deals[-1]})
    trace = []
    for last in moments:
        values = AVERAGE + POINTS * fit(choices.up_to(last))
        count = sum(game.deal <= last for game in games)
        trace.append((count, dict(zip(names, values.tolist(), strict=True))))
    return tuple(trace)


def read_choices(names: Sequence[str], games: Sequence[Played]) -> Choices:
    every = [choice for game in games for choice in choices_in(game)]
    every += unplayed(names, len(games) / len({game.deal for game in games}))
    columns = {name: number for number, name in enumerate(names)}
    taken, left = np.zeros((2, len(every), len(names)))
    for line, (_, _, seats) in enumerate(every):
        taken[line, columns[seats[0]]] = 1
        for seat in seats:
            left[line, columns[seat]] += 1
    return Choices(np.array([deal for deal, _, _ in every]), np.array([weight for _, weight, _ in every]), taken, left)


def choices_in(game: Played) -> Iterator[Choice]:
    """Who ties may have come first or second: every order counts, in equal parts."""
    seats = sorted(game.seats, key=lambda finish: finish.place)
    places = [finish.place for finish in seats]
    orders = [seats]
    if len(set(places)) < len(places):
        orders = [list(order) for order in permutations(seats) if [finish.place for finish in order] == places]
    for order in orders:
        for number in range(len(order) - 1):
            yield game.deal, 1 / len(orders), [finish.bot for finish in order[number:]]


def unplayed(names: Sequence[str], games: float) -> Iterator[Choice]:
    """Two deals more in which everybody met everybody, once ahead and once behind: so who always wins has a rating."""
    for name, other in combinations(names, 2):
        yield FIRST, games / (len(names) - 1), [name, other]
        yield SECOND, games / (len(names) - 1), [other, name]


def fit(choices: Choices) -> Any:
    """The logarithms of the strengths that make what happened likeliest, 0 on average: Newton's method."""
    logarithms = np.zeros(choices.left.shape[1])
    for _ in range(ROUNDS):
        chances = chances_of(choices, logarithms)
        slope = choices.weights @ (choices.taken - chances)
        step = bend(choices, chances) @ slope
        logarithms += step * min(1.0, FARTHEST / max(FARTHEST, float(abs(step).max())))
        if abs(step).max() < CLOSE:
            break
    return logarithms


def chances_of(choices: Choices, logarithms: Any) -> Any:
    """Each bot's chance to be the one who takes the place."""
    shares = choices.left * np.exp(logarithms)
    return shares / shares.sum(axis=1, keepdims=True)


def bend(choices: Choices, chances: Any) -> Any:
    """How far a slope leads: the inverse of the curvature, along which the average stays where it is."""
    weighted = choices.weights[:, None] * chances
    curvature = np.diag(weighted.sum(axis=0)) - weighted.T @ chances
    count = len(curvature)
    return np.linalg.inv(curvature + np.ones((count, count)) / count) - np.ones((count, count)) / count


def reach_of(choices: Choices, logarithms: Any) -> Any:
    """Half the width of the intervals: the deals' slopes, which add up to none, through the bend (a sandwich)."""
    chances = chances_of(choices, logarithms)
    every, places = np.unique(choices.deals, return_inverse=True)
    slopes = np.zeros((len(every), len(logarithms)))
    np.add.at(slopes, places, choices.weights[:, None] * (choices.taken - chances))
    moved = slopes @ bend(choices, chances)
    return student(len(every) - 1) * np.sqrt(len(every) / (len(every) - 1) * (moved**2).sum(axis=0))
