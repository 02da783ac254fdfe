"""The database's shape, from its first version on. Brought up to date whenever a server starts."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa

from twojacks.errors import BadOptions

NEWEST = "0003"  # the revision this code works with
LOCK = 0x7477_6F6A  # any number: processes that start together take turns


def migrate(engine: sa.Engine) -> None:
    """Up to `NEWEST`, if it is not there yet. Loading Alembic takes longer than finding that out."""
    found = current_revision(engine)
    if found == NEWEST:
        return
    if found is None and engine.dialect.name == "sqlite" and is_empty(engine):
        create(engine)
        return
    if found is not None and found > NEWEST:
        raise BadOptions("database: expected one of this version or an older one; a newer one has changed its shape")
    upgrade(engine)


def upgrade(engine: sa.Engine, to: str = "head") -> None:
    """Step by step."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection.exec_driver_sql("SET LOCAL statement_timeout = 0")  # a large database takes its time
            connection.execute(sa.text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        else:
            connection.exec_driver_sql("BEGIN IMMEDIATE")  # all of it or nothing, also when the power fails
        config.attributes["connection"] = connection
        command.upgrade(config, to)
        connection.commit()


def is_empty(engine: sa.Engine) -> bool:
    with engine.connect() as connection:
        return not sa.inspect(connection).get_table_names()


def create(engine: sa.Engine) -> None:
    """A new database as all steps together would leave it, without loading Alembic; a test compares the two."""
    from twojacks.server.storage import metadata

    with engine.connect() as connection:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        if not sa.inspect(connection).has_table("alembic_version"):  # somebody else may have been quicker
            metadata.create_all(connection)
            connection.exec_driver_sql("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)")
            connection.execute(sa.text("INSERT INTO alembic_version VALUES (:newest)"), {"newest": NEWEST})
        connection.commit()


def current_revision(engine: sa.Engine) -> str | None:
    with engine.connect() as connection:
        if not sa.inspect(connection).has_table("alembic_version"):
            return None
        found = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
        return None if found is None else str(found)
