"""One source, every speed: interpreted and native games are the same, byte for byte."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

import twojacks
from tests.tables import Table, bytes_of, every_table, play_one
from twojacks.kernel.chance import key_numbers, key_of_seed
from twojacks.kernel.journal import SILENT
from twojacks.kernel.playing import play_games
from twojacks.simulation import native_player

GAMES = 60  # of every setting; test_soak.py has many more


def play_all(table: Table, play: Any, games: int = GAMES, seed: str = "every speed") -> tuple[Any, Any, Any]:
    """Final records, scores, and decisions with winners, of random games played by one function."""
    game = table.game
    setting = game.make_options(table.variant, table.players, game.read_edition(None))
    states = game.new_states(games)
    totals, counts = np.zeros((games, table.players), np.int16), np.zeros((games, 2), np.int32)
    with np.errstate(over="ignore"):
        play(
            *(states, setting, game.new_states(0), key_numbers(key_of_seed(seed)), 0, np.zeros(2, np.uint64)),
            *(np.zeros(game.most_options, np.int16), totals, counts, SILENT),
        )
    return states, totals, counts


def check_same_bytes(table: Table, games: int, seed: str) -> None:
    interpreted = play_all(table, table.game.bind(play_games), games, seed)
    native = play_all(table, native_player(table.game), games, seed)
    for here, there in zip(interpreted, native, strict=True):
        assert here.tobytes() == there.tobytes()
    assert len({state.tobytes() for state in interpreted[0]}) == games, "no two games are the same"
    assert interpreted[2][:, 0].min() > 0


@every_table
def test_whole_games_end_in_the_same_bytes(table: Table) -> None:
    check_same_bytes(table, GAMES, "every speed")


@every_table
def test_simulated_games_are_those_games(table: Table) -> None:
    states, totals, counts = play_all(table, native_player(table.game), 50, "seed 7")
    simulation = twojacks.simulate(
        table.name, players=table.players, variant=table.variant, games=50, seed="seed 7", keep_states=True, threads=2
    )
    assert simulation.states.tobytes() == states.tobytes()
    assert simulation.scores.tolist() == totals.tolist()
    assert simulation.decisions.tolist() == counts[:, 0].tolist()
    for winners, bits in zip(simulation.winners, counts[:, 1], strict=True):
        assert winners.tolist() == [bool(bits >> seat & 1) for seat in range(table.players)]


@every_table
def test_a_record_that_is_used_again_is_as_good_as_new(table: Table) -> None:
    """Simulation plays game after game in one record; nothing of a game may be left in it."""
    fresh = play_all(table, native_player(table.game), 40)
    used = twojacks.simulate(
        table.name, players=table.players, variant=table.variant, games=40, seed="every speed", threads=1
    )
    assert used.scores.tolist() == fresh[1].tolist()
    assert used.decisions.tolist() == fresh[2][:, 0].tolist()
    game = table.game
    state = game.new_states()
    state.view(np.uint8)[:] = 0x5A
    setting = game.make_options(table.variant, table.players, game.read_edition(None))
    game.interpreted.setup(state[0], setting, key_numbers(key_of_seed("clean")), SILENT)
    assert state.tobytes() == bytes_of(table.new_match("clean"))


@every_table
def test_every_byte_of_a_record_has_a_name(table: Table) -> None:
    """Padding would be undefined: on a GPU records begin as whatever lay in memory."""
    state = table.game.state
    assert state.itemsize == sum(state[name].itemsize for name in state.names or ())


@every_table
def test_matches_with_a_journal_are_the_same(table: Table) -> None:
    """Events, options, views and positions at every decision of a few games."""
    for seed in range(3):
        slow, fast = table.new_match(seed), table.new_match(seed, speed="native")
        dice, same_dice = Random(seed), Random(seed)
        while not slow.over:
            assert bytes_of(slow) == bytes_of(fast)
            assert [slow.view(reader) for reader in table.readers] == [fast.view(reader) for reader in table.readers]
            assert slow.to_act == fast.to_act
            for seat in range(table.players):
                assert slow.options(seat) == fast.options(seat)
            play_one(slow, dice)
            play_one(fast, same_dice)
        assert fast.over
        assert slow.position() == fast.position()
        assert slow.winners == fast.winners
        for reader in table.readers:
            assert slow.journal_for(reader) == fast.journal_for(reader)


@every_table
def test_worlds_are_guessed_alike(table: Table) -> None:
    slow, fast = table.game.interpreted, table.game.native
    match, dice = table.new_match("guessing"), Random(1)
    for number in range(40):
        if match.over:
            break
        seat = number % table.players
        view, key = match.observe(seat), np.array([number, 77], np.uint64)
        worlds = [table.game.new_states(), table.game.new_states()]
        slow.guess(view, seat, key, worlds[0])
        fast.guess(view, seat, key, worlds[1])
        assert worlds[0].tobytes() == worlds[1].tobytes()
        play_one(match, dice)


def test_a_bound_game_is_needed() -> None:
    """The kernel's own copy of `play_games` belongs to no game, and says so."""
    table = Table("halunken-und-spelunken", "beginner", 3)
    with pytest.raises(NotImplementedError, match="bind"):
        play_all(table, play_games, games=1)
