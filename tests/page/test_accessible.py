"""axe on the screens around the boards, in both worlds; boards are examined in test_boards.py."""

from __future__ import annotations

import pytest

from tests.page.axe import examine
from tests.page.browsing import resize
from tests.page.conftest import Visit
from tests.page.measuring import measure
from tests.page.preparing import lay
from tests.page.scenes import BY_NAME, story_of
from tests.page.test_screens import PATHS
from tests.page.test_together import open_table

pytestmark = pytest.mark.soak  # ./check asks axe about every board; the screens around them take a minute more


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_screens(visit: Visit, size: str, path: str) -> None:
    examine(visit(size).go(path))


@pytest.mark.parametrize("way", ["online", "screen"])
@pytest.mark.parametrize("game", ["montego-bay", "halunken-und-spelunken"])
def test_gathering(visit: Visit, game: str, way: str) -> None:
    visitor = visit("phone")
    open_table(visitor, game, 3, way=way)
    examine(visitor.page)
    measure(visitor.page)


@pytest.mark.parametrize("name", ["montego-bay-load", "halunken-cards"])
def test_menu_log_and_invitation(visit: Visit, name: str) -> None:
    visitor = visit("phone", guide=False)  # else the first question is explained where the newest line stands
    page = BY_NAME[name].show(visitor)
    visitor.click("log")
    for control in ("", "menu", "invite"):
        if control:
            visitor.click(control)
        examine(page)
        measure(page)
        if control != "menu":
            page.keyboard.press("Escape")


@pytest.mark.parametrize("name", ["montego-bay-load", "halunken-auction"])
@pytest.mark.parametrize("size", ["television", "phone"])
def test_those_who_watch(visit: Visit, size: str, name: str) -> None:
    """On a big screen, which may be a small laptop's, and on a phone that only looks on."""
    visitor = visit(size)
    laid = lay(visitor.served, story_of(BY_NAME[name]))
    page = visitor.go(f"/t/{laid.id}{'?as=screen' if size == 'television' else ''}")
    visitor.wait_until(lambda: visitor.told.get(None, {}).get("play"), "the game")
    page.locator(".table > *").first.wait_for()
    examine(page)
    measure(page)
    if size == "television":
        resize(page, 1280, 720)
        measure(page)
