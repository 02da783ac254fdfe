"""The number of rounds is stated once. A contributor who changes it is told what else has to change, file by file."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

from twojacks.errors import BadGame
from twojacks.games import find_game, registry
from twojacks.play.match import Match

ORIGINAL = find_game("halunken-und-spelunken")
CARDS = '"6", "7", "rum")'
HANDS = '("hands", np.uint8, FIGURES),'


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The game as a package of its own, to be edited."""
    folder = tmp_path / "nine_rounds"
    shutil.copytree(ORIGINAL.folder, folder, ignore=shutil.ignore_patterns("page", "__pycache__"))
    for path in folder.glob("*.py"):
        path.write_text(path.read_text("utf-8").replace(ORIGINAL.package, folder.name), "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    yield folder
    for name in [name for name in sys.modules if name.split(".")[0] == folder.name]:
        del sys.modules[name]


def edit(path: Path, before: str, after: str) -> None:
    text = path.read_text("utf-8")
    assert text.count(before) == 1
    path.write_text(text.replace(before, after), "utf-8")


def add_a_card(folder: Path) -> None:
    """HS-R9: a round for every card."""
    edit(folder / "components.py", CARDS, '"6", "7", "8", "rum")')


def widen_hands(folder: Path) -> None:
    path = folder / "state.py"
    edit(path, HANDS, "")
    edit(path, '("taverns", np.int8', '("hands", np.uint16, FIGURES),\n        ("taverns", np.int8')
    edit(path, '("blank", np.uint8, 4)', '("blank", np.uint8, 7)')


def load(folder: Path) -> Any:
    return registry.admit(import_module(folder.name).GAME)


def test_a_ninth_card_does_not_fit_into_a_byte(copy: Path) -> None:
    add_a_card(copy)
    with pytest.raises(BadGame, match="state, hands: expected a type that holds 0 to 511; uint8 ends at 255"):
        load(copy)


def test_weights_of_eight_rounds_are_not_read_for_nine(copy: Path) -> None:
    add_a_card(copy)
    widen_hands(copy)
    with pytest.raises(BadGame, match=r"evaluation.json, .*: expected 10 numbers for each feature.*, not 9"):
        load(copy)


@pytest.mark.parametrize(("variant", "players"), [("beginner", 4), ("standard", 3), ("two-player", 2)])
def test_nine_rounds_can_be_played_after_three_files_were_changed(copy: Path, variant: str, players: int) -> None:
    add_a_card(copy)
    widen_hands(copy)
    (copy / "evaluation.json").unlink()
    game = load(copy)
    assert game.rounds == 9
    match, dice = Match._begin(game, players, variant, None, {"seed": "nine"}, "interpreted"), Random(9)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, dice.choice(match.options(seat)))
    began = [event["round"] for event in match.journal if event["kind"] == "round-began"]
    assert began == list(range(1, 10))
    assert match.position()["hands"] == [[]] * players
    laid = [event["card"] for event in match.journal if event["kind"] == "revealed" and event["figure"] == 0]
    assert sorted(laid) == sorted(["1", "2", "3", "4", "5", "6", "7", "8", "rum"])
    weights, trust = game.evaluation_for(match.observe(0))
    assert trust == 0
    assert not weights.any()
