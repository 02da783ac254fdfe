"""A program that plays by lines of JSON, and does something wrong when it is asked for a card: `odd_program.py HOW`.

It uses nothing but Python's own library, as somebody else's program would.
"""

from __future__ import annotations

import fcntl
import json
import subprocess
import sys
import termios
import time
from typing import Any


def say(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


def answer(action: str) -> None:
    say(json.dumps({"action": action}) + "\n")


LINES = {
    "garbage": "good morning\n",
    "list": "[1, 2]\n",
    "deep": "[" * 100_000 + "\n",
    "half": '{"action": ',
    "megabytes": "x" * (1 << 24),
    "nothing": "{}\n",
    "number": '{"action": 3}\n',
    "error": '{"error": "I do not feel well"}\n',
}


def go_wrong(how: str, options: list[str]) -> None:
    if how in LINES:
        say(LINES[how])
    elif how == "binary":
        sys.stdout.buffer.write(bytes(range(128, 256)) + b"\n")
        sys.stdout.flush()
    elif how == "sleep":
        time.sleep(60)
    elif how == "twice":
        say(f'{{"action": "{options[0]}"}}\n' * 2)
    elif how not in ("exit", "desert"):
        answer(options[0])
    if how in ("half", "exit", "desert"):
        sys.exit(3)


def leave_somebody_behind(file: str) -> None:
    """It holds the file open, and would write to it after half a minute."""
    lines = (f"f = open({file!r}, 'w')", "print('open', flush=True)", "import time", "time.sleep(30)", "f.write('!')")
    child = subprocess.Popen([sys.executable, "-c", "; ".join(lines)], stdout=subprocess.PIPE)
    assert child.stdout is not None
    child.stdout.readline()


def hoard() -> None:
    """Answer whenever something has come, and leave it where it is."""
    waiting = 0
    while True:
        length = int.from_bytes(fcntl.ioctl(0, termios.FIONREAD, bytes(4)), sys.byteorder)
        if length > waiting:
            say('{"ready": true}\n') if waiting == 0 else answer("card 1")
            waiting = length
        time.sleep(0.001)


def main(how: str, *more: str) -> None:
    if how == "deaf":  # it never reads, but answers
        while True:
            answer("card 1")
            time.sleep(0.01)
    if how == "hoard":
        hoard()
    if how in ("sleep", "desert", "forsake"):
        leave_somebody_behind(*more)
    for line in sys.stdin:
        message: dict[str, Any] = json.loads(line)
        if message["kind"] == "hello":
            say('{"ready": true}\n' if how != "rude" else '{"ready": false}\n')
        elif message["kind"] == "decide" and message["options"][0].startswith("card "):
            go_wrong(how, message["options"])
        elif message["kind"] == "decide":
            answer(message["options"][-1])
        elif how in ("once", "forsake"):
            sys.exit(0)


if __name__ == "__main__":
    main(*sys.argv[1:])
