"""The database's shape, from its first version on. Brought up to date whenever a server starts."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa

from twojacks.errors import BadOptions

NEWEST = "0001"  # the revision this code works with
LOCK = 0x7477_6F6A  # any number: processes that start together take turns


def migrate(engine: sa.Engine) -> None:
    """Up to `NEWEST`, if it is not there yet. Loading Alembic takes longer than finding that out."""
    found = current_revision(engine)
    if found == NEWEST:
        return
    if found is not None and found > NEWEST:
        raise BadOptions("database: expected one of this version or an older one; a newer one has changed its shape")
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(sa.text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        else:
            connection.exec_driver_sql("BEGIN IMMEDIATE")  # all of it or nothing, also when the power fails
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        connection.commit()


def current_revision(engine: sa.Engine) -> str | None:
    with engine.connect() as connection:
        if not sa.inspect(connection).has_table("alembic_version"):
            return None
        found = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
        return None if found is None else str(found)
