"""Whole games against bots, by clicking, from the first page to the end."""

from __future__ import annotations

from random import Random

import httpx
import pytest

from tests.page.conftest import Visit
from tests.page.measuring import measure
from tests.page.playing import answer, is_asked, is_over, play_of
from tests.page.preparing import lay
from tests.page.scenes import BY_NAME, story_of
from tests.page.test_screens import seat_bots


@pytest.mark.parametrize(
    ("game", "players", "size"),
    [("montego-bay", 3, "phone"), ("halunken-und-spelunken", 4, "desktop")],
)
def test_a_whole_game(visit: Visit, game: str, players: int, size: str) -> None:
    """In every round everything is in its place; at the end the page says who won."""
    visitor, dice, measured = visit(size), Random(1), 0
    page = visitor.go(f"/new?game={game}")
    page.locator(f'input[name="players"][value="{players}"]').check(force=True)
    page.get_by_label("Name of player 1").fill("Ann")
    seat_bots(visitor, *range(1, players))
    visitor.click("open-table")
    visitor.wait_until(lambda: play_of(visitor, 0), "the game")
    while not is_over(visitor, 0):
        if is_asked(visitor, 0):
            answer(visitor, [0], dice)
            if play_of(visitor, 0)["view"]["round"] > measured:
                measure(page)
                measured += 1
        else:
            page.wait_for_timeout(20)
    page.locator("[data-control=again]").first.wait_for()
    measure(page)
    is_winner = 0 in play_of(visitor, 0)["winners"]
    assert page.get_by_text("Ann").locator("visible=true").first.is_visible()
    assert page.locator(".end strong", has_text="Ann").count() == is_winner


def test_another_game_at_the_same_table(visit: Visit) -> None:
    """As soon as everybody wants it."""
    visitor = visit()
    laid = lay(visitor.served, story_of(BY_NAME["montego-bay-over"]))
    visitor.go(laid.link(0))
    visitor.click("again")
    visitor.wait_until(lambda: visitor.told[0]["table"]["seats"][0]["ready"], "one is ready")
    assert visitor.told[0]["table"]["stage"] == "between"
    with httpx.Client() as client:
        for seat in (1, 2, 3):
            laid.wish(seat, "ready", client, randomness=f"{seat:032x}")
    visitor.wait_until(lambda: visitor.told[0]["table"]["stage"] == "playing", "the second game")
    answer(visitor, [0], Random(5))
    assert len(play_of(visitor, 0)["choice"]["begun"]) == 1
