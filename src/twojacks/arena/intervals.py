"""How sure one can be: intervals of 95 % in which the deal is the unit.

The games of one deal are anything but independent, so a deal is one observation: so many seats of a bot, and the sum
of what they got. A mean is the quotient of both sums over all deals, and its spread comes from how much the deals
differ (the ratio estimator for clusters).
"""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, sqrt
from typing import Any

import numpy as np

Z = 1.959963984540054  # of the normal distribution, two-sided, 95 %
STUDENT = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281)  # 1 … 10 degrees


@dataclass(frozen=True)
class Estimate:
    """A value, and from where to where the true one may lie; anywhere, if one deal is all there is."""

    value: float
    low: float
    high: float


def mean_of(sums: Any, seats: Any) -> Estimate:
    """A mean per seat, out of one sum and one number of seats a deal."""
    value = float(sums.sum() / seats.sum())
    reach = reach_of(sums, seats)
    return Estimate(value, value - reach, value + reach)


def rate_of(sums: Any, seats: Any, most: Any) -> Estimate:
    """A mean of shares. Its interval counts two deals more: one lost, and one swept, with the ``most`` one can get.

    So ten victories in ten deals do not make certainty; with hundreds of deals it hardly matters.
    """
    more_sums, more_seats = np.append(sums, [most.mean(), 0.0]), np.append(seats, [seats.mean(), seats.mean()])
    middle, reach = more_sums.sum() / more_seats.sum(), reach_of(more_sums, more_seats)
    low, high = max(0.0, float(middle - reach)), min(float(most.sum() / seats.sum()), float(middle + reach))
    return Estimate(float(sums.sum() / seats.sum()), low, high)


def reach_of(sums: Any, seats: Any) -> float:
    """Half the width of an interval, by Student's distribution over the deals."""
    deals = len(sums)
    if deals < 2:
        return inf
    residues = sums - seats * (sums.sum() / seats.sum())
    spread = sqrt(deals / (deals - 1) * float(residues @ residues)) / float(seats.sum())
    return student(deals - 1) * spread


def student(degrees: int) -> float:
    """Two-sided, 95 %: from the table, and beyond it by the expansion of Cornish and Fisher."""
    if degrees <= len(STUDENT):
        return STUDENT[degrees - 1]
    first = (Z**3 + Z) / 4
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384
    return Z + first / degrees + second / degrees**2 + third / degrees**3
