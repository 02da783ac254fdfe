"""Games are found: those that come with the package, and those of other packages, whatever state those are in."""

from __future__ import annotations

from pathlib import Path

import pytest

import twojacks
from tests.games.coin_toss import COIN_TOSS, Install
from twojacks.errors import BadGame
from twojacks.games import find_game, game_names

BUILT_IN = ("halunken-und-spelunken", "montego-bay")


def test_an_installed_game_is_played_like_any_other(install: Install) -> None:
    said = install("coin_toss", COIN_TOSS.replace("NAME", "coin-toss"))
    assert game_names() == (*BUILT_IN, "coin-toss")
    match = twojacks.Match.new("coin-toss", players=2, seed=1)
    assert match.options(0) == ("heads", "tails")
    match.play(0, "heads")
    match.play(1, "tails")
    assert match.over
    assert match.winners == (0, 1)
    assert said == []


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("import no_such_module", "ModuleNotFoundError: No module named 'no_such_module'"),
        ("raise RuntimeError('two\\nlines')", "RuntimeError: two lines"),
        ("GAME = 3", "expected broken:GAME to be a Game, not 3"),
        ("", "AttributeError: module 'broken' has no attribute 'GAME'"),
        (COIN_TOSS.replace("NAME", "heads-or-tails"), "its entry point has another name than its game"),
        (
            COIN_TOSS.replace("NAME", "coin-toss").replace("most_options=2", "most_options=9"),
            "most_options: expected 2",
        ),
        (
            COIN_TOSS.replace("NAME", "coin-toss").replace("most_options=2", "most_options=2, prefix='hs'"),
            "prefix 'hs'",
        ),
    ],
)
def test_a_broken_package_is_named_in_one_sentence_and_left_out(install: Install, source: str, reason: str) -> None:
    said = install("broken", source)
    assert game_names() == BUILT_IN
    assert [find_game(name).name for name in game_names()] == list(BUILT_IN)
    with pytest.raises(BadGame) as caught:
        find_game("coin-toss")
    assert caught.value.message.startswith("game coin-toss: broken cannot be used; ")
    assert reason in caught.value.message
    assert said == [caught.value.message]
    assert "\n" not in said[0]


def test_two_packages_cannot_claim_one_name(install: Install) -> None:
    install("one", COIN_TOSS.replace("NAME", "coin-toss"))
    said = install("other", COIN_TOSS.replace("NAME", "coin-toss"))
    assert game_names() == BUILT_IN
    with pytest.raises(BadGame, match="game coin-toss: one and other cannot be used; two packages claim one name"):
        find_game("coin-toss")
    assert len(said) == 1


def test_the_name_of_a_built_in_game_is_taken(install: Install) -> None:
    said = install("usurper", COIN_TOSS.replace("NAME", "montego-bay"), "montego-bay")
    assert game_names() == BUILT_IN
    assert find_game("montego-bay").title == "Montego Bay"
    assert said == ["game montego-bay: usurper cannot be used; a game of that name comes with Two Jacks"]


def test_what_is_unknown_is_told_with_what_is_known() -> None:
    with pytest.raises(twojacks.UnknownGame, match=r"expected one of halunken-und-spelunken, montego-bay.*'chess'"):
        find_game("chess")


def test_a_part_that_is_missing_is_none_and_one_that_fails_says_so(install: Install, tmp_path: Path) -> None:
    install("coin_toss", COIN_TOSS.replace("NAME", "coin-toss"))
    game = find_game("coin-toss")
    assert game.part("narration") is None
    (tmp_path / "coin_toss" / "terminal.py").write_text("import no_such_module", "utf-8")
    with pytest.raises(ModuleNotFoundError, match="no_such_module"):
        game.part("terminal")
