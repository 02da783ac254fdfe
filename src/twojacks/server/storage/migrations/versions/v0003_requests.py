"""Requests need no index: a process reads all earlier entries before it writes, so it sees a repeated request."""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.drop_index("entries_requests", "entries")
