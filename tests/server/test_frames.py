"""Frames that are read and written by hand, beside those that a library reads and writes."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from tests.server.clients import new_table, sit
from tests.server.serving import Served
from tests.server.wire import CONTINUATION, PING, TEXT, Wire, write_frame, write_text
from twojacks.server.backlogs import Backlogs
from twojacks.server.closing import GOING_AWAY, SLOW, UNREADABLE, WRONG_TOKEN
from twojacks.server.frames import frame_size, head_of, short_text
from twojacks.server.limits import Limits
from twojacks.server.sockets import Line

SIZES = (0, 1, 125, 126, 127, 65_535, 65_536)


def by_the_library(data: bytes, mask: bool) -> bytes:
    return Frame(Opcode.TEXT, data).serialize(mask=mask)


@pytest.mark.parametrize("size", SIZES)
def test_heads_are_those_of_the_library(size: int) -> None:
    data = b"x" * size
    assert head_of(size) + data == by_the_library(data, mask=False)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("mask", [False, True])
def test_a_frame_says_how_long_it_is(size: int, mask: bool) -> None:
    frame = by_the_library(b"x" * size, mask)
    head = len(frame) - size - (4 if mask else 0)
    assert [frame_size(frame[:end]) for end in range(head)] == [0] * head
    assert frame_size(frame[:head]) == frame_size(frame + b"more") == len(frame)


def test_short_texts_are_read_and_nothing_else_is() -> None:
    for text in ("", "ping", "é–x", "x" * 125):
        assert short_text(by_the_library(text.encode(), mask=True)) == text
    for data in (
        b"",
        b"\x81",
        by_the_library(b"unmasked", mask=False),
        by_the_library(b"x" * 126, mask=True),
        by_the_library(b"whole", mask=True)[:-1],
        by_the_library(b"whole", mask=True) + b"x",
        by_the_library(b"\xff", mask=True),
        Frame(Opcode.BINARY, b"x").serialize(mask=True),
        Frame(Opcode.TEXT, b"x", fin=False).serialize(mask=True),
    ):
        assert short_text(data) is None


@pytest.fixture
def wire(served: Served) -> Iterator[Wire]:
    player = sit(served, new_table(served))
    wire = Wire(served.port)
    wire.upgrade(f"/api/tables/{player.table}/socket")
    yield wire
    wire.close()


def test_texts_in_all_kinds_of_pieces(wire: Wire) -> None:
    """Short and long, in several frames, with pings between them, cut anywhere: each is heard once, in order."""
    ping, dice = json.dumps({"type": "ping"}).encode(), random.Random(1)
    long = ping + b" " * 300
    pieces = write_frame(ping[:5], TEXT, False) + write_frame(b"", PING) + write_frame(ping[5:], CONTINUATION)
    kinds = (write_text(type="ping"), write_frame(long), pieces, write_frame(ping) * 3)
    counts = (1, 1, 1, 3)
    heard = 0
    for _ in range(40):
        picked = [dice.randrange(len(kinds)) for _ in range(dice.randint(1, 4))]
        data = b"".join(kinds[kind] for kind in picked)
        while data:
            cut = dice.randint(1, len(data))
            wire.send(data[:cut])
            data = data[cut:]
        for _ in range(sum(counts[kind] for kind in picked)):
            wire.read_until("pong")
            heard += 1
    wire.send(write_text(type="dance"))
    assert wire.read_close() == UNREADABLE
    assert wire.kept.count(b'{"type":"pong"}') == heard


class Reader:
    """A wire whose client reads now and then."""

    def __init__(self) -> None:
        self.is_writable = True
        self.written: list[bytes] = []

    def listen(self, hear: Any, read_on: Any) -> None: ...

    def write(self, text: bytes) -> None:
        assert self.is_writable
        self.written.append(text)


def with_line(work: Any) -> None:
    async def on_loop() -> None:
        reader = Reader()
        work(reader, Line(reader, Backlogs(Limits(backlog=3)), "192.0.2.1", None))

    asyncio.run(on_loop())


def test_a_line_keeps_the_order_when_somebody_reads_slowly() -> None:
    def work(reader: Reader, line: Line) -> None:
        line.push(b"1")
        reader.is_writable = False
        line.push(b"2")
        line.push(b"3")
        assert reader.written == [b"1"]
        reader.is_writable = True
        line.push(b"4")
        line.read_on()
        line.push(b"5")
        assert reader.written == [b"1", b"2", b"3", b"4", b"5"]

    with_line(work)


def test_a_line_ends_after_what_is_queued() -> None:
    def work(reader: Reader, line: Line) -> None:
        reader.is_writable = False
        line.push(b"1")
        line.close(WRONG_TOKEN, "why")
        line.close(GOING_AWAY)
        line.push(b"too late")
        assert not line.ended.done()
        reader.is_writable = True
        line.read_on()
        assert reader.written == [b"1"]
        assert (line.ended.result().code, line.ended.result().reason) == (WRONG_TOKEN, "why")

    with_line(work)


def test_who_is_too_far_behind_hears_no_more() -> None:
    def work(reader: Reader, line: Line) -> None:
        reader.is_writable = False
        for number in range(4):
            line.push(b"%d" % number)
        assert line.ended.result().code == SLOW
        assert reader.written == []

    with_line(work)


def test_reasons_are_short_enough_for_a_frame() -> None:
    def work(_reader: Reader, line: Line) -> None:
        line.close(WRONG_TOKEN, "é" * 200)
        assert line.ended.result().reason == "é" * 60

    with_line(work)
