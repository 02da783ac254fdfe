"""`play` with bots of somebody's own: they sit down like any other, and their failures are told."""

from __future__ import annotations

import io
import json
import os
import re
import shlex
import sys
from pathlib import Path

import pytest

import twojacks
from tests.bots.asking import odd, program
from tests.cli.driving import ANSWERS, Runner
from twojacks.cli.playing.files import SEATS
from twojacks.cli.playing.session import Session
from twojacks.cli.playing.tables import make_sitters
from twojacks.cli.playing.terminal import Terminal
from twojacks.cli.support.console import make_console

DOCS = Path(__file__).parents[2] / "docs"
GAME = "halunken-und-spelunken"
ALONE = ["play", GAME, "--humans", "0", "--variant", "beginner", "--seed", "own"]


@pytest.mark.parametrize(
    ("name", "order"),
    [(odd("Steady"), "rum 7 6 5 4 3 2"), (program("steady"), "1 2 3 4 5 6 7")],
    ids=["class", "program"],
)
def test_an_own_bot_plays_a_whole_game(run: Runner, name: str, order: str, tmp_path: Path) -> None:
    """The class always lays the last card that it has, the program the first one. Nobody is asked for the eighth."""
    path = tmp_path / "game.json"
    seats = ["--seats", f"{name},Cabin-Boy,human", "--save", str(path)]
    outcome = run("play", GAME, "--variant", "beginner", "--seed", "own", *seats, typed=ANSWERS)
    assert (outcome.status, outcome.err) == (0, "")
    match = twojacks.Match.load(path.read_text())
    cards = [action for seat, action in match.actions if seat == 0 and action.startswith("card")]
    assert cards == [f"card {card}" for card in order.split()]
    assert "instead" not in outcome.out


def test_a_name_with_brackets_is_written_as_it_is(run: Runner) -> None:
    """In the terminal's own language they would mean colours."""
    outcome = run(*ALONE, "--players", "3", "--bot", program("steady", "[/]", "[red]"))
    assert (outcome.status, outcome.err) == (0, "")
    assert "steady [/] [red]" in " ".join(outcome.out.split())


@pytest.mark.parametrize(("name", "seen"), [(odd("Steady"), True), ("cabin-boy", False)])
def test_who_takes_time_is_seen_thinking(name: str, seen: bool) -> None:
    console = make_console(file=io.StringIO(), force_terminal=True, width=100, color_system=None)
    match = twojacks.Match.new(GAME, players=3, variant="beginner", seed="slow")
    Session(match, make_sitters(GAME, ["bot"] * 3, name, "slow"), Terminal(console, interactive=True)).run()
    assert isinstance(console.file, io.StringIO)
    assert (f"▲ Yellow {name} thinks …" in console.file.getvalue()) == seen


def test_a_failing_one_is_told_and_the_game_goes_on(run: Runner) -> None:
    outcome = run(*ALONE, "--players", "3", "--bot", odd("Raising"))
    words = " ".join(outcome.out.split())
    for seat in range(3):  # every choice of a card; the eighth is none
        sentence = f"{odd('Raising')}, {GAME}, seat {seat}: failed; deckhand answered instead"
        assert words.count(sentence) == 7
    assert "The game " in words


def test_what_it_prints_is_shown(run: Runner) -> None:
    assert "ZeroDivisionError: one card too many" in run(*ALONE, "--players", "3", "--bot", odd("Raising")).out


def test_all_that_bots_were_shown_is_written_down(run: Runner, tmp_path: Path) -> None:
    """Replaying the game shows what each of them may have seen at each of its decisions."""
    path, saved = tmp_path / "shown.jsonl", tmp_path / "game.json"
    files = ["--transcript", str(path), "--save", str(saved)]
    outcome = run(*ALONE, "--players", "3", "--bot", "cabin-boy", *files)
    assert outcome.status == 0
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    match = twojacks.Match.load(saved.read_text())
    assert len(lines) == len(match.actions) > 20
    for number, ((seat, action), line) in enumerate(zip(match.actions, lines, strict=True)):
        then = match.rewound(number)
        assert (line["decision"], line["seat"], line["answer"]) == (number + 1, seat, action)
        assert line["view"] == then.view(seat)
        assert line["options"] == list(then.options(seat))


def test_matches_of_a_series_are_told_apart(run: Runner, tmp_path: Path) -> None:
    path = tmp_path / "shown.jsonl"
    run(*ALONE, "--players", "3", "--bot", "cabin-boy", "--series", "--transcript", str(path))
    names = {json.loads(line)["match"] for line in path.read_text().splitlines()}
    assert {name.split("/")[1] for name in names} == {"1", "2", "3"}


def test_a_saved_game_starts_nobodys_program(run: Runner, tmp_path: Path) -> None:
    """Whoever resumes it names the bot again."""
    path = tmp_path / "game.json"
    seats = ["--seats", f"human,{odd('Steady')},cabin-boy", "--save", str(path)]
    run("play", GAME, "--seed", "1", *seats, typed=["3", "quit"])
    assert json.loads(path.read_text())[SEATS] == ["human", "bot", "cabin-boy"]
    assert "▲ Yellow deckhand" in run("play", "--resume", str(path), typed=["quit"]).out
    assert f"▲ Yellow {odd('Steady')}" in run("play", "--resume", str(path), "--bot", odd("Steady"), typed=["q"]).out


def test_ctrl_c_while_a_bot_thinks_leaves_and_saves(run: Runner, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    outcome = run(*ALONE, "--players", "3", "--bot", odd("Interrupting"), "--save", str(path))
    assert (outcome.status, outcome.err) == (0, "")
    assert outcome.out.endswith("Fair winds!\n")
    assert len(twojacks.Match.load(path.read_text()).actions) == 3  # all captains are placed


def commands() -> list[str]:
    """Everything the document tells to type that is a game between bots."""
    text = (DOCS / "bots.md").read_text(encoding="utf-8")
    return re.findall(r"^twojacks play .*--humans 0.*$", text, re.MULTILINE)


def test_the_document_shows_a_class_and_a_program() -> None:
    assert [re.findall("careful|parrot", command) for command in commands()] == [["careful"], ["parrot"]]


@pytest.mark.parametrize("command", commands())
def test_what_the_document_tells_to_type_works(
    command: str, run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "docs").symlink_to(DOCS)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", f"{Path(sys.executable).parent}:{os.environ['PATH']}")
    outcome = run(*shlex.split(command)[1:])
    assert (outcome.status, outcome.err) == (0, "")
    assert "The game " in outcome.out
    assert "instead" not in outcome.out
