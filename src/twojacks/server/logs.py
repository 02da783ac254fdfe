"""Logs as lines of JSON. Tokens, secrets and the ids of tables, which are invitations, never go in."""

from __future__ import annotations

import json
import logging
import sys
from typing import Any

from twojacks.kernel import compiling

PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in PLAIN}
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


def set_up_logs(level: int = logging.INFO) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    compiling.say = logging.getLogger(compiling.__name__).info
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("twojacks.bots.output").setLevel(logging.WARNING)  # what bots print may tell what they were shown
    for talkative in ("uvicorn.error", "psycopg"):  # of addresses of tables and of every bad request; of lost races
        logging.getLogger(talkative).setLevel(logging.ERROR)
