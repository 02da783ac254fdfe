"""OpenSpiel's own tests on both games, in every setting and both forms, and its search playing them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found,unused-ignore]
import pytest
from open_spiel.integration_tests.api_test import EnforceAPIOnPartialTreeBase
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import twojacks
from tests.adapters.playthroughs import SETTINGS, game_string, path_of, playthrough
from tests.halunken.building import build
from tests.tables import TABLES
from twojacks.adapters.openspiel import State, short_name

HALUNKEN, MONTEGO = short_name("halunken-und-spelunken"), short_name("montego-bay")
EVERY_STRING = [game_string(setting, turns) for setting in TABLES for turns in (False, True)]
every_string = pytest.mark.parametrize("string", EVERY_STRING)


def step(state: Any, dice: random.Random) -> None:
    """Anything that is possible, at any kind of node."""
    if state.is_chance_node():
        state.apply_action(dice.choice(state.chance_outcomes())[0])
    elif state.is_simultaneous_node():
        options = [state.legal_actions(seat) for seat in range(state.num_players())]
        state.apply_actions([dice.choice(each) if each else 0 for each in options])
    else:
        state.apply_action(dice.choice(state.legal_actions()))


def walk(string: str, seed: int) -> Iterator[Any]:
    state, dice = pyspiel.load_game(string).new_initial_state(), random.Random(seed)
    while not state.is_terminal():
        yield state.clone()
        step(state, dice)
    yield state


def first_decision(string: str, seed: int) -> Any:
    return next(state for state in walk(string, seed) if not state.is_chance_node())


@every_string
def test_random_games_with_everything_openspiel_checks(string: str) -> None:
    """Clones, serialisation, histories, masks, observations, returns that add up, in its own C++ loop."""
    pyspiel.random_sim_test(pyspiel.load_game(string), num_sims=1, serialize=True, verbose=False, mask_test=True)


class TheirApi(EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    """OpenSpiel's API tests. Its own sample of states would hardly leave the shuffling, so it gets a whole game."""

    string = ""

    @classmethod
    def setUpClass(cls) -> None:
        cls.game = pyspiel.load_game(cls.string)
        cls.game_name, cls.game_type = cls.game.get_type().short_name, cls.game.get_type()
        cls.some_states = list(walk(cls.string, 1))


for number, each in enumerate(EVERY_STRING):
    globals()[f"TestApi{number}"] = type(f"TestApi{number}", (TheirApi,), {"string": each})
del TheirApi, EnforceAPIOnPartialTreeBase  # so that they are not collected without a game


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_recorded_playthrough_comes_out_the_same(setting: Any) -> None:
    """If a difference is meant, ``python -m tests.adapters.playthroughs`` writes them anew."""
    assert playthrough(setting) == path_of(setting).read_text("utf-8")


@pytest.mark.parametrize(("name", "kinds"), [(HALUNKEN, {-1, 0, 1, -2}), (MONTEGO, {-1, 0, 1, -2})])
def test_seats_that_choose_at_once_do_so_at_one_node(name: str, kinds: set[int]) -> None:
    assert {state.current_player() for state in walk(f"{name}(players=2)", 1)} - {-4} == kinds
    assert {state.current_player() for state in walk(f"{name}(players=2,turns=True)", 1)} - {-4} == kinds - {-2}


def test_both_forms_are_the_same_game() -> None:
    """The same lots and actions, taken at once or in turns, lead to the same position.

    In turns a seat lays all its cards before the next one lays any, so what others choose meanwhile has to wait.
    """
    at_once, in_turns = (pyspiel.load_game(f"{MONTEGO}(players=3,turns={turns})") for turns in ("False", "True"))
    state, other, dice = at_once.new_initial_state(), in_turns.new_initial_state(), random.Random(3)
    waiting: dict[int, list[int]] = {int(pyspiel.PlayerId.CHANCE): [], **{seat: [] for seat in range(3)}}
    compared = 0
    while not state.is_terminal():
        before, asked = len(state.full_history()), state.moment.seats()
        step(state, dice)
        for item in state.full_history()[before:]:
            if item.player < 0 or item.player in asked:
                waiting[item.player].append(item.action)
        while waiting.get(other.current_player()):
            other.apply_action(waiting[other.current_player()].pop(0))
        if not any(waiting.values()):
            compared += 1
            assert other.moment.position_text() == state.moment.position_text()
    assert compared > 100
    assert other.returns() == state.returns()


@every_string
def test_a_resampled_state_cannot_be_told_from_the_true_one(string: str) -> None:
    """What OpenSpiel asks of ResampleFromInfostate, and that the truth is not just copied."""
    sampler, differs = pyspiel.UniformProbabilitySampler(0.0, 1.0), False
    for state in list(walk(string, 2))[:-1:7]:
        for seat in range(0 if state.is_chance_node() else state.num_players()):
            other = state.resample_from_infostate(seat, sampler)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.observation_tensor(seat) == state.observation_tensor(seat)
            assert other.current_player() == state.current_player()
            assert other.history() == []
            differs = differs or str(other) != str(state)
    assert differs


@pytest.mark.parametrize("string", [f"{HALUNKEN}(players=2,turns=True)", f"{MONTEGO}(players=4,turns=True)"])
def test_its_ismcts_plays(string: str) -> None:
    state = first_decision(string, 1)
    dice = np.random.RandomState(5)
    bot = ismcts.ISMCTSBot(state.get_game(), mcts.RandomRolloutEvaluator(1, dice), 1.4, 20, random_state=dice)
    policy = dict(bot.get_policy(state))
    assert set(policy) == set(state.legal_actions())
    assert sum(policy.values()) == pytest.approx(1)


def test_its_mcts_in_cpp_plays() -> None:
    state = first_decision(f"{HALUNKEN}(players=3,turns=True)", 1)
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=1)
    root = pyspiel.MCTSBot(state.get_game(), evaluator, 1.4, 30, 100, False, 1, False).mcts_search(state)
    assert root.explore_count == 30
    assert root.best_child().action in state.legal_actions()


# What the games are to OpenSpiel


def ended(crews: list[str]) -> Any:
    """The last round of a beginners' game for three, after it: the crews are what counts (HS-E1)."""
    words: dict[str, Any] = {"captains": [0, 1, 2], "crews": crews, "hands": [[]] * 3, "chosen": ["1", "2", "3"]}
    position = build(variant="beginner", round_number=8, phase="over", **words)
    state = pyspiel.load_game(f"{HALUNKEN}(players=3,variant=beginner)").new_initial_state()
    state.moment = state.moment.table.at(twojacks.Match.from_position(position)._state[0])
    return state


@pytest.mark.parametrize(
    ("crews", "returns"),
    [
        (["y9", "g2", "v3"], [1.0, -0.5, -0.5]),
        (["y9", "g9", "v3"], [0.25, 0.25, -0.5]),  # a half of the victory is 1/6 more than a third: 1/4 of the way to 1
        (["y9", "g9", "v9"], [0.0, 0.0, 0.0]),
    ],
)
def test_returns_share_the_victory_and_add_up_to_nothing(crews: list[str], returns: list[float]) -> None:
    assert ended(crews).returns() == pytest.approx(returns)


def test_nothing_is_won_before_the_end() -> None:
    assert first_decision(f"{HALUNKEN}(players=2)", 1).returns() == [0.0, 0.0]


def test_a_tensor_holds_the_view_of_its_seat() -> None:
    state: State = first_decision(f"{HALUNKEN}(players=2)", 1)
    (placer,) = state.moment.seats()
    state.apply_action(state.string_to_action("place 5"))
    observation = make_observation(state.get_game())
    observation.set_from(state, 1)
    view = state.moment.view(1)
    (sailor,) = np.flatnonzero(observation.dict["crews"][placer])
    assert 1 << int(sailor) == view["crews"][0][placer]
    assert observation.dict["seat"].tolist() == [0, 1]
    assert observation.dict["figures"][placer] == 5
    assert observation.dict["heights"].tolist() == [3] * 5 + [2] + [3] * 8  # HS-S4: the top sailor was taken
    assert set(observation.dict["taverns"].tolist()) == {-2, -1}  # face down, and the place of the one taken
    assert len(observation.tensor) == state.get_game().observation_tensor_size()


def test_public_and_private_observations() -> None:
    state = next(
        state for state in walk(f"{HALUNKEN}(players=3,variant=beginner,turns=True)", 1) if state.moment.hidden
    )
    chosen = state.history()[-1]
    public, private = (
        make_observation(
            state.get_game(), pyspiel.IIGObservationType(public_info=public, perfect_recall=False, private_info=kind)
        )
        for public, kind in ((True, pyspiel.PrivateInfoType.NONE), (False, pyspiel.PrivateInfoType.SINGLE_PLAYER))
    )
    assert private.string_from(state, 0) == f"seat 0\n{state.action_to_string(0, chosen)}"
    assert private.string_from(state, 1) == "seat 1\n"
    assert public.string_from(state, 0) == public.string_from(state, 1) == state.moment.view_text(-1)


def test_nobody_may_observe_everything() -> None:
    kind = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(ValueError, match="private_info: expected NONE or SINGLE_PLAYER"):
        make_observation(pyspiel.load_game(f"{HALUNKEN}(players=2)"), kind)


@pytest.mark.parametrize(
    ("string", "sentence"),
    [
        (f"{HALUNKEN}(players=7)", "players: expected 2 or 3 or 4 for halunken-und-spelunken, not 7"),
        (f"{HALUNKEN}(players=3,variant=two-player)", "players: expected 2 for the variant two-player, not 3"),
        (f"{MONTEGO}(edition=chess)", "edition: expected two-jacks or a file"),
    ],
)
def test_what_does_not_exist_is_said_in_a_sentence(string: str, sentence: str) -> None:
    with pytest.raises(twojacks.BadOptions, match=sentence):
        pyspiel.load_game(string)


def first_cards() -> Any:
    """Both seats choose their first card."""
    state, dice = pyspiel.load_game(f"{MONTEGO}(players=2)").new_initial_state(), random.Random(1)
    while state.is_chance_node():
        state.apply_action(dice.choice(state.chance_outcomes())[0])
    assert state.is_simultaneous_node()
    return state


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ("load 1", r"^seat 1, 'load 1': "),
        (-5, r"^action: expected a whole number from 0 to \d+, not -5$"),
        (10**6, r"^action: expected a whole number from 0 to \d+, not 1000000$"),
    ],
)
def test_an_action_that_is_no_option_is_refused(wrong: str | int, sentence: str) -> None:
    state = first_cards()
    number = state.moment.table.game.notation.parse_action(wrong) if isinstance(wrong, str) else wrong
    before = str(state)
    with pytest.raises(twojacks.IllegalAction, match=sentence):
        state.apply_actions([state.legal_actions(0)[0], number])
    assert str(state) == before
