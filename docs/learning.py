"""A first learning curve: a linear policy learns one seat against random players, by plain policy gradient in NumPy.

    pip install 'twojacks[gymnasium]'
    python docs/learning.py [--game halunken-und-spelunken] [--iterations 60] [--games 1024]

In every iteration many games are played side by side through Gymnasium's vector interface. What seat 0 decided in one
becomes likelier by what the game brought beyond the mean (REINFORCE), with steps scaled as Adam does.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass, field
from typing import Any

import gymnasium
import numpy as np

import twojacks.adapters.gymnasium  # noqa: F401 (registers the games)

SEAT = 0  # that learns


@dataclass
class Policy:
    """Preferences for actions, linear in the features; options are chosen by their softmax."""

    scale: Any  # of the features, so that each is about 1 at most
    weights: Any
    mean: Any = field(init=False)
    square: Any = field(init=False)
    steps: int = 0

    def __post_init__(self) -> None:
        self.mean, self.square = np.zeros_like(self.weights), np.zeros_like(self.weights)

    def chances(self, features: Any, mask: Any) -> Any:
        preferences = np.where(mask, features @ self.weights, -np.inf)
        shares = np.exp(preferences - preferences.max(axis=1, keepdims=True))
        return shares / shares.sum(axis=1, keepdims=True)

    def improve(self, gradient: Any, rate: float) -> None:
        self.steps += 1
        self.mean = 0.9 * self.mean + 0.1 * gradient
        self.square = 0.99 * self.square + 0.01 * gradient**2
        mean, square = self.mean / (1 - 0.9**self.steps), self.square / (1 - 0.99**self.steps)
        self.weights += rate * mean / (np.sqrt(square) + 1e-8)


def make_policy(envs: Any) -> Policy:
    space = envs.single_observation_space
    scale = np.where(space.high > 1, 1 / 10, 1).astype(np.float32)  # numbers of things are seldom above ten
    return Policy(scale, np.zeros((space.shape[0], envs.single_action_space.n), np.float32))


def pick(chances: Any, dice: np.random.Generator) -> Any:
    """An action for each row."""
    drawn = dice.random((len(chances), 1), np.float32)
    return np.minimum((chances.cumsum(axis=1) < drawn).sum(axis=1), chances.shape[1] - 1)


def play(envs: Any, policy: Policy, dice: np.random.Generator, seed: int) -> tuple[list[Any], Any, int]:
    """One game in every row: seat 0's decisions, its returns, and how many decisions all seats took."""
    observation, infos = envs.reset(seed=seed)
    returns, playing = np.zeros(envs.num_envs, np.float32), np.ones(envs.num_envs, np.bool_)
    decisions, taken = 0, []
    while playing.any():
        actions = envs.unwrapped.batch.choose().astype(np.int64)  # at random, for everybody else
        rows = np.flatnonzero(playing & (infos["seat"] == SEAT))
        if len(rows):
            features = observation[rows] * policy.scale
            chances = policy.chances(features, infos["action_mask"][rows])
            chosen = pick(chances, dice)
            actions[rows] = np.where(infos["action_mask"][rows, chosen], chosen, actions[rows])  # rounding at the edges
            taken.append((rows, features, chances, actions[rows]))
        observation, _, over, _, infos = envs.step(actions)
        decisions += int(playing.sum())
        ended = playing & over
        returns[ended] = infos["returns"][ended, SEAT]
        playing &= ~over
    return taken, returns, decisions


def gradient_of(taken: list[Any], worth: Any, policy: Policy) -> Any:
    total = np.zeros_like(policy.weights)
    for rows, features, chances, actions in taken:
        surprise = -chances
        surprise[np.arange(len(rows)), actions] += 1
        total += features.T @ (surprise * worth[rows, None])
    return total / len(worth)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="halunken-und-spelunken")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=1024, help="side by side")
    parser.add_argument("--iterations", type=int, default=60)
    parser.add_argument("--rate", type=float, default=0.03)
    parser.add_argument("--seed", type=int, default=1)
    chosen: Any = parser.parse_args()
    name = f"twojacks/{chosen.game}-self-play-v0"
    envs = gymnasium.make_vec(name, num_envs=chosen.games, players=chosen.players, copy=False)
    policy, dice = make_policy(envs), np.random.default_rng(chosen.seed)
    started, decisions, curve = time.perf_counter(), 0, []
    print("| games | decisions | seconds | victories |\n|--:|--:|--:|--:|")
    for iteration in range(1, chosen.iterations + 1):
        taken, returns, count = play(envs, policy, dice, chosen.seed + iteration)
        policy.improve(gradient_of(taken, returns - returns.mean(), policy), chosen.rate)
        decisions += count
        curve.append(float(((returns * (chosen.players - 1) + 1) / chosen.players).mean()))
        if iteration % 10 == 0 or iteration in (1, chosen.iterations):
            seconds, share = time.perf_counter() - started, np.mean(curve[-5:])
            print(f"| {iteration * chosen.games:,} | {decisions:,} | {seconds:.0f} | {share:.1%} |", flush=True)


if __name__ == "__main__":
    main()
