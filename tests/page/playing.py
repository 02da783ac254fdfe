"""Playing by clicking. What the server told this browser says what is asked; everything else is read off the page."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

from tests.page.browsing import Visitor

# What can be touched and answers the present question; what carries a `data-pick` may change an earlier pick of it.
OFFERED = """(options) => [...new Set([...document.querySelectorAll("[data-option]")]
  .filter((one) => one.dataset.pick === undefined || options.includes(one.dataset.option))
  .map((one) => one.dataset.option))].sort()"""


def play_of(visitor: Visitor, seat: int) -> dict[str, Any]:
    return dict((visitor.told.get(seat) or {}).get("play") or {})


def is_asked(visitor: Visitor, seat: int) -> bool:
    return seat in play_of(visitor, seat).get("waiting", ())


def is_over(visitor: Visitor, seat: int) -> bool:
    return bool(play_of(visitor, seat).get("over"))


def wait_for_options(visitor: Visitor, seat: int) -> list[str]:
    """All that the rules allow can be touched, and nothing else."""

    def is_offered() -> bool:
        options = play_of(visitor, seat)["options"]
        return bool(visitor.page.evaluate(OFFERED, options) == sorted(options))

    visitor.wait_until(is_offered, f"seat {seat} is offered {play_of(visitor, seat)['options']}")
    return list(play_of(visitor, seat)["options"])


def choose(visitor: Visitor, seat: int, option: str) -> None:
    """Click it where it lies, and confirm where that is asked for."""
    answers = visitor.told[seat]["answers"]
    visitor.page.locator(f'[data-option="{option}"]:visible').first.click()

    def is_done() -> bool:
        return bool(visitor.told[seat]["answers"] > answers)

    visitor.wait_until(lambda: is_done() or visitor.sees("confirm"), f"{option} is played or to be confirmed")
    if not is_done():
        visitor.click("confirm")
        visitor.wait_until(is_done, f"{option} is confirmed")


def answer(visitor: Visitor, seat: int, dice: Random) -> str:
    """One decision of a seat that is asked."""
    lift_curtain(visitor)
    option = dice.choice(wait_for_options(visitor, seat))
    choose(visitor, seat, option)
    return option


def lift_curtain(visitor: Visitor) -> None:
    if visitor.sees("lift"):
        visitor.click("lift")


def play_out(sitting: dict[int, Visitor], dice: Random) -> None:
    """Until the game is over, whoever is asked; several seats may share a browser."""
    first = next(iter(sitting))
    while not is_over(sitting[first], first):
        asked = [seat for seat, visitor in sitting.items() if is_asked(visitor, seat)]
        if asked:
            answer(sitting[asked[0]], asked[0], dice)
        else:
            sitting[first].page.wait_for_timeout(20)
    for seat, visitor in sitting.items():
        visitor.wait_until(partial(is_over, visitor, seat), f"seat {seat} hears of the end")
