"""Saved games on disk: never a half-written one, and never over something that is no saved game."""

from __future__ import annotations

import contextlib
import secrets
from pathlib import Path

from twojacks import Error, saves
from twojacks.cli.support.arguments import read_text
from twojacks.errors import BadSave
from twojacks.kernel.fields import describe


def target(name: str) -> Path:
    """Where a game may be saved: a new file, or an older save to replace."""
    try:
        path = Path(name).expanduser()
        fits = path.resolve().parent.is_dir() and not path.is_dir()
        taken = path.exists()
    except (OSError, RuntimeError, ValueError) as error:  # too long, no such user, a null byte
        raise BadSave("file", f"expected the name of a file, not {describe(name)}") from error
    if not fits:
        raise BadSave("file", f"expected a file in a folder that exists, not {path}")
    if taken:
        try:
            saves.read_save(read_text(str(path)), (saves.MATCH, saves.SERIES))
        except Error as error:
            raise BadSave("file", f"expected a new file or a saved game to replace; {path} is neither") from error
    return path


def write_save(name: str, text: str) -> Path:
    """All of it or nothing: a new file takes the place of the old one in one step."""
    path = target(name)
    fresh = path.with_name(f"{path.name}.{secrets.token_hex(4)}.new")
    try:
        fresh.write_text(text + "\n", encoding="utf-8")
        fresh.replace(path)
    except OSError as error:
        with contextlib.suppress(OSError):
            fresh.unlink(missing_ok=True)
        raise BadSave("file", f"expected a place that can be written to; {path}: {error.strerror}") from error
    return path
