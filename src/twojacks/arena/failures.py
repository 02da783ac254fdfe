"""What goes wrong far away: an exception in a form that survives the journey, which not every one of them does."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from twojacks.errors import Error

Task = TypeVar("Task")
Outcome = TypeVar("Outcome")


@dataclass(frozen=True)
class Failure:
    told: str  # one sentence of ours, or a whole traceback
    code: str | None  # none: no mistake of whoever asked, but of the program


def attempt(function: Callable[[Task], Outcome], task: Task) -> Outcome | Failure:
    try:
        return function(task)
    except Error as error:
        return Failure(error.message, error.code)
    except Exception:  # noqa: BLE001 (it is raised again, at home)
        return Failure(f"{task!r}\n{traceback.format_exc()}", None)


def unpack(outcome: Outcome | Failure) -> Outcome:
    if not isinstance(outcome, Failure):
        return outcome
    if outcome.code is None:
        raise RuntimeError(f"a task failed: {outcome.told}")
    raise Error(outcome.told, code=outcome.code)
