"""The command line, run in place."""

from tests.cli.conftest import run  # noqa: F401 (a fixture)
