"""`hint`: options, chances and a reason, for people and for programs."""

from __future__ import annotations

import io
import json
from pathlib import Path

import twojacks
from tests.cli.driving import Runner
from twojacks.bots.hints import Hint, HintedOption
from twojacks.cli.support.console import make_console
from twojacks.cli.support.hints import show_hint
from twojacks.games import find_game
from twojacks.telling.seats import seats_of
from twojacks.words import speak

QUICK = ("--simulations", "100", "--seconds", "60")


def test_options_and_the_reason_are_printed(run: Runner, tmp_path: Path) -> None:
    match = twojacks.Match.new("montego-bay", players=2, seed="command")
    file = tmp_path / "game.json"
    file.write_text(match.save())
    outcome = run("hint", str(file), *QUICK)
    assert outcome.status == 0, outcome.err
    assert all(option in outcome.out for option in match.options(0))
    assert "Most likely: " in outcome.out
    told = json.loads(run("hint", str(file), *QUICK, "--seat", "1", "--json").out)
    assert [option["action"] for option in told["options"]] == list(match.options(1))
    assert told["why"].startswith("Most likely: ")
    assert told["simulations"] == 100


def test_numbers_are_written_as_the_language_has_them() -> None:
    option = HintedOption("card 1", mix=0.25, chance=0.5, simulations=12345)
    hint = Hint(0, (option,), (0.5, 0.5), (), (), "", simulations=12345, seconds=1.25)
    console = make_console(file=io.StringIO(), width=100)
    seats = seats_of("montego-bay", 2, words=speak("de"))
    show_hint(console, speak("de"), find_game("montego-bay"), hint, seats)
    assert isinstance(console.file, io.StringIO)
    words = console.file.getvalue().replace("\xa0", " ").split("\n")
    assert words[2].split() == ["card", "1", "25", "%", "50", "%", "12.345"]
    assert words[-2] == "12.345 gedachte Spiele in 1,25 s"


def test_who_cannot_be_helped_is_told_in_one_sentence(run: Runner, tmp_path: Path) -> None:
    match = twojacks.Match.new("halunken-und-spelunken", players=3, variant="beginner", seed="over")
    file = tmp_path / "game.json"
    file.write_text(match.save())
    other = (match.to_act[0] + 1) % 3
    outcome = run("hint", str(file), "--seat", str(other))
    assert outcome.err == f"twojacks: seat {other}: expected one that owes a decision\n"
    assert "seconds: expected more than 0" in run("hint", str(file), "--seconds", "-3").err
    while not match.over:
        match.play(match.to_act[0], match.options(match.to_act[0])[0])
    file.write_text(match.save())
    outcome = run("hint", str(file))
    assert (outcome.status, outcome.err) == (2, "twojacks: save: expected a match that is not over\n")
