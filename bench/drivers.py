"""Random play through our interfaces and those of other libraries, each as its own users would write it.

A driver is made once and then plays: ``work(games) -> decisions``, where a decision is one player's.
"""

from __future__ import annotations

import os
import random
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
from rules import GOOFSPIEL, native_work, openspiel_work

Work = Callable[[int], int]

PLAYERS = {"halunken-und-spelunken": ("standard", 4), "montego-bay": ("standard", 4)}
SLOTS = 4096  # games side by side, where a library plays many at once


def simulated(game: str, threads: int | None) -> Work:
    """`twojacks.simulate`: whole games inside compiled code."""
    from twojacks import simulate

    variant, players = PLAYERS[game]
    if threads == 1:
        return native_work(game, variant, players)

    def work(games: int) -> int:
        run = simulate(game, players=players, variant=variant, games=games, seed="bench")
        return int(run.decisions.sum(dtype=np.int64))

    return work


def ours_in_turns(game: str) -> Work:
    from twojacks.adapters.pettingzoo import env

    return turns(env(game, players=PLAYERS[game][1]))


def ours_alone(game: str) -> Work:
    """One seat of two in Gymnasium against the cabin boy. Counted are the steps; his decisions come on top."""
    import gymnasium

    import twojacks.adapters.gymnasium  # noqa: F401 (which registers the games)

    env = gymnasium.make(f"twojacks/{game}-v0", players=2, opponents="cabin-boy")

    def work(games: int) -> int:
        decisions = 0
        for _ in range(games):
            _, info = env.reset(seed=random.randrange(1 << 30))
            over = False
            while not over:
                _, _, over, _, info = env.step(int(random.choice(np.flatnonzero(info["action_mask"]))))
                decisions += 1
        return decisions

    return work


def ours_in_vectors(game: str) -> Work:
    """Gymnasium's vector interface: observations, masks and a step of every game, on however many cores there are."""
    import gymnasium

    import twojacks.adapters.gymnasium  # noqa: F401 (which registers the games)

    threads, players = len(os.sched_getaffinity(0)), PLAYERS[game][1]
    name = f"twojacks/{game}-self-play-v0"
    envs: Any = gymnasium.make_vec(name, num_envs=SLOTS, players=players, threads=threads, copy=False)
    envs.reset(seed=1)

    def work(steps: int) -> int:
        for _ in range(steps):
            envs.step(envs.unwrapped.batch.choose())
        return steps * SLOTS

    return work


def turns(env: Any) -> Work:
    """PettingZoo's loop."""

    def work(games: int) -> int:
        decisions = 0
        for _ in range(games):
            env.reset(seed=random.randrange(1 << 30))
            for _ in env.agent_iter():
                seen, _, over, cut, _ = env.last()
                if over or cut:
                    env.step(None)
                else:
                    env.step(int(random.choice(np.flatnonzero(seen["action_mask"]))))
                    decisions += 1
        return decisions

    return work


def pettingzoo(module: str) -> Work:
    from importlib import import_module

    with warnings.catch_warnings(action="ignore"):
        return turns(import_module(f"pettingzoo.classic.{module}").env())


def openspiel_in_cpp(_: str) -> Work:
    return openspiel_work()


def openspiel_in_python(_: str) -> Work:
    import pyspiel  # type: ignore[import-not-found,unused-ignore]

    game = pyspiel.load_game(GOOFSPIEL)

    def work(games: int) -> int:
        return sum(play_in_python(game.new_initial_state()) for _ in range(games))

    return work


def play_in_python(state: Any) -> int:
    decisions, players = 0, range(state.num_players())
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, weights)[0])
        else:
            state.apply_actions([random.choice(state.legal_actions(seat)) for seat in players])
            decisions += len(players)
    return decisions


def rlcard(name: str) -> Work:
    import rlcard as library

    env = library.make(name, config={"seed": 1})

    def work(games: int) -> int:
        decisions = 0
        for _ in range(games):
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(random.choice(list(state["legal_actions"])))
                decisions += 1
        return decisions

    return work


def pgx(name: str) -> Work:
    """Compiled by JAX: many games side by side, 64 steps in one call, the next game when one is over."""
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    import jax
    import pgx as library
    from pgx.experimental.utils import act_randomly
    from pgx.experimental.wrappers import auto_reset

    env, steps = library.make(name), 64
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(carry: Any, _: Any) -> Any:
        state, key = carry
        key, first, second = jax.random.split(key, 3)
        action = act_randomly(first, state.legal_action_mask)
        return (step(state, action, jax.random.split(second, SLOTS)), key), state.terminated.sum()

    roll = jax.jit(lambda carry: jax.lax.scan(one, carry, None, length=steps))
    held = [(jax.vmap(env.init)(jax.random.split(jax.random.PRNGKey(0), SLOTS)), jax.random.PRNGKey(1))]

    def work(rolls: int) -> int:
        for _ in range(rolls):
            held[0], ended = roll(held[0])
        jax.block_until_ready(ended)
        return rolls * steps * SLOTS

    return work
