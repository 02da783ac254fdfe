"""`verify` and `show`: what a saved game is, and how it went, for whoever may know what."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

import twojacks
from tests.cli.driving import Runner

GAME = "halunken-und-spelunken"


def play_first_options(table: twojacks.Match | twojacks.Series, decisions: int) -> None:
    for _ in range(decisions):
        table.play(table.to_act[0], table.options(table.to_act[0])[0])


def write(path: Path, table: twojacks.Match | twojacks.Series) -> str:
    path.write_text(table.save())
    return str(path)


def test_verify_says_what_it_is(run: Runner, tmp_path: Path) -> None:
    match = twojacks.Match.new(GAME, players=3, variant="beginner", seed=1)
    play_first_options(match, 4)
    outcome = run("verify", write(tmp_path / "game.json", match))
    assert outcome.status == 0
    assert outcome.out == f"{GAME}, variant beginner, 3 players, 4 decisions: not over yet.\n"


def test_verify_tells_the_scores_of_a_finished_game(run: Runner, tmp_path: Path) -> None:
    match = twojacks.Match.new("montego-bay", players=2, seed=1)
    while not match.over:
        play_first_options(match, 1)
    outcome = run("verify", write(tmp_path / "game.json", match))
    assert f"{len(match.actions)} decisions: over, scores {match.scores[0]} {match.scores[1]}." in outcome.out


def test_verify_knows_series(run: Runner, tmp_path: Path) -> None:
    series = twojacks.Series.new(GAME, players=2, games=2, seed=1)
    while len(series.matches) == 1:
        play_first_options(series, 1)
    play_first_options(series, 1)
    decisions = len(series.matches[0].actions) + 1
    outcome = run("verify", write(tmp_path / "series.json", series))
    assert outcome.out == f"{GAME}, series of 2, variant two-player, 2 players, {decisions} decisions: not over yet.\n"


def test_a_save_can_come_from_the_standard_input(run: Runner, tmp_path: Path) -> None:
    match = twojacks.Match.new(GAME, players=4, seed=1)
    outcome = run("verify", "-", typed=[match.save()])
    assert outcome.status == 0
    assert "4 players, 0 decisions" in outcome.out


@pytest.fixture
def cards_laid(tmp_path: Path) -> str:
    """The beginners' game, round 1: seats 0 and 1 have laid 4 and 6, seat 2 has not."""
    match = twojacks.Match.new(GAME, players=3, variant="beginner", seed="cards")
    play_first_options(match, 3)
    match.play(0, "card 4")
    match.play(1, "card 6")
    return write(tmp_path / "game.json", match)


def test_show_hides_nothing_unless_asked_to(run: Runner, cards_laid: str) -> None:
    out = run("show", cards_laid).out
    assert "4 ■ Green: card 4" in out
    assert "▲ Yellow lays 6 face down." in out
    assert "Cards: ■ 4  ▲ 6" in out


def test_show_to_a_seat_hides_the_cards_of_the_others(run: Runner, cards_laid: str) -> None:
    out = run("show", cards_laid, "--seat", "0").out
    assert "■ Green: card 4" in out
    assert "▲ Yellow: face down" in out
    assert "Cards: ■ 4  ▲ ?" in out
    assert "card 6" not in out


def test_show_to_a_spectator_hides_every_card(run: Runner, cards_laid: str) -> None:
    out = run("show", cards_laid, "--spectator").out
    assert "Cards: ■ ?  ▲ ?" in out
    assert "card 4" not in out
    assert "card 6" not in out


def test_show_stops_after_a_decision(run: Runner, cards_laid: str) -> None:
    out = run("show", cards_laid, "--at", "3").out
    assert "   3 " in out
    assert "   4 " not in out
    assert "Cards:" not in out
    assert "Round 1 of 8: cards are chosen" in out


def test_show_tells_every_game_of_a_series(run: Runner, tmp_path: Path) -> None:
    series = twojacks.Series.new("montego-bay", players=2, games=2, seed=1)
    while not series.over:
        play_first_options(series, 1)
    out = run("show", write(tmp_path / "series.json", series)).out
    assert "montego-bay, game 1, variant standard, 2 players" in out
    assert "montego-bay, game 2, variant standard, 2 players" in out
    first, second = series.matches
    for match in (first, second):
        assert f"● Blue: {match.scores[0]} points" in out


def test_output_that_cannot_write_a_crest_gets_a_question_mark(
    monkeypatch: pytest.MonkeyPatch, cards_laid: str
) -> None:
    from twojacks import cli

    written = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(written, encoding="ascii"))
    assert cli.run(["show", cards_laid]) == 0
    assert b"? Green: card 4" in written.getvalue()
