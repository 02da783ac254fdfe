"""Whatever somebody gets wrong: one sentence that names the field, exit status 2, no traceback, nothing changed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import twojacks
from tests.cli.driving import Runner

GAME = "halunken-und-spelunken"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "chess"], "game: expected one of halunken-und-spelunken, montego-bay, not 'chess'"),
        (["play", ""], "game: expected one of"),
        (["play", GAME, "--players", "5"], "players: expected 2 or 3 or 4 for halunken-und-spelunken, not 5"),
        (["play", GAME, "--players", "two"], "players: expected a whole number from 1 to 99, not 'two'"),
        (
            ["play", GAME, "--players", "2", "--variant", "beginner"],
            "players: expected 3 or 4 for the variant beginner",
        ),
        (["play", GAME, "--variant", "hard"], "variant: expected one of standard, two-player, beginner"),
        (["play", GAME, "--seats", "human,ghost"], "seats: expected human, bot, cabin-boy, deckhand"),
        (["play", GAME, "--players", "4", "--seats", "human,bot,bot"], "seats: expected 4 of them"),
        (["play", GAME, "--players", "3", "--humans", "4"], "humans: expected at most 3, because 3 play"),
        (["play", GAME, "--humans", "1", "--seats", "human,bot,bot"], "humans: expected either --humans or --seats"),
        (["play", GAME, "--bot", "pirate"], "bot: expected one of cabin-boy, deckhand"),
        (["play", GAME, "--bot", "run:"], "bot: expected a command line after run:"),
        (["play", GAME, "--bot", "deckhand@2s"], "budget: expected none for deckhand"),
        (["play", GAME, "--bot", "no.module:Bot"], "bot: expected one that starts; no.module:Bot: ModuleNotFoundError"),
        (["play", GAME, "--bot", "run:/no/such"], "bot: expected one that starts; run:/no/such: /no/such cannot be"),
        (["play", GAME, "--transcript", "no/such/folder"], "transcript: expected a file that can be written to"),
        (["play", GAME, "--edition", "box.toml"], "edition: expected none, because this game has no editions"),
        (["play", "montego-bay", "--edition", "box.txt"], "edition: expected two-jacks or a file"),
        (["play", GAME, "--save", "no/such/folder/game.json"], "save, file: expected a file in a folder that exists"),
        (["play", "--resume", "missing.json"], "save, file: expected a file that can be read; missing.json"),
        (["play", "--players", "3"], "game: expected one of halunken-und-spelunken, montego-bay beside these options"),
        (["play", GAME, "--save", ""], "save, file: expected a file in a folder that exists"),
        (["play", GAME, "--save", "x" * 5000], "save, file: expected the name of a file, not 'xxx"),
        (["play", GAME, "--resume", "game.json"], "resume: expected no game"),
        (
            ["play", "--resume", "game.json", "--seed", "4"],
            "resume: expected no game, players, variant, seed, series or",
        ),
        (["simulate"], "Missing argument 'GAME'"),
        (["simulate", GAME, "--games", "0"], "games: expected a whole number from 1 to 100000000, not '0'"),
        (["simulate", GAME, "--games", "-1"], "games: expected a whole number from 1 to 100000000, not '-1'"),
        (["simulate", GAME, "--games", "9" * 5000], "games: expected a whole number from 1 to 100000000, not '999"),
        (["simulate", GAME, "--games", "1e6"], "games: expected a whole number"),
        (["simulate", GAME, "--device", "abacus"], "device: expected one of cpu, cuda, not 'abacus'"),
        (["verify", "missing.json"], "missing.json: No such file or directory"),
        (["verify", "."], ".: Is a directory"),
        (["show", "missing.json"], "missing.json: No such file or directory"),
        (["dance"], "No such command 'dance'"),
        (["play", "--dance"], "No such option"),
    ],
)
def test_arguments(run: Runner, tmp_path: Path, arguments: list[str], sentence: str) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(tmp_path)
        outcome = run(*arguments)
    assert outcome.status == 2
    assert outcome.err.startswith("twojacks: ")
    assert sentence in outcome.err
    assert outcome.err.count("\n") == 1
    assert outcome.out == ""
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("arguments", "command"), [([], "play"), (["edition"], "check")])
def test_without_a_command_those_there_are_are_listed(run: Runner, arguments: list[str], command: str) -> None:
    outcome = run(*arguments)
    assert (outcome.status, outcome.err) == (0, "")
    assert outcome.out.startswith(" ".join(["Usage: twojacks", *arguments]))
    assert f"\n  {command}" in outcome.out


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    match = twojacks.Match.new(GAME, players=3, seed="mistakes")
    match.play(match.to_act[0], "place 7")
    path = tmp_path / "game.json"
    path.write_text(match.save())
    return path


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--at", "2"], "at: expected a decision from 0 to 1, not 2"),
        (["--at", "-1"], "at: expected a whole number from 0"),
        (["--seat", "3"], "seat: expected a number from 0 to 2, not 3"),
        (["--seat", "blue"], "seat: expected a whole number from 0 to 9, not 'blue'"),
        (["--seat", "1", "--spectator"], "seat: expected either --seat or --spectator, not both"),
    ],
)
def test_looking_where_nothing_is(run: Runner, saved: Path, arguments: list[str], sentence: str) -> None:
    outcome = run("show", str(saved), *arguments)
    assert (outcome.status, outcome.out) == (2, "")
    assert sentence in outcome.err
    assert outcome.err.count("\n") == 1


@pytest.mark.parametrize("command", ["verify", "show"])
@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (lambda data: data[:-20], "cut off or damaged"),
        (lambda data: b"\x89PNG\xff\xfe" + data, "expected text in UTF-8"),
        (lambda data: b"", "cut off or damaged"),
        (lambda data: b"[]", "format: expected 'two-jacks match' or 'two-jacks series'"),
        (lambda data: data.replace(b"place 7", b"place 8"), "digest: the replay does not lead there"),
        (lambda data: data.replace(b"place 7", b"place 77"), "actions[0]"),
        (lambda data: data.replace(b'"players": 3', b'"players": 30'), "players: expected 2 or 3 or 4"),
    ],
)
def test_damaged_saves(run: Runner, saved: Path, command: str, damage: object, sentence: str) -> None:
    assert callable(damage)
    saved.write_bytes(damage(saved.read_bytes()))
    outcome = run(command, str(saved))
    assert (outcome.status, outcome.out) == (2, "")
    assert sentence in outcome.err
    assert outcome.err.count("\n") == 1


def test_a_finished_game_cannot_be_resumed(run: Runner, tmp_path: Path) -> None:
    match = twojacks.Match.new(GAME, players=3, seed="over")
    while not match.over:
        match.play(match.to_act[0], match.options(match.to_act[0])[0])
    path = tmp_path / "over.json"
    path.write_text(match.save())
    outcome = run("play", "--resume", str(path))
    assert outcome.status == 2
    assert "expected a game that is not over yet" in outcome.err


def test_a_file_that_is_no_saved_game_is_never_overwritten(run: Runner, tmp_path: Path) -> None:
    letter = tmp_path / "letter.json"
    letter.write_text(json.dumps({"dear": "mother"}))
    outcome = run("play", GAME, "--save", str(letter), typed=["quit"])
    assert outcome.status == 2
    assert "expected a new file or a saved game to replace" in outcome.err
    assert json.loads(letter.read_text()) == {"dear": "mother"}


def test_a_reader_who_leaves_early_is_no_mistake(saved: Path) -> None:
    """The pipe is closed before anything is written to it."""
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "w") as closed:
        done = subprocess.run(
            [sys.executable, "-m", "twojacks", "show", str(saved)],
            stdout=closed,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert done.stderr == ""
    assert done.returncode == 141


def test_a_full_disk_is_told_in_a_sentence(saved: Path) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "twojacks", "show", str(saved)],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert done.stderr == "twojacks: output: expected a place that can be written to; No space left on device\n"
    assert done.returncode == 2
