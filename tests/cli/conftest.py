"""The command line, run in place."""

from __future__ import annotations

import pytest

from tests.cli.driving import Runner


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Runner:
    return Runner(monkeypatch, capsys)
