"""`python -m twojacks.server > docs/openapi.json`: the description of the server's HTTP side."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from twojacks.server.app import make_app
from twojacks.server.settings import Settings


def write_description() -> str:
    return json.dumps(make_app(Settings(Path())).openapi(), indent=1) + "\n"


if __name__ == "__main__":
    sys.stdout.write(write_description())
