"""Regret matching: the probability of an option is proportional to the regret of not having chosen it.

Seats that choose at once then approach a mix that cannot be exploited, each without looking at the others. The value of
an option is known only if it was tried; for the others their mean so far is used. The value of the tried option is
weighted by its inverse probability, with a limit, so that one surprise does not dominate the mix.
"""

from __future__ import annotations

import math
from typing import Any

from twojacks.kernel.compiling import rule
from twojacks.kernel.playouts import throw

EXPLORED = 0.1  # the share of random choices at first
SETTLING = 3.0  # later it is at most this, divided by the square root of the number of choices
GRAINS = 1 << 24


@rule
def mix_at(sums: Any, start: int, width: int, out: Any) -> None:
    """Normalise sums to a mix; uniform if all are zero. Regrets give the current mix, mixes the average one."""
    total = 0.0
    for edge in range(start, start + width):
        total += sums[edge]
    for index in range(width):
        out[index] = sums[start + index] / total if total > 0.0 else 1.0 / width


@rule
def explored_at(tree: Any, start: int, width: int) -> float:
    tries = 1
    for edge in range(start, start + width):
        tries += tree.tries[edge]
    return min(EXPLORED, SETTLING / math.sqrt(tries))


@rule
def pick(mix: Any, width: int, explored: float, dice: Any) -> int:
    """Draw an option from the mix; with probability ``explored``, draw any option."""
    point = throw(dice, GRAINS) / GRAINS
    if point < explored:
        return min(int(point / explored * width), width - 1)
    point = (point - explored) / (1.0 - explored)
    for index in range(width - 1):
        point -= mix[index]
        if point < 0.0:
            return index
    return width - 1


@rule
def learn(tree: Any, start: int, width: int, tried: int, mix: Any, value: float, weight: float) -> None:
    """Update a node after option ``tried`` of the mix brought its seat a ``value`` from 0 to 1.

    Later mixes are better, so they have more weight in the average that is played. The average includes exploration,
    because that is what the others have learned to answer.
    """
    edge, expected, surprise = start + tried, 0.0, 0.0
    explored = explored_at(tree, start, width)
    if tree.tries[edge] > 0:
        chance = (1.0 - explored) * mix[tried] + explored / width
        surprise = (value - tree.means[edge]) / max(chance, 1.0 / width)
    for index in range(width):
        expected += mix[index] * tree.means[start + index]
    expected += mix[tried] * surprise
    for index in range(width):
        would_have = tree.means[start + index] + (surprise if index == tried else 0.0)
        tree.regrets[start + index] = max(tree.regrets[start + index] + would_have - expected, 0.0)
        tree.mixes[start + index] += weight * ((1.0 - explored) * mix[index] + explored / width)
    tree.tries[edge] += 1
    tree.means[edge] += (value - tree.means[edge]) / tree.tries[edge]
