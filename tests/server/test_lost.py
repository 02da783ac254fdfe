"""What goes wrong at a live table while it is written to: nobody is told too much, and nobody waits for ever."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.test_live import OPTIONS, Ear, SlowDisk, at_cards, card, harbour, place, run, seated, sit
from twojacks.server import entries as kinds
from twojacks.server.api import fulfil
from twojacks.server.audience import Audience
from twojacks.server.closing import WRONG_TOKEN
from twojacks.server.commands import Command
from twojacks.server.entries import Entry
from twojacks.server.harbour import Harbour
from twojacks.server.live import LiveTable
from twojacks.server.migrations import migrate
from twojacks.server.playing import Playing
from twojacks.server.refusals import Unavailable
from twojacks.server.storage import Storage, sqlite_url
from twojacks.server.streams import read_events


def fail_to_write(appends: Any) -> None:
    raise Unavailable("storage: expected a database that answers")


def broken(*_words: Any) -> Any:
    raise ZeroDivisionError


async def at_rest(one: Harbour) -> None:
    await one.writer._at_rest.wait()


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
            works = disk.inside

            def fail_once(appends: Any) -> None:
                disk.inside = works
                fail_to_write(appends)

            disk.inside = fail_once
            first = asyncio.ensure_future(live.ask(card(0)))
            await disk.has_begun()
            second = asyncio.ensure_future(live.ask(card(1)))
            await asyncio.sleep(0)
            disk.let_go()
            told = await asyncio.gather(first, second, return_exceptions=True)
            assert [type(error) for error in told] == [Unavailable, Unavailable]
            await at_rest(one)
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


async def lose_while_written(one: Harbour, monkeypatch: pytest.MonkeyPatch) -> tuple[LiveTable, SlowDisk]:
    """A mistake of ours at a table whose last card is with the writer."""
    live, disk = await at_cards(one), SlowDisk(one)
    first = asyncio.ensure_future(live.ask(card(0)))
    await disk.has_begun()
    with monkeypatch.context() as patch:
        patch.setattr(Playing, "decide", broken)
        with pytest.raises(Unavailable):
            await live.ask(card(1))
    with pytest.raises(Unavailable):
        await first
    return live, disk


def test_what_a_lost_table_had_with_the_writer_is_told_at_the_next_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail() -> None:
        async with harbour(tmp_path) as one:
            live, disk = await lose_while_written(one, monkeypatch)
            again, ear = await one.find(live.table.id), Ear()
            await again.attach(None, ear, None)
            disk.let_go()
            await at_rest(one)
            table = await again.settled()
            assert ear.numbers == [table.count_for(None)]
            assert table.next_number == len(one.storage.load(table.id))

    run(fail)


def test_a_table_that_was_being_read_when_the_writer_was_done_reads_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail() -> None:
        async with harbour(tmp_path) as one:
            live, disk = await lose_while_written(one, monkeypatch)
            log = await one.load(live.table.id)
            disk.let_go()
            await at_rest(one)

            async def load_late(table_id: str, first: int = 0) -> list[Entry]:
                monkeypatch.undo()
                return log

            monkeypatch.setattr(one, "load", load_late)
            again = await one.find(live.table.id)
            assert (await again.settled()).next_number == len(one.storage.load(live.table.id)) == len(log) + 1

    run(fail)


def test_a_commit_is_on_disk_when_it_returns(tmp_path: Path) -> None:
    """SQLite's manual: with a write-ahead log only FULL (2) survives a loss of power; kills alone would not tell."""
    storage = Storage(sqlite_url(tmp_path))
    migrate(storage.engine)
    pragmas = [storage._direct.execute(f"PRAGMA {name}").fetchone() for name in ("journal_mode", "synchronous")]
    assert pragmas == [("wal",), (2,)]
    storage.close()


def test_a_seat_that_is_taken_while_its_leaving_is_written(tmp_path: Path) -> None:
    """Who left hears that, and nothing of who came; both are kept."""

    async def race() -> None:
        async with harbour(tmp_path) as one:
            live = await one.create(OPTIONS)
            await live.ask(sit(0, "a"))
            former, before = Ear("a" * 8), live.table.count_for(0)
            await live.attach(0, former, None)
            disk = SlowDisk(one)
            leaving = asyncio.ensure_future(live.ask(Command(kinds.LEFT, 0, "once", owner=live.table.owner_of(0))))
            await disk.has_begun()
            coming = asyncio.ensure_future(live.ask(sit(0, "b")))
            await asyncio.sleep(0)
            disk.let_go()
            assert [await leaving, await coming] == [0, 0]
            assert live.table.seats[0].name == "b"
            assert (former.numbers, former.code) == ([before + 1], WRONG_TOKEN)
            kept = [entry.kind for entry in one.storage.load(live.table.id)]
            assert kept[-3:] == [kinds.SAT, kinds.LEFT, kinds.SAT]

    run(race)


def test_who_has_given_up_a_seat_reads_nothing_of_it(tmp_path: Path) -> None:
    async def read() -> None:
        async with harbour(tmp_path) as one:
            live = await seated(one)
            owner = live.table.owner_of(0)
            assert [text async for text in read_events(live, 0, owner, None)]
            assert not [text async for text in read_events(live, 0, live.table.owner_of(1), None)]

    run(read)
