"""How good a position is for each seat between two rounds, for searching bots: features, and weights that were learnt.

The weights are data: ``evaluation.json`` in the game's directory, by variant and number of players, as in
``standard 4``. Where there are no weights, bots play to the end instead.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from twojacks.kernel.compiling import rule

FILE = "evaluation.json"
TRUST = "trust"  # a name in it that is not a feature's


@dataclass(frozen=True)
class Evaluation:
    features: tuple[str, ...]
    stages: int  # how many rows of weights there are; each stage of a game has its own
    stage: Callable[..., int]  # stage(state) -> the number of its row
    describe: Callable[..., None]  # describe(state, seat, out): the seat's features


@rule
def first_stage(_state: Any) -> int:
    return 0


@rule
def describe_nothing(_state: Any, _seat: int, out: Any) -> None:
    out[0] = 0.0


NO_EVALUATION = Evaluation(("nothing",), 1, first_stage, describe_nothing)


def read_weights(folder: Path) -> dict[str, Any]:
    path = folder / FILE
    return dict(json.loads(path.read_text("utf-8"))) if path.exists() else {}


def find_mistakes(evaluation: Evaluation, learnt: Mapping[str, Any], settings: set[str]) -> Iterator[str]:
    """One sentence for each setting whose weights do not fit the game."""
    for setting, rows in learnt.items():
        where = f"{FILE}, {setting}"
        if setting not in settings:
            yield f"{where}: expected one of {', '.join(sorted(settings))}"
            continue
        lengths = {len(row) for name, row in rows.items() if name != TRUST}
        if set(rows) != {TRUST, *evaluation.features}:
            yield f"{where}: expected {TRUST} and the features of evaluation.py, and nothing else"
        elif lengths != {evaluation.stages}:
            told = " and ".join(map(str, sorted(lengths)))
            yield f"{where}: expected {evaluation.stages} numbers for each feature, one for every stage, not {told}"


def weigh(evaluation: Evaluation, rows: Mapping[str, Any] | None) -> tuple[Any, float]:
    """Weights, stages × features, and how far they are trusted; the rest of a game's value comes from playing on."""
    if rows is None:
        return np.zeros((evaluation.stages, len(evaluation.features))), 0.0
    return np.array([rows[name] for name in evaluation.features], np.float64).T.copy(), float(rows[TRUST])
