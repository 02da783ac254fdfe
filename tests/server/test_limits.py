"""How much anybody may ask for, and how long they may take: SECURITY.md's rates and times. Floods are in test_fuzz."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.server.inside import GENEROUS, inside
from tests.server.serving import Served
from tests.server.test_live import harbour, run
from tests.server.wire import Wire, ask, body_of, exchange, headers_of, status_of, write_request, write_text
from twojacks.bots.pool import Pool
from twojacks.server import guards, sockets
from twojacks.server.closing import TOO_MANY
from twojacks.server.limits import MOST_BUCKETS, Buckets, Limits, Rate
from twojacks.server.refusals import LimitReached

TABLE = {"game": "halunken-und-spelunken", "players": 3}


def test_a_bucket_is_emptied_and_fills_again() -> None:
    now = [0.0]
    bucket = Buckets(Rate(per_second=2, brim=3), now=lambda: now[0])
    for _ in range(3):
        bucket.take("a")
    with pytest.raises(LimitReached) as refused:
        bucket.take("a")
    assert refused.value.wait == 0.5
    bucket.take("b")  # somebody else
    now[0] = 0.5
    bucket.take("a")
    with pytest.raises(LimitReached):
        bucket.take("a")
    now[0] = 100.0
    for _ in range(3):
        bucket.take("a")
    with pytest.raises(LimitReached):
        bucket.take("a")


def test_there_are_only_so_many_buckets() -> None:
    bucket = Buckets(Rate(1, 1))
    for number in range(MOST_BUCKETS + 10):
        bucket.take(str(number))
    assert len(bucket._levels) == MOST_BUCKETS


def limited(folder: Path, **rates: Any) -> Any:
    free = Limits(GENEROUS, GENEROUS, GENEROUS, GENEROUS, GENEROUS)
    return inside(folder / "data", limits=replace(free, **rates))


def test_limits_of_an_address(tmp_path: Path) -> None:
    with limited(tmp_path, requests=Rate(0.001, 3)) as server:
        answers = [ask(server.port, "GET", "/api/games") for _ in range(4)]
    assert [status_of(answer) for answer in answers] == [200, 200, 200, 429]
    assert 900 < int(headers_of(answers[3])["retry-after"]) <= 1001
    assert body_of(answers[3])["error"]["code"] == "limit.reached"


def test_a_balancer_is_answered_however_much_its_address_has_asked(tmp_path: Path) -> None:
    with limited(tmp_path, requests=Rate(0.001, 1)) as server:
        statuses = [status_of(ask(server.port, "GET", path)) for path in ("/healthz", "/", "/healthz", "/", "/healthz")]
    assert statuses == [200, 200, 200, 429, 200]


def test_whoever_asks_for_the_servers_health_at_once_is_answered_together(tmp_path: Path) -> None:
    """They are not counted, so they must not cost much."""

    async def ask_together() -> None:
        async with harbour(tmp_path) as one:
            looks, inner = [], one.storage.look

            def look() -> None:
                looks.append(1)
                inner()

            one.storage.look = look  # type: ignore[method-assign]
            assert await asyncio.gather(*(one.is_healthy() for _ in range(20))) == [True] * 20
            assert len(looks) == 1
            one.storage.engine.dispose()
            (tmp_path / "tables.db").write_bytes(b"no database")
            assert not await one.is_healthy()

    run(ask_together)


def test_whose_address_counts(tmp_path: Path) -> None:
    """The one a proxy on this machine tells of; and all that one owner of IPv6 addresses can choose from are one."""
    clients = ["192.0.2.1", "192.0.2.1", "192.0.2.2", "2001:db8::1", "2001:db8::f00:2", "2001:db8:0:1::1", "what:ever"]
    clients += ["::ffff:192.0.2.1", "::ffff:192.0.2.3", "::ffff:192.0.2.4"]  # of IPv4, through a socket of IPv6
    with limited(tmp_path, requests=Rate(0.001, 1)) as server:
        statuses = [status_of(ask(server.port, "GET", "/api/games", X_Forwarded_For=client)) for client in clients]
    assert statuses == [200, 429, 200, 200, 429, 200, 200, 429, 200, 200]


def test_limits_of_sockets_that_are_opened(tmp_path: Path) -> None:
    """They are requests like others: coming again and again is no way around being counted."""
    with limited(tmp_path, requests=Rate(0.001, 3)) as server:
        table = body_of(ask(server.port, "POST", "/api/tables", TABLE))["table"]
        codes = []
        for _ in range(3):
            wire = Wire(server.port)
            wire.upgrade(f"/api/tables/{table}/socket")
            wire.send(write_text(type="ping"))
            codes.append(wire.read_close(b'{"type":"pong"}'))
            wire.close()
    assert codes == [None, None, TOO_MANY]


def test_limits_of_hints(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So many are thought about at a time for an address; who asks for more is told to wait."""
    asked, woken = threading.Event(), threading.Event()

    async def think(*_question: object) -> dict[str, Any]:
        asked.set()
        while not woken.is_set():
            await asyncio.sleep(0.01)
        return {}

    monkeypatch.setattr(Pool, "hint", think)
    with limited(tmp_path, hints=1) as server, ThreadPoolExecutor(1) as threads:
        paths = [asked_seat(server) for _ in range(2)]
        first = threads.submit(ask, server.port, "GET", paths[0][0], **paths[0][1])
        assert asked.wait(60)
        second = ask(server.port, "GET", paths[1][0], **paths[1][1])
        woken.set()
        third = [first.result(), ask(server.port, "GET", paths[1][0], **paths[1][1])]
    assert [status_of(answer) for answer in (second, *third)] == [429, 200, 200]
    assert body_of(second)["error"] == {
        "code": "limit.reached",
        "message": "hint: expected fewer at a time; ask again when one has come",
    }
    assert headers_of(second)["retry-after"] == "2"


def asked_seat(server: Any) -> tuple[str, dict[str, str]]:
    """Where the first seat that is asked at a new table finds its hint, and with what."""
    table = body_of(ask(server.port, "POST", "/api/tables", {**TABLE, "hints": True}))["table"]
    sat = [ask(server.port, "POST", f"/api/tables/{table}/seats", {"name": name}) for name in ("Ann", "Bob", "Cid")]
    seat = server.harbour.tables[table].table.waiting[0]
    return f"/api/tables/{table}/seats/{seat}/hint", {"Authorization": f"Bearer {body_of(sat[seat])['token']}"}


def test_limits_of_new_tables(tmp_path: Path) -> None:
    with limited(tmp_path, creations=Rate(0.001, 2)) as server:
        statuses = [status_of(ask(server.port, "POST", "/api/tables", TABLE)) for _ in range(3)]
    assert statuses == [201, 201, 429]


def test_limits_of_errands(tmp_path: Path) -> None:
    """What takes the server long: pictures and replays, together."""
    with limited(tmp_path, errands=Rate(0.001, 2)) as server:
        table = body_of(ask(server.port, "POST", "/api/tables", TABLE))["table"]
        pictures = [status_of(ask(server.port, "GET", f"/api/tables/{table}/invitation.svg")) for _ in range(2)]
        replay = status_of(ask(server.port, "POST", "/api/replays", {"save": {}}))
    assert [*pictures, replay] == [200, 200, 429]


def test_limits_of_guessing(tmp_path: Path) -> None:
    """Who tries wrong tokens is slowed down; whoever has the right one is not."""
    with limited(tmp_path, tokens=Rate(0.001, 2)) as server:
        table = body_of(ask(server.port, "POST", "/api/tables", TABLE))["table"]
        token = body_of(ask(server.port, "POST", f"/api/tables/{table}/seats", {"name": "Ann"}))["token"]
        tries = ["wrong", token, "wrong", "wrong", token]
        path = f"/api/tables/{table}/state?seat=0"
        answers = [ask(server.port, "GET", path, Authorization=f"Bearer {one}") for one in tries]
    assert [status_of(answer) for answer in answers] == [401, 200, 401, 429, 200]


def test_limits_of_a_seat(tmp_path: Path) -> None:
    """Over all its connections together."""
    with limited(tmp_path, wishes=Rate(0.001, 3)) as server:
        table = body_of(ask(server.port, "POST", "/api/tables", TABLE))["table"]
        token = body_of(ask(server.port, "POST", f"/api/tables/{table}/seats", {"name": "Ann"}))["token"]
        codes = []
        for _ in range(2):
            wire = Wire(server.port)
            wire.upgrade(f"/api/tables/{table}/socket?seat=0", Authorization=f"Bearer {token}")
            wire.send(write_text(type="ping") * 2)
            wire.read_until("pong")
            codes.append(wire.read_close(b'{"type":"pong"}'))
            wire.close()
        posted = ask(
            server.port,
            "POST",
            f"/api/tables/{table}/seats/0/return",
            {"request": "a"},
            Authorization=f"Bearer {token}",
        )
    assert codes == [None, 4429]
    assert status_of(posted) == 429


def test_limits_of_open_connections(tmp_path: Path) -> None:
    """Sockets and streams together; who leaves makes room."""
    with limited(tmp_path, sockets=2) as server:
        table = body_of(ask(server.port, "POST", "/api/tables", TABLE))["table"]
        stream, *wires = [Wire(server.port) for _ in range(3)]
        stream.send(write_request("GET", f"/api/tables/{table}/events?follow=true"))
        assert stream.stream.readline() == b"HTTP/1.1 200 OK\r\n"
        for wire in wires:
            wire.upgrade(f"/api/tables/{table}/socket")
        assert wires[1].read_close() == 4429
        assert status_of(ask(server.port, "GET", f"/api/tables/{table}/events?follow=true")) == 429
        for wire in (stream, *wires):
            wire.close()
        server.wait_until(lambda: not server.harbour.sockets.open)


def test_large_bodies_are_refused(served: Served) -> None:
    body = b" " * 70_000
    announced = exchange(served.port, write_request("POST", "/api/tables", body, Connection="close"))
    chunk = b"%x\r\n%s\r\n0\r\n\r\n" % (len(body), body)
    head = write_request("POST", "/api/tables", b"", Connection="close", Transfer_Encoding="chunked")
    for answer in (announced, exchange(served.port, head + chunk)):
        assert (status_of(answer), body_of(answer)["error"]["code"]) == (413, "request.large")


# Time


def test_slow_bodies_are_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guards, "BODY_SECONDS", 0.3)
    with inside(tmp_path / "data") as server:
        wire = Wire(server.port)
        wire.send(write_request("POST", "/api/tables", b"{}", Connection="close")[:-1])
        assert status_of(wire.read_rest()) == 408
        wire.close()


@pytest.mark.parametrize("query", ["", "?seat=0"])
def test_silent_sockets_are_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, query: str) -> None:
    """Also one that was asked for a token."""
    monkeypatch.setattr(sockets, "SILENCE", 0.3)
    with inside(tmp_path / "data") as server:
        table = body_of(ask(server.port, "POST", "/api/tables", TABLE))["table"]
        wire = Wire(server.port)
        wire.upgrade(f"/api/tables/{table}/socket{query}")
        assert wire.read_close() == 4408
        wire.close()
