"""What a game is worth to its seats in the end."""

from __future__ import annotations

from typing import Any

import numpy as np

from twojacks.kernel.bits import count_bits


def shares_of(winners: int, players: int) -> list[float]:
    """Of the victory: 1 for a winner alone, nothing for who lost."""
    share = 1 / count_bits(winners)
    return [share if winners >> seat & 1 else 0.0 for seat in range(players)]


def returns_of(winners: int, players: int) -> list[float]:
    """They add up to zero: 1 for winning alone, −1 ∕ (players − 1) for losing, and a shared victory shares."""
    return [(players * share - 1) / (players - 1) for share in shares_of(winners, players)]


def returns_of_many(winners: Any) -> Any:
    """The same for a row of winners for each of many games; nothing where nobody has won."""
    players, count = winners.shape[1], winners.sum(axis=1, keepdims=True)
    shares = np.divide(winners, count, out=np.full(winners.shape, 1 / players), where=count > 0)
    return ((players * shares - 1) / (players - 1)).astype(np.float32)
