"""Tables that nobody looks at: their clocks run, and bots step in, whatever becomes of the servers."""

from __future__ import annotations

import re
import sqlite3
from contextlib import AbstractContextManager, closing
from pathlib import Path

from tests.server.inside import NOON, Inside, inside
from tests.server.test_migrations import KEPT, TABLE
from tests.server.wire import ask, body_of
from twojacks.server.entries import DECIDED, RAN_OUT
from twojacks.server.storage import Storage

A_DAY = 24 * 3600  # seconds


class Watched:
    """Servers one after another on the same data, with a clock of the test's own, that forget tables quickly."""

    def __init__(self, data: Path, database: str | None = None) -> None:
        self._data = data
        self._settings = {"database": database, "keep_idle": 0.05, "look_after": 0.05}
        self.seconds = 0

    def open(self) -> AbstractContextManager[Inside]:
        return inside(self._data, now=lambda: NOON + 1000 * self.seconds, **self._settings)


def table_with_a_clock(server: Inside, seconds: int) -> str:
    """Two people have sat down and gone away."""
    wanted = {"game": "montego-bay", "players": 2, "clock": seconds}
    table = str(body_of(ask(server.port, "POST", "/api/tables", wanted))["table"])
    for seat in range(2):
        ask(server.port, "POST", f"/api/tables/{table}/seats", {"name": f"P{seat}"})
    return table


def count_of(server: Inside, table: str, kind: str) -> int:
    return sum(entry.kind == kind for entry in server.harbour.storage.load(table))


def let_rounds_pass(server: Inside) -> None:
    """Until the watch has gone round."""
    storage, looks = server.harbour.storage, list[int]()
    list_due = Storage.list_due

    def look(now: int) -> list[str]:
        looks.append(now)
        return list_due(storage, now)

    storage.list_due = look  # type: ignore[method-assign,assignment]
    server.wait_until(lambda: len(looks) > 2)


def test_clocks_run_at_tables_that_nobody_looks_at(tmp_path: Path) -> None:
    watched = Watched(tmp_path / "data")
    with watched.open() as server:
        long, short = table_with_a_clock(server, 7 * A_DAY), table_with_a_clock(server, A_DAY)
        watched.seconds += A_DAY - 1
        server.wait_until(lambda: not server.harbour.tables)
        let_rounds_pass(server)
        assert not server.harbour.tables
        watched.seconds += 1
        server.wait_until(lambda: count_of(server, short, RAN_OUT) == 2)
        server.wait_until(lambda: count_of(server, short, DECIDED) > 0)
        assert count_of(server, long, RAN_OUT) == 0


def test_clocks_run_out_after_a_restart(tmp_path: Path) -> None:
    """In time if the server was back early enough, else an hour after it was."""
    watched = Watched(tmp_path / "data")
    with watched.open() as server:
        tables = table_with_a_clock(server, A_DAY), table_with_a_clock(server, 7 * A_DAY)
    watched.seconds += 3 * A_DAY
    with watched.open() as server:
        for seconds, late in ((3599, [0, 0]), (1, [2, 0]), (4 * A_DAY - 3601, [2, 0]), (1, [2, 2])):
            watched.seconds += seconds
            let_rounds_pass(server)
            server.wait_until(lambda late=late: [count_of(server, table, RAN_OUT) for table in tables] == late)  # type: ignore[misc]


def test_clocks_run_in_databases_of_the_first_version(tmp_path: Path) -> None:
    """Which did not say when a table is due."""
    (tmp_path / "data").mkdir()
    with closing(sqlite3.connect(tmp_path / "data" / "tables.db")) as database:
        database.executescript(re.sub('"clock": ?null', '"clock":60', (KEPT / "0001.sql").read_text()))
    watched = Watched(tmp_path / "data")
    with watched.open() as server:
        watched.seconds += 60
        server.wait_until(lambda: count_of(server, TABLE, RAN_OUT) == 2)  # the third person has chosen
