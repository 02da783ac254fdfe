"""Batches: the same games as matches and simulations play, byte by byte, and nothing hidden in what is observed."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

import twojacks
from tests.tables import Table, bytes_of, every_table
from twojacks import Batch
from twojacks.kernel.features import layout_of, write_features


def new_batch(table: Table, games: int, **others: Any) -> Batch:
    return Batch(table.name, players=table.players, variant=table.variant, games=games, **others)


def play_to_the_end(batch: Batch) -> None:
    while (batch.to_act >= 0).any():
        batch.step(batch.choose())


@every_table
def test_random_games_are_those_of_a_simulation(table: Table) -> None:
    batch = new_batch(table, 520, auto_reset=False, threads=2)
    batch.reset("seed 7")
    play_to_the_end(batch)
    simulation = twojacks.simulate(
        table.name, players=table.players, variant=table.variant, games=520, seed="seed 7", keep_states=True
    )
    assert batch.states.tobytes() == simulation.states.tobytes()
    assert batch.scores.tolist() == simulation.scores.tolist()
    assert batch.winners.tolist() == simulation.winners.tolist()
    assert batch.over.all()


def look_of(match: twojacks.Match, seat: int) -> list[int]:
    """An observation by hand: who looks, and the features of what that seat sees."""
    layout = layout_of(match._game)
    out = np.zeros(layout.size, np.int16)
    write_features(np.frombuffer(match.observe(seat).tobytes(), np.int8), layout.plan, out)
    return [int(seat == other) for other in range(match.players)] + out.tolist()


@every_table
def test_every_decision_is_that_of_a_match(table: Table) -> None:
    """Whom it asks, what is legal, what is seen, what follows: with a seed for each game."""
    seeds: list[str | int] = ["one", "two", 3]
    batch = new_batch(table, len(seeds), auto_reset=False, dtype=np.int16)
    batch.reset(seeds)
    matches = [table.new_match(seed) for seed in seeds]
    dice, number = Random(5), table.game.notation.parse_action
    while not all(match.over for match in matches):
        actions = np.zeros(len(seeds), np.int32)
        seen = batch.observe()
        for slot, match in enumerate(matches):
            assert bytes_of(match) == batch.states[slot].tobytes()
            assert batch.to_act[slot] == (min(match.to_act) if match.to_act else -1)
            if match.over:
                continue
            seat = min(match.to_act)
            options = match.options(seat)
            assert np.flatnonzero(batch.legal_mask[slot]).tolist() == [number(option) for option in options]
            assert seen[slot].tolist() == look_of(match, seat)
            option = dice.choice(options)
            actions[slot] = number(option) or 0
            match.play(seat, option)
        batch.step(actions)
    assert not batch.legal_mask.any()
    assert batch.scores.tolist() == [list(match.scores) for match in matches]


@every_table
def test_worlds_that_look_alike_give_the_same_row(table: Table) -> None:
    """Every game is replaced by a guess at what its seat cannot see."""
    batch = new_batch(table, 60)
    batch.reset("secrets")
    guess, changed = table.game.native.guess, 0
    for number in range(40):
        batch.step(batch.choose())
        if number % 8 != 7:
            continue
        before, states = batch.observe().copy(), batch.states.copy()
        world, view = table.game.new_states(), table.game.new_states()
        for slot, seat in enumerate(batch.to_act):
            table.game.native.observe(states[slot], int(seat), view)
            guess(view[0], int(seat), np.array([number, slot], np.uint64), world)
            changed += world[0].tobytes() != states[slot].tobytes()
            batch.states[slot] = world[0]
        assert np.array_equal(batch.observe(), before)
        batch.states[:] = states
    assert changed > 200


@every_table
def test_a_game_that_is_over_makes_room_for_another(table: Table) -> None:
    still, ongoing = new_batch(table, 30, auto_reset=False), new_batch(table, 30)
    still.reset("rooms")
    ongoing.reset("rooms")
    ended, keys = np.zeros(30, np.int64), [tuple(key) for key in ongoing.states["key"].tolist()]
    play_to_the_end(still)
    while ended.min() < 2:
        ongoing.step(ongoing.choose())
        assert (ongoing.to_act >= 0).all()
        for slot in np.flatnonzero(ongoing.over):
            if ended[slot] == 0:
                assert ongoing.scores[slot].tolist() == still.scores[slot].tolist()
                assert ongoing.winners[slot].tolist() == still.winners[slot].tolist()
            assert ongoing.states["round_number"][slot] == 1
            keys.append(tuple(ongoing.states["key"][slot].tolist()))
        ended += ongoing.over
    assert len(set(keys)) == len(keys) == 30 + ended.sum(), "no key is used twice"


def test_threads_change_nothing() -> None:
    one, three = (Batch("montego-bay", players=3, games=1000, threads=threads) for threads in (1, 3))
    for batch in (one, three):
        batch.reset("threads")
        for _ in range(230):
            batch.step(batch.choose())
    assert one.states.tobytes() == three.states.tobytes()
    assert np.array_equal(one.observe(), three.observe())


def test_every_column_has_a_name() -> None:
    batch = Batch("montego-bay", players=2, games=3)
    assert batch.observe().shape == (3, len(batch.feature_names))
    assert batch.observe().dtype == np.float32
    assert batch.feature_names[:3] == ["seat[0]", "seat[1]", "sailed[0]"]
    assert len(set(batch.feature_names)) == len(batch.feature_names)


def test_an_action_that_is_no_option_changes_nothing() -> None:
    batch = Batch("halunken-und-spelunken", players=3, games=4)
    batch.reset("mistakes")
    before, actions = batch.states.tobytes(), batch.choose().copy()
    for wrong in (-1, batch.legal_mask.shape[1], 10**9, 2**64 - 1, int(np.flatnonzero(~batch.legal_mask[2])[0])):
        refused = actions.astype(np.int64 if wrong < 2**63 else np.uint64)
        refused[2] = wrong
        with pytest.raises(
            twojacks.IllegalAction, match=rf"^actions\[2\]: expected an option of seat \d .*, not {wrong}$"
        ):
            batch.step(refused)
        assert batch.states.tobytes() == before
    batch.step(actions)
    batch.check()
    assert batch.states.tobytes() != before


class Unwilling:
    """As tensors on a GPU are: NumPy cannot have them."""

    def __array__(self, *_: Any, **__: Any) -> Any:
        raise TypeError("copy it first")

    def __repr__(self) -> str:
        return "a tensor elsewhere"


@pytest.mark.parametrize(
    ("actions", "found"),
    [
        ([1, 2], r"int64 of shape \(2,\)"),
        (np.zeros(4, np.float32), r"float32 of shape \(4,\)"),
        (np.zeros((4, 1), np.int64), r"int64 of shape \(4, 1\)"),
        (None, "None"),
        ([[1], [2, 3], 1, 1], r"\[\[1\], \[2, 3\], 1, 1\]"),
        (Unwilling(), "a tensor elsewhere"),
    ],
)
def test_malformed_actions_are_refused(actions: Any, found: str) -> None:
    batch = Batch("halunken-und-spelunken", players=3, games=4)
    with pytest.raises(
        twojacks.IllegalAction, match=f"^actions: expected 4 whole numbers, one for each game, not {found}$"
    ):
        batch.step(actions)


@pytest.mark.parametrize(
    ("others", "sentence"),
    [
        ({"games": 0}, "^games: expected a whole number from 1 to 100000000, not 0$"),
        ({"players": 5}, "^players: expected 2 or 3 or 4 for montego-bay, not 5$"),
        ({"device": "tpu"}, "^device: expected one of cpu, cuda, not 'tpu'$"),
        ({"dtype": "float64"}, "^dtype: expected float32 or int16, not 'float64'$"),
        ({"dtype": "grey"}, "^dtype: expected float32 or int16, not 'grey'$"),
        ({"threads": 0}, "^threads: expected a whole number from 1, not 0$"),
    ],
)
def test_what_is_asked_for_wrongly_is_named(others: dict[str, Any], sentence: str) -> None:
    with pytest.raises(twojacks.Error, match=sentence):
        Batch(**{"game": "montego-bay", "players": 4, "games": 2, **others})


def test_a_seed_of_numpy_is_a_seed() -> None:
    plain, numpy = (Batch("montego-bay", players=2, games=3) for _ in range(2))
    seeds: list[tuple[Any, Any]] = [(3, np.int64(3)), ([5, 6, 7], np.array([5, 6, 7]))]
    for usual, other in seeds:
        plain.reset(usual)
        numpy.reset(other)
        assert plain.states.tobytes() == numpy.states.tobytes()


@pytest.mark.parametrize(("seed", "found"), [(3.5, "3.5"), (True, "True"), (np.array(3), r"array\(3\)")])
def test_what_is_no_seed_is_refused(seed: Any, found: str) -> None:
    batch = Batch("montego-bay", players=2, games=2)
    with pytest.raises(twojacks.BadOptions, match=f"^seed: expected text or a whole number, not {found}$"):
        batch.reset(seed)


def test_too_few_seeds_are_refused() -> None:
    batch = Batch("montego-bay", players=4, games=2)
    with pytest.raises(twojacks.BadOptions, match=r"^seeds: expected one, or one for each of 2 games, not 3$"):
        batch.reset([1, 2, 3])
    with pytest.raises(twojacks.BadOptions, match=r"^seed: expected text or a whole number, not 1.5$"):
        batch.reset([1, 1.5])  # type: ignore[list-item]
