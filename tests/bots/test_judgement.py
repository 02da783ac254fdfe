"""How a game stands between two rounds: judged by what everybody sees, for every game there is, and sensibly."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

import twojacks
from tests.halunken.building import begin
from tests.tables import Table, every_table, play_one
from twojacks.bots.character import own_chance
from twojacks.bots.search import imagining
from twojacks.bots.search.imagining import SPECTATOR
from twojacks.bots.search.thinking import Head, new_room
from twojacks.games import find_game


def state_of(match: twojacks.Match) -> Any:
    return match._state.copy().view(np.recarray)[0]


def starts_of_rounds(match: twojacks.Match, seed: int) -> Iterator[Any]:
    """The states of a random game when a round begins, but the first."""
    dice, number = Random(seed), int(state_of(match).round_number)
    while not match.over:
        play_one(match, dice)
        state = state_of(match)
        if not match.over and int(state.round_number) > number:
            number = int(state.round_number)
            yield state


def features_of(table: Table, state: Any, seat: int) -> list[float]:
    out = np.full(len(table.game.judgement.features), np.nan)
    table.game.judgement.describe(state, seat, out)
    return [float(value) for value in out]


def chances_in(game_name: str, state: Any) -> list[float]:
    game = find_game(game_name)
    judge = game.bind(imagining.judge, stage=game.judgement.stage, describe=game.judgement.describe)
    room = new_room(game)
    judge(state, game.judgement_for(state)[0], room)
    return [float(chance) for chance in room.judged[: int(state.players)]]


@every_table
def test_judging_looks_only_at_what_everybody_sees(table: Table) -> None:
    seen = table.game.new_states()
    for state in starts_of_rounds(table.new_match(1), 1):
        table.game.interpreted.observe(state, SPECTATOR, seen)
        for seat in range(table.players):
            assert features_of(table, seen[0], seat) == features_of(table, state, seat)
            assert not np.isnan(features_of(table, state, seat)).any()
        assert table.game.judgement.stage(seen[0]) == table.game.judgement.stage(state)


@every_table
def test_there_are_weights_for_every_moment_at_which_a_game_is_judged(table: Table) -> None:
    count = 0
    for seed in range(5):
        for state in starts_of_rounds(table.new_match(seed), seed):
            weights, trust = table.game.judgement_for(state)
            assert 0 < trust <= 1
            assert weights.shape[1] == len(table.game.judgement.features)
            assert weights[table.game.judgement.stage(state)].any()
            assert sum(chances_in(table.name, state)) == pytest.approx(1)
            count += 1
    assert count > 20


@every_table
def test_who_leads_at_the_end_is_expected_to_win(table: Table) -> None:
    """At the start of the last round of random games, the chance of who won them is better than even, on average."""
    chances = []
    for seed in range(12):
        match = table.new_match(seed)
        *_, last = starts_of_rounds(match, seed)
        judged = chances_in(table.name, last)
        chances.append(np.mean([judged[seat] for seat in match.winners]))
    assert np.mean(chances) > 1.3 / table.players


def last_round(crews: tuple[str, ...], **more: Any) -> list[float]:
    match = begin(captains=(0, 4, 9), crews=crews, round_number=8, jack=12, phase="auction", **more)
    return chances_in(match.game, state_of(match))


def test_a_crew_of_many_points_is_better_than_one_of_few() -> None:
    green, yellow, blue = last_round(("r15 r11 r10 r9", "y1 y2 g2", "y3 g3 g4"))
    assert green > 0.8
    assert yellow < 0.1
    assert blue < 0.1


def test_an_admiral_thinks_to_the_end_of_the_round_and_a_captain_to_the_end_of_the_game() -> None:
    """Where nothing weighs anything the admiral sees a third of a victory for everybody, however a round ends."""
    match = twojacks.Match.new("halunken-und-spelunken", players=3, seed="judged")
    while len(match.to_act) < 3:
        seat = match.to_act[0]
        match.play(seat, match.options(seat)[0])
    game, view, chance = find_game(match.game), match.observe(0), own_chance("judged", match.observe(0), 0)
    captain = Head(game, "interpreted", view, 0, chance)
    admiral = Head(game, "interpreted", view, 0, chance, judges=True)
    admiral.task = admiral.task._replace(weights=np.zeros_like(admiral.task.weights))
    for head in (captain, admiral):
        head.play_games(12)
    assert admiral.results[:, 1:4].sum(0) == pytest.approx([4, 4, 4])
    assert captain.results[:, 1:4].sum(0) != pytest.approx([4, 4, 4])


@pytest.mark.parametrize("trust", [0.0, 0.25, 1.0])
def test_where_judging_is_not_trusted_alone_games_go_on_to_their_end(trust: float) -> None:
    """Weightless judging sees half a victory for both; what is left of one is for who wins when it is played out."""
    match = twojacks.Match.new("montego-bay", players=2, seed="trusted")
    game, view, chance = find_game(match.game), match.observe(0), own_chance("trusted", match.observe(0), 0)
    head = Head(game, "interpreted", view, 0, chance, judges=True)
    head.task = head.task._replace(weights=np.zeros_like(head.task.weights), trust=trust)
    head.play_games(1)
    tried = head.results[head.results[:, 0] > 0]
    assert sorted(tried[0, 1:3]) == pytest.approx([trust / 2, 1 - trust / 2])
