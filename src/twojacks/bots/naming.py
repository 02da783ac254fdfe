"""How a bot is called, everywhere: ``NAME[@BUDGET]``.

NAME is a character (``captain``), a name somebody registered, a Python class (``package.module:Class`` or
``file.py:Class``) or a program (``run:COMMAND LINE``). BUDGET is a time (``2s``, ``500ms``) or a number of simulations.
"""

from __future__ import annotations

import re
import shlex
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from twojacks.bots.character import Budget
from twojacks.errors import BadOptions
from twojacks.kernel.fields import describe

PROGRAM = "run:"
BUDGET = re.compile(r"(?P<seconds>\d{1,6}(\.\d{1,3})?)s|(?P<milliseconds>\d{1,9})ms|(?P<simulations>\d{1,12})")
CLASS = re.compile(r"(?:[^\W\d]\w*(?:\.[^\W\d]\w*)*|.+\.py):[^\W\d]\w*(?:\.[^\W\d]\w*)*")

U = TypeVar("U", bound=Budget | None)


@dataclass(frozen=True)
class BotName:
    """A name, read. ``what`` is a plain name, a class as ``module:Class``, or a command line."""

    what: str
    is_program: bool = False
    budget: Budget | None = None

    @property
    def is_class(self) -> bool:
        return not self.is_program and ":" in self.what

    @property
    def is_own(self) -> bool:
        """Somebody's own bot, which has a process for itself; of names looked up all others are characters."""
        return self.is_program or self.is_class

    @property
    def command(self) -> list[str]:
        """A program's words, as a shell would split them."""
        return shlex.split(self.what)

    def __str__(self) -> str:
        name = f"{PROGRAM}{self.what}" if self.is_program else self.what
        return name if self.budget is None else f"{name}@{format_budget(self.budget)}"


def parse_name(text: Any) -> BotName:
    """The parts of a bot's name; whether anybody is called like that is not looked up."""
    if not isinstance(text, str) or not text.strip():
        raise BadOptions(f"bot: expected a name such as deckhand or captain@2s, not {describe(text)}")
    name, budget = split_budget(text.strip())
    if name.startswith(PROGRAM):
        return read_program(name.removeprefix(PROGRAM), budget)
    if ":" in name and not CLASS.fullmatch(name):
        raise BadOptions(
            f"bot: expected package.module:Class, file.py:Class or run:COMMAND LINE, not {describe(text)}",
            code="bot.unknown",
        )
    return BotName(name, budget=budget)


def read_program(line: str, budget: Budget | None) -> BotName:
    try:
        words = shlex.split(line)
    except ValueError as error:
        raise BadOptions(
            f"bot: expected a command line with matching quotes after run:, not {describe(line)}"
        ) from error
    if not words:
        raise BadOptions("bot: expected a command line after run:, such as run:python my_bot.py")
    return BotName(line.strip(), is_program=True, budget=budget)


def split_budget(text: str) -> tuple[str, Budget | None]:
    """What follows the last ``@`` is a budget; in a command line only if it reads like one."""
    name, sign, rest = text.rpartition("@")
    if not sign or (text.startswith(PROGRAM) and not BUDGET.fullmatch(rest)):
        return text, None
    return name, parse_budget(rest)


def parse_budget(text: str) -> Budget:
    """``2s``, ``500ms``, or a bare number: simulations."""
    found = BUDGET.fullmatch(text)
    amounts = found.groupdict(0) if found else dict.fromkeys(BUDGET.groupindex, 0)
    seconds = float(amounts["seconds"]) + int(amounts["milliseconds"]) / 1000
    budget = Budget(seconds or None, int(amounts["simulations"]) or None)
    if not budget.seconds and not budget.simulations:
        raise BadOptions(
            f"budget: expected a time such as 2s or 500ms, or a number of simulations, not {describe(text)}"
        )
    return budget


def format_budget(budget: Budget) -> str:
    if budget.simulations is not None:
        return str(budget.simulations)
    milliseconds = round((budget.seconds or 0) * 1000)
    return f"{milliseconds}ms" if milliseconds % 1000 else f"{milliseconds // 1000}s"


def join_budgets(named: Budget | None, given: Budget | None, usual: U) -> Budget | U:
    """What the name says goes before what was given, and that before what is usual; a name says nothing of threads.

    As many as there are cores is usual for some. Who counts games wants the same ones on every machine.
    """
    other = given or usual
    if named is None or other is None or (given is None and named.simulations is not None):
        return named or other
    return replace(named, threads=other.threads)
