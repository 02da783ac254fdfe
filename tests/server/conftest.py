"""One server for all tests that do not stop it, and one PostgreSQL for a module."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.databases import postgres
from tests.server.serving import Served, serving


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("server") / "data") as running:
        yield running


@pytest.fixture(scope="module")
def uri() -> Iterator[str]:
    with postgres() as address:
        yield address
