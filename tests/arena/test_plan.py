"""A plan names its games; what cannot be played is refused in a sentence."""

from __future__ import annotations

from typing import Any

import pytest

import twojacks
from twojacks.arena import make_plan

GAME = "halunken-und-spelunken"


def plan(**changes: Any) -> Any:
    wishes = {"players": 4, "bots": ["deckhand", "cabin-boy"], "games": 10, "seed": 1, **changes}
    return make_plan(wishes.pop("game", GAME), **wishes)


def test_games_are_rounded_up_to_whole_deals() -> None:
    """Of two bots in four seats, deals have two games and four by turns: 2, 6, 8, 12."""
    assert [plan(games=games).deals for games in (1, 2, 3, 6, 7, 10, 12)] == [1, 1, 2, 2, 3, 4, 4]
    assert len(plan(games=10).games) == 12
    assert len(plan(bots=["deckhand", "cabin-boy", "cabin-boy", "cabin-boy"], games=10).games) == 12


def test_a_longer_tournament_begins_with_the_same_games() -> None:
    short, long = plan(games=10), plan(games=100)
    assert long.games[: len(short.games)] == short.games
    assert long.identity == short.identity
    assert [long.seatings(deal) for deal in range(short.deals)] == [short.seatings(deal) for deal in range(short.deals)]


def test_seed_bots_and_edition_make_a_different_one() -> None:
    same = plan()
    assert same.identity != plan(seed=2).identity
    assert same.identity != plan(bots=["cabin-boy", "deckhand"]).identity
    assert same.identity != plan(variant="beginner").identity
    montego = plan(game="montego-bay")
    edition = {**montego.edition, "name": "mine"}
    assert montego.identity != plan(game="montego-bay", edition=edition).identity


def test_a_bot_named_twice_is_one_entry() -> None:
    assert plan(bots=["deckhand", "cabin-boy", "cabin-boy", "cabin-boy"]).entries == ("deckhand", "cabin-boy")


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"bots": ["parrot"]}, "bot: expected one of cabin-boy, deckhand"),
        ({"bots": []}, "bots: expected a list of 1 to 12 names"),
        ({"bots": ["deckhand"] * 13}, "bots: expected a list of 1 to 12 names"),
        ({"bots": "deckhand"}, "bots: expected a list of 1 to 12 names, not 'deckhand'"),
        ({"bots": ["run:python bot\n.py"]}, "bot: expected a name that fits on a line"),
        ({"players": 5}, "players: expected 2 or 3 or 4 for halunken-und-spelunken, not 5"),
        ({"players": 2, "variant": "beginner"}, "players: expected 3 or 4 for the variant beginner, not 2"),
        ({"games": 0}, "games: expected a whole number from 1 to 1000000, not 0"),
        ({"games": 1.5}, "games: expected a whole number from 1 to 1000000, not 1.5"),
        ({"seed": 1.5}, "seed: expected text or a whole number, not 1.5"),
        ({"game": "chess"}, "game: expected one of"),
        ({"edition": "mine.toml"}, "edition: expected none"),
    ],
)
def test_what_cannot_be_played_is_refused(changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(twojacks.Error) as caught:
        plan(**changes)
    assert caught.value.message.startswith(sentence)
