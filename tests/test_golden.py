"""The recorded games still happen as they were written down."""

from __future__ import annotations

from tests.golden import FOLDER, path_of, record
from tests.tables import TABLES, Table, every_table


@every_table
def test_a_recorded_game_happens_again(table: Table) -> None:
    """If this differs on purpose: ``python -m tests.golden``, and read what changed."""
    assert record(table).splitlines() == path_of(table).read_text(encoding="utf-8").splitlines()


def test_no_recorded_game_is_missing_or_left_over() -> None:
    assert sorted(FOLDER.glob("*.txt")) == sorted(path_of(table) for table in TABLES)
