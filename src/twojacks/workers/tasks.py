"""Run one function on many tasks, in processes of this machine or on a Ray cluster.

The function, the tasks and the outcomes must be picklable. Outcomes arrive in the order in which they are finished. If
a worker dies, only its own task is lost, and another worker repeats it.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import TypeVar

from twojacks.cores import count_cores
from twojacks.workers.local_tasks import run_locally
from twojacks.workers.ray_tasks import run_on_ray

Task = TypeVar("Task")
Outcome = TypeVar("Outcome")


def run_tasks(
    function: Callable[[Task], Outcome], tasks: Sequence[Task], *, jobs: int | None = None, ray: str | None = None
) -> Generator[Outcome]:
    """Yields the outcome of every task. Closing the iterator stops the work at once. One job runs in this process."""
    if ray is not None:
        return run_on_ray(function, tasks, address=ray, jobs=jobs)
    workers = min(jobs or count_cores(), len(tasks))
    return run_locally(function, tasks, workers) if workers > 1 else (function(task) for task in tasks)
