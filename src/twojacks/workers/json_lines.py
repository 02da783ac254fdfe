"""The protocol of child processes: one JSON object per line. This module also runs the child's end of the pipe."""

from __future__ import annotations

import json
import os
import sys
import traceback
from collections.abc import Callable, Iterable
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO

from twojacks.workers.failures import AnswerFailure

LONGEST_ERROR = 400  # characters

Message = dict[str, Any]
Reply = Callable[[Message], Message | None]


def write_line(message: Message) -> bytes:
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


def read_line(line: bytes) -> Message:
    """Raises `AnswerFailure`: an answer may come from any program."""
    try:
        message = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise AnswerFailure("garbled", "the line is not JSON") from error
    if not isinstance(message, dict):
        raise AnswerFailure("garbled", "the line is not a JSON object")
    return message


# The child's end


def answer_lines(reply: Reply, stop: Callable[[], None] = lambda: None) -> None:
    """Answer messages until the input ends. An exception is answered with an ``error``.

    A thread keeps reading the input: ``{"kind": "stop"}`` calls ``stop``, and the end of the input ends this process.
    """
    source, target = take_over_streams()
    messages: SimpleQueue[Message] = SimpleQueue()
    Thread(target=read_messages, args=(source, messages, stop), daemon=True).start()
    while True:
        target.write(answer_one(reply, messages.get()))
        target.flush()


def take_over_streams() -> tuple[BinaryIO, BinaryIO]:
    """Reserves the pipes for messages. A bot that prints writes to the log; a bot that reads gets an empty input."""
    source, target = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return source, target


def read_messages(source: Iterable[bytes], messages: SimpleQueue[Message], stop: Callable[[], None]) -> None:
    for line in source:
        message = json.loads(line)
        if message["kind"] == "stop":
            stop()
        else:
            messages.put(message)
    os._exit(0)  # the parent is gone, so nobody waits for the answer in progress


def answer_one(reply: Reply, message: Message) -> bytes:
    """One line, or nothing if the message has no answer."""
    try:
        answer = reply(message)
        return b"" if answer is None else write_line(answer)
    except Exception as error:  # noqa: BLE001 — a bot may fail in any way, and its author wants to know where
        print_traceback()
        return write_line({"error": f"{type(error).__name__}: {error}"[:LONGEST_ERROR]})


def print_traceback() -> None:
    traceback.print_exc(file=sys.stderr)
    sys.stderr.flush()
