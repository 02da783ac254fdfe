"""A game that gives its rules and nothing else, as if another package had brought it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from twojacks.games import registry

Install = Callable[..., list[str]]

COIN_TOSS = '''
"""A coin lies on the table; each seat names a side once, openly."""
import numpy as np
from twojacks.kernel.bits import write_set
from twojacks.kernel.compiling import rule
from twojacks.kernel.game import Game
from twojacks.kernel.journal import EventKind, tell
from twojacks.kernel.notation import plain_language
from twojacks.kernel.rules import Rules

STATE = np.dtype([("key", np.uint64, 2), ("draws", np.uint32), ("players", np.int8), ("round_number", np.int8),
                  ("phase", np.int8), ("turn", np.int8)], align=True)

@rule
def deal(state, options, journal):
    state.players, state.round_number, state.phase, state.turn = options.players, 1, 0, 0

@rule
def run(state, phase, journal):
    if int(state.turn) == int(state.players):
        state.phase = 1
    return True

@rule
def decide(state, seat, action, journal):
    state.turn = int(state.turn) + 1
    tell(journal, 0, 0, seat, action)

@rule
def to_act(state):
    return 1 << int(state.turn) if int(state.phase) == 0 else 0

@rule
def legal(state, seat, out):
    return write_set(3, 0, -1, out) if to_act(state) >> seat & 1 else 0

@rule
def scores(state, out):
    for seat in range(int(state.players)):
        out[seat] = 1

@rule
def winners(state):
    return (1 << int(state.players)) - 1

GAME = Game(package=__name__, name="NAME", title="Coin toss", variants={"standard": (2, 3)}, state=STATE,
            phases=("name", "over"), actions=("heads", "tails"), most_options=2,
            language=plain_language([EventKind("called-out", ("seat", "side"))]),
            rules=Rules(deal=deal, run=run, decide=decide, to_act=to_act, legal=legal, scores=scores, winners=winners))
'''


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Puts packages with entry points in place, as if they were installed; returns what is announced."""
    monkeypatch.syspath_prepend(tmp_path)
    said: list[str] = []
    monkeypatch.setattr("twojacks.kernel.compiling.say", said.append)
    points: list[EntryPoint] = []
    monkeypatch.setattr(registry, "entry_points", lambda group: tuple(points))
    added: list[str] = []

    def put(package: str, source: str, name: str = "coin-toss") -> list[str]:
        (tmp_path / package).mkdir()
        (tmp_path / package / "__init__.py").write_text(source, "utf-8")
        points.append(EntryPoint(name, f"{package}:GAME", registry.GROUP))
        added.append(package)
        registry.look_around.cache_clear()
        return said

    yield put
    registry.look_around.cache_clear()
    for package in added:
        sys.modules.pop(package, None)
