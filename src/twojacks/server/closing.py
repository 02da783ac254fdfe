"""With which codes sockets are closed (docs/protocol.md)."""

from __future__ import annotations

GOING_AWAY = 1001
MISTAKE = 1011
LOST_DATABASE = 1012
UNREADABLE = 4400
WRONG_TOKEN = 4401
WRONG_ORIGIN = 4403
NO_TABLE = 4404
SILENT = 4408
SLOW = 4409
TOO_MANY = 4429
