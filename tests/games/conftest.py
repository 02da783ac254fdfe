"""Fixtures of the tests of games."""

from tests.games.coin_toss import install

__all__ = ["install"]
