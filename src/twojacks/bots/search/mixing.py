"""Regret matching: an option is chosen in proportion to how much one regrets not having chosen it.

Seats that choose at once then approach a mix that cannot be exploited, each on its own, without looking at the others.
The regret of an option is how much more it brought on average, whenever it was tried, than the seat got on average.
"""

from __future__ import annotations

from typing import Any

from twojacks.kernel.compiling import rule
from twojacks.kernel.playing import throw

EXPLORED = 0.1  # the share of choices made without regard to regret
GRAINS = 1 << 24


@rule
def mix_at(tree: Any, start: int, width: int, out: Any) -> None:
    """The present mix of a node, summing to one. What was never tried goes first; without regrets all are equal."""
    total, tries = 0.0, 0
    for edge in range(start, start + width):
        total += tree.means[edge] * tree.tries[edge]
        tries += tree.tries[edge]
    average, regrets = total / tries if tries > 0 else 0.0, 0.0
    for index in range(width):
        regret = tree.means[start + index] - average if tree.tries[start + index] > 0 else 1.0
        out[index] = max(0.0, regret)
        regrets += out[index]
    for index in range(width):
        out[index] = out[index] / regrets if regrets > 0.0 else 1.0 / width


@rule
def pick(mix: Any, width: int, dice: Any) -> int:
    """An option by its chance in the mix, some of the time by even chance."""
    lot = throw(dice, GRAINS) / GRAINS
    if lot < EXPLORED:
        return min(int(lot / EXPLORED * width), width - 1)
    lot = (lot - EXPLORED) / (1.0 - EXPLORED)
    for index in range(width - 1):
        lot -= mix[index]
        if lot < 0.0:
            return index
    return width - 1


@rule
def learn(tree: Any, start: int, width: int, tried: int, mix: Any, value: float, weight: float) -> None:
    """What came of a choice: ``value`` from 0 to 1 for the seat that chose option ``tried`` out of the mix.

    Later mixes are better, so they weigh more in the average that is played.
    """
    for index in range(width):
        tree.mixes[start + index] += weight * mix[index]
    edge = start + tried
    tree.tries[edge] += 1
    tree.means[edge] += (value - tree.means[edge]) / tree.tries[edge]
