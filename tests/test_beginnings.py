"""Games that begin with a position: the same ones through every door, each with chance of its own."""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest

import twojacks
import twojacks.adapters.gymnasium
from tests.tables import bytes_of
from twojacks import Batch, Match, read_position, simulate
from twojacks.adapters.pettingzoo import env, parallel_env
from twojacks.games import FOLDERS, find_game
from twojacks.kernel.chance import key_numbers, key_of_seed
from twojacks.kernel.journal import SILENT
from twojacks.kernel.playing import play_games
from twojacks.positions import read_beginning
from twojacks.simulation import native_player

every_game = pytest.mark.parametrize("name", FOLDERS)


def begin(name: str, seed: int | str) -> Match:
    position = read_position(name, "small")
    assert position is not None
    return Match.from_position(position, seed=seed, speed="native")


def parse(match: Match, seat: int) -> list[int | None]:
    return [find_game(match.game).notation.parse_action(option) for option in match.options(seat)]


@every_game
def test_a_match_has_the_chance_of_its_seed(name: str) -> None:
    keys = {begin(name, seed).position()["key"] for seed in (1, 2, "text")}
    assert keys == {key_of_seed(seed) for seed in (1, 2, "text")}
    again = Match.load(begin(name, 1).save())
    assert again.position() == begin(name, 1).position()


@every_game
def test_a_batch_plays_those_matches(name: str) -> None:
    """Decision by decision; and the next game of a place begins with the position again, and with another key."""
    seeds: list[int | str] = [5, 6, "seven"]
    batch, dice = Batch(name, players=2, games=3, position="small"), Random(1)
    batch.reset(seeds)
    matches, ended = [begin(name, seed) for seed in seeds], set[int]()
    start = batch.states.copy()
    while len(ended) < 3:
        actions = np.zeros(3, np.int64)
        for slot, match in enumerate(matches):
            options = np.flatnonzero(batch.legal_mask[slot]).tolist()
            actions[slot] = dice.choice(options)
            if slot not in ended:
                assert batch.states[slot].tobytes() == bytes_of(match)
                assert options == parse(match, min(match.to_act))
                match.play(min(match.to_act), match.options(min(match.to_act))[options.index(actions[slot])])
        batch.step(actions)
        for slot in set(np.flatnonzero(batch.over).tolist()) - ended:
            assert batch.scores[slot].tolist() == matches[slot].scores
            assert batch.states[slot]["key"].tolist() != start[slot]["key"].tolist()
            batch.states[slot]["key"] = start[slot]["key"]
            assert batch.states[slot].tobytes() == start[slot].tobytes()
            ended.add(slot)
    assert all(match.over for match in matches)


@every_game
def test_simulations_are_those_of_a_batch_and_the_same_at_every_speed(name: str) -> None:
    run = simulate(name, players=2, games=300, seed="small", position="small", keep_states=True, threads=2)
    batch = Batch(name, players=2, games=300, position="small", auto_reset=False)
    batch.reset("small")
    while (batch.to_act >= 0).any():
        batch.step(batch.choose())
    assert batch.states.tobytes() == run.states.tobytes()
    assert batch.winners.tolist() == run.winners.tolist()
    game = find_game(name)
    _, position = read_beginning(game, 2, None, None, "small")
    setting = game.make_options(game.default_variant(2) or "", 2, game.read_edition(None))
    for play, kind in ((game.bind(play_games), np.recarray), (native_player(game), np.ndarray)):
        states = game.new_states(20)
        with np.errstate(over="ignore"):
            play(
                *(states, setting, position.view(kind), key_numbers(key_of_seed("small")), 0, np.zeros(2, np.uint64)),
                *(np.zeros(game.most_options, np.int16), np.zeros((20, 2), np.int16), np.zeros((20, 2), np.int32)),
                SILENT,
            )
        assert states.tobytes() == run.states[:20].tobytes()


@every_game
@pytest.mark.parametrize("kind", [env, parallel_env])
def test_pettingzoo_begins_there(name: str, kind: Any) -> None:
    table = kind(name, position="small")
    table.reset(seed=7)
    assert table.possible_agents == ["player_0", "player_1"]
    assert table.board.states.tobytes() == bytes_of(begin(name, 7))


@every_game
def test_gymnasium_begins_there(name: str) -> None:
    seat = gymnasium.make(f"twojacks/{name}-v0", position="small", opponents="cabin-boy").unwrapped
    seat.reset(seed=7)
    assert seat.board.states.tobytes() == bytes_of(begin(name, 7))  # type: ignore[attr-defined]
    envs: Any = gymnasium.make_vec(f"twojacks/{name}-self-play-v0", num_envs=2, position="small")
    envs.reset(seed=[7, 8])
    assert envs.batch.states.tobytes() == bytes_of(begin(name, 7)) + bytes_of(begin(name, 8))


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ({"players": 3}, "^players: expected 2, as in the position, not 3$"),
        ({"variant": "beginner"}, "^variant: expected two-player, as in the position, not 'beginner'$"),
        ({"position": "tiny"}, "^position: expected small, round or a file whose name ends in .json, not 'tiny'$"),
        ({"position": {"game": "chess"}}, "^position, game: expected halunken-und-spelunken, not 'chess'$"),
        ({"players": 2.0}, "^players: expected 2 or 3 or 4 for halunken-und-spelunken, not 2.0$"),
        ({"position": 7}, "^position: expected small, round or a file"),
        ({"edition": "own"}, "^edition: expected none beside a position, which says itself what is printed$"),
    ],
)
def test_positions_that_cannot_begin_are_refused(words: dict[str, Any], sentence: str) -> None:
    asked = {"game": "halunken-und-spelunken", "players": 2, "games": 1, "position": "small", **words}
    for door in (Batch, simulate):
        with pytest.raises(twojacks.Error, match=sentence):
            door(**asked)


def test_a_position_that_is_over_begins_nothing() -> None:
    match, dice = begin("montego-bay", 1), Random(1)
    while not match.over:
        seat = min(match.to_act)
        match.play(seat, dice.choice(match.options(seat)))
    with pytest.raises(twojacks.BadPosition, match="phase: expected a position in which somebody decides"):
        Batch("montego-bay", players=2, games=1, position=match.position())
