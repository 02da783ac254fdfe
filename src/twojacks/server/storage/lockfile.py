"""The data folder of a server, locked so that only one server uses it at a time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from twojacks.errors import BadOptions

LOCK = "in-use"
OWNER_ONLY = 0o700  # for a new folder, because the database holds the secrets of unfinished games


@contextmanager
def lock_folder(folder: Path) -> Iterator[None]:
    """Create the folder if necessary, and lock it. The lock is released when the process exits."""
    try:
        folder.mkdir(OWNER_ONLY, parents=True, exist_ok=True)
        lock = (folder / LOCK).open("w")
    except OSError as error:
        raise BadOptions(f"data: expected a writable folder, not {folder}; {error.strerror}") from error
    with lock:
        take(lock.fileno(), folder)
        yield


def take(file: int, folder: Path) -> None:
    try:
        import fcntl
    except ImportError:  # Windows: the unique index of the log still decides races
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        raise BadOptions(f"data: expected a folder that no other server uses, but {folder} is in use") from error
