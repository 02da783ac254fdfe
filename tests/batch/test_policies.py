"""Policies decide inside compiled games, and know no more than a seat does."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import twojacks
from tests.tables import Table
from twojacks import Batch, simulate
from twojacks.kernel.journal import SILENT
from twojacks.kernel.playing import play_games
from twojacks.policies import names_for, read_policy

TABLE = Table("halunken-und-spelunken", "beginner", 3)


def take_last(view: Any, seat: int, options: Any, count: int, dice: Any) -> int:
    """The last option; the first, if the policy sees a key or another seat's card."""
    secrets = int(view.key[0]) != 0
    if int(view.phase) == 3:  # while cards are chosen
        for other in range(3):
            secrets = secrets or (other != seat and int(view.chosen[other]) > 0)
    return int(options[0 if secrets else count - 1])


def play_last(seed: str) -> twojacks.Match:
    match = TABLE.new_match(seed)
    while not match.over:
        seat = min(match.to_act)
        match.play(seat, match.options(seat)[-1])
    return match


def test_a_policy_decides_for_every_seat() -> None:
    batch = Batch(TABLE.name, variant=TABLE.variant, players=3, games=2, auto_reset=False)
    batch.reset(["one", "two"])
    while (batch.to_act >= 0).any():
        batch.step(batch.choose(take_last))
    assert batch.scores.tolist() == [list(play_last(seed).scores) for seed in ("one", "two")]


@pytest.mark.soak  # compiling it takes half a minute; batches are played by policies in every check
def test_simulations_are_played_by_it() -> None:
    batch = Batch(TABLE.name, variant=TABLE.variant, players=3, games=5, auto_reset=False)
    batch.reset("policies")
    while (batch.to_act >= 0).any():
        batch.step(batch.legal_mask.shape[1] - 1 - batch.legal_mask[:, ::-1].argmax(axis=1))
    run = simulate(TABLE.name, variant=TABLE.variant, players=3, games=5, seed="policies", policy=take_last)
    assert run.scores.tolist() == batch.scores.tolist()


def play_by(policy: Any) -> Any:
    """Two games in the interpreter: their decisions."""
    game, chosen = TABLE.game, read_policy(policy)
    setting = game.make_options(TABLE.variant, TABLE.players, None)
    room = (np.zeros(game.most_options, np.int16), game.new_states())
    totals, counts = np.zeros((2, 3), np.int16), np.zeros((2, 2), np.int32)
    key = np.zeros(2, np.uint64)
    with np.errstate(over="ignore"):
        play = game.bind(play_games, **names_for(game, chosen))
        play(
            game.new_states(2),
            setting,
            game.new_states(0),
            key,
            0,
            np.zeros(2, np.uint64),
            room,
            totals,
            counts,
            SILENT,
        )
    return counts[:, 0]


def test_what_is_no_option_stops_a_game_and_is_named() -> None:
    def cheat(view: Any, seat: int, options: Any, count: int, dice: Any) -> int:
        return int(options[0]) if int(view.round_number) == 1 else 10**6

    assert play_by(take_last).min() > 0
    decisions = play_by(cheat)
    assert decisions.max() < -3  # three captains were placed
    from twojacks.simulation import check_decisions

    with pytest.raises(
        twojacks.IllegalAction, match=r"^policy: cheat chose something that is not among the options in game"
    ):
        check_decisions(np.stack([decisions, decisions], axis=1), cheat)


def test_a_policy_that_cannot_be_compiled_is_named() -> None:
    def dream(view: Any, seat: int, options: Any, count: int, dice: Any) -> int:
        return int(options["first"])

    with pytest.raises(twojacks.BadOptions, match=r"^policy: dream cannot be compiled: .+"):
        Batch(TABLE.name, variant=TABLE.variant, players=3, games=2).choose(dream)


def test_what_numba_says_is_said_to_its_end() -> None:
    def dream(view: Any, seat: int, options: Any, count: int, dice: Any) -> int:
        return int("1st")

    with pytest.raises(twojacks.BadOptions, match=r"^policy: dream cannot be compiled: No .*: int\(.*1st.*\)$"):
        Batch(TABLE.name, variant=TABLE.variant, players=3, games=2).choose(dream)


def return_nothing(view: Any, seat: int, options: Any, count: int, dice: Any) -> None:
    """Forgotten."""


def return_text(view: Any, seat: int, options: Any, count: int, dice: Any) -> str:
    return "place 0"


def give_up(view: Any, seat: int, options: Any, count: int, dice: Any) -> int:
    raise ValueError


@pytest.mark.parametrize(
    ("policy", "found"),
    [(return_nothing, "none"), (give_up, "none"), (return_text, r"Literal\[str\]\(place 0\)")],
)
def test_a_policy_returns_an_option(policy: Any, found: str) -> None:
    sentence = (
        f"^policy: {policy.__name__} cannot be compiled: expected one that returns one of its options, "
        f"a whole number, not what Numba calls {found}$"
    )
    with pytest.raises(twojacks.BadOptions, match=sentence):
        Batch(TABLE.name, players=3, games=2).choose(policy)


def test_a_field_that_no_view_has_is_named() -> None:
    def look(view: Any, seat: int, options: Any, count: int, dice: Any) -> int:
        return int(view.treasure)

    sentence = r"^policy: look cannot be compiled: expected a field of the view, not 'treasure'$"
    with pytest.raises(twojacks.BadOptions, match=sentence):
        Batch(TABLE.name, players=3, games=2).choose(look)


def test_what_a_policy_raises_while_it_plays_stays_as_it_is() -> None:
    def hesitate(view: Any, seat: int, options: Any, count: int, dice: Any) -> int:
        if count > 0:
            raise KeyError("courage")
        return int(options[0])

    with pytest.raises(KeyError, match=r"^'courage'$"):
        Batch(TABLE.name, players=3, games=2).choose(hesitate)


@pytest.mark.parametrize("policy", ["random", len, lambda view: 0])
def test_a_policy_is_a_function_of_five(policy: Any) -> None:
    with pytest.raises(
        twojacks.BadOptions, match=r"^policy: expected a function of view, seat, options, count and dice"
    ):
        simulate(TABLE.name, players=3, games=1, policy=policy)
