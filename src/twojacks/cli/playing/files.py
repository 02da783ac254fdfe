"""Saved games on disk: never a half-written one, and never over something that is no saved game."""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path

from twojacks import Error, saves
from twojacks.cli.support.arguments import read_text
from twojacks.errors import BadSave


def check_target(path: Path) -> None:
    """Whether a game may be saved there: a new file, or an older save to replace."""
    if path.is_dir() or not path.resolve().parent.is_dir():
        raise BadSave("file", f"expected a file in a folder that exists, not {path}")
    if path.exists():
        try:
            saves.read_save(read_text(str(path)), (saves.MATCH, saves.SERIES))
        except Error as error:
            raise BadSave("file", f"expected a new file or a saved game to replace; {path} is neither") from error


def write_save(path: Path, text: str) -> None:
    check_target(path)
    try:
        with tempfile.NamedTemporaryFile("w", encoding="utf-8", dir=path.resolve().parent, delete=False) as file:
            file.write(text + "\n")
        Path(file.name).chmod(0o644)
        os.replace(file.name, path)  # noqa: PTH105
    except OSError as error:
        with contextlib.suppress(OSError, UnboundLocalError):
            Path(file.name).unlink()
        raise BadSave("file", f"expected a place that can be written to; {path}: {error.strerror}") from error
