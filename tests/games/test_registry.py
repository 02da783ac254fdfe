"""Games are found: those that come with the package, and those of other packages, whatever state those are in."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import twojacks
from twojacks.errors import BadGame
from twojacks.games import find_game, game_names, registry

BUILT_IN = ("halunken-und-spelunken", "montego-bay")
Install = Callable[..., list[str]]

COIN_TOSS = '''
"""A coin lies on the table; each seat names a side once, openly."""
import numpy as np
from twojacks.kernel.bits import write_set
from twojacks.kernel.compiling import rule
from twojacks.kernel.game import Game
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


def test_an_installed_game_is_played_like_any_other(install: Install) -> None:
    said = install("coin_toss", COIN_TOSS.replace("NAME", "coin-toss"))
    assert game_names() == (*BUILT_IN, "coin-toss")
    match = twojacks.Match.new("coin-toss", players=2, seed=1)
    assert match.options(0) == ("heads", "tails")
    match.play(0, "heads")
    match.play(1, "tails")
    assert match.over
    assert match.winners == (0, 1)
    assert said == []


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("import no_such_module", "ModuleNotFoundError: No module named 'no_such_module'"),
        ("raise RuntimeError('two\\nlines')", "RuntimeError: two lines"),
        ("GAME = 3", "expected broken:GAME to be a Game, not 3"),
        ("", "AttributeError: module 'broken' has no attribute 'GAME'"),
        (COIN_TOSS.replace("NAME", "heads-or-tails"), "its entry point has another name than its game"),
        (
            COIN_TOSS.replace("NAME", "coin-toss").replace("most_options=2", "most_options=9"),
            "most_options: expected 2",
        ),
        (
            COIN_TOSS.replace("NAME", "coin-toss").replace("most_options=2", "most_options=2, prefix='hs'"),
            "prefix 'hs'",
        ),
    ],
)
def test_a_broken_package_is_named_in_one_sentence_and_left_out(install: Install, source: str, reason: str) -> None:
    said = install("broken", source)
    assert game_names() == BUILT_IN
    assert [find_game(name).name for name in game_names()] == list(BUILT_IN)
    with pytest.raises(BadGame) as caught:
        find_game("coin-toss")
    assert caught.value.message.startswith("game coin-toss: broken cannot be used; ")
    assert reason in caught.value.message
    assert said == [caught.value.message]
    assert "\n" not in said[0]


def test_two_packages_cannot_claim_one_name(install: Install) -> None:
    install("one", COIN_TOSS.replace("NAME", "coin-toss"))
    said = install("other", COIN_TOSS.replace("NAME", "coin-toss"))
    assert game_names() == BUILT_IN
    with pytest.raises(BadGame, match="game coin-toss: one and other cannot be used; two packages claim one name"):
        find_game("coin-toss")
    assert len(said) == 1


def test_the_name_of_a_built_in_game_is_taken(install: Install) -> None:
    said = install("usurper", COIN_TOSS.replace("NAME", "montego-bay"), "montego-bay")
    assert game_names() == BUILT_IN
    assert find_game("montego-bay").title == "Montego Bay"
    assert said == ["game montego-bay: usurper cannot be used; a game of that name comes with Two Jacks"]


def test_what_is_unknown_is_told_with_what_is_known() -> None:
    with pytest.raises(twojacks.UnknownGame, match=r"expected one of halunken-und-spelunken, montego-bay.*'chess'"):
        find_game("chess")


def test_a_part_that_is_missing_is_none_and_one_that_fails_says_so(install: Install, tmp_path: Path) -> None:
    install("coin_toss", COIN_TOSS.replace("NAME", "coin-toss"))
    game = find_game("coin-toss")
    assert game.part("narration") is None
    (tmp_path / "coin_toss" / "terminal.py").write_text("import no_such_module", "utf-8")
    with pytest.raises(ModuleNotFoundError, match="no_such_module"):
        game.part("terminal")
