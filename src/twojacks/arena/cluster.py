"""Work on Ray: the same tasks and outcomes, on the machines of a cluster. Ray is an optional extra."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Generator, Sequence
from pathlib import Path
from typing import Any, TypeVar

from twojacks.arena.failures import attempt, unpack
from twojacks.arena.tasks import Left
from twojacks.errors import BadOptions, Error, MissingExtra
from twojacks.kernel.compiling import load_module
from twojacks.kernel.fields import describe

Task = TypeVar("Task")
Outcome = TypeVar("Outcome")

LOCAL = "local"  # instead of an address: a cluster of this machine alone, which ends with the work
ANY = "auto"  # instead of an address: the cluster this machine belongs to
CLIENT = "ray://"  # before an address: through a server for those outside the cluster
SECONDS = 10.0  # until somebody opens
AHEAD = 2  # tasks for each processor are on their way
RETRIES = 2  # after a worker died


def do_on_ray(
    function: Callable[[Task], Outcome], tasks: Sequence[Task], *, address: str, jobs: int | None
) -> Generator[Outcome]:
    """Outcomes in the order in which they are finished. A cluster this process already uses is left as it is."""
    ray = load_ray()
    ours = not ray.is_initialized()
    if ours:
        connect(ray, address, jobs)
    try:
        yield from drain(ray, function, Left(tasks), jobs)
    except ray.exceptions.RayError as error:
        raise Error(f"ray: the work was lost; {first_line(error)}", code="worker.lost") from error
    finally:
        if ours:
            ray.shutdown()


def drain(ray: Any, function: Callable[[Task], Outcome], left: Left[Task], jobs: int | None) -> Generator[Outcome]:
    """Hand out what is left, a little ahead of the cluster, so that nobody waits for the next task."""
    do = ray.remote(num_cpus=1, max_retries=RETRIES)(attempt)
    shared = ray.put(function)
    ahead = AHEAD * max(1, jobs or int(ray.cluster_resources().get("CPU", 1)))
    running: list[Any] = []
    while left or running:
        while left and len(running) < ahead:
            running.append(do.remote(shared, left.take()[1]))
        done, running = ray.wait(running)
        yield from map(unpack, ray.get(done))


def load_ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is told to anybody
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # what Ray will do one day, without its warning
    try:
        return load_module("ray")
    except ImportError as error:
        raise MissingExtra("Ray", "ray") from error


def connect(ray: Any, address: str, jobs: int | None) -> None:
    quiet = {"log_to_driver": False, "logging_level": "ERROR"}
    try:
        if address == LOCAL:
            ray.init(address=LOCAL, num_cpus=jobs, include_dashboard=False, **quiet)
        else:
            knock(address)
            ray.init(address=address, **quiet)
    except (OSError, ValueError, RuntimeError, ImportError) as error:
        raise BadOptions(
            f"ray: expected {LOCAL}, {ANY} or HOST:PORT of a cluster that answers, not {describe(address)}; "
            f"{first_line(error)}"
        ) from error


def knock(address: str) -> None:
    """Whether anybody is there: Ray itself would go on knocking for minutes."""
    place = address if address != ANY else noted_address()
    if place:
        host, _, port = place.removeprefix(CLIENT).rpartition(":")
        socket.create_connection((host, int(port)), timeout=SECONDS).close()


def noted_address() -> str:
    """Of this machine's cluster, as Ray notes it for itself; the cluster may have died since."""
    told = os.environ.get("RAY_ADDRESS", "")
    if told not in ("", ANY):
        return told
    folder = os.environ.get("RAY_TMPDIR") or os.environ.get("TMPDIR") or "/tmp"  # noqa: S108 (that is Ray's place)
    note = Path(folder) / "ray" / "ray_current_cluster"
    return note.read_text("utf-8").strip() if note.is_file() else ""


def first_line(error: Exception) -> str:
    return (str(error).strip() or type(error).__name__).splitlines()[0]
