"""`simulate`: the numbers it prints are those of the simulation."""

from __future__ import annotations

import json

import numpy as np
import pytest

import twojacks
from tests.cli.driving import Runner
from twojacks.arena import simulations
from twojacks.cli.support.statistics import interval, summarise

GAME = "halunken-und-spelunken"


def test_json_is_one_object_and_nothing_else(run: Runner) -> None:
    outcome = run("simulate", GAME, "--players", "4", "--games", "500", "--seed", "seven", "--json")
    assert outcome.status == 0
    told = json.loads(outcome.out)
    result = twojacks.simulate(GAME, players=4, games=500, seed="seven")
    assert (told["game"], told["variant"], told["players"], told["games"]) == (GAME, "standard", 4, 500)
    assert [seat["mean"] for seat in told["seats"]] == pytest.approx(result.scores.mean(axis=0))
    assert [seat["sd"] for seat in told["seats"]] == pytest.approx(result.scores.std(axis=0, ddof=1))
    assert sum(seat["win_rate"] for seat in told["seats"]) == pytest.approx(1)
    assert told["decisions"]["total"] == result.decisions.sum()
    assert told["shared_wins"] == (result.winners.sum(axis=1) > 1).sum()


def test_json_says_what_is_needed_to_repeat_it(run: Runner) -> None:
    told = json.loads(run("simulate", "montego", "--players", "2", "--games", "50", "--seed", "1", "--json").out)
    kept = {name: told[name] for name in ("edition", "seed", "device", "version")}
    assert kept == {"edition": "two-jacks", "seed": "1", "device": "cpu", "version": twojacks.__version__}
    assert json.loads(run("simulate", GAME, "--games", "1", "--json").out)["edition"] is None


def test_a_seed_that_nobody_named_is_drawn_and_told(run: Runner) -> None:
    first, second = (json.loads(run("simulate", GAME, "--games", "300", "--json").out) for _ in range(2))
    again = json.loads(run("simulate", GAME, "--games", "300", "--seed", first["seed"], "--json").out)
    assert first["seats"] == again["seats"]
    assert first["seats"] != second["seats"]
    assert "The same games again: --seed 'my seed'" in run("simulate", GAME, "--games", "1", "--seed", "my seed").out


def test_the_table_has_a_row_for_each_seat(run: Runner) -> None:
    outcome = run("simulate", "montego", "--players", "3", "--games", "1_000", "--seed", "1")
    assert "montego-bay, standard, 1,000 random games" in outcome.out
    for name in ("● Blue", "▲ Yellow", "■ Green"):
        assert outcome.out.count(name) == 1
    assert "◆ Orange" not in outcome.out


def test_a_summary_by_hand() -> None:
    """Three games of two: 1–3, 5–3, 4–4."""
    result = twojacks.Simulation(
        scores=np.array([[1, 3], [5, 3], [4, 4]], np.int16),
        winners=np.array([[False, True], [True, False], [True, True]]),
        decisions=np.array([10, 20, 60], np.int32),
        states=None,
        seconds=2.0,
    )
    summary = summarise(result)
    first, second = summary["seats"]
    assert first["mean"] == pytest.approx(10 / 3)
    assert first["sd"] == pytest.approx((26 / 6) ** 0.5)  # squares of 7/3, 5/3 and 2/3 add up to 26/3
    assert (first["min"], first["max"]) == (1, 5)
    assert first["win_rate"] == pytest.approx(0.5)  # one game and a half
    assert second["win_rate"] == pytest.approx(0.5)
    assert summary["shared_wins"] == 1
    assert summary["decisions"]["mean"] == pytest.approx(30)
    assert summary["games_per_second"] == pytest.approx(1.5)
    assert summary["decisions_per_second"] == pytest.approx(45)


def test_wilsons_interval_by_hand() -> None:
    """Of 10 games none, five and all: z²/(10+z²) = 0.2775, and 0.5 ± 0.2634."""
    assert interval(0.0, 10) == pytest.approx((0, 0.2775), abs=5e-5)
    assert interval(0.5, 10) == pytest.approx((0.2366, 0.7634), abs=5e-5)
    assert interval(1.0, 10) == pytest.approx((0.7225, 1), abs=5e-5)


def test_games_can_begin_with_a_position(run: Runner) -> None:
    """Montego Bay's small one has two cards and two barrels, always."""
    words = ("simulate", "montego-bay", "--players", "2", "--games", "50", "--json", "--position")
    told = json.loads(run(*words, "small").out)
    assert (told["decisions"]["min"], told["decisions"]["max"], told["decisions"]["total"]) == (4, 4, 200)
    assert told["edition"] is None
    assert run(*words, "small", "--edition", "own").err == (
        "twojacks: edition: expected none beside a position, which says itself what is printed\n"
    )
    assert run(*words, "nothing").err == (
        "twojacks: position: expected small, round or a file whose name ends in .json, not 'nothing'\n"
    )


def test_the_command_plays_there(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: dict[str, object] = {}

    def played(_game: str, **wishes: object) -> twojacks.Simulation:
        asked.update(wishes)
        return twojacks.simulate(GAME, players=3, games=10, seed=1)

    monkeypatch.setattr(simulations, "simulate_on_ray", played)
    assert run("simulate", GAME, "--players", "3", "--games", "10", "--ray", "auto").status == 0
    assert (asked["ray"], asked["players"], asked["games"]) == ("auto", 3, 10)


def test_a_gpu_and_a_cluster_do_not_go_together(run: Runner) -> None:
    outcome = run("simulate", GAME, "--device", "cuda", "--ray", "local")
    assert (outcome.status, outcome.err) == (2, "twojacks: device: expected cpu with --ray, not 'cuda'\n")
