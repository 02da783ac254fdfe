"""Clients that do not read: how much waits for them is limited in bytes, and other clients miss nothing."""

from __future__ import annotations

import asyncio
import socket
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.inside import GENEROUS, Inside, inside
from tests.server.test_frames import Reader
from tests.server.test_live import harbour, run, seated
from tests.server.wire import TEXT, Wire, ask, body_of, write_request, write_text
from twojacks.server import patience
from twojacks.server.backlogs import Backlogs
from twojacks.server.closing import SLOW, WRONG_TOKEN
from twojacks.server.frames import MOST_UNSENT
from twojacks.server.limits import Limits
from twojacks.server.sockets import Line
from twojacks.server.streams import Lines, follow_events

TABLE = {"game": "halunken-und-spelunken", "players": 3}
EMOJI = "🂫" * 32  # the longest name; one such letter makes a whole str four times as large
US, THEM = "192.0.2.1", "192.0.2.2"
LIMITS = Limits(backlog_bytes=100, backlog_bytes_of_address=250, backlog_bytes_of_process=400)


# One process, without wires


class Deaf(Reader):
    """A wire whose client does not read."""

    def __init__(self) -> None:
        super().__init__()
        self.is_writable = False


def on_loop(work: Callable[[Backlogs], None]) -> None:
    async def start() -> None:
        work(Backlogs(LIMITS))

    asyncio.run(start())


def code_of(line: Line) -> int | None:
    return line.ended.result().code if line.ended.done() else None


def lines_of(backlogs: Backlogs, address: str, *sizes: int) -> list[Line]:
    """Of clients that do not read and are behind by so many bytes."""
    lines = [Line(Deaf(), backlogs, address, None) for _ in sizes]
    for line, size in zip(lines, sizes, strict=True):
        line.push(b"x" * size)
    return lines


def test_a_backlog_is_limited_in_bytes() -> None:
    def work(backlogs: Backlogs) -> None:
        (line,) = lines_of(backlogs, US, 60)
        line.push(("🂫" * 10).encode())  # ten letters, forty bytes: exactly the limit
        assert (code_of(line), backlogs.size) == (None, 100)
        line.push(b"x")
        assert (code_of(line), backlogs.size) == (SLOW, 0)
        line.push(b"more")
        assert (backlogs.size, backlogs.sizes) == (0, {})

    on_loop(work)


def test_of_one_address_the_client_that_is_furthest_behind_goes_first() -> None:
    def work(backlogs: Backlogs) -> None:
        lines = lines_of(backlogs, US, 70, 90, 80)
        other = Line(Deaf(), backlogs, THEM, None)
        other.push(b"x" * 95)
        assert [code_of(line) for line in (*lines, other)] == [None] * 4
        lines[0].push(b"x" * 15)
        assert [code_of(line) for line in (*lines, other)] == [None, SLOW, None, None]
        assert backlogs.sizes == {US: 165, THEM: 95}

    on_loop(work)


def test_of_all_addresses_the_one_that_is_furthest_behind_goes_first() -> None:
    def work(backlogs: Backlogs) -> None:
        ours = lines_of(backlogs, US, 80, 80, 85)
        theirs = lines_of(backlogs, THEM, 99, 50)
        assert [code_of(line) for line in (*ours, *theirs)] == [None] * 5
        theirs[1].push(b"x" * 7)
        assert [code_of(line) for line in (*ours, *theirs)] == [None, None, SLOW, None, None]
        assert (backlogs.size, backlogs.sizes) == (316, {US: 160, THEM: 156})

    on_loop(work)


def test_what_is_read_counts_no_more() -> None:
    def work(backlogs: Backlogs) -> None:
        reader = Reader()
        line = Line(reader, backlogs, US, None)
        for _ in range(20):
            reader.is_writable = False
            line.push(b"x" * 50)
            line.push(b"y" * 50)
            reader.is_writable = True
            line.read_on()
        assert len(reader.written) == 40
        assert (code_of(line), backlogs.size, backlogs.sizes) == (None, 0, {})

    on_loop(work)


def test_nothing_is_held_for_a_client_that_has_gone() -> None:
    def work(backlogs: Backlogs) -> None:
        (line,) = lines_of(backlogs, US, 60)
        line.leave()
        line.push(b"an answer that comes late")
        stream = Lines(backlogs, US, None)
        stream.push(b"x")
        stream.leave()
        stream.push(b"x")
        assert (backlogs.size, backlogs.sizes) == (0, {})

    on_loop(work)


def test_a_line_that_waits_to_end_is_cut_off_like_others() -> None:
    """It ends at once, with the code it was closed with."""

    def work(backlogs: Backlogs) -> None:
        (line,) = lines_of(backlogs, US, 90)
        line.close(WRONG_TOKEN)
        assert code_of(line) is None
        lines_of(backlogs, US, 85, 85)
        assert code_of(line) == WRONG_TOKEN

    on_loop(work)


def test_a_stream_is_limited_in_bytes_and_ends_without_a_gap() -> None:
    async def read() -> None:
        backlogs = Backlogs(LIMITS)
        stream = Lines(backlogs, US, None)
        stream.push(b"1" * 60)
        assert await stream.next() == b"1" * 60
        for text in (b"2" * 60, b"3" * 41, b"4"):
            stream.push(text)
        assert await stream.next() is None
        assert backlogs.size == 0

    run(read)


# Real sockets


class SmallWire(Wire):
    """The kernel takes little for a client that does not read."""

    def __post_init__(self) -> None:
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.settimeout(120)
        self.socket.connect(("127.0.0.1", self.port))
        self.stream = self.socket.makefile("rb")


class Party:
    """Three people with long names at one table. The first of them votes, and reads."""

    def __init__(self, server: Inside) -> None:
        self.port, self.votes = server.port, 0
        self.table = body_of(ask(self.port, "POST", "/api/tables", TABLE))["table"]
        path = f"/api/tables/{self.table}/seats"
        sat = [body_of(ask(self.port, "POST", path, {"name": EMOJI})) for _ in range(3)]
        self.tokens = {one["seat"]: one["token"] for one in sat}
        self.voter = self.open(0)
        self.voter.read_until("presence")

    def open(self, seat: int | None, after: int | None = None, **headers: str) -> Wire:
        queries = [f"{name}={value}" for name, value in (("seat", seat), ("after", after)) if value is not None]
        if seat is not None:
            headers["Authorization"] = f"Bearer {self.tokens[seat]}"
        wire = SmallWire(self.port)
        wire.upgrade(f"/api/tables/{self.table}/socket?{'&'.join(queries)}", **headers)
        return wire

    def vote(self, count: int = 20) -> int:
        """The number of the last update."""
        for _ in range(count):
            self.voter.send(write_text(type="vote", request=f"{self.votes}", about=1, agree=self.votes % 2 == 0))
            self.votes += 1
        numbers = [int(self.voter.read_until("update")["n"]) for _ in range(count)]
        self.voter.kept.clear()
        return numbers[-1]


@contextmanager
def narrow(data: Path, **limits: int) -> Iterator[Inside]:
    """A server of whose texts the kernel takes little, too."""
    with inside(data, limits=Limits(GENEROUS, GENEROUS, GENEROUS, GENEROUS, GENEROUS, **limits)) as server:
        server.call(lambda: server._bound.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096))
        yield server


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "STUCK_SECONDS", 600.0)  # bytes decide here, and not time


def read_to_the_end(wire: Wire) -> tuple[int, int]:
    """The number of the last message, and the code with which the connection ends."""
    number = 0
    while (frame := wire.read_frame())[0] == TEXT:
        number = number_of(frame[1], number)
    return number, int.from_bytes(frame[1][:2], "big")


def number_of(payload: bytes, before: int) -> int:
    message: dict[str, Any] = body_of(b"\r\n\r\n" + payload)
    return int(message.get("n", before))


def test_the_attack_of_many_sockets_that_do_not_read(tmp_path: Path) -> None:
    """Seats of one table are told different texts, so nothing is shared between them."""
    most = 100_000
    with narrow(tmp_path / "data", backlog_bytes=most) as server:
        party = Party(server)
        deaf = [party.open(seat) for seat in (0, 1, 2, None)]
        party.vote()
        tracemalloc.start()
        try:
            for _ in range(25):
                party.vote()
            _, held = tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()
        for wire in (*deaf, party.voter):
            wire.close()
    assert held < len(deaf) * (most + MOST_UNSENT) + 2_000_000  # what the table itself remembers


def test_a_client_that_does_not_read_is_cut_off_and_may_resume(tmp_path: Path) -> None:
    with narrow(tmp_path / "data", backlog_bytes=50_000) as server:
        party = Party(server)
        deaf = party.open(1)
        live = server.harbour.tables[party.table]
        server.wait_until(lambda: 1 in live.connections)
        while server.call(lambda: 1 in live.connections):
            last = party.vote(5)
        number, code = read_to_the_end(deaf)
        assert (code, number < last) == (SLOW, True)
        back = party.open(1, after=number)
        assert [back.read_until("update")["n"] for _ in range(last - number)] == list(range(number + 1, last + 1))
        for wire in (deaf, back, party.voter):
            wire.close()


def test_one_address_cannot_add_up_and_others_hear_everything(tmp_path: Path) -> None:
    """Also not with streams. The client from elsewhere reads slowly, but it reads."""
    limits = {"backlog_bytes": 60_000, "backlog_bytes_of_address": 120_000}
    with narrow(tmp_path / "data", **limits) as server:
        party = Party(server)
        elsewhere = party.open(None, X_Forwarded_For=THEM)
        last = int(elsewhere.read_until("state")["n"])
        deaf = [party.open(seat) for seat in (1, 2, None) * 4]
        streams = [SmallWire(server.port) for _ in range(4)]
        for stream in streams:
            stream.send(write_request("GET", f"/api/tables/{party.table}/events?follow=true"))
        backlogs, most = server.harbour.backlogs, 0
        server.wait_until(lambda: server.harbour.sockets.open["127.0.0.1"] == 1 + len(deaf) + len(streams))
        for _ in range(40):
            newest = party.vote(10)
            most = max(most, server.call(lambda: backlogs.sizes.get("127.0.0.1", 0)))
            assert [elsewhere.read_until("update")["n"] for _ in range(10)] == list(range(last + 1, newest + 1))
            last = newest
        for wire in (*deaf, *streams, elsewhere, party.voter):
            wire.close()
        server.wait_until(lambda: not backlogs.sizes)
    assert 60_000 < most <= 120_000


def test_a_client_that_leaves_while_it_is_behind_is_forgotten(tmp_path: Path) -> None:
    with narrow(tmp_path / "data") as server:
        party, backlogs = Party(server), server.harbour.backlogs
        deaf = party.open(None)
        while not server.call(lambda: backlogs.size):
            party.vote()
        deaf.close()
        server.wait_until(lambda: not backlogs.sizes)
        party.voter.close()


def test_a_stream_that_is_left_while_it_is_behind_is_forgotten(tmp_path: Path) -> None:
    async def leave() -> None:
        async with harbour(tmp_path) as one:
            live = await seated(one)
            told = follow_events(live, None, None, Lines(one.backlogs, US, None), one.sockets, US)
            assert b'"type":"state"' in await anext(told)
            assert one.backlogs.size  # who is here
            await told.aclose()
            assert (one.backlogs.size, one.backlogs.sizes) == (0, {})

    run(leave)
