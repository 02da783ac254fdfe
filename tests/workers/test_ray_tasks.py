"""Tasks on Ray, with a cluster on this machine."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

import twojacks
from tests.arena.making import told
from tests.workers.sample_tasks import die_once, fail, refuse
from twojacks.arena import tournament
from twojacks.workers.ray_tasks import load_ray
from twojacks.workers.tasks import run_tasks

GAME = "halunken-und-spelunken"


def test_a_tournament_on_ray_gives_the_same_games() -> None:
    wishes = {"players": 4, "variant": "beginner", "bots": ["deckhand", "cabin-boy"], "games": 6, "seed": "ray"}
    here, there = (tournament(GAME, **wishes, jobs=jobs, ray=ray) for jobs, ray in ((1, None), (2, "local")))  # type: ignore[arg-type]
    assert told(there.games) == told(here.games)
    assert [standing.rating for standing in there.standings] == [standing.rating for standing in here.standings]
    assert not load_ray().is_initialized()  # the cluster was shut down


@pytest.mark.soak  # starts another cluster; every check tests the same without Ray
def test_failures_of_bots_on_ray_are_logged_here(tmp_path: Path) -> None:
    program = tmp_path / "nonsense.py"
    program.write_text("class Bot:\n    def choose(self, view, options, seat):\n        return 'mutiny'\n")
    bots, out = [f"{program}:Bot", "cabin-boy"], tmp_path / "out"
    tournament(GAME, players=2, variant="two-player", bots=bots, games=1, seed=1, ray="local", jobs=1, out=out)
    lines = (out / "bots.log").read_text().splitlines()
    assert len(lines) > 5
    assert all(line.endswith("illegal; deckhand answered instead") for line in lines)


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "nonsense", ""])
def test_an_unreachable_cluster_is_reported(address: str) -> None:
    with pytest.raises(twojacks.BadOptions) as caught:
        list(run_tasks(fail, [1], ray=address))
    expected = f"ray: expected local, auto or HOST:PORT of a cluster that answers, not {address!r}; "
    assert caught.value.message.startswith(expected)


def test_a_cluster_of_this_machine_that_died_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ray stores the address of its cluster in a file, and trusts it."""
    (tmp_path / "ray").mkdir()
    (tmp_path / "ray" / "ray_current_cluster").write_text("127.0.0.1:1")
    monkeypatch.setenv("RAY_TMPDIR", str(tmp_path))
    monkeypatch.setenv("RAY_ADDRESS", "auto")
    monkeypatch.setattr(load_ray(), "init", lambda **_: pytest.fail("Ray would wait for minutes"))
    with pytest.raises(twojacks.BadOptions, match=r"^ray: expected .* a cluster that answers, not 'auto'; "):
        list(run_tasks(fail, [1], ray="auto"))


@pytest.fixture
def cluster() -> Iterator[None]:
    ray = load_ray()
    ray.init(address="local", num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    yield
    ray.shutdown()


@pytest.mark.usefixtures("cluster")
def test_workers_die_and_tasks_fail_in_a_cluster_that_stays(tmp_path: Path) -> None:
    """A worker that dies costs its own task only. Errors are raised again, as from local processes."""
    squares = [number**2 for number in range(6)]
    assert sorted(run_tasks(partial(die_once, tmp_path), range(6), ray="local", jobs=2)) == squares
    assert len(list(tmp_path.glob("3-*"))) == 2
    with pytest.raises(twojacks.Error, match=r"^position, round: expected less than 4$"):
        list(run_tasks(refuse, [4], ray="local"))
    with pytest.raises(RuntimeError, match=r"(?s)a task failed: 5.*ZeroDivisionError"):
        list(run_tasks(fail, [5], ray="local"))
    assert load_ray().is_initialized()
