"""Regret matching: an option is chosen in proportion to how much one regrets not having chosen it.

Seats that choose at once then approach a mix that cannot be exploited, each on its own, without looking at the others.
What an option would have brought is known only for the one that was tried; for the others it is their mean so far, and
the tried one is corrected by as much as it was unlikely, up to a limit that keeps one surprise from ruling the mix.
"""

from __future__ import annotations

import math
from typing import Any

from twojacks.kernel.compiling import rule
from twojacks.kernel.playing import throw

EXPLORED = 0.1  # the share of choices made without regard to regret at first …
SETTLING = 3.0  # … and less than this over the root of how many were made: what others explore is no part of their mix
GRAINS = 1 << 24


@rule
def mix_at(sums: Any, start: int, width: int, out: Any) -> None:
    """A mix of a node, summing to one, and even if there is none: by regrets the present one, by mixes the mean one."""
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
    """An option by its chance in the mix, some of the time by even chance."""
    lot = throw(dice, GRAINS) / GRAINS
    if lot < explored:
        return min(int(lot / explored * width), width - 1)
    lot = (lot - explored) / (1.0 - explored)
    for index in range(width - 1):
        lot -= mix[index]
        if lot < 0.0:
            return index
    return width - 1


@rule
def learn(tree: Any, start: int, width: int, tried: int, mix: Any, value: float, weight: float) -> None:
    """What came of a choice: ``value`` from 0 to 1 for the seat that chose option ``tried`` out of the mix.

    Later mixes are better, so they weigh more in the average that is played. It is one of mixes with their exploring:
    that is what the others have learned to answer.
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
