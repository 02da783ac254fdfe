"""What can go wrong in another process, in a form that reaches the process that asked."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from twojacks.errors import Error

Task = TypeVar("Task")
Outcome = TypeVar("Outcome")


class AnswerFailure(Exception):
    """A child process gave no usable answer.

    ``reason`` is one word for tables and logs, ``detail`` a sentence for the author of the program.
    """

    def __init__(self, reason: str, detail: str) -> None:
        super().__init__(f"{reason}: {detail}")
        self.reason = reason
        self.detail = detail


@dataclass(frozen=True)
class TaskFailure:
    """An exception raised by a task. Not every exception can be pickled, but its text can."""

    text: str  # the message of one of our errors, or a whole traceback
    code: str | None  # of one of our errors; None for a bug


def attempt(function: Callable[[Task], Outcome], task: Task) -> Outcome | TaskFailure:
    """Runs in the worker."""
    try:
        return function(task)
    except Error as error:
        return TaskFailure(error.message, error.code)
    except Exception:  # noqa: BLE001 (unpack raises it again)
        return TaskFailure(f"{task!r}\n{traceback.format_exc()}", None)


def unpack(outcome: Outcome | TaskFailure) -> Outcome:
    """Returns an outcome, or raises what the task raised, in the process that asked."""
    if not isinstance(outcome, TaskFailure):
        return outcome
    if outcome.code is None:
        raise RuntimeError(f"a task failed: {outcome.text}")
    raise Error(outcome.text, code=outcome.code)
