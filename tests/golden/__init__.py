"""Whole games, written out to be read: every decision, what was offered, and all that it caused.

A change of the rules shows as a difference in these files. If it is meant, ``python -m tests.golden`` writes them anew;
read the difference before committing it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import twojacks
from tests.tables import Table

FOLDER = Path(__file__).parent
DIGEST_EVERY = 10  # decisions


def path_of(table: Table) -> Path:
    return FOLDER / f"{table}.txt"


def record(table: Table) -> str:
    """One game in which every option is equally likely."""
    return "\n".join(lines_of(table)) + "\n"


def lines_of(table: Table) -> Iterator[str]:
    seed = f"golden {table}"
    match, dice = table.new_match(seed), Random(str(table))
    yield f"game {table.name}, variant {table.variant}, players {table.players}, seed {seed!r}"
    yield f"position {as_text(match.position())}"
    yield from events_since(match, 0)
    while not match.over:
        yield from decide(match, dice)
    yield ""
    yield f"scores {match.scores}, winners {list(match.winners)}"
    yield f"position {as_text(match.position())}"


def decide(match: twojacks.Match, dice: Random) -> Iterator[str]:
    """One decision: who, what was offered, what was chosen, what came of it."""
    asked = match.to_act
    seat = dice.choice(asked)
    options = match.options(seat)
    choice = dice.choice(options)
    told = len(match.journal)
    match.play(seat, choice)
    yield ""
    yield f"decision {len(match.actions)}: asked {list(asked)}, seat {seat} is offered {', '.join(options)}"
    yield f"seat {seat}: {choice}"
    yield from events_since(match, told)
    if len(match.actions) % DIGEST_EVERY == 0:
        yield f"digest {digest_of(match.position())}"


def events_since(match: twojacks.Match, told: int) -> Iterator[str]:
    for event in match.journal[told:]:
        yield f"  {as_text(event)}"


def digest_of(position: dict[str, Any]) -> str:
    return hashlib.sha256(json.dumps(position, sort_keys=True).encode()).hexdigest()[:16]


def as_text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
