"""Gymnasium's own checks, and that one seat of its environments plays a match against the bots that were named."""

from __future__ import annotations

import json
import pickle
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import twojacks
from tests.tables import Table
from twojacks.adapters.gymnasium import SeatEnv
from twojacks.bots import make_bot

SETTINGS = [
    Table("halunken-und-spelunken", "standard", 3),
    Table("halunken-und-spelunken", "two-player", 2),
    Table("montego-bay", "standard", 2),
]
settings = pytest.mark.parametrize("setting", SETTINGS, ids=str)


def make(setting: Table, **more: Any) -> Any:
    name = f"twojacks/{setting.name}-v0"
    return gymnasium.make(name, players=setting.players, variant=setting.variant, **more)


@settings
def test_their_checks(setting: Table) -> None:
    check_env(make(setting, render_mode="ansi").unwrapped)


@pytest.mark.parametrize("name", ["cabin-boy", "deckhand", "bosun@20", "captain@20", "admiral@20"])
@settings
def test_every_character_is_an_opponent(setting: Table, name: str) -> None:
    env, dice = make(setting, opponents=name).unwrapped, Random(1)
    _, info = env.reset(seed=1)
    for _ in range(6):
        _, _, over, _, info = env.step(dice.choice(np.flatnonzero(info["action_mask"]).tolist()))
        assert not over


@pytest.mark.parametrize("name", ["no/file.py:Bot", "run:false"])
def test_an_opponent_that_does_not_start_is_told(name: str) -> None:
    with pytest.raises(twojacks.BadOptions, match="bot: expected one that starts"):
        make(SETTINGS[1], opponents=name)


def test_self_play_is_for_many_games_at_once() -> None:
    with pytest.raises(twojacks.BadOptions, match=r"self-play: expected gymnasium\.make_vec"):
        gymnasium.make("twojacks/montego-bay-self-play-v0")


@settings
def test_one_seat_plays_a_match_against_the_named_bots(setting: Table) -> None:
    """The same match with the same bots, seat by seat, leads to the same views and the same end."""
    env, dice = make(setting, seat=1, opponents="deckhand").unwrapped, Random(3)
    match, own = setting.new_match(8, "native"), 1
    bots = {
        seat: make_bot("deckhand", setting.game, seed=f"{setting.name} {seat}", speed="native")
        for seat in range(setting.players)
        if seat != own
    }
    action_text = setting.game.notation.format_action
    observation, info = env.reset(seed=8)
    over = False
    while not match.over:
        if own not in match.to_act:
            seat = min(match.to_act)
            match.play(seat, action_text(bots[seat].choose(match.observe(seat), seat)))
            continue
        options = np.flatnonzero(info["action_mask"]).tolist()
        assert tuple(map(action_text, options)) == match.options(own)
        assert env.action_masks().tolist() == info["action_mask"].tolist()
        action = dice.choice(options)
        match.play(own, action_text(action))
        observation, reward, over, cut, info = env.step(action)
        assert not cut
        assert observation.shape == (len(env.feature_names),)
    assert over
    assert (reward > 0) == (own in match.winners)
    assert env.board.states.tobytes() == match._state.tobytes()


def test_opponents_can_be_named_one_by_one() -> None:
    env = SeatEnv("montego-bay", players=3, seat=1, opponents=("cabin-boy", "deckhand"))
    assert {seat: type(bot).__name__ for seat, bot in env.bots.items()} == {0: "CabinBoy", 2: "Deckhand"}


def test_an_action_that_is_no_option_loses_and_says_why() -> None:
    env = SeatEnv("montego-bay", players=2)
    _, info = env.reset(seed=2)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[-1])
    observation, reward, over, _, info = env.step(wrong)
    assert (reward, over) == (-1.0, True)
    assert info["illegal"].startswith("seat 0, 'unload 4': ")
    assert env.observation_space.contains(observation)
    assert env.step(wrong)[1:3] == (-1.0, True)  # and it stays over


@pytest.mark.parametrize("action", [10**6, -1, 1.5, "load 1", None, np.zeros(2, np.int64)])
def test_what_is_no_action_at_all_is_refused(action: Any) -> None:
    env = SeatEnv("montego-bay", players=2)
    env.reset(seed=2)
    with pytest.raises(twojacks.IllegalAction, match=r"^action: expected a whole number from 0 to \d+, not "):
        env.step(action)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ({"seat": 2}, "seat: expected a number from 0 to 1, not 2"),
        ({"opponents": ("deckhand", "deckhand")}, r"opponents: expected one name, or 1, not \('deckhand'"),
        ({"opponents": "kraken"}, "bot: expected one of cabin-boy, deckhand"),
        ({"render_mode": "human"}, "render_mode: expected ansi, not 'human'"),
    ],
)
def test_what_does_not_exist_is_said_in_a_sentence(words: dict[str, Any], sentence: str) -> None:
    with pytest.raises(twojacks.Error, match=sentence):
        SeatEnv("montego-bay", players=2, **words)


def test_it_can_be_shown_and_pickled() -> None:
    env = pickle.loads(pickle.dumps(SeatEnv("montego-bay", players=2, render_mode="ansi")))
    env.reset(seed=4)
    assert json.loads(env.render())["players"] == 2
    assert SeatEnv("montego-bay", players=2).render() is None
