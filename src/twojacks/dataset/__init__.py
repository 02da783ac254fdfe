"""Matches as data: Parquet files with one row a decision, written from self-play or saved games, and read again."""

from __future__ import annotations

from twojacks.dataset.columns import COLUMNS
from twojacks.dataset.playing import SelfPlay, plan_self_play
from twojacks.dataset.reading import feature_rows, read_matches, view_records
from twojacks.dataset.writing import write_matches, write_self_play

__all__ = [
    "COLUMNS",
    "SelfPlay",
    "feature_rows",
    "plan_self_play",
    "read_matches",
    "view_records",
    "write_matches",
    "write_self_play",
]
