"""Every character, in every game and variant: legal, repeatable, and the better ones better."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

import twojacks
from tests.halunken.building import begin
from tests.tables import Table, every_table
from twojacks.bots import CHARACTERS, Bot, Budget, find_character, make_bot
from twojacks.bots.cabin_boy import kinds_of, pick
from twojacks.games import find_game


def make_small(name: str, game: Any, *, seed: Any, speed: str = "native") -> Bot:
    """A bot of that character; one that searches gets a few simulations, so that the test is quick."""
    budget = Budget(simulations=40) if find_character(name).budget else None
    return make_bot(name, game, seed=seed, speed=speed, budget=budget)


def play_out(match: twojacks.Match, bots: list[Any]) -> None:
    game = find_game(match.game)
    while not match.over:
        seat = match.to_act[-1]
        action = bots[seat].choose(match.observe(seat), seat)
        match.play(seat, game.notation.format_action(action))


@pytest.mark.parametrize("name", CHARACTERS)
@every_table
def test_every_character_plays_whole_games_by_the_rules(name: str, table: Table) -> None:
    match = table.new_match("all aboard", "native")
    play_out(match, [make_small(name, table.game, seed=seat) for seat in range(table.players)])
    assert match.winners


@every_table
def test_the_deckhand_beats_cabin_boys(table: Table) -> None:
    """One deckhand among cabin boys, in every seat in turn: it wins far more than its share."""
    games, won = 48, 0.0
    for number in range(games):
        match = table.new_match(number, "native")
        place = number % table.players
        names = ["deckhand" if seat == place else "cabin-boy" for seat in range(table.players)]
        play_out(match, [make_bot(name, table.game, seed=number, speed="native") for name in names])
        won += (place in match.winners) / len(match.winners)
    assert won / games > 1.5 / table.players


@pytest.mark.parametrize("name", CHARACTERS)
def test_the_same_view_gets_the_same_answer_at_both_speeds(name: str) -> None:
    game = find_game("halunken-und-spelunken")
    match = twojacks.Match.new(game.name, players=4, seed="again")
    slow, fast = (make_small(name, game, seed=7, speed=speed) for speed in ("interpreted", "native"))
    for _ in range(12 if find_character(name).budget is None else 2):
        seat = match.to_act[0]
        view = match.observe(seat)
        answers = {slow.choose(view, seat), slow.choose(view.copy(), seat), fast.choose(view, seat)}
        assert len(answers) == 1
        match.play(seat, game.notation.format_action(answers.pop()))


def test_seeds_make_players_of_one_character_differ() -> None:
    game = find_game("halunken-und-spelunken")
    match = twojacks.Match.new(game.name, players=3, seed="who places where")
    seat = match.to_act[0]
    answers = {make_bot("cabin-boy", game, seed=seed).choose(match.observe(seat), seat) for seed in range(20)}
    assert len(answers) > 3  # of fourteen spaces


@pytest.mark.parametrize("name", CHARACTERS)
def test_choosing_changes_nothing(name: str) -> None:
    """What a bot imagines happens in worlds of its own."""
    game = find_game("halunken-und-spelunken")
    match = twojacks.Match.new(game.name, players=3, seed="hands off")
    seat = match.to_act[0]
    view, before = match.observe(seat), match.position()
    kept = np.array(view).tobytes()
    make_small(name, game, seed=1).choose(view, seat)
    assert np.array(view).tobytes() == kept
    assert match.position() == before


def test_an_unknown_character_is_named_with_those_there_are() -> None:
    with pytest.raises(twojacks.BadOptions, match=r"bot: expected one of cabin-boy, deckhand.*, not 'pirate'"):
        find_character("pirate")


def test_a_cabin_boy_passes_as_often_as_it_bids_whatever_the_size_of_its_crew() -> None:
    game = find_game("halunken-und-spelunken")
    words = ("bid y1", "bid y5", "bid g2", "bid r15", "pass")
    options = [number for word in words if (number := game.notation.parse_action(word)) is not None]
    throws = np.random.default_rng(1).integers(0, 2**64, 600, np.uint64)
    with np.errstate(over="ignore"):
        picked = Counter(game.notation.format_action(pick(options, kinds_of(game), dice)) for dice in throws)
    assert 250 < picked["pass"] < 350  # a half of 600
    assert all(50 < picked[bid] < 100 for bid in ("bid y1", "bid y5", "bid g2", "bid r15"))  # an eighth each


@pytest.mark.parametrize(
    ("at_the_tavern", "of_yellow", "card"), [("", "g9 g10", 3), ("y1", "g9 g10", 5), ("", "g9", 5)]
)
def test_a_deckhand_knows_whom_it_may_rob(at_the_tavern: str, of_yellow: str, card: int) -> None:
    """HS-R7: a crew of two may be robbed by one of two, unless that has grown by the tavern's sailor; a smaller not.

    Yellow stands 3 ahead. The sailors that green comes to without meeting anybody are worth 6 at most, 5 ahead.
    """
    taverns = {1: "r6 r7 y2", 2: "r8 r9 y3", 3: at_the_tavern, 4: "r10 r11 y4", 5: "v3 v4 y6", 6: "v5 v6 y5", 7: ""}
    crews, cards = ("r4 r5", of_yellow, "v10 v11 v9"), [str(number) for number in range(1, 8)]
    match = begin(captains=(0, 3, 9), crews=crews, taverns=taverns, round_number=2, hands=[cards] * 3)
    bot = make_bot("deckhand", find_game(match.game), seed=1)
    assert find_game(match.game).notation.format_action(bot.choose(match.observe(0), 0)) == f"card {card}"
