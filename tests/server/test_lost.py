"""What goes wrong at a live table while it is written to: nobody is told too much, and nobody waits for ever."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.test_live import SlowDisk, at_cards, card, harbour, place, run, seated
from twojacks.server.api import fulfil
from twojacks.server.audience import Audience
from twojacks.server.live import LiveTable
from twojacks.server.refusals import Unavailable
from twojacks.server.streams import read_events


def fail_to_write(appends: Any) -> None:
    raise Unavailable("storage: expected a database that answers")


def will_ring(live: LiveTable) -> bool:
    return live._alarm._timer is not None


def test_an_answer_numbers_no_more_than_is_kept(tmp_path: Path) -> None:
    """Somebody else's card is taken while mine is being written: my answer does not count it."""

    async def watch() -> None:
        async with harbour(tmp_path) as one:
            live = await at_cards(one)
            disk, before = SlowDisk(one), live.table.count_for(0)
            mine = asyncio.ensure_future(fulfil(live, card(0)))
            await disk.has_begun()
            others = asyncio.ensure_future(live.ask(card(1)))
            await asyncio.sleep(0)
            disk.let_go()
            assert await mine == {"n": before + 1}
            await others

    run(watch)


def test_what_follows_from_a_write_that_failed_is_not_written(tmp_path: Path) -> None:
    async def fail() -> None:
        async with harbour(tmp_path) as one:
            live = await at_cards(one)
            disk, before = SlowDisk(one), len(one.storage.load(live.table.id))
            disk.inside = fail_to_write
            first = asyncio.ensure_future(live.ask(card(0)))
            await disk.has_begun()
            second = asyncio.ensure_future(live.ask(card(1)))
            await asyncio.sleep(0)
            disk.let_go()
            told = await asyncio.gather(first, second, return_exceptions=True)
            assert [type(error) for error in told] == [Unavailable, Unavailable]
            assert len(one.storage.load(live.table.id)) == before

    run(fail)


def test_a_lost_table_rings_no_more(tmp_path: Path) -> None:
    """Its clock has run out, but it cannot say so: else it would try again at once, for ever."""
    time = [1_000_000]

    async def fail() -> None:
        async with harbour(tmp_path, now=lambda: time[0]) as one:
            live = await seated(one, clock=5)
            assert will_ring(live)
            one.storage.write = fail_to_write  # type: ignore[method-assign]
            with pytest.raises(Unavailable):
                await live.ask(place(live, 0, 0))
            assert not will_ring(live)
            time[0] += 60_000
            live._ring()
            assert not will_ring(live)

    run(fail)


def test_a_mistake_in_wording_leaves_nobody_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_words: Any) -> Any:
        raise ZeroDivisionError

    async def fail() -> None:
        async with harbour(tmp_path) as one:
            live = await seated(one)
            monkeypatch.setattr(Audience, "word", broken)
            with pytest.raises(Unavailable):
                await live.ask(place(live, 0, 0))
            monkeypatch.undo()
            again = await one.find(live.table.id)
            assert again is not live
            await again.ask(place(again, 4, 1))  # the first one is kept

    run(fail)


def test_who_has_given_up_a_seat_reads_nothing_of_it(tmp_path: Path) -> None:
    async def read() -> None:
        async with harbour(tmp_path) as one:
            live = await seated(one)
            owner = live.table.owner_of(0)
            assert [text async for text in read_events(live, 0, owner, None)]
            assert not [text async for text in read_events(live, 0, live.table.owner_of(1), None)]

    run(read)
