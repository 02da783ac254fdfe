"""Work in processes: every outcome once, whoever dies on the way."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from functools import partial
from pathlib import Path

import pytest

import twojacks
from tests.arena.making import is_gone, wait_for
from tests.arena.tasks import die, die_once, fail, refuse, sleep_unless_first, square
from twojacks.arena.work import do_work


@pytest.mark.parametrize("jobs", [1, 2, 5])
def test_every_task_is_done_once(jobs: int) -> None:
    assert sorted(do_work(square, range(12), jobs=jobs)) == [number**2 for number in range(12)]


def test_nothing_to_do_is_done() -> None:
    assert list(do_work(square, [], jobs=3)) == []


def test_a_worker_that_dies_costs_its_own_task_only(tmp_path: Path) -> None:
    assert sorted(do_work(partial(die_once, tmp_path), range(8), jobs=2)) == [number**2 for number in range(8)]
    begun = Counter(path.name.split("-")[0] for path in tmp_path.iterdir())
    assert begun == {str(number): 2 if number == 3 else 1 for number in range(8)}


def test_a_task_over_which_workers_keep_dying_is_given_up() -> None:
    with pytest.raises(twojacks.Error, match=r"worker: 3 of them died over 7") as caught:
        list(do_work(die, [7, 7], jobs=2))
    assert caught.value.code == "worker.lost"


def test_a_refusal_comes_home_as_one() -> None:
    """Not every exception survives being pickled; the sentence and its code do."""
    with pytest.raises(twojacks.Error, match=r"^position, round: expected less than 4$") as caught:
        list(do_work(refuse, [4, 4], jobs=2))
    assert caught.value.code == "position.bad"


def test_a_mistake_of_the_program_comes_home_with_its_traceback() -> None:
    with pytest.raises(RuntimeError, match=r"(?s)a task failed: 5.*in fail.*ZeroDivisionError"):
        list(do_work(fail, [5, 5], jobs=2))


def test_who_stops_listening_ends_the_work(tmp_path: Path) -> None:
    work = do_work(partial(sleep_unless_first, tmp_path), range(3), jobs=2)
    assert next(work) == 0
    wait_for(lambda: len(list(tmp_path.iterdir())) == 2)
    work.close()
    for path in tmp_path.iterdir():
        assert is_gone(int(path.name))


def test_workers_end_with_who_started_them_in_the_middle_of_a_task(tmp_path: Path) -> None:
    program = (
        "from functools import partial; from pathlib import Path\n"
        "from tests.arena.tasks import sleep_unless_first; from twojacks.arena.work import do_work\n"
        f"list(do_work(partial(sleep_unless_first, Path({str(tmp_path)!r})), [1, 2], jobs=2))"
    )
    process = subprocess.Popen([sys.executable, "-c", program], cwd=Path(__file__).parents[2])
    wait_for(lambda: len(list(tmp_path.iterdir())) == 2)
    process.kill()
    process.wait()
    wait_for(lambda: all(is_gone(int(path.name)) for path in tmp_path.iterdir()))
