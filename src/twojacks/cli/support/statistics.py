"""A simulation in numbers."""

from __future__ import annotations

from math import sqrt
from typing import Any

import numpy as np

from twojacks import Simulation

Z = 1.959963984540054  # of a two-sided interval of 95 %


def summarise(result: Simulation) -> dict[str, Any]:
    games = len(result.decisions)
    sharing = result.winners.sum(axis=1, dtype=np.int8)
    decisions = int(result.decisions.sum(dtype=np.int64))
    seconds = max(result.seconds, 1e-9)
    return {
        "games": games,
        "seats": [
            summarise_seat(scores, wins, sharing)
            for scores, wins in zip(result.scores.T, result.winners.T, strict=True)
        ],
        "shared_wins": int((sharing > 1).sum()),
        "decisions": {**summarise_numbers(result.decisions), "total": decisions},
        "seconds": result.seconds,
        "games_per_second": games / seconds,
        "decisions_per_second": decisions / seconds,
    }


def summarise_seat(scores: Any, wins: Any, sharing: Any) -> dict[str, Any]:
    """Scores, and how often the seat wins: a victory shared by two counts a half for each."""
    won = sum(int((wins & (sharing == winners)).sum()) / winners for winners in range(1, int(sharing.max()) + 1))
    rate = won / len(wins)
    return {**summarise_numbers(scores), "win_rate": rate, "win_rate_interval": list(interval(rate, len(wins)))}


def summarise_numbers(numbers: Any) -> dict[str, Any]:
    """Sums are whole numbers, and no copy is made: there may be a hundred million of them."""
    count, total = len(numbers), int(numbers.sum(dtype=np.int64))
    squares = int(np.einsum("i,i->", numbers, numbers, dtype=np.int64, casting="unsafe"))
    variance = (squares - total * total / count) / (count - 1) if count > 1 else 0.0
    return {"mean": total / count, "sd": sqrt(max(0.0, variance)), "min": int(numbers.min()), "max": int(numbers.max())}


def interval(rate: float, count: int) -> tuple[float, float]:
    """Wilson's interval: honest for few games, and never outside 0 and 1."""
    middle = rate + Z * Z / (2 * count)
    reach = Z * sqrt(rate * (1 - rate) / count + Z * Z / (4 * count * count))
    scale = 1 + Z * Z / count
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)
