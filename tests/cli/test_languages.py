"""The terminal in five languages: whole games, what is typed beside options, and how a language is chosen."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import twojacks
from tests.cli.driving import ANSWERS, Runner
from twojacks.games import FOLDERS
from twojacks.words import LANGUAGES

GAME = "halunken-und-spelunken"
ENDS = {
    "en": r"The game (goes to|is shared by) ",
    "nl": r"Het spel (is voor|wordt gedeeld door) ",
    "fr": r"La partie revient à |Victoire partagée",
    "it": r"La partita va a |Vittoria condivisa",
    "de": r"Das Spiel (geht an|teilen sich) ",
}
PEOPLE = ("--variant", "beginner", "--seats", "human,human,human", "--seed", "why")


@pytest.mark.parametrize(
    ("game", "language"),
    [
        pytest.param(game, language, marks=pytest.mark.soak if game == "montego-bay" and language != "de" else ())
        for game in FOLDERS
        for language in LANGUAGES
    ],
)
def test_a_whole_game_in_every_language(run: Runner, tmp_path: Path, game: str, language: str) -> None:
    """By typed answers, some of which are refused; no line is wider than the terminal."""
    path = tmp_path / "game.json"
    arguments = ["--players", "3", "--bot", "cabin-boy", "--seed", "words", "--save", str(path), "--language", language]
    outcome = run("play", game, *arguments, typed=["?", "board", "why", *ANSWERS])
    assert (outcome.status, outcome.err) == (0, "")
    assert twojacks.Match.load(path.read_text()).over
    assert re.search(ENDS[language], outcome.out)
    assert all(len(line) <= 80 for line in outcome.out.splitlines())
    told = run("show", str(path), "--language", language).out
    assert re.search(r"\d", told.splitlines()[-1])


def test_what_is_refused_is_refused_by_the_rule_itself(run: Runner) -> None:
    """HS-R9: the 1 was played in the round before."""
    typed = ["0", "4", "8", "1", "1", "1", "1", "quit"]
    out = run("play", GAME, *PEOPLE, "--language", "de", typed=typed).out
    assert "Geht nicht:\n  HS-R9 Gespielte Karten bleiben offen vor ihrem Spieler liegen" in out


def test_what_is_asked_now_is_said(run: Runner) -> None:
    out = run("play", GAME, *PEOPLE, "--language", "nl", typed=["card 5", "dance", "quit"]).out
    assert "Dat kan niet: nu gaat het om een kroeg voor je kapitein." in out
    assert "Zo heet geen mogelijkheid." in out


def test_the_environment_chooses_unless_an_option_does(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert "Buon vento!" in run("play", GAME, *PEOPLE, typed=["quit"]).out
    assert "Bon vent\u00a0!" in run("play", GAME, *PEOPLE, "--language", "fr", typed=["quit"]).out


def test_the_menu_asks_in_the_language(run: Runner, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    out = run("play", "--language", "de", typed=["1", "x", "quit"]).out
    assert "Welches Spiel (1/2) [1]:" in out
    assert "Bitte eines davon eingeben: 2, 3, 4." in out


def test_a_language_we_do_not_speak(run: Runner) -> None:
    outcome = run("play", GAME, "--language", "pt")
    assert (outcome.status, outcome.out) == (2, "")
    assert outcome.err == "twojacks: language: expected one of en, nl, fr, it, de, not 'pt'\n"


def test_a_hint_and_its_reason(run: Runner) -> None:
    out = run("play", GAME, "--players", "3", "--seed", "1", "--language", "de", typed=["hint", "quit"]).out
    assert "Am wahrscheinlichsten: " in out
    assert "Chancen –" in out
