"""What bots were shown, and what they answered: a file with a line of JSON for every decision."""

from __future__ import annotations

import json
import threading
from collections import Counter
from pathlib import Path
from typing import Any

from twojacks.bots.questions import Question
from twojacks.errors import BadOptions
from twojacks.kernel.fields import describe


class Transcript:
    """Lines are added to what the file holds, each whole and at once: threads and processes may share a file."""

    def __init__(self, path: str | Path) -> None:
        self.writing = threading.Lock()
        self.decisions: Counter[str] = Counter()
        try:
            self.path = Path(path).expanduser()
            self.path.open("a").close()
        except (OSError, RuntimeError, ValueError) as error:  # no such folder, no such user, a null byte
            raise BadOptions(
                f"transcript: expected a file that can be written to, not {describe(str(path))}"
            ) from error

    def write(self, match: str, bot: str, question: Question, answer: dict[str, Any]) -> None:
        with self.writing, self.path.open("ab", buffering=0) as file:
            self.decisions[match] += 1
            line = {
                "match": match,
                "decision": self.decisions[match],
                "bot": bot,
                "seat": question.seat,
                "view": question.words,
                "options": question.options,
                **answer,
            }
            file.write(json.dumps(line, ensure_ascii=False).encode() + b"\n")
