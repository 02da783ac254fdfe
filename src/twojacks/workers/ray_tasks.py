"""Tasks on a Ray cluster. Ray is an optional extra."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Generator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any, TypeVar

from twojacks.errors import BadOptions, Error, MissingExtra
from twojacks.kernel.compiling import load_module
from twojacks.kernel.validation import describe
from twojacks.workers.failures import attempt, unpack

Task = TypeVar("Task")
Outcome = TypeVar("Outcome")

LOCAL = "local"  # instead of an address: a cluster on this machine alone, which ends with the work
ANY = "auto"  # instead of an address: the cluster this machine belongs to
CLIENT = "ray://"  # prefix of an address: connect through Ray's client server, from outside the cluster
CONNECT_SECONDS = 10.0
TASKS_PER_CPU = 2  # submitted at once, so that no processor waits for its next task
RETRIES = 2  # after a worker died


def run_on_ray(
    function: Callable[[Task], Outcome], tasks: Sequence[Task], *, address: str, jobs: int | None
) -> Generator[Outcome]:
    """Outcomes in the order in which they are finished. A cluster that this process already uses stays connected."""
    ray = load_ray()
    is_ours = not ray.is_initialized()
    if is_ours:
        connect(ray, address, jobs)
    try:
        yield from submit(ray, function, tasks, jobs)
    except ray.exceptions.RayError as error:
        raise Error(f"ray: the work was lost; {first_line(error)}", code="worker.lost") from error
    finally:
        if is_ours:
            ray.shutdown()


def submit(
    ray: Any, function: Callable[[Task], Outcome], tasks: Sequence[Task], jobs: int | None
) -> Generator[Outcome]:
    """A few tasks at a time: there may be very many."""
    remote = ray.remote(num_cpus=1, max_retries=RETRIES)(attempt)
    shared = ray.put(function)
    most = TASKS_PER_CPU * max(1, jobs or int(ray.cluster_resources().get("CPU", 1)))
    left, running = iter(tasks), list[Any]()
    while True:
        running += [remote.remote(shared, task) for task in islice(left, most - len(running))]
        if not running:
            return
        done, running = ray.wait(running)
        yield from map(unpack, ray.get(done))


def load_ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # send no usage statistics
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # the future default, without Ray's warning
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
            check_reachable(address)
            ray.init(address=address, **quiet)
    except (OSError, ValueError, RuntimeError, ImportError) as error:
        raise BadOptions(
            f"ray: expected {LOCAL}, {ANY} or HOST:PORT of a cluster that answers, not {describe(address)}; "
            f"{first_line(error)}"
        ) from error


def check_reachable(address: str) -> None:
    """Raises OSError if nothing listens at the address. Ray itself would keep trying for minutes."""
    place = address if address != ANY else current_cluster()
    if place:
        host, _, port = place.removeprefix(CLIENT).rpartition(":")
        socket.create_connection((host, int(port)), timeout=CONNECT_SECONDS).close()


def current_cluster() -> str:
    """The address of this machine's cluster, as Ray stores it. The cluster may have died since."""
    address = os.environ.get("RAY_ADDRESS", "")
    if address not in ("", ANY):
        return address
    folder = os.environ.get("RAY_TMPDIR") or os.environ.get("TMPDIR") or "/tmp"  # noqa: S108 (Ray's own folder)
    file = Path(folder) / "ray" / "ray_current_cluster"
    return file.read_text("utf-8").strip() if file.is_file() else ""


def first_line(error: Exception) -> str:
    return (str(error).strip() or type(error).__name__).splitlines()[0]
