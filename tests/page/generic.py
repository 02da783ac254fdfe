"""Games shown as if they came without a front end."""

from __future__ import annotations

import json

from playwright.sync_api import Route

from tests.page.browsing import Visitor


def hide_front_ends(visitor: Visitor) -> None:
    """The server offers its games, but no `page`, as it does for a package that has none."""

    def strip(route: Route) -> None:
        answer = route.fetch()
        told = json.loads(answer.text())
        games = [game | {"page": None, "lesson": False} for game in told["games"]]
        route.fulfill(response=answer, json=told | {"games": games})

    visitor.page.route("**/api/games?*", strip)
