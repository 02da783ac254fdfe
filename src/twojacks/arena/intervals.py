"""95 % confidence intervals in which the deal is the unit.

The games of one deal are not independent, so a deal is one observation: the number of seats of a bot, and the sum of
their results. A mean is the quotient of both sums over all deals, and its variance comes from the differences between
deals (the ratio estimator for cluster samples).
"""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, sqrt
from typing import Any

import numpy as np

Z = 1.959963984540054  # the quantile of the normal distribution for 95 %, two-sided
STUDENT = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281)  # 1 … 10 degrees


@dataclass(frozen=True)
class Estimate:
    """A value and its confidence interval, which is infinite if there is only one deal."""

    value: float
    low: float
    high: float


def mean_of(sums: Any, seats: Any) -> Estimate:
    """The mean per seat, from a sum and a number of seats for each deal."""
    value = float(sums.sum() / seats.sum())
    reach = reach_of(sums, seats)
    return Estimate(value, value - reach, value + reach)


def rate_of(sums: Any, seats: Any, most: Any) -> Estimate:
    """A mean of shares. Its interval counts two more deals: one lost, and one with ``most``, the best possible result.

    So ten victories in ten deals do not give certainty. With hundreds of deals this hardly matters.
    """
    more_sums, more_seats = np.append(sums, [most.mean(), 0.0]), np.append(seats, [seats.mean(), seats.mean()])
    middle, reach = more_sums.sum() / more_seats.sum(), reach_of(more_sums, more_seats)
    low, high = max(0.0, float(middle - reach)), min(float(most.sum() / seats.sum()), float(middle + reach))
    return Estimate(float(sums.sum() / seats.sum()), low, high)


def reach_of(sums: Any, seats: Any) -> float:
    """Half the width of an interval, from Student's t distribution over the deals."""
    deals = len(sums)
    if deals < 2:
        return inf
    residues = sums - seats * (sums.sum() / seats.sum())
    spread = sqrt(deals / (deals - 1) * float(residues @ residues)) / float(seats.sum())
    return student(deals - 1) * spread


def student(degrees: int) -> float:
    """The two-sided 95 % quantile: from the table, or by the Cornish-Fisher expansion."""
    if degrees <= len(STUDENT):
        return STUDENT[degrees - 1]
    first = (Z**3 + Z) / 4
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384
    return Z + first / degrees + second / degrees**2 + third / degrees**3
