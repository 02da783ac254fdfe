"""What the command says about itself."""

from __future__ import annotations

import re

from tests.cli.driving import Runner


def test_help_lists_the_commands(run: Runner) -> None:
    outcome = run("--help")
    assert outcome.status == 0
    for name in ("arena", "edition", "play", "show", "simulate", "verify"):
        assert re.search(rf"^  {name} ", outcome.out, re.MULTILINE)
    assert "pictures" not in outcome.out
    assert run().out == outcome.out


def test_version(run: Runner) -> None:
    import twojacks

    assert run("--version").out == f"twojacks, version {twojacks.__version__}\n"
