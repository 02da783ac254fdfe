"""The same tournament on Ray: a cluster of this machine alone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

import twojacks
from tests.arena.making import told
from tests.arena.tasks import die_once, fail, refuse
from twojacks.arena import tournament
from twojacks.arena.cluster import load_ray
from twojacks.arena.work import do_work

GAME = "halunken-und-spelunken"


def test_a_tournament_on_ray_is_the_one_played_here() -> None:
    wishes = {"players": 4, "variant": "beginner", "bots": ["deckhand", "cabin-boy"], "games": 6, "seed": "ray"}
    here, there = (tournament(GAME, **wishes, jobs=jobs, ray=ray) for jobs, ray in ((1, None), (2, "local")))  # type: ignore[arg-type]
    assert told(there.games) == told(here.games)
    assert [standing.rating for standing in there.standings] == [standing.rating for standing in here.standings]
    assert not load_ray().is_initialized()  # what was started for it has ended


@pytest.mark.soak  # a cluster more to start; without Ray it is tried in every check
def test_what_goes_wrong_with_bots_on_ray_comes_home(tmp_path: Path) -> None:
    program = tmp_path / "nonsense.py"
    program.write_text("class Bot:\n    def choose(self, view, options, seat):\n        return 'mutiny'\n")
    bots, out = [f"{program}:Bot", "cabin-boy"], tmp_path / "out"
    tournament(GAME, players=2, variant="two-player", bots=bots, games=1, seed=1, ray="local", jobs=1, out=out)
    lines = (out / "bots.log").read_text().splitlines()
    assert len(lines) > 5
    assert all(line.endswith("illegal; deckhand answered instead") for line in lines)


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "nonsense", ""])
def test_a_cluster_that_does_not_answer_is_named(address: str) -> None:
    with pytest.raises(twojacks.BadOptions) as caught:
        list(do_work(fail, [1], ray=address))
    expected = f"ray: expected local, auto or HOST:PORT of a cluster that answers, not {address!r}; "
    assert caught.value.message.startswith(expected)


def test_a_cluster_of_this_machine_that_died_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ray leaves a note of where its cluster is, and believes it."""
    (tmp_path / "ray").mkdir()
    (tmp_path / "ray" / "ray_current_cluster").write_text("127.0.0.1:1")
    monkeypatch.setenv("RAY_TMPDIR", str(tmp_path))
    monkeypatch.setenv("RAY_ADDRESS", "auto")
    monkeypatch.setattr(load_ray(), "init", lambda **_: pytest.fail("nobody is there, and Ray would wait for minutes"))
    with pytest.raises(twojacks.BadOptions, match=r"^ray: expected .* a cluster that answers, not 'auto'; "):
        list(do_work(fail, [1], ray="auto"))


@pytest.fixture
def cluster() -> Iterator[None]:
    ray = load_ray()
    ray.init(address="local", num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    yield
    ray.shutdown()


@pytest.mark.usefixtures("cluster")
def test_workers_die_and_tasks_fail_in_a_cluster_that_stays(tmp_path: Path) -> None:
    """A worker that dies costs its own task only; what goes wrong comes home as it does from other processes."""
    squares = [number**2 for number in range(6)]
    assert sorted(do_work(partial(die_once, tmp_path), range(6), ray="local", jobs=2)) == squares
    assert len(list(tmp_path.glob("3-*"))) == 2
    with pytest.raises(twojacks.Error, match=r"^position, round: expected less than 4$"):
        list(do_work(refuse, [4], ray="local"))
    with pytest.raises(RuntimeError, match=r"(?s)a task failed: 5.*ZeroDivisionError"):
        list(do_work(fail, [5], ray="local"))
    assert load_ray().is_initialized()
