"""Saving and going on: nobody's game is lost, and everybody gets their own seat back."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

import twojacks
from tests.cli.driving import Runner
from tests.cli.keyboard import Keyboard
from twojacks.cli.playing.files import is_earlier, write_table
from twojacks.cli.playing.menu import ask_seats
from twojacks.cli.playing.terminal import Terminal
from twojacks.cli.support.console import make_console
from twojacks.telling.seats import seats_of

GAME = "halunken-und-spelunken"
SEATS = ["human", "cabin-boy", "human"]


def begin(seed: str = "kept", places: int = 1) -> twojacks.Match:
    """The beginners' game, with the first captains on 0, 1, …"""
    match = twojacks.Match.new(GAME, players=3, variant="beginner", seed=seed)
    for space in range(places):
        match.play(match.to_act[0], f"place {space}")
    return match


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(write_table(begin(), SEATS))
    return path


def finish(match: twojacks.Match) -> twojacks.Match:
    while not match.over:
        match.play(match.to_act[0], match.options(match.to_act[0])[0])
    return match


# What may be replaced


def test_an_unfinished_game_is_never_replaced_by_a_new_one(run: Runner, unfinished: Path) -> None:
    before = unfinished.read_text()
    outcome = run("play", GAME, "--save", str(unfinished), typed=["3", "quit"])
    assert (outcome.status, outcome.out) == (2, "")
    assert f"{unfinished} holds an unfinished one. Go on with that by --resume {unfinished}" in outcome.err
    assert unfinished.read_text() == before


def test_nor_by_the_word_save(run: Runner, unfinished: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(unfinished.parent)
    unfinished.rename("two-jacks.json")
    before = Path("two-jacks.json").read_text()
    out = run("play", GAME, "--seed", "other", typed=["save", "3", "quit"]).out
    assert "Not saved:" in out
    assert "begins at the Parrot (3)." in out
    assert Path("two-jacks.json").read_text() == before


def test_a_finished_game_may_be_replaced(run: Runner, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(finish(begin()).save())
    outcome = run("play", GAME, "--seed", "new", "--save", str(path), typed=["3", "quit"])
    assert outcome.status == 0
    assert not twojacks.Match.load(path.read_text()).over


def test_a_game_replaces_its_own_earlier_stages_and_nothing_else() -> None:
    first, second = begin(places=1), begin(places=2)
    assert is_earlier(first, second.save())
    assert is_earlier(first, write_table(second, SEATS))
    assert not is_earlier(second, first.save())  # the second decision would be lost
    assert not is_earlier(begin(seed="another"), second.save())
    assert not is_earlier(twojacks.Series.new(GAME, players=3, seed="kept"), second.save())


def test_the_games_of_a_series_are_decisions_in_a_row() -> None:
    series = twojacks.Series.new(GAME, players=2, games=2, seed="kept")
    early = twojacks.Series.load(series.save())
    while len(series.matches) == 1:
        series.play(series.to_act[0], series.options(series.to_act[0])[0])
    assert is_earlier(early, series.save())
    assert not is_earlier(series, early.save())


def test_a_save_with_seats_is_a_save_like_any_other(run: Runner, unfinished: Path) -> None:
    assert json.loads(unfinished.read_text())["seats"] == SEATS
    assert twojacks.Match.load(unfinished.read_text()).actions == begin().actions
    assert run("verify", str(unfinished)).out.endswith("1 decisions: not over yet.\n")
    unfinished.write_text(unfinished.read_text().replace("cabin-boy", "deckhand"))
    assert "the save was edited or damaged" in run("verify", str(unfinished)).err


# Who goes on


def test_everybody_gets_their_own_seat_back(run: Runner, unfinished: Path) -> None:
    """Whoever places first, the cabin boy is yellow; the people are green and blue."""
    out = run("play", "--resume", str(unfinished), typed=["5", "6", "7", "quit"]).out
    assert "■ Green human" in out
    assert "▲ Yellow cabin-boy" in out
    assert "● Blue human" in out


def test_others_can_be_named(run: Runner, unfinished: Path) -> None:
    path = str(unfinished)
    assert "▲ Yellow deckhand" in run("play", "--resume", path, "--bot", "deckhand", typed=["quit"]).out
    assert "▲ Yellow you" in run("play", "--resume", path, "--seats", "bot,human,bot", typed=["9", "quit"]).out


def test_a_save_that_does_not_say_who_sits_where(run: Runner, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(begin().save())
    outcome = run("play", "--resume", str(path), typed=["3"])
    assert outcome.status == 2
    assert "seats: expected --seats or --humans beside --resume" in outcome.err
    assert run("play", "--resume", str(path), "--humans", "3", typed=["3", "quit"]).status == 0


def test_in_a_terminal_it_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    Keyboard(monkeypatch, ["", "cabin", "deckhand"])
    terminal = Terminal(make_console(quiet=True), interactive=True)
    assert ask_seats(terminal, seats_of(GAME, 3)) == ["human", "cabin-boy", "deckhand"]


def test_seats_that_nobody_knows_are_refused(run: Runner, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    for seats in (["human", "pirate", "human"], ["human"], ["run:true", "human", "human"], ["human", "a:B", "human"]):
        path.write_text(write_table(begin(), seats))
        assert "save, seats: expected 3 of human, cabin-boy, deckhand" in run("play", "--resume", str(path)).err


def test_the_menu_offers_to_go_on_with_the_newest_game(
    run: Runner, unfinished: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not with one that is over, nor with what is no game at all; and nobody has to."""
    monkeypatch.chdir(unfinished.parent)
    for age, (name, text) in enumerate(
        {"over.json": finish(begin()).save(), "letter.json": "{}", "old.json": write_table(begin("old"), SEATS)}.items()
    ):
        Path(name).write_text(text)
        os.utime(name, (9e8, 9e8 if name == "old.json" else 4e9 + age))
    out = run("play", typed=["", "quit"]).out
    assert "Go on with game.json, a game of Halunken & Spelunken, 3 players (yes/no) [yes]:" in "".join(
        out.splitlines()
    )
    assert "This game is kept in game.json." in out
    assert "Which game" in run("play", typed=["no", "quit"]).out
    assert "Go on with" not in run("play", "--seed", "1", typed=["quit"]).out


# Where it is kept


def test_a_resumed_game_is_kept_where_it_was(run: Runner, unfinished: Path) -> None:
    """At the end of the input, without any --save."""
    outcome = run("play", "--resume", str(unfinished), "--seats", "human,human,human", typed=["5"])
    assert outcome.status == 0
    assert f"This game is kept in {unfinished}." in "".join(outcome.out.splitlines())
    kept = twojacks.Match.load(unfinished.read_text())
    assert [action for _, action in kept.actions] == ["place 0", "place 5"]
    assert json.loads(unfinished.read_text())["seats"] == ["human"] * 3


def test_a_game_that_was_saved_once_is_kept_there(run: Runner, tmp_path: Path) -> None:
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    typed = ["3", f"save {first}", "5", f"save {second}", "7", "quit"]
    run("play", GAME, "--seats", "human,human,human", "--seed", "1", typed=typed)
    actions = [twojacks.Match.load(path.read_text()).actions for path in (first, second)]
    assert [action for _, action in actions[0]] == ["place 3", "place 5", "place 7"]
    assert [action for _, action in actions[1]] == ["place 3", "place 5"]


def test_or_elsewhere_if_that_is_asked_for(run: Runner, unfinished: Path, tmp_path: Path) -> None:
    before, other = unfinished.read_text(), tmp_path / "other.json"
    run("play", "--resume", str(unfinished), "--save", str(other), "--humans", "3", typed=["5"])
    assert unfinished.read_text() == before
    assert len(twojacks.Match.load(other.read_text()).actions) == 2
    unfinished.write_text(write_table(begin("another"), SEATS))
    assert run("play", "--resume", str(unfinished), "--save", str(other)).status == 2


def test_a_byte_order_mark_is_no_part_of_a_save(run: Runner, unfinished: Path) -> None:
    unfinished.write_bytes(b"\xef\xbb\xbf" + unfinished.read_bytes())
    assert run("verify", str(unfinished)).status == 0
