"""When a table has to be seen to although nobody looks."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

tables = sa.table("tables", sa.column("id"), sa.column("changed_at"), sa.column("summary"), sa.column("due"))


def upgrade() -> None:
    op.add_column("tables", sa.Column("due", sa.BigInteger))
    op.create_index("tables_due", "tables", ["due"])
    wake(op.get_bind())


def wake(connection: sa.Connection) -> None:
    """Games with a clock are due: whoever reads their log then finds out when they really are."""
    for table_id, summary in connection.execute(sa.select(tables.c.id, tables.c.summary)).all():
        said = json.loads(summary)
        if said["clock"] and said["stage"] == "playing":
            update = tables.update().where(tables.c.id == table_id)
            connection.execute(update.values(due=tables.c.changed_at))
