"""Gymnasium's vector interface: the games of matches side by side, one decision of each at a step."""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest

import twojacks
import twojacks.adapters.gymnasium
from tests.tables import Table

SETTINGS = [Table("halunken-und-spelunken", "standard", 3), Table("montego-bay", "standard", 2)]
settings = pytest.mark.parametrize("setting", SETTINGS, ids=str)


def make(setting: Table, games: int, **more: Any) -> Any:
    name = f"twojacks/{setting.name}-self-play-v0"
    return gymnasium.make_vec(name, num_envs=games, players=setting.players, variant=setting.variant, **more)


@settings
def test_every_row_is_a_match(setting: Table) -> None:
    """The same seeds and decisions: the same seats asked, options and results; then the next game begins."""
    envs, dice = make(setting, 3), Random(1)
    matches = [setting.new_match(seed, "native") for seed in (5, 6, 7)]
    observation, infos = envs.reset(seed=[5, 6, 7])
    ended: dict[int, Any] = {}
    while len(ended) < 3:
        assert envs.observation_space.contains(observation)
        options = [np.flatnonzero(mask).tolist() for mask in infos["action_mask"]]
        actions = np.array([dice.choice(each) for each in options])
        for row, match in enumerate(matches):
            if row not in ended:
                seat = min(match.to_act)
                assert infos["seat"][row] == seat == observation[row, : setting.players].argmax()
                words = tuple(map(setting.game.notation.format_action, options[row]))
                assert words == match.options(seat)
                match.play(seat, setting.game.notation.format_action(actions[row]))
        seats = infos["seat"]
        observation, rewards, over, cut, infos = envs.step(actions)
        assert not cut.any()
        assert (rewards == infos["returns"][np.arange(3), seats]).all()
        for row, match in enumerate(matches):
            if row not in ended:
                assert over[row] == match.over
                assert infos["returns"][row].any() == match.over
                if match.over:
                    ended[row] = infos["returns"][row]
    for row, match in enumerate(matches):
        assert set(np.flatnonzero(ended[row] > 0)) == set(match.winners)
        assert ended[row].sum() == pytest.approx(0, abs=1e-6)


def test_what_is_given_out_stays_unless_asked_otherwise() -> None:
    setting = SETTINGS[1]
    for copy in (True, False):
        envs = make(setting, 2, copy=copy)
        observation, infos = envs.reset(seed=1)
        before = observation.copy(), infos["action_mask"].copy()
        envs.step(infos["action_mask"].argmax(axis=1))
        assert (observation == before[0]).all() == copy
        assert (infos["action_mask"] == before[1]).all() == copy


def test_what_is_no_option_is_refused() -> None:
    envs = make(SETTINGS[1], 2)
    _, infos = envs.reset(seed=1)
    wrong = (~infos["action_mask"]).argmax(axis=1)
    with pytest.raises(twojacks.IllegalAction, match=r"actions\[0\]: expected an option of seat"):
        envs.step(wrong)
    with pytest.raises(twojacks.IllegalAction, match="actions: expected 2 whole numbers"):
        envs.step(np.zeros(3, np.int64))
    with pytest.raises(twojacks.BadOptions, match="seeds: expected one, or one for each of 2 games, not 3"):
        envs.reset(seed=[1, 2, 3])
