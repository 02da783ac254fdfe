"""Databases of every version there ever was become today's, with everything in them."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from twojacks.errors import BadOptions
from twojacks.server import migrations
from twojacks.server.migrations import NEWEST, current_revision, migrate
from twojacks.server.storage import Storage, metadata, sqlite_url
from twojacks.server.table import Table

KEPT = Path(__file__).parent / "versions"  # a database of each version, as SQL: written once and never changed
TABLE = "a" * 16


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    storage = Storage(sqlite_url(tmp_path))
    yield storage
    storage.close()


def differences(engine: sa.Engine) -> list[object]:
    """Between a database and what the code believes of it."""
    with engine.connect() as connection:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))


def revisions() -> list[str]:
    return sorted(path.stem[1:5] for path in Path(migrations.__file__).parent.glob("versions/v*.py"))


def test_a_new_database_has_the_shape_that_the_code_expects(storage: Storage) -> None:
    migrate(storage.engine)
    assert current_revision(storage.engine) == NEWEST == revisions()[-1]
    assert differences(storage.engine) == []


def test_a_new_database_is_what_all_steps_together_make(tmp_path: Path) -> None:
    shapes = []
    for name, make in (("at-once", migrate), ("by-steps", migrations.upgrade)):
        (tmp_path / name).mkdir()
        storage = Storage(sqlite_url(tmp_path / name))
        make(storage.engine)
        with storage.engine.connect() as connection:
            found = sa.inspect(connection)
            shapes.append(
                {
                    table: (
                        [
                            (column["name"], str(column["type"]), column["nullable"])
                            for column in found.get_columns(table)
                        ],
                        found.get_pk_constraint(table)["constrained_columns"],
                        sorted(
                            (str(i["name"]), i["column_names"], bool(i["unique"])) for i in found.get_indexes(table)
                        ),
                    )
                    for table in found.get_table_names()
                }
            )
        storage.close()
    assert shapes[0] == shapes[1]
    assert set(shapes[0]) == {"alembic_version", "claims", "entries", "tables"}


def test_a_missing_column_would_be_noticed(storage: Storage) -> None:
    migrate(storage.engine)
    with storage.engine.begin() as connection:
        connection.exec_driver_sql("ALTER TABLE tables DROP COLUMN created_at")
    assert len(differences(storage.engine)) == 1


def test_every_version_is_kept() -> None:
    assert sorted(path.stem for path in KEPT.glob("*.sql")) == revisions()


@pytest.mark.parametrize("version", revisions())
def test_from_every_version_on(version: str, tmp_path: Path, storage: Storage) -> None:
    """Each holds one table: three people, captains on the spaces 0, 4 and 8, and one face-down card."""
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
        database.executescript((KEPT / f"{version}.sql").read_text())
    migrate(storage.engine)
    assert current_revision(storage.engine) == NEWEST
    assert differences(storage.engine) == []
    table = Table(TABLE, "interpreted")
    for entry in storage.load(TABLE):
        table.apply(entry)
    assert table.playing is not None
    assert sorted(table.playing.match.position()["captains"]) == [0, 4, 8]
    assert len(table.waiting) == 2
    assert [summary["id"] for summary in storage.list_public(since=0)] == [TABLE]


def test_twice_is_once(storage: Storage) -> None:
    migrate(storage.engine)
    migrate(storage.engine)
    assert current_revision(storage.engine) == NEWEST


def test_a_newer_database_is_left_alone(storage: Storage) -> None:
    migrate(storage.engine)
    with storage.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(BadOptions, match="expected one of this version or an older one"):
        migrate(storage.engine)
    assert current_revision(storage.engine) == "9999"
