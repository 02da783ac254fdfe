"""How sockets are closed (docs/protocol.md)."""

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

MOST_OF_A_REASON = 120  # bytes; a frame that closes has room for 123


class Closed(Exception):
    """The connection ends, with a code and, where it helps, a sentence."""

    def __init__(self, code: int, reason: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.reason = reason.encode()[:MOST_OF_A_REASON].decode(errors="ignore")
