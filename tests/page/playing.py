"""Playing by clicking. What the server told this browser says what is asked; everything else is read off the page."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from random import Random
from typing import Any

from playwright.sync_api import Error as Missed
from playwright.sync_api import TimeoutError as TooLate

from tests.page.browsing import PATIENCE, Visitor

SHORT = 5_000  # milliseconds in which what is offered can be clicked, or is offered no more
ATTEMPTS = 10

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


def find_offered(visitor: Visitor, seats: Sequence[int]) -> list[str]:
    """What one of these seats may do, once all of it and nothing else can be touched; a curtain is lifted first."""
    if visitor.sees("lift"):
        visitor.click("lift")
    asked = [play_of(visitor, seat)["options"] for seat in seats if is_asked(visitor, seat)]
    return next((one for one in asked if one and visitor.page.evaluate(OFFERED, one) == sorted(one)), [])


def wait_for_options(visitor: Visitor, *seats: int) -> list[str]:
    visitor.wait_until(
        lambda: find_offered(visitor, seats), f"seat {' or '.join(map(str, seats))} can touch what it may do"
    )
    return find_offered(visitor, seats)


def choose(visitor: Visitor, option: str, patience: int = PATIENCE) -> None:
    """Click it where it lies, and confirm where that is asked for."""
    before = count_answers(visitor)
    click_option(visitor, option, patience)

    def is_done() -> bool:
        return count_answers(visitor) > before

    visitor.wait_until(lambda: is_done() or visitor.sees("confirm"), f"{option} is played or to be confirmed")
    if not is_done():
        visitor.click("confirm")
        visitor.wait_until(is_done, f"{option} is confirmed")


def click_option(visitor: Visitor, option: str, patience: int) -> None:
    """Where things move, it may be drawn anew between being found and being clicked: then it is looked for again."""
    where = visitor.page.locator(f'[data-option="{option}"]:visible').first
    for _ in range(ATTEMPTS):
        try:
            where.click(force=not visitor.is_still, timeout=patience)
        except TooLate:
            raise
        except Missed:
            visitor.page.wait_for_timeout(50)
        else:
            return
    raise AssertionError(f"{option} was never still enough to be clicked")


def count_answers(visitor: Visitor) -> int:
    return sum(told["answers"] for told in visitor.told.values())


def answer(visitor: Visitor, seats: Sequence[int], dice: Random) -> None:
    """One decision of a seat that is asked; of several at this browser the page says whose turn it is.

    Nothing, if it turns out that none of them is asked any more: news reach each browser in their own time.
    """
    visitor.wait_until(
        lambda: find_offered(visitor, seats) or not any(is_asked(visitor, seat) for seat in seats),
        f"seat {' or '.join(map(str, seats))} can touch what it may do",
    )
    if options := find_offered(visitor, seats):
        with suppress(TooLate):  # it was the last player's, and a curtain has fallen over it: asked again
            choose(visitor, pick(play_of(visitor, seats[0])["view"], options, dice), SHORT)


def pick(view: dict[str, Any], options: Sequence[str], dice: Random) -> str:
    """Anything; but barrels go to the fullest ship, so that a game of Montego Bay is over a third sooner."""

    def free(option: str) -> int:
        pier = view["piers"][int(option.removeprefix("load ")) - 1]
        return int(pier["capacity"] - sum(pier["hold"]))

    return min(options, key=free) if options[0].startswith("load ") else dice.choice(options)


def play_out(sitting: dict[int, Visitor], dice: Random) -> None:
    """Until the game is over, whoever is asked; several seats may share a browser."""
    first = next(iter(sitting))
    while not is_over(sitting[first], first):
        asked = [seat for seat, visitor in sitting.items() if is_asked(visitor, seat)]
        if asked:
            visitor = sitting[asked[0]]
            answer(visitor, [seat for seat in asked if sitting[seat] is visitor], dice)
        else:
            sitting[first].page.wait_for_timeout(20)
    for seat, visitor in sitting.items():
        visitor.wait_until(partial(is_over, visitor, seat), f"seat {seat} hears of the end")
