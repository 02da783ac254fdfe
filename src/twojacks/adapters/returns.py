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
    """The same for a row of winners for each of many games that are over."""
    players, shares = winners.shape[1], winners / winners.sum(axis=1, keepdims=True)
    return ((players * shares - 1) / (players - 1)).astype(np.float32)
