"""Tables into a Parquet file, in order and in row groups of much the same size, whoever made them and when."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any, BinaryIO

from twojacks.arena.work import do_work
from twojacks.dataset.columns import load_arrow, make_schema
from twojacks.dataset.playing import CHUNK, SelfPlay, play_chunk, prepare
from twojacks.dataset.recording import make_table, record_match
from twojacks.errors import BadOptions
from twojacks.match import Match

ROW_GROUP = 1 << 16  # rows, at least, except for the last group

Progress = Callable[[int], None]


def write_self_play(
    plan: SelfPlay,
    path: str | os.PathLike[str],
    *,
    jobs: int | None = None,
    ray: str | None = None,
    progress: Progress | None = None,
) -> int:
    """Play, and write every decision; returns how many. The file is the same with any number of workers."""
    load_arrow()
    prepare(plan)
    outcomes = do_work(partial(play_chunk, plan), plan.chunks, jobs=jobs, ray=ray)
    with contextlib.closing(outcomes):
        return write_tables(path, told(in_order(outcomes), plan.games, progress))


def write_matches(matches: Iterable[Match], path: str | os.PathLike[str]) -> int:
    """Write every decision of matches that were played; returns how many."""
    arrow = load_arrow()
    return write_tables(path, (make_table(arrow, [record_match(each)], number) for number, each in enumerate(matches)))


def in_order(outcomes: Iterable[tuple[int, Any]]) -> Iterator[Any]:
    """Numbered tables by their numbers; who is early waits."""
    waiting: dict[int, Any] = {}
    due = count()
    expected = next(due)
    for number, table in outcomes:
        waiting[number] = table
        while expected in waiting:
            yield waiting.pop(expected)
            expected = next(due)


def told(tables: Iterable[Any], games: int, progress: Progress | None) -> Iterator[Any]:
    for number, table in enumerate(tables, 1):
        yield table
        if progress is not None:
            progress(min(games, number * CHUNK))


def write_tables(path: str | os.PathLike[str], tables: Iterable[Any]) -> int:
    """Whoever interrupts it leaves no half a file behind, and a file that was there before stays until the end."""
    arrow, target = load_arrow(), Path(path)
    partial_file = target.with_name(f"{target.name}.{os.getpid()}.partial")
    try:
        with (
            open_file(partial_file) as file,
            arrow.parquet.ParquetWriter(file, make_schema(arrow), compression="zstd") as writer,
        ):
            rows = 0
            for group in in_groups(arrow, tables):
                writer.write_table(group, row_group_size=max(1, group.num_rows))
                rows += group.num_rows
        partial_file.replace(target)
    finally:
        partial_file.unlink(missing_ok=True)
    return rows


def open_file(path: Path) -> BinaryIO:
    try:
        return path.open("wb")
    except OSError as error:
        raise BadOptions(f"file: expected a place that can be written to; {path.parent}: {error.strerror}") from error


def in_groups(arrow: Any, tables: Iterable[Any]) -> Iterator[Any]:
    waiting: list[Any] = []
    for table in tables:
        waiting.append(table)
        if sum(each.num_rows for each in waiting) >= ROW_GROUP:
            yield arrow.concat_tables(waiting)
            waiting = []
    if waiting:
        yield arrow.concat_tables(waiting)
