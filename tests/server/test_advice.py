"""Hints: from what the seat sees, for the question it is asked."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from pydantic_core import to_json

from tests.server.logs import Log
from twojacks.server.advice import MOST_AT_ONCE, Adviser, Doubt, HintFailed, HintRefused, find_doubt
from twojacks.server.answers import HintText
from twojacks.server.refusals import LimitReached
from twojacks.server.table import Table


def a_table(*, hints: bool = True) -> Table:
    """Captains are placed, and blue, seat 2, has chosen its card."""
    log = Log(hints=hints).sit().place_captains()
    log.decide(2, "card 7")
    return log.table


def ask(doubt: Doubt) -> HintText:
    async def run() -> HintText:
        adviser = Adviser(1)
        try:
            return HintText.model_validate_json(to_json(await adviser.hint(doubt, 0.1, "here")))
        finally:
            await adviser.end()

    return asyncio.run(run())


def test_a_hint_is_made_from_what_the_seat_sees() -> None:
    table = a_table()
    assert table.playing is not None
    doubt = find_doubt(table, 1)
    assert (doubt.decision, doubt.seat) == (3, 1)
    assert doubt.view.tobytes() == table.playing.match.observe(1).tobytes()
    told = ask(doubt)
    assert told.decision == 3
    assert tuple(option.action for option in told.options) == table.playing.match.options(1)


def test_a_hint_that_fails_is_one_sentence() -> None:
    """A seat that owes nothing in what it is shown: the worker refuses, and the server says so."""
    doubt = find_doubt(a_table(), 1)
    with pytest.raises(HintFailed, match="hint: expected an answer, and none came; ask again"):
        ask(replace(doubt, seat=3))


class Dreamer:
    """Somebody who thinks until told to wake up."""

    def __init__(self) -> None:
        self.woken = asyncio.Event()

    async def hint(self, *_question: object) -> dict[str, object]:
        await self.woken.wait()
        return {"why": "I dreamt it"}


def dreaming() -> tuple[Adviser, Dreamer]:
    adviser, dreamer = Adviser(1), Dreamer()
    adviser._pool = dreamer  # type: ignore[assignment]
    return adviser, dreamer


def test_a_newer_question_of_a_seat_ends_the_older_one() -> None:
    """Whoever asked may have answered it meanwhile, and does not wait any more."""
    doubt = find_doubt(a_table(), 1)

    async def run() -> tuple[object, object]:
        adviser, dreamer = dreaming()
        first = asyncio.ensure_future(adviser.hint(doubt, 1.0, "here"))
        await asyncio.sleep(0)
        second = asyncio.ensure_future(adviser.hint(replace(doubt, decision=9), 1.0, "here"))
        await asyncio.wait([first])
        dreamer.woken.set()
        return first.exception(), await second

    older, newer = asyncio.run(run())
    assert isinstance(older, HintFailed)
    assert newer == {"decision": 9, "why": "I dreamt it"}


def test_somebody_who_goes_leaves_room() -> None:
    doubt = find_doubt(a_table(), 1)

    async def run() -> dict[str, object]:
        adviser, dreamer = dreaming()
        first = asyncio.ensure_future(adviser.hint(doubt, 1.0, "here"))
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.wait([first])
        assert first.cancelled()
        dreamer.woken.set()
        return await adviser.hint(replace(doubt, table_id="other"), 1.0, "here")

    assert asyncio.run(run())["why"] == "I dreamt it"


def test_one_hint_at_a_time_for_an_address_and_some_for_all() -> None:
    doubt = find_doubt(a_table(), 1)

    async def run() -> tuple[list[object], list[object]]:
        adviser, dreamer = dreaming()
        asked = [(doubt, "here"), (replace(doubt, table_id="other"), "here")]
        asked += [(replace(doubt, table_id=f"{number}"), f"{number}") for number in range(MOST_AT_ONCE)]
        told = [asyncio.ensure_future(adviser.hint(some, 1.0, address)) for some, address in asked]
        await asyncio.sleep(0)
        dreamer.woken.set()
        first = await asyncio.gather(*told, return_exceptions=True)
        second = [await adviser.hint(some, 1.0, address) for some, address in asked]
        return [isinstance(one, LimitReached) for one in first], [one["why"] for one in second]

    refused, later = asyncio.run(run())
    assert refused == [False, True, *[False] * (MOST_AT_ONCE - 1), True]
    assert later == ["I dreamt it"] * (MOST_AT_ONCE + 2)


def test_hints_are_for_tables_that_allow_them_and_seats_that_are_asked() -> None:
    with pytest.raises(HintRefused, match="a table that allows them"):
        find_doubt(a_table(hints=False), 1)
    with pytest.raises(HintRefused, match="a decision that this seat owes"):
        find_doubt(Log(hints=True).table, 0)
