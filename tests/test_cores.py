"""Work is spread over the cores that this process may use, or over as many threads as somebody asks for."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

import twojacks
from twojacks import cores, simulation


@pytest.fixture
def three_of_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _process: {1, 4, 7}, raising=False)
    monkeypatch.setattr(os, "cpu_count", lambda: 64)


@pytest.mark.usefixtures("three_of_many")
def test_cores_are_those_this_process_may_use() -> None:
    assert cores.count_cores() == 3
    assert len(twojacks.Batch("montego-bay", players=2, games=2000)._machine.rooms) == 3


@pytest.mark.usefixtures("three_of_many")
@pytest.mark.parametrize(("threads", "workers"), [(None, 3), (2, 2), (np.int64(5), 5)])
def test_simulations_have_a_thread_each(monkeypatch: pytest.MonkeyPatch, threads: Any, workers: int) -> None:
    asked = []

    def note(count: int) -> ThreadPoolExecutor:
        asked.append(count)
        return ThreadPoolExecutor(count)

    monkeypatch.setattr(simulation, "ThreadPoolExecutor", note)
    twojacks.simulate("montego-bay", players=2, games=4, threads=threads)
    assert asked == [workers]


def test_where_the_system_does_not_tell_all_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "sched_getaffinity", raising=False)
    monkeypatch.setattr(os, "cpu_count", lambda: 64)
    assert cores.count_cores() == 64


@pytest.mark.parametrize("threads", [-1, 0, 1.5, "two", True])
def test_threads_are_counted_from_one(threads: Any) -> None:
    for ask in (twojacks.simulate, twojacks.Batch):
        with pytest.raises(twojacks.BadOptions) as refused:
            ask("montego-bay", players=2, games=4, threads=threads)
        assert refused.value.message == f"threads: expected a whole number from 1, not {threads!r}"
