"""A game whose facts do not agree with each other is refused, in one sentence that says which."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from twojacks.errors import BadGame
from twojacks.games import find_game, game_names
from twojacks.kernel.evaluation import TRUST, Evaluation, find_mistakes
from twojacks.kernel.game import Game, GameLength
from twojacks.kernel.lesson import Lesson
from twojacks.kernel.rules import Rules, guess_nothing

GAME = find_game("halunken-und-spelunken")
MONTEGO = find_game("montego-bay")


def fields_without(name: str) -> Any:
    """The record of a game, but for one field."""
    fields: Any = GAME.state.fields
    return np.dtype([(each, fields[each][0]) for each in GAME.state.names or () if each != name], align=True)


def with_type(name: str, kind: Any) -> Any:
    fields: Any = GAME.state.fields
    types = {each: fields[each][0] for each in GAME.state.names or ()}
    changed = [(each, kind if each == name else its.base, its.shape) for each, its in types.items()]
    return np.dtype(changed, align=True)


@pytest.mark.parametrize("name", game_names())
def test_every_game_agrees_with_itself(name: str) -> None:
    find_game(name).check()


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"name": "Halunken"}, "name: expected small letters, digits and hyphens, not 'Halunken'"),
        ({"prefix": "terminal"}, "prefix: expected another one than terminal"),
        ({"package": "twojacks.cores"}, "package: expected a package, a directory with an __init__.py"),
        ({"variants": {}}, "variants: expected at least one"),
        ({"variants": {"standard": (1, 3)}, "variant_order": ("standard",)}, "variants: expected 2 to 4 players"),
        ({"variant_order": ("standard", "beginner")}, "variant_order: expected standard, two-player, beginner in some"),
        ({"colours": ("green", "green", "blue", "red")}, "colours: expected 4 different ones"),
        ({"phases": (*GAME.phases, "cards")}, "phases: expected different names, 'over' among them"),
        ({"phases": ("place", "cards")}, "phases: expected different names, 'over' among them"),
        ({"face_down": ("dice",)}, "face_down: expected phases, not dice"),
        ({"phases": tuple(phase for phase in GAME.phases if phase != "rob")}, "reasons: expected phases, not rob"),
        ({"actions": ("pass", "pass")}, "actions: expected 2 to 32768 different texts"),
        ({"most_options": 1}, "most_options: expected 2 to"),
        ({"rounds": 127}, "rounds: expected 1 to 126, not 127"),
        ({"length": GameLength(decisions=0)}, "length: expected whole numbers, and at least one decision"),
        ({"by_seat": ("hats",)}, "by_seat: expected fields of the record, not hats"),
        ({"by_seat": ("phase",)}, "by_seat, phase: expected room for 4 seats"),
        ({"not_features": ("hats",)}, "not_features: expected fields of the record, not hats"),
        ({"bounds": {"hats": (0, 1)}}, "bounds: expected fields of the record, not hats"),
        ({"bounds": {"round_number": (1, 200)}}, "state, round_number: expected a type that holds 1 to 200; int8 ends"),
        ({"state": fields_without("draws")}, "state: expected a field draws, uint32"),
        ({"state": with_type("players", np.int16)}, "state, players: expected the type int8, not int16"),
        ({"state": with_type("starter", np.int16)}, "state: expected no gaps between fields, but"),
        ({"state": with_type("blank", np.int32)}, "state, blank: expected at most 16 bits for a number, not int32"),
        ({"state": fields_without("blank")}, "state: expected no gaps between fields, but 4 bytes belong to none"),
    ],
)
def test_a_mistake_is_told_in_one_sentence(changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadGame) as caught:
        replace(GAME, **changes).check()
    assert caught.value.message.startswith(f"{changes.get('name', GAME.name)}, {sentence}")
    assert "\n" not in caught.value.message


def test_secrets_have_to_be_guessed() -> None:
    functions = {name: value for name, value in vars(GAME.rules).items() if name != "guess"}
    with pytest.raises(BadGame, match="rules: expected guess beside observe"):
        replace(GAME, rules=Rules(**functions, guess=guess_nothing)).check()


WEIGHTS = {TRUST: 1.0, "coins": [1.0, 2.0]}
COUNTS = Evaluation(("coins",), 2, GAME.evaluation.stage, GAME.evaluation.describe)


@pytest.mark.parametrize(
    ("learnt", "sentence"),
    [
        ({"standard 4": WEIGHTS}, None),
        ({"standard 9": WEIGHTS}, "evaluation.json, standard 9: expected one of standard 4"),
        ({"standard 4": {TRUST: 1.0}}, "evaluation.json, standard 4: expected trust and the features"),
        (
            {"standard 4": {**WEIGHTS, "coins": [1.0]}},
            "evaluation.json, standard 4: expected 2 numbers for each",
        ),
    ],
)
def test_weights_fit_the_features_and_the_stages(learnt: dict[str, Any], sentence: str | None) -> None:
    found = list(find_mistakes(COUNTS, learnt, {"standard 4"}))
    assert found == [] if sentence is None else found[0].startswith(sentence)


@pytest.mark.parametrize(
    ("lesson", "sentence"),
    [
        (
            '{"variant": "beginner", "players": 2, "seed": "x"}',
            "lesson.json: expected a variant and a number of",
        ),
        ('{"variant": "beginner", "players": 4, "seed": "x", "shown": {"1": "fly"}}', "lesson.json, shown: expected"),
    ],
)
def test_a_lesson_is_one_of_the_game(
    tmp_path: Path, lesson: str, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "lesson.json").write_text(lesson, "utf-8")
    monkeypatch.setattr(Game, "folder", tmp_path)
    with pytest.raises(BadGame, match=sentence):
        replace(GAME, evaluation=GAME.evaluation).check()


def test_lessons_are_read() -> None:
    assert GAME.lesson == Lesson("beginner", 4, "a first evening in the harbour", {3: "card rum"})
    assert MONTEGO.lesson == Lesson("standard", 3, "an early morning in Montego Bay")
