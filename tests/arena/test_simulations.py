"""The same random games on Ray: a cluster of this machine alone."""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import twojacks
from twojacks.arena import simulations
from twojacks.arena.simulations import Wish, play_part, simulate_on_ray

GAME = "halunken-und-spelunken"


@pytest.mark.parametrize(
    "words", [{"players": 2, "position": "small"}, pytest.param({"players": 3}, marks=pytest.mark.soak)]
)
def test_a_simulation_on_ray_is_the_one_played_here(monkeypatch: pytest.MonkeyPatch, words: dict[str, Any]) -> None:
    monkeypatch.setattr(simulations, "PART", 150)  # so that there are four tasks
    done: list[int] = []
    here = twojacks.simulate(GAME, games=500, seed="ray", **words)
    there = simulate_on_ray(GAME, games=500, seed="ray", ray="local", jobs=2, progress=done.append, **words)
    assert np.array_equal(there.scores, here.scores)
    assert np.array_equal(there.winners, here.winners)
    assert np.array_equal(there.decisions, here.decisions)
    assert sorted(np.diff([0, *done]).tolist()) == [50, 150, 150, 150]
    assert there.states is None


def die_once(folder: Path, wish: Wish, part: range) -> simulations.Outcome:
    """Who comes first to the second part dies there; everybody leaves a mark of having begun."""
    tries = len(list(folder.glob(f"{part.start}-*")))
    (folder / f"{part.start}-{tries}").touch()
    if part.start == 10 and tries == 0:
        os._exit(9)
    return play_part(wish, part)


@pytest.mark.parametrize("ray", [None, pytest.param("local", marks=pytest.mark.soak)])
def test_a_worker_that_dies_costs_its_own_part(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ray: str | None
) -> None:
    monkeypatch.setattr(simulations, "PART", 10)
    monkeypatch.setattr(simulations, "play_part", partial(die_once, tmp_path))
    there = simulate_on_ray(GAME, players=3, games=30, seed="deaths", ray=ray, jobs=2)  # type: ignore[arg-type]
    here = twojacks.simulate(GAME, players=3, games=30, seed="deaths")
    assert np.array_equal(there.scores, here.scores)
    assert np.array_equal(there.decisions, here.decisions)
    assert sorted(mark.name for mark in tmp_path.iterdir()) == ["0-0", "10-0", "10-1", "20-0"]


def test_other_versions_do_not_play_along() -> None:
    with pytest.raises(twojacks.Error, match=r"version: expected 0\.0 on every machine, not") as caught:
        play_part(Wish(GAME, 3, "standard", None, "00" * 16, 20, version="0.0"), range(1))
    assert caught.value.code == "version.differs"


@pytest.mark.parametrize("games", [0, -1, 1.5, 10**10])
def test_too_few_or_too_many_games_are_refused(games: int) -> None:
    with pytest.raises(twojacks.BadOptions, match="games: expected a whole number from 1 to 1000000000, not"):
        simulate_on_ray(GAME, players=3, games=games, ray="local")
