"""Much work of one kind: a function and its tasks, done by some processes on this machine or by a Ray cluster.

A task is what the function takes, an outcome what it gives back; all three must be picklable. Outcomes come in the
order in which they are finished. A worker that dies costs its own task only, which is begun again by another.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import TypeVar

from twojacks.arena.cluster import do_on_ray
from twojacks.arena.processes import do_in_processes
from twojacks.cores import count_cores

Task = TypeVar("Task")
Outcome = TypeVar("Outcome")


def do_work(
    function: Callable[[Task], Outcome], tasks: Sequence[Task], *, jobs: int | None = None, ray: str | None = None
) -> Generator[Outcome]:
    """The outcome of every task; closing the iterator ends the work at once. One job is done in this very process."""
    if ray is not None:
        return do_on_ray(function, tasks, address=ray, jobs=jobs)
    workers = min(jobs or count_cores(), len(tasks))
    return do_in_processes(function, tasks, workers) if workers > 1 else (function(task) for task in tasks)
