"""The final rewards of the seats."""

from __future__ import annotations

from typing import Any

import numpy as np

from twojacks.kernel.bits import count_bits


def shares_of(winners: int, players: int) -> list[float]:
    """Shares of the victory: 1 for a single winner, 0 for losers."""
    share = 1 / count_bits(winners)
    return [share if winners >> seat & 1 else 0.0 for seat in range(players)]


def returns_of(winners: int, players: int) -> list[float]:
    """Returns add up to zero: 1 for winning alone, −1 ∕ (players − 1) for losing. A shared victory is shared."""
    return [(players * share - 1) / (players - 1) for share in shares_of(winners, players)]


def returns_of_many(winners: Any) -> Any:
    """The same for many finished games, with a row of winners for each."""
    players, shares = winners.shape[1], winners / winners.sum(axis=1, keepdims=True)
    return ((players * shares - 1) / (players - 1)).astype(np.float32)
