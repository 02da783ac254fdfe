"""Compiles a game for this machine, before tests that run side by side each do: `python -m tests.compiled GAME`."""

from __future__ import annotations

import sys

import twojacks
from twojacks.adapters.gymnasium import SeatEnv
from twojacks.bots.compiled import compile_game as compile_table


def compile_game(name: str) -> None:
    compile_table(name)
    twojacks.Match.new(name, players=2, seed=1, speed="native")
    twojacks.simulate(name, players=2, games=10, seed=1)
    batch = twojacks.Batch(name, players=2, games=2)
    batch.reset("a seed")
    batch.reset(["one", "another"])
    batch.observe()
    batch.step(batch.choose())
    env = SeatEnv(name, players=2)
    env.reset(seed=1)


if __name__ == "__main__":
    compile_game(sys.argv[1])
