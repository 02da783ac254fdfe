"""A server and a browser for each worker, and a new visitor for each test that wants one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest

from tests.page.browsing import Profiles, Visitor, open_browser, open_visit
from tests.page.serving import Repeatable, serving

LONG = ("test_together.py", "test_alone.py")  # whole games


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Who begins with the longest does not wait for them in the end. Other folders' tests stay where they are."""
    places = [place for place, item in enumerate(items) if item.path.parent == Path(__file__).parent]
    tests = sorted((items[place] for place in places), key=lambda item: item.path.name not in LONG)
    for place, item in zip(places, tests, strict=True):
        items[place] = item


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Repeatable]:
    with serving(tmp_path_factory.mktemp("page") / "data") as running:
        yield running


@pytest.fixture(scope="package")
def profiles() -> Iterator[Profiles]:
    """Not for longer than these tests: while a browser runs, no other event loop can."""
    with open_browser() as browser:
        yield Profiles(browser)


class Visit(Protocol):
    def __call__(
        self, size: str = "desktop", at: Repeatable | None = None, is_repeatable: bool = True, **memory: Any
    ) -> Visitor: ...


@pytest.fixture
def visit(profiles: Profiles, served: Repeatable) -> Iterator[Visit]:
    """Somebody new comes by; whatever went wrong for them fails the test."""
    visitors: list[Visitor] = []

    def come(size: str = "desktop", at: Repeatable | None = None, is_repeatable: bool = True, **memory: Any) -> Visitor:
        visitors.append(open_visit(profiles, at or served, len(visitors), size, is_repeatable, **memory))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.leave()
    for visitor in visitors:
        visitor.check()
