"""The other end of the pipe: a process of ours that answers lines of JSON on its standard input and output."""

from __future__ import annotations

import json
import os
import sys
import traceback
from collections.abc import Callable, Iterable
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO

from twojacks.bots.lines import Message, write_line

Reply = Callable[[Message], Message | None]


def answer_lines(reply: Reply, stop: Callable[[], None] = lambda: None) -> None:
    """Answer message after message until the input ends; what goes wrong is answered, too, as an ``error``.

    The input is read meanwhile: ``{"kind": "stop"}`` calls ``stop``, and when whoever asked is gone, so are we.
    """
    source, target = take_over_streams()
    messages: SimpleQueue[Message] = SimpleQueue()
    Thread(target=read_messages, args=(source, messages, stop), daemon=True).start()
    while True:
        target.write(answer_one(reply, messages.get()))
        target.flush()


def take_over_streams() -> tuple[BinaryIO, BinaryIO]:
    """The pipes to whoever asks; a bot that prints writes to the log instead, and one that reads finds nothing."""
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
    os._exit(0)  # a thought in progress is of no use to anybody


def answer_one(reply: Reply, message: Message) -> bytes:
    """One line, or nothing where no answer is wanted."""
    try:
        answer = reply(message)
        return b"" if answer is None else write_line(answer)
    except Exception as error:  # noqa: BLE001 — a bot may fail in any way, and its author wants to know where
        print_failure()
        return write_line({"error": f"{type(error).__name__}: {error}"[:400]})


def print_failure() -> None:
    traceback.print_exc(file=sys.stderr)
    sys.stderr.flush()
