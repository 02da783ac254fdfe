"""PettingZoo's own tests on both games, and that its environments are the games of our matches."""

from __future__ import annotations

import json
import pickle
import warnings
from random import Random
from typing import Any

import numpy as np
import pytest

import twojacks
from tests.tables import Table
from twojacks.adapters.pettingzoo import env, parallel_env

with warnings.catch_warnings(action="ignore"):  # it imports one of its own games in a way that it deprecates
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

SETTINGS = [
    Table("halunken-und-spelunken", "standard", 4),
    Table("halunken-und-spelunken", "two-player", 2),
    Table("montego-bay", "standard", 3),
]
settings = pytest.mark.parametrize("setting", SETTINGS, ids=str)

# Both are said of every environment with action masks that is not one of PettingZoo's own.
MASKED = (
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Observation is not a NumPy array:UserWarning",
)


def make(kind: Any, setting: Table, **more: Any) -> Any:
    return kind(setting.name, players=setting.players, variant=setting.variant, **more)


@settings
@pytest.mark.filterwarnings(MASKED[0])
@pytest.mark.filterwarnings(MASKED[1])
def test_their_test_of_turns(setting: Table) -> None:
    api_test(make(env, setting), num_cycles=200)


@settings
def test_their_test_of_steps_together(setting: Table) -> None:
    parallel_api_test(make(parallel_env, setting), num_cycles=400)


@settings
def test_their_tests_of_seeds(setting: Table) -> None:
    seed_test(lambda: make(env, setting), num_cycles=50)
    parallel_seed_test(lambda: make(parallel_env, setting), num_cycles=50)


@settings
def test_turns_are_those_of_a_match(setting: Table) -> None:
    """The same seed and the same decisions: the same seats asked, options, views and result."""
    table, match, dice = make(env, setting), setting.new_match(5), Random(1)
    table.reset(seed=5)
    action_text = setting.game.notation.format_action
    while not match.over:
        seat = min(match.to_act)
        assert table.agent_selection == f"player_{seat}"
        seen = table.observe(table.agent_selection)
        options = np.flatnonzero(seen["action_mask"]).tolist()
        assert tuple(map(action_text, options)) == match.options(seat)
        named = dict(zip(table.feature_names, seen["observation"].tolist(), strict=True))
        assert named["round_number"] == match.view(seat)["round"]
        assert [named[f"seat[{other}]"] for other in range(setting.players)] == [
            other == seat for other in range(setting.players)
        ]
        action = dice.choice(options)
        match.play(seat, action_text(action))
        table.step(action)
    won = {agent for agent, reward in table.rewards.items() if reward > 0}
    assert won == {f"player_{seat}" for seat in match.winners}
    assert sum(table.rewards.values()) == pytest.approx(0)
    assert all(table.terminations.values())


@settings
def test_steps_together_are_those_of_a_match(setting: Table) -> None:
    """Seats that choose at once do so in one step; who is not asked can only wait."""
    table, match, dice = make(parallel_env, setting), setting.new_match(9, "native"), Random(2)
    seen, _ = table.reset(seed=9)
    together = False
    while table.agents:
        options = {agent: np.flatnonzero(seen[agent]["action_mask"]).tolist() for agent in table.agents}
        actions = {agent: dice.choice(options[agent]) for agent in table.agents}
        together = together or len(match.to_act) > 1
        for seat, agent in enumerate(table.agents):
            assert (options[agent] == [table.wait]) == (seat not in match.to_act)
        for seat in match.to_act:
            match.play(seat, setting.game.notation.format_action(actions[f"player_{seat}"]))
        seen, rewards, ends, cuts, _ = table.step(actions)
        assert not any(cuts.values())
        assert table.board.states.tobytes() == match._state.tobytes()
    assert together
    assert match.over
    assert all(ends.values())
    assert {agent for agent, reward in rewards.items() if reward > 0} == {f"player_{seat}" for seat in match.winners}


def test_nobody_sees_what_others_have_just_chosen() -> None:
    table = env("halunken-und-spelunken", players=3, variant="beginner")
    seen = set()
    for card in range(3):
        table.reset(seed=3)
        while np.count_nonzero(table.observe(table.agent_selection)["action_mask"]) != 8:  # HS-R1: a full hand
            table.step(np.flatnonzero(table.observe(table.agent_selection)["action_mask"])[0])
        assert table.agent_selection == "player_0"
        table.step(np.flatnonzero(table.observe("player_0")["action_mask"])[card])
        seen.add(table.observe("player_1")["observation"].tobytes())
    assert len(seen) == 1


def test_seeds_go_on_by_themselves() -> None:
    def first_views(seed: int) -> list[bytes]:
        table = env("montego-bay", players=2)
        table.reset(seed=seed)
        views = [table.observe("player_0")["observation"].tobytes()]
        for _ in range(2):
            table.reset()
            views.append(table.observe("player_0")["observation"].tobytes())
        return views

    assert first_views(1) == first_views(1)
    assert len({*first_views(1), *first_views(2)}) == 6


def test_without_a_seed_every_game_is_another() -> None:
    table = env("montego-bay", players=2)
    views = set()
    for _ in range(3):
        table.reset()
        views.add(table.observe("player_0")["observation"].tobytes())
    assert len(views) == 3


def test_an_action_that_is_no_option_ends_the_game_and_says_why() -> None:
    table = env("halunken-und-spelunken", players=2)
    table.reset(seed=1)
    agent, give = table.agent_selection, table.action_space("player_0").n - 1
    table.step(give)
    assert table.rewards == {each: -1.0 if each == agent else 0.0 for each in table.possible_agents}
    assert table.infos[agent]["illegal"].startswith(f"seat {agent[-1]}, 'give r15': ")
    assert all(table.terminations.values())


def test_who_is_asked_may_not_wait_and_who_is_not_has_to() -> None:
    table = parallel_env("halunken-und-spelunken", players=2)
    table.reset(seed=1)
    asked = table.possible_agents[table.board.turn()]
    (other,) = {"player_0", "player_1"} - {asked}
    _, rewards, ends, _, infos = table.step({asked: table.wait, other: 0})
    assert rewards == {asked: -1.0, other: -1.0}
    assert all(ends.values())
    assert table.agents == []
    assert infos[asked]["illegal"] == f"seat {asked[-1]}, wait: it is asked, and has to choose"


@pytest.mark.parametrize("action", [186, -1, 1.5, "pass", None, True])
def test_what_is_no_action_at_all_is_refused(action: Any) -> None:
    table = env("halunken-und-spelunken", players=2)
    table.reset(seed=1)
    with pytest.raises(twojacks.IllegalAction, match="action: expected a whole number from 0 to 185, not"):
        table.step(action)


def test_everybody_has_to_be_named_in_a_step_together() -> None:
    table = parallel_env("montego-bay", players=2)
    table.reset(seed=1)
    wrong: list[Any] = [{"player_0": 0}, {}, None, [0, 1]]
    for actions in wrong:
        with pytest.raises(twojacks.BadOptions, match="actions: expected one for each of player_0, player_1, not"):
            table.step(actions)


@pytest.mark.parametrize(
    ("kind", "wish", "ask"),
    [
        (env, "step", lambda table: table.step(0)),
        (env, "last", lambda table: table.last()),
        (parallel_env, "step", lambda table: table.step({})),
        (parallel_env, "step", lambda table: table.step(None)),
    ],
)
def test_nothing_is_asked_for_where_nobody_plays(kind: Any, wish: str, ask: Any) -> None:
    """Before the first game, and when everybody has left the last one."""
    table = kind("montego-bay", players=2)
    with pytest.raises(twojacks.BadOptions, match=f"^{wish}: expected a game that goes on; reset begins one$"):
        ask(table)
    table.reset(seed=1)
    last = table.action_space("player_0").n - 1  # no option of anybody who is asked, so the game ends
    if kind is env:
        while table.agents:
            table.step(None if table.terminations[table.agent_selection] else last)
    else:
        table.step({"player_0": last, "player_1": last})
    with pytest.raises(twojacks.BadOptions, match=f"^{wish}: expected a game that goes on; reset begins one$"):
        ask(table)


@pytest.mark.parametrize("kind", [env, parallel_env])
@pytest.mark.parametrize("ask", ["observe", "action_space", "observation_space"])
@pytest.mark.parametrize("agent", ["bob", "player_2", None, ["player_0"]])
def test_who_does_not_sit_here_is_named(kind: Any, ask: str, agent: Any) -> None:
    table = kind("montego-bay", players=2)
    table.reset(seed=1)
    with pytest.raises(twojacks.NoSuchSeat) as refused:
        getattr(table, ask)(agent)
    assert refused.value.message == f"agent: expected one of player_0, player_1, not {agent!r}"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ({"game": "chess"}, "game: expected one of halunken-und-spelunken, montego-bay, not 'chess'"),
        ({"game": "montego-bay", "players": 7}, "players: expected 2 or 3 or 4 for montego-bay, not 7"),
        ({"game": "montego-bay", "players": "two"}, "players: expected 2 or 3 or 4 for montego-bay, not 'two'"),
        ({"game": "montego-bay", "render_mode": "human"}, "render_mode: expected ansi, not 'human'"),
    ],
)
def test_what_does_not_exist_is_said_in_a_sentence(words: dict[str, Any], sentence: str) -> None:
    with pytest.raises(twojacks.Error, match=sentence):
        env(**words)


def test_it_can_be_shown_and_pickled() -> None:
    table = pickle.loads(pickle.dumps(env("montego-bay", players=2, render_mode="ansi")))
    table.reset(seed=4)
    assert json.loads(table.render()) == twojacks.Match.new("montego-bay", players=2, seed=4).view(None)
    assert env("montego-bay").render() is None
    table.close()
