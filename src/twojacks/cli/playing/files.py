"""Saved games on disk: never a half-written one, and never over something that would be lost."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from twojacks import Error, Match, Series, saves
from twojacks.cli.support.replays import KINDS, load, matches_of
from twojacks.errors import BadSave
from twojacks.kernel.fields import describe

MOST_LOOKED_AT = 20
SEATS = "seats"  # who sits where, beside what every save holds


def write_table(table: Match | Series, seats: Sequence[str]) -> str:
    """A save that also says who sits where; to everybody else it is a save like any other."""
    record = saves.read_save(table.save(), KINDS)
    kept = {name: value for name, value in record.items() if name not in ("format", "version", "digest")}
    ends = [match.position() for match in matches_of(table)]
    end = ends if isinstance(table, Series) else ends[0]
    return saves.write_save(record["format"], {**kept, SEATS: list(seats)}, end)


def target(name: str, text: str | None = None) -> Path:
    """Where a game may be saved: a new file, a finished game to replace, or an earlier stage of the same game."""
    try:
        path = Path(name).expanduser()
        fits = path.resolve().parent.is_dir() and not path.is_dir()
        taken = path.exists()
    except (OSError, RuntimeError, ValueError) as error:  # too long, no such user, a null byte
        raise BadSave("file", f"expected the name of a file, not {describe(name)}") from error
    if not fits:
        raise BadSave("file", f"expected a file in a folder that exists, not {path}")
    if taken:
        check_replaceable(path, text)
    return path


def check_replaceable(path: Path, text: str | None) -> None:
    try:
        there = load(str(path))
    except Error as error:
        raise BadSave("file", f"expected a new file or a saved game to replace; {path} is neither") from error
    if not there.over and not (text and is_earlier(there, text)):
        raise BadSave(
            "file",
            f"expected a new file or a finished game to replace; {path} holds an unfinished one. "
            f"Go on with that by --resume {path}, or take another name",
        )


def is_earlier(there: Match | Series, text: str) -> bool:
    """Whether a saved game is the same as in ``text``, or an earlier stage of it: then nothing of it is lost."""
    (begun, before), (beginning, decisions) = (
        split_decisions(saves.read_save(save, KINDS)) for save in (there.save(), text)
    )
    return begun == beginning and before == decisions[: len(before)]


def split_decisions(record: dict[str, Any]) -> tuple[dict[str, Any], list[tuple[int, str]]]:
    """How it began, and every decision with the number of its match."""
    matches = record["matches"] if record["format"] == saves.SERIES else [record["actions"]]
    beginning = {name: value for name, value in record.items() if name not in ("matches", "actions", SEATS, "digest")}
    return beginning, [(number, decision) for number, match in enumerate(matches) for decision in match]


def find_unfinished(folder: Path) -> tuple[Path, Match | Series] | None:
    """The newest saved game of a folder that is not over yet; few files are looked at, for it may be any folder."""
    with contextlib.suppress(OSError):
        newest = sorted(folder.glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True)
        for path in newest[:MOST_LOOKED_AT]:
            with contextlib.suppress(Error):
                table = load(str(path))
                if not table.over:
                    return path, table
    return None


def write_save(name: str, text: str) -> Path:
    """All of it or nothing: a new file takes the place of the old one in one step."""
    path = target(name, text)
    fresh = path.with_name(f"{path.name}.{secrets.token_hex(4)}.new")
    try:
        fresh.write_text(text + "\n", encoding="utf-8")
        fresh.replace(path)
    except OSError as error:
        with contextlib.suppress(OSError):
            fresh.unlink(missing_ok=True)
        raise BadSave("file", f"expected a place that can be written to; {path}: {error.strerror}") from error
    return path
