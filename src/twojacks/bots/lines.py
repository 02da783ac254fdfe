"""Messages as they go through a pipe, either way: one JSON object a line."""

from __future__ import annotations

import json
from typing import Any

Message = dict[str, Any]


def write_line(message: Message) -> bytes:
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"
