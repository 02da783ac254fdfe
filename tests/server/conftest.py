"""One server for all tests that do not stop it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.serving import Served, serving


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("server") / "data") as running:
        yield running
