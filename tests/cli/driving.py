"""Running the command line inside the test: what it printed, what it complained about, how it ended."""

from __future__ import annotations

import io
import sys
from dataclasses import dataclass

import pytest

from twojacks import cli

# Whatever is asked, one of these is an answer; those that are not are refused, and the next is read.
ANSWERS = [*"1234567", "rum", "0", "8", "9", "10", "11", "12", "13"] * 400


@dataclass(frozen=True)
class Outcome:
    status: int
    out: str
    err: str


class Runner:
    def __init__(self, patch: pytest.MonkeyPatch, capture: pytest.CaptureFixture[str]) -> None:
        self.patch, self.capture = patch, capture

    def __call__(self, *arguments: str, typed: list[str] | None = None) -> Outcome:
        self.patch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO("\n".join([*(typed or []), ""]).encode())))
        status = cli.run(arguments)
        captured = self.capture.readouterr()
        return Outcome(status, captured.out, captured.err)
