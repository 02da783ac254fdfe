"""A pool that the tests of a module share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from twojacks.bots.pool import Pool


@pytest.fixture(scope="module")
def pool() -> Iterator[Pool]:
    with Pool(2) as pool:
        yield pool
