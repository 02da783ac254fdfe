"""Requests need no index: who writes number n has read all before it, and sees a request that is there already."""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.drop_index("entries_requests", "entries")
