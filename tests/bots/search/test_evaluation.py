"""The evaluation between two rounds: from public information, for every game, and plausible."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

import twojacks
from tests.games.halunken.building import begin
from tests.tables import Table, every_table, play_one
from twojacks.bots.characters.base import own_chance
from twojacks.bots.search import playouts
from twojacks.bots.search.playouts import SPECTATOR
from twojacks.bots.search.searcher import Searcher, new_workspace
from twojacks.games import find_game


def state_of(match: twojacks.Match) -> Any:
    return match._state.copy().view(np.recarray)[0]


def starts_of_rounds(match: twojacks.Match, seed: int) -> Iterator[Any]:
    """The states of a random game at the start of each round but the first."""
    dice, number = Random(seed), int(state_of(match).round_number)
    while not match.over:
        play_one(match, dice)
        state = state_of(match)
        if not match.over and int(state.round_number) > number:
            number = int(state.round_number)
            yield state


def features_of(table: Table, state: Any, seat: int) -> list[float]:
    out = np.full(len(table.game.evaluation.features), np.nan)
    table.game.evaluation.describe(state, seat, out)
    return [float(value) for value in out]


def chances_in(game_name: str, state: Any) -> list[float]:
    game = find_game(game_name)
    evaluate = game.bind(playouts.evaluate, stage=game.evaluation.stage, describe=game.evaluation.describe)
    workspace = new_workspace(game)
    evaluate(state, game.evaluation_for(state)[0], workspace)
    return [float(chance) for chance in workspace.evaluated[: int(state.players)]]


@every_table
def test_the_evaluation_uses_public_information_only(table: Table) -> None:
    seen = table.game.new_states()
    for state in starts_of_rounds(table.new_match(1), 1):
        table.game.interpreted.observe(state, SPECTATOR, seen)
        for seat in range(table.players):
            assert features_of(table, seen[0], seat) == features_of(table, state, seat)
            assert not np.isnan(features_of(table, state, seat)).any()
        assert table.game.evaluation.stage(seen[0]) == table.game.evaluation.stage(state)


@every_table
def test_there_are_weights_for_every_start_of_a_round(table: Table) -> None:
    count = 0
    for seed in range(5):
        for state in starts_of_rounds(table.new_match(seed), seed):
            weights, trust = table.game.evaluation_for(state)
            assert 0 < trust <= 1
            assert weights.shape[1] == len(table.game.evaluation.features)
            assert weights[table.game.evaluation.stage(state)].any()
            assert sum(chances_in(table.name, state)) == pytest.approx(1)
            count += 1
    assert count > 20


@every_table
def test_the_leader_before_the_last_round_is_expected_to_win(table: Table) -> None:
    """Before the last round of random games, the later winners have better than equal chances on average."""
    chances = []
    for seed in range(12):
        match = table.new_match(seed)
        *_, last = starts_of_rounds(match, seed)
        expected = chances_in(table.name, last)
        chances.append(np.mean([expected[seat] for seat in match.winners]))
    assert np.mean(chances) > 1.3 / table.players


def last_round(crews: tuple[str, ...], **more: Any) -> list[float]:
    match = begin(captains=(0, 4, 9), crews=crews, round_number=8, jack=12, phase="auction", **more)
    return chances_in(match.game, state_of(match))


def test_a_crew_of_many_points_is_better_than_one_of_few() -> None:
    green, yellow, blue = last_round(("r15 r11 r10 r9", "y1 y2 g2", "y3 g3 g4"))
    assert green > 0.8
    assert yellow < 0.1
    assert blue < 0.1


def test_the_admiral_evaluates_at_the_end_of_the_round_and_the_captain_plays_to_the_end() -> None:
    """With weights of zero, the admiral gives every seat a third of a victory, however the round ends."""
    match = twojacks.Match.new("halunken-und-spelunken", players=3, seed="judged")
    while len(match.to_act) < 3:
        seat = match.to_act[0]
        match.play(seat, match.options(seat)[0])
    game, view, chance = find_game(match.game), match.observe(0), own_chance("judged", match.observe(0), 0)
    captain = Searcher(game, "interpreted", view, 0, chance)
    admiral = Searcher(game, "interpreted", view, 0, chance, evaluates=True)
    admiral.task = admiral.task._replace(weights=np.zeros_like(admiral.task.weights))
    for searcher in (captain, admiral):
        searcher.play_games(12)
    assert admiral.results[:, 1:4].sum(0) == pytest.approx([4, 4, 4])
    assert captain.results[:, 1:4].sum(0) != pytest.approx([4, 4, 4])


@pytest.mark.parametrize("trust", [0.0, 0.25, 1.0])
def test_playouts_continue_to_the_end_if_the_evaluation_is_not_trusted_alone(trust: float) -> None:
    """With weights of zero, both seats get half of the trusted part; the winner of the playout gets the rest."""
    match = twojacks.Match.new("montego-bay", players=2, seed="trusted")
    game, view, chance = find_game(match.game), match.observe(0), own_chance("trusted", match.observe(0), 0)
    searcher = Searcher(game, "interpreted", view, 0, chance, evaluates=True)
    searcher.task = searcher.task._replace(weights=np.zeros_like(searcher.task.weights), trust=trust)
    searcher.play_games(1)
    tried = searcher.results[searcher.results[:, 0] > 0]
    assert sorted(tried[0, 1:3]) == pytest.approx([trust / 2, 1 - trust / 2])
