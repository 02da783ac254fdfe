"""Hints: computed from what the seat sees, for the decision it owes."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from pydantic_core import to_json

from tests.server.logs import Log
from twojacks.server.errors import HintFailed, HintRefused, LimitReached
from twojacks.server.live.hints import MOST_AT_ONCE, HintQuestion, HintService, find_question
from twojacks.server.table.table import Table
from twojacks.server.wire.responses import HintText


def a_table(*, hints: bool = True) -> Table:
    """Captains are placed, and blue, seat 2, has chosen its card."""
    log = Log(hints=hints).sit().place_captains()
    log.decide(2, "card 7")
    return log.table


def ask(doubt: HintQuestion) -> HintText:
    async def run() -> HintText:
        hints = HintService(1)
        try:
            return HintText.model_validate_json(to_json(await hints.hint(doubt, 0.1, "here")))
        finally:
            await hints.end()

    return asyncio.run(run())


def test_a_hint_is_made_from_what_the_seat_sees() -> None:
    table = a_table()
    assert table.game is not None
    doubt = find_question(table, 1)
    assert (doubt.decision, doubt.seat) == (3, 1)
    assert doubt.view.tobytes() == table.game.match.observe(1).tobytes()
    told = ask(doubt)
    assert told.decision == 3
    assert tuple(option.action for option in told.options) == table.game.match.options(1)


def test_a_hint_that_fails_is_one_sentence() -> None:
    """A seat that owes nothing in what it is shown: the worker refuses, and the server says so."""
    doubt = find_question(a_table(), 1)
    with pytest.raises(HintFailed, match="hint: expected an answer, but none came; ask again"):
        ask(replace(doubt, seat=3))


class Dreamer:
    """Somebody who thinks until told to wake up."""

    def __init__(self) -> None:
        self.woken = asyncio.Event()

    async def hint(self, *_question: object) -> dict[str, object]:
        await self.woken.wait()
        return {"why": "I dreamt it"}


def dreaming() -> tuple[HintService, Dreamer]:
    hints, dreamer = HintService(1), Dreamer()
    hints._pool = dreamer  # type: ignore[assignment]
    return hints, dreamer


def test_a_newer_question_of_a_seat_ends_the_older_one() -> None:
    """The person may have decided meanwhile, and does not wait any more."""
    doubt = find_question(a_table(), 1)

    async def run() -> tuple[object, object]:
        hints, dreamer = dreaming()
        first = asyncio.ensure_future(hints.hint(doubt, 1.0, "here"))
        await asyncio.sleep(0)
        second = asyncio.ensure_future(hints.hint(replace(doubt, decision=9), 1.0, "here"))
        await asyncio.wait([first])
        dreamer.woken.set()
        return first.exception(), await second

    older, newer = asyncio.run(run())
    assert isinstance(older, HintFailed)
    assert newer == {"decision": 9, "why": "I dreamt it"}


def test_somebody_who_goes_leaves_room() -> None:
    doubt = find_question(a_table(), 1)

    async def run() -> dict[str, object]:
        hints, dreamer = dreaming()
        first = asyncio.ensure_future(hints.hint(doubt, 1.0, "here"))
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.wait([first])
        assert first.cancelled()
        dreamer.woken.set()
        return await hints.hint(replace(doubt, table_id="other"), 1.0, "here")

    assert asyncio.run(run())["why"] == "I dreamt it"


def test_one_hint_at_a_time_for_an_address_and_some_for_all() -> None:
    doubt = find_question(a_table(), 1)

    async def run() -> tuple[list[object], list[object]]:
        hints, dreamer = dreaming()
        asked = [(doubt, "here"), (replace(doubt, table_id="other"), "here")]
        asked += [(replace(doubt, table_id=f"{number}"), f"{number}") for number in range(MOST_AT_ONCE)]
        told = [asyncio.ensure_future(hints.hint(some, 1.0, address)) for some, address in asked]
        await asyncio.sleep(0)
        dreamer.woken.set()
        first = await asyncio.gather(*told, return_exceptions=True)
        second = [await hints.hint(some, 1.0, address) for some, address in asked]
        return [isinstance(one, LimitReached) for one in first], [one["why"] for one in second]

    refused, later = asyncio.run(run())
    assert refused == [False, True, *[False] * (MOST_AT_ONCE - 1), True]
    assert later == ["I dreamt it"] * (MOST_AT_ONCE + 2)


def test_hints_are_for_tables_that_allow_them_and_seats_that_are_asked() -> None:
    with pytest.raises(HintRefused, match="a table that allows hints"):
        find_question(a_table(hints=False), 1)
    with pytest.raises(HintRefused, match="a seat that owes a decision"):
        find_question(Log(hints=True).table, 0)
