"""The folder in which a server keeps its tables: one server at a time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from twojacks.errors import BadOptions

LOCK = "in-use"
OWNER_ONLY = 0o700  # of a new one: the database holds what decides games that are not over yet


@contextmanager
def occupied(folder: Path) -> Iterator[None]:
    """Made if need be, and ours until we end, however we end."""
    try:
        folder.mkdir(OWNER_ONLY, parents=True, exist_ok=True)
        lock = (folder / LOCK).open("w")
    except OSError as error:
        raise BadOptions(f"data: expected a folder that can be written, not {folder}; {error.strerror}") from error
    with lock:
        take(lock.fileno(), folder)
        yield


def take(file: int, folder: Path) -> None:
    try:
        import fcntl
    except ImportError:  # Windows: the log's unique index still decides who wrote what
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        raise BadOptions(f"data: expected a folder that no other server uses, and {folder} is in use") from error
