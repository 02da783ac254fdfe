"""Everything beyond the rules has a default: a game that gives nothing else can be played, shown, told and searched."""

from __future__ import annotations

import io

import pytest

import twojacks
from tests.games.coin_toss import COIN_TOSS, Install
from twojacks.bots import Budget, make_bot
from twojacks.cli.support.console import make_console
from twojacks.games import find_game
from twojacks.kernel.game import Game
from twojacks.text.fluent import speak
from twojacks.text.narration import tell
from twojacks.text.narration.seats import seats_of
from twojacks.text.rulebook import read_book
from twojacks.text.rulebook.examples import examples_of
from twojacks.text.terminal import make_screen

NAME = "coin-toss"


@pytest.fixture
def game(install: Install) -> Game:
    install("coin_toss", COIN_TOSS.replace("NAME", NAME))
    return find_game(NAME)


@pytest.fixture
def match(game: Game) -> twojacks.Match:
    match = twojacks.Match.new(game.name, players=3, seed=1)
    match.play(0, "tails")
    return match


def test_events_are_described_by_their_fields(game: Game, match: twojacks.Match) -> None:
    assert match.journal == [{"kind": "called-out", "clause": "", "seat": 0, "side": 1}]
    assert tell(game, 3, match.journal, "de") == ["● Blue: called out, side 1"]


def test_the_view_is_printed(game: Game, match: twojacks.Match) -> None:
    screen, seats = make_screen(game, speak("en")), seats_of(game, 3)
    console = make_console(file=io.StringIO(), width=80)
    console.print(screen.draw(match.view(1), seats, 80))
    assert isinstance(console.file, io.StringIO)
    drawn = console.file.getvalue()
    assert all(word in drawn for word in ("Coin toss", "● Blue", "▲ Yellow", "■ Green", "turn", "phase", "name"))
    assert "▲ Yellow" in screen.ask(match.view(1), 1, match.options(1), seats)
    assert screen.tell_result(match.view(None), seats)[0].endswith(": 1")


@pytest.mark.parametrize("language", ["en", "nl"])
def test_the_rulebook_is_empty(game: Game, language: str) -> None:
    book = read_book(game.name, language)
    assert (book.title, book.sections) == ("Coin toss", ())
    assert examples_of(game.name, language) == []


def test_there_are_no_previews_and_no_lesson(game: Game, match: twojacks.Match) -> None:
    assert game.preview(match.observe(1), 1, match.options(1)) == {}
    assert game.lesson is None
    with pytest.raises(twojacks.BadOptions, match="this game has no editions"):
        twojacks.Match.new(game.name, players=2, edition="box.toml")


def test_a_position_is_the_record_and_can_be_resumed(match: twojacks.Match) -> None:
    position = match.position()
    named = {name: value for name, value in position.items() if name not in ("key", "draws")}
    assert named == match.view(None)
    assert named == {
        "game": NAME,
        "variant": "standard",
        "players": 3,
        "round": 1,
        "phase": "name",
        "turn": 1,
        "scores": [1, 1, 1],
    }
    again = twojacks.Match.from_position(position)
    assert again.position() == position
    assert again.to_act == (1,)
    assert twojacks.Match.load(match.save()).position() == position


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"turn": "?"}, "turn: expected a number: a view with hidden fields is no position"),
        ({"turn": 999}, "turn: expected a whole number from -128 to 127, not 999"),
        ({"phase": "later"}, "phase: expected one of name, over, not 'later'"),
        ({"players": 9}, "players: expected a whole number from 2 to 3, not 9"),
    ],
)
def test_what_is_wrong_with_a_position_is_told(match: twojacks.Match, change: dict[str, object], sentence: str) -> None:
    with pytest.raises(twojacks.BadPosition) as caught:
        twojacks.Match.from_position({**match.position(), **change})
    assert caught.value.message == f"position, {sentence}"


def test_general_reasons_are_given(match: twojacks.Match) -> None:
    with pytest.raises(twojacks.IllegalAction, match="it is seat 1's decision, not seat 2's"):
        match.play(2, "heads")
    match.play(1, "heads")
    match.play(2, "heads")
    with pytest.raises(twojacks.IllegalAction, match="the game is over"):
        match.play(2, "heads")


@pytest.mark.parametrize("name", ["cabin-boy", "deckhand", "captain", "admiral"])
def test_bots_play_to_the_end_without_an_evaluation(game: Game, match: twojacks.Match, name: str) -> None:
    budget = Budget(simulations=20) if name in ("captain", "admiral") else None
    bot = make_bot(name, game, seed="coin", budget=budget)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, game.notation.format_action(bot.choose(match.observe(seat), seat)))
