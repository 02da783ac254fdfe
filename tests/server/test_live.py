"""Live tables: races with other processes, a database that fails, and nothing told before it is kept."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from twojacks.server import entries as kinds
from twojacks.server.closing import LOST_DATABASE, WRONG_TOKEN
from twojacks.server.commands import Command
from twojacks.server.harbour import Harbour
from twojacks.server.live import LiveTable
from twojacks.server.migrations import migrate
from twojacks.server.playing import Playing
from twojacks.server.refusals import SeatTaken, Stale, Unavailable, WrongToken
from twojacks.server.settings import Settings
from twojacks.server.storage import Append, Storage
from twojacks.server.table import Table

OPTIONS = {"game": "halunken-und-spelunken", "variant": "beginner", "players": 3, "edition": None, "games": 1}
OPTIONS |= {"bots": [None] * 3, "clock": None, "public": False, "hints": False}


@dataclass(eq=False)
class Ear:
    """A connection that keeps what it is told."""

    owner: str | None = None
    texts: list[bytes] = field(default_factory=list)
    code: int | None = None

    def push(self, text: bytes) -> None:
        self.texts.append(text)

    def close(self, code: int) -> None:
        self.code = code

    @property
    def numbers(self) -> list[int]:
        return [message["n"] for message in map(json.loads, self.texts) if message["type"] == "update"]


@asynccontextmanager
async def harbour(data: Path, **options: Any) -> AsyncIterator[Harbour]:
    """A server without sockets and bots. Several may use one file here; they do not hear of each other."""
    settings = Settings(data, **options)
    storage = Storage(settings.url)
    migrate(storage.engine)
    one = Harbour(settings, storage)
    one.writer.start()
    yield one
    await one.close()


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(asyncio.wait_for(work(), 60))


def sit(seat: int | None, name: str) -> Command:
    return Command(kinds.SAT, seat, None, {"name": name, "token": name * 8, "randomness": None})


async def seated(one: Harbour, **options: Any) -> LiveTable:
    live = await one.create(OPTIONS | options)
    for name in "abc":
        await live.ask(sit(None, name))
    return live


def place(live: LiveTable, space: int, decision: int) -> Command:
    seat = live.table.waiting[0]
    data = {"action": f"place {space}", "decision": decision}
    return Command(kinds.DECIDED, seat, f"r{space}", data, owner=live.table.owner_of(seat))


def test_who_comes_second_reads_what_came_first(tmp_path: Path) -> None:
    async def race() -> None:
        async with harbour(tmp_path) as one, harbour(tmp_path) as two:
            first = await seated(one)
            second = await two.find(first.table.id)
            ear = Ear()
            await second.attach(None, ear, None)
            await first.ask(place(first, 0, 0))
            with pytest.raises(Stale):
                await second.ask(place(second, 4, 0))
            assert second.table.next_number == first.table.next_number
            assert ear.numbers == [first.table.count_for(None)]  # told once, though it was read again
            await second.ask(place(second, 4, 1))
            assert second.table.playing is not None
            assert second.table.playing.decision == 2

    run(race)


def test_a_seat_that_changes_hands_in_one_breath_is_the_next_ones_alone(tmp_path: Path) -> None:
    async def race() -> None:
        async with harbour(tmp_path) as one:
            live = await one.create(OPTIONS)
            await live.ask(sit(0, "a"))
            former, owner, before = Ear("a" * 8), live.table.owner_of(0), live.table.count_for(0)
            await live.attach(0, former, None)
            leaving = [live.ask(Command(kinds.LEFT, 0, request, owner=owner)) for request in ("once", "twice")]
            left, _, again = await asyncio.gather(leaving[0], live.ask(sit(0, "b")), leaving[1], return_exceptions=True)
            assert left == 0
            assert isinstance(again, WrongToken)
            assert live.table.seats[0].name == "b"
            assert (former.numbers, former.code) == ([before + 1], WRONG_TOKEN)  # its own leaving, and no more
            with pytest.raises(WrongToken):
                await live.attach(0, Ear("a" * 8), None)

    run(race)


def test_who_sits_down_where_somebody_left_has_requests_of_its_own(tmp_path: Path) -> None:
    """Both count alike: what the second one asks for is kept, too, and is the only one confirmed to it; in the process
    where all this happened, and in one that has read the log.
    """

    async def sit_in_turns() -> None:
        async with harbour(tmp_path) as one:
            live = await one.create(OPTIONS | {"players": 4, "bots": [None] * 4})
            for name in "ab":
                await live.ask(sit(0, name))
                await live.ask(put_bot(live, "deckhand", 1 + "ab".index(name), "first"))
                if name == "a":
                    await live.ask(Command(kinds.LEFT, 0, "second", owner=live.table.owner_of(0)))
            assert [seat.bot for seat in live.table.seats] == [None, "deckhand", "deckhand", None]
        async with harbour(tmp_path) as two:
            again = await two.find(live.table.id)
            assert again.table.has_kept("b" * 8, "first")
            assert not again.table.has_kept("b" * 8, "second")
            ear = Ear("b" * 8)
            await again.attach(0, ear, 1)
            assert [message["request"] for message in map(json.loads, ear.texts) if "request" in message] == ["first"]

    run(sit_in_turns)


def put_bot(live: LiveTable, bot: str, about: int, request: str) -> Command:
    return Command(kinds.SEATED_BOT, 0, request, {"about": about, "bot": bot}, owner=live.table.owner_of(0))


def test_the_same_request_in_two_processes_counts_once(tmp_path: Path) -> None:
    async def race() -> None:
        async with harbour(tmp_path) as one, harbour(tmp_path) as two:
            first = await seated(one)
            second = await two.find(first.table.id)
            await asyncio.gather(first.ask(place(first, 0, 0)), second.ask(place(second, 0, 0)))
            log = await one.load(first.table.id)
            assert [entry.request for entry in log].count("r0") == 1

    run(race)


def test_two_people_who_want_any_seat_both_get_one(tmp_path: Path) -> None:
    async def race() -> None:
        async with harbour(tmp_path) as one, harbour(tmp_path) as two:
            first = await one.create(OPTIONS)
            second = await two.find(first.table.id)
            seats = await asyncio.gather(first.ask(sit(None, "a")), second.ask(sit(None, "b")))
            assert sorted(seat for seat in seats if seat is not None) == [0, 1]
            with pytest.raises(SeatTaken):
                await first.ask(sit(1, "c"))

    run(race)


def test_choices_in_two_processes_never_block_each_other(tmp_path: Path) -> None:
    async def race() -> None:
        async with harbour(tmp_path) as one, harbour(tmp_path) as two:
            first = await seated(one)
            for number in range(3):
                await first.ask(place(first, 4 * number, number))
            second = await two.find(first.table.id)
            cards = [Command(kinds.DECIDED, seat, None, {"action": "card 3", "decision": 3}) for seat in range(3)]
            await asyncio.gather(first.ask(cards[0]), second.ask(cards[1]), first.ask(cards[2]))
            for live in (first, second):
                live.hear(None)
                table = await live.settled()
                assert table.playing is not None
                assert table.playing.decision >= 6

    run(race)


def test_nothing_is_told_before_it_is_kept(tmp_path: Path) -> None:
    async def watch() -> None:
        async with harbour(tmp_path) as one:
            live, ear, heard = await seated(one), Ear(), []
            await live.attach(None, ear, None)
            write = one.storage.write

            def slow(appends: Any) -> None:
                heard.append(len(ear.numbers))
                write(appends)
                heard.append(len(ear.numbers))

            one.storage.write = slow  # type: ignore[method-assign]
            await live.ask(place(live, 0, 0))
            assert heard == [0, 0]
            assert len(ear.numbers) == 1

    run(watch)


def test_readers_wait_for_the_disk(tmp_path: Path) -> None:
    async def watch() -> None:
        async with harbour(tmp_path) as one:
            live = await seated(one)
            before = live.table.next_number
            asked = asyncio.ensure_future(live.ask(place(live, 0, 0)))
            await asyncio.sleep(0)
            table = await live.settled()
            assert len(one.storage.load(table.id)) == table.next_number == before + 1
            await asked

    run(watch)


def test_a_database_that_fails_loses_nothing_that_was_confirmed(tmp_path: Path) -> None:
    async def fail() -> None:
        async with harbour(tmp_path) as one:
            live, ear = await seated(one), Ear()
            await live.attach(None, ear, None)
            write = one.storage.write

            def broken(_appends: list[Append]) -> None:
                raise Unavailable("storage: expected a database that answers")

            one.storage.write = broken  # type: ignore[method-assign, assignment]
            with pytest.raises(Unavailable):
                await live.ask(place(live, 0, 0))
            assert (ear.numbers, ear.code) == ([], LOST_DATABASE)
            one.storage.write = write  # type: ignore[method-assign]
            again = await one.find(live.table.id)
            assert again is not live
            await again.ask(place(again, 0, 0))
            assert again.table.playing is not None
            assert again.table.playing.decision == 1

    run(fail)


def test_a_mistake_of_ours_leaves_the_log_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A good wish goes with one that breaks the server: nothing of both stays, and the table is read again."""

    async def fail() -> None:
        async with harbour(tmp_path) as one:
            live, ear = await seated(one), Ear()
            await live.attach(None, ear, None)
            before = live.table.next_number
            honest = Playing.decide

            def broken(self: Playing, seat: int, action: str, *more: Any) -> Any:
                update = honest(self, seat, action, *more)
                if action == "place 4":
                    raise ZeroDivisionError
                return update

            monkeypatch.setattr(Playing, "decide", broken)
            wishes = [place(live, 0, 0), Command(kinds.DECIDED, 1, "x", {"action": "place 4", "decision": 1})]
            wishes[1].seat = ((wishes[0].seat or 0) + 1) % 3
            live.submit(wishes[0])
            with pytest.raises(Unavailable):
                await live.ask(wishes[1])
            assert ear.code == LOST_DATABASE
            assert len(await one.load(live.table.id)) == before
            monkeypatch.undo()
            again = await one.find(live.table.id)
            await again.ask(place(again, 0, 0))

    run(fail)


def test_nobody_waits_for_a_table_that_cannot_be_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail() -> None:
        async with harbour(tmp_path) as one:
            live, ear = await seated(one), Ear()
            await live.attach(None, ear, None)

            def broken(_table: Table, _log: Any) -> Any:
                raise ZeroDivisionError

            monkeypatch.setattr(Table, "fold", broken)
            live.hear(None)
            with pytest.raises(Unavailable):
                await live.settled()
            assert ear.code == LOST_DATABASE
            monkeypatch.undo()
            again = await one.find(live.table.id)
            await again.ask(place(again, 0, 0))

    run(fail)


class SlowDisk:
    """Holds back every transaction until it is let go, and counts the appends of each."""

    def __init__(self, one: Harbour) -> None:
        self.sizes: list[int] = []
        self.inside, self._go = one.storage.write, threading.Event()
        one.storage.write = self.write  # type: ignore[method-assign]

    def write(self, appends: Any) -> None:
        some = list(appends)
        self.sizes.append(sum(len(append.entries) for append in some))
        assert self._go.wait(60)
        self.inside(some)

    async def has_begun(self, transactions: int = 1) -> None:
        while len(self.sizes) < transactions:
            await asyncio.sleep(0.001)

    def let_go(self) -> None:
        self._go.set()


async def at_cards(one: Harbour) -> LiveTable:
    """All captains stand; everybody chooses a card at the same time."""
    live = await seated(one)
    for number in range(3):
        await live.ask(place(live, 4 * number, number))
    return live


def card(seat: int) -> Command:
    return Command(kinds.DECIDED, seat, f"card of {seat}", {"action": "card 3", "decision": 3})


def test_a_table_goes_on_while_it_is_written_and_tells_each_step_as_it_was(tmp_path: Path) -> None:
    async def watch() -> None:
        async with harbour(tmp_path) as one:
            live, ear = await at_cards(one), Ear()
            await live.attach(None, ear, None)
            disk, told = SlowDisk(one), len(ear.texts)
            first = asyncio.ensure_future(live.ask(card(0)))
            await disk.has_begun()
            others = [asyncio.ensure_future(live.ask(card(seat))) for seat in (1, 2)]
            with pytest.raises(asyncio.TimeoutError):
                await asyncio.wait_for(asyncio.shield(others[1]), 0.05)
            assert len(ear.texts) == told
            disk.let_go()
            await asyncio.gather(first, *others)
            assert disk.sizes[:2] == [1, 2]  # what came in while the disk was busy went together
            plays = [json.loads(text).get("play") for text in ear.texts[told:]]
            assert plays[0]["chosen"] == [0]  # and not what the table knew by then
            assert plays[1] is None
            assert plays[2]["decision"] >= 6
            numbers = [entry.number for entry in one.storage.load(live.table.id)]
            assert numbers == list(range(live.table.next_number))

    run(watch)


def test_what_follows_from_an_entry_that_came_second_is_not_written(tmp_path: Path) -> None:
    async def race() -> None:
        async with harbour(tmp_path) as one, harbour(tmp_path) as two:
            first = await at_cards(one)
            second = await two.find(first.table.id)
            disk = SlowDisk(two)
            mine = asyncio.ensure_future(second.ask(card(1)))
            await disk.has_begun()
            after_it = asyncio.ensure_future(second.ask(card(2)))
            await asyncio.sleep(0)
            await first.ask(card(0))
            disk.let_go()
            await asyncio.gather(mine, after_it)
            log = [entry for entry in one.storage.load(first.table.id) if entry.request and "card" in entry.request]
            assert [entry.request for entry in log] == ["card of 0", "card of 1", "card of 2"]
            table = await second.settled()
            assert table.next_number == len(one.storage.load(table.id))

    run(race)


def test_a_server_that_stops_keeps_what_it_has_taken(tmp_path: Path) -> None:
    async def stop() -> None:
        async with harbour(tmp_path) as one:
            live = await at_cards(one)
            disk = SlowDisk(one)
            first = asyncio.ensure_future(live.ask(card(0)))
            await disk.has_begun()
            second = asyncio.ensure_future(live.ask(card(1)))
            await asyncio.sleep(0)
            asyncio.get_running_loop().call_later(0.05, disk.let_go)
        assert [await first, await second] == [0, 1]
        kept = {entry.request for entry in Storage(Settings(tmp_path).url).load(live.table.id)}
        assert kept >= {"card of 0", "card of 1"}

    run(stop)
