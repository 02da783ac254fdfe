"""SECURITY.md, line by line. Limits of sizes, floods and silence are in test_fuzz."""

from __future__ import annotations

import asyncio
import hmac
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from tests.server.clients import Player, new_table, sit, sit_everywhere
from tests.server.inside import GENEROUS, Inside, inside
from tests.server.serving import Served, serving
from tests.server.test_live import harbour, run
from tests.server.wire import HOST, Wire, ask, body_of, exchange, status_of, write_request, write_text
from twojacks.server import guards, seats, sockets
from twojacks.server.harbour import ID_BYTES, TOKEN_BYTES
from twojacks.server.limits import MOST_BUCKETS, Buckets, Limits, Rate
from twojacks.server.pages import PAGE
from twojacks.server.refusals import LimitReached

TABLE = {"game": "halunken-und-spelunken", "players": 3}
NO_TABLE = "/api/tables/" + "a" * 16


def headers_of(answer: bytes) -> dict[str, str]:
    lines = answer.split(b"\r\n\r\n", 1)[0].decode().split("\r\n")[1:]
    return {name.lower(): value for name, value in (line.split(": ", 1) for line in lines)}


@pytest.fixture(scope="module")
def behind_tls(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """A server whose public address begins with https, and whose proxy speaks for it."""
    with inside(tmp_path_factory.mktemp("tls") / "data", public_url=f"https://{HOST}") as server:
        yield server


# Headers


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/api/games", 200),
        ("GET", "/healthz", 200),
        ("GET", "/page/games/montego_bay/symbols.svg", 200),
        ("GET", "/nowhere", 404),
        ("GET", f"{NO_TABLE}/state", 404),
        ("DELETE", "/api/tables", 405),
        ("POST", "/api/tables", 400),
    ],
)
def test_every_answer_tells_the_browser_to_be_careful(served: Served, method: str, path: str, status: int) -> None:
    answer = ask(served.port, method, path, {})
    assert status_of(answer) == status
    headers = headers_of(answer)
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == "'self'"  # and so neither 'unsafe-inline' nor 'unsafe-eval'
    assert policy["style-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers
    if path.startswith("/api"):
        assert headers["cache-control"] == "no-store"


@pytest.mark.parametrize("path", ["app.js", "style/base.css", "fonts/alegreya-latin-800-normal.woff2"])
def test_parts_of_a_page_are_what_they_say_and_ours_alone(served: Served, path: str) -> None:
    headers = headers_of(ask(served.port, "GET", f"/page/{path}"))
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cross-origin-resource-policy"] == "same-origin"


class Inline(HTMLParser):
    """Finds what the policy would forbid."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = {name for name, _ in attrs}
        if tag == "style" or (tag == "script" and "src" not in names) or "style" in names:
            self.found.append(tag)
        self.found += [name for name in names if name.startswith("on")]


def test_no_page_of_ours_needs_more_than_the_policy_allows() -> None:
    pages = [page.read_text() for page in PAGE.glob("**/*.html")]
    for page in pages:
        parser = Inline()
        parser.feed(page)
        assert parser.found == []


def test_behind_tls_cookies_and_pages_stay_there(behind_tls: Inside) -> None:
    created = ask(behind_tls.port, "POST", "/api/tables", TABLE)
    assert headers_of(created)["strict-transport-security"].startswith("max-age=")
    table = body_of(created)["table"]
    cookie = headers_of(ask(behind_tls.port, "POST", f"/api/tables/{table}/seats", {"name": "Ann"}))["set-cookie"]
    assert {"HttpOnly", "Secure", "SameSite=strict", f"Path=/api/tables/{table}"} <= set(cookie.split("; "))


# Origins

FOREIGN = [
    *("https://elsewhere.example", "null", "", "http://[", "file://", "http://"),
    *(f"http://{HOST}.elsewhere.example", f"http://{HOST}@elsewhere.example", f"http://{HOST}:99", f"http://x.{HOST}"),
]


@pytest.mark.parametrize("origin", FOREIGN)
def test_pages_of_others_ask_for_nothing(served: Served, origin: str) -> None:
    player = sit(served, new_table(served))
    for method, path in (
        ("POST", "/api/tables"),
        ("POST", "/api/replays"),
        ("PUT", f"/api/tables/{player.table}/seats/1"),
    ):
        answer = ask(served.port, method, path, TABLE, Origin=origin, **player.headers)
        assert (status_of(answer), body_of(answer)["error"]["code"]) == (403, "origin.wrong")
    wire = Wire(served.port)
    wire.upgrade(f"/api/tables/{player.table}/socket", Origin=origin)
    assert wire.read_close() == 4403
    wire.close()


@pytest.mark.parametrize("origin", [f"http://{HOST}", f"HTTP://{HOST.upper()}", f"https://{HOST}"])
def test_our_own_page_may_ask(behind_tls: Inside, origin: str) -> None:
    """Under the public address, and under the one that the browser itself has asked."""
    assert status_of(ask(behind_tls.port, "POST", "/api/tables", TABLE, Origin=origin)) == 201


# Limits


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
    with limited(tmp_path, requests=Rate(0.001, 1)) as server:
        statuses = [status_of(ask(server.port, "GET", "/api/games", X_Forwarded_For=client)) for client in clients]
    assert statuses == [200, 429, 200, 200, 429, 200, 200]


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


# Tokens, and tables that are nobody else's business


def test_tokens_and_tables_cannot_be_guessed() -> None:
    assert 8 * TOKEN_BYTES == 128
    assert 8 * ID_BYTES == 80


def test_tokens_are_compared_in_constant_time(monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[tuple[int, int]] = []

    def compare(first: str, second: str) -> bool:
        compared.append((len(first), len(second)))
        return hmac.compare_digest(first, second)

    monkeypatch.setattr(seats, "hmac", type("Watched", (), {"compare_digest": staticmethod(compare)}))
    seat = seats.Seat(token=seats.hash_token("right"))
    assert [seat.owns(token) for token in ("right", "wrong", "", "r", "x" * 1000)] == [True] + [False] * 4
    assert compared == [(64, 64)] * 5


def test_private_tables_are_not_told_of(served: Served) -> None:
    """Neither by the list, nor by figures, nor by how an unknown one is refused."""
    table = new_table(served)
    for path in ("/api/tables", "/metrics", "/healthz", "/"):
        assert table.encode() not in ask(served.port, "GET", path)
    wrong = {"Authorization": "Bearer wrong"}
    unknown = [
        ask(served.port, "GET", f"{NO_TABLE}/{path}", **wrong)
        for path in (
            "state",
            "state?seat=0",
            "record",
            "replay",
            "events?after=3",
            "seats/0/link.svg",
            "invitation.svg",
        )
    ]
    assert len(set(unknown)) == 1


def test_nobody_votes_about_a_seat_that_is_not_there(served: Served) -> None:
    player = sit_everywhere(served, new_table(served), 3)[0]
    answer = player.post("vote", about=3, agree=True)
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "table.stage")


@pytest.mark.parametrize(
    "table_id", ["%00", "a", "a" * 17, "A" * 16, "aaaaaaaa%2Faaaaaaa", "'%20OR%201=1", "%F0%9F%98%80"]
)
def test_ids_that_are_none(served: Served, table_id: str) -> None:
    wire = Wire(served.port)
    head = wire.upgrade(f"/api/tables/{table_id}/socket")
    assert b" 403 " in head.split(b"\r\n")[0] or wire.read_close() == 4404
    wire.close()
    assert status_of(ask(served.port, "GET", f"/api/tables/{table_id}/state")) in (400, 404)


def test_names_come_back_as_text_and_nothing_else(served: Served) -> None:
    name = "<script>alert(1)</script>"
    player = sit(served, new_table(served, public=True), name=name)
    for path in (f"/api/tables/{player.table}/state", "/api/tables"):
        answer = ask(served.port, "GET", path)
        assert headers_of(answer)["content-type"] == "application/json"
        assert headers_of(answer)["x-content-type-options"] == "nosniff"
        assert name in str(body_of(answer))


# Secrets


def secrets_in(data: Path) -> set[str]:
    """What the database holds that nobody may read: secrets of games, and hashes of tokens."""
    with closing(sqlite3.connect(data / "tables.db")) as database:
        rows = [row[0] for row in database.execute("SELECT data FROM entries")]
    return set(re.findall(r'"(?:secret|token)":"([0-9a-f]{64})"', "".join(rows)))


def test_no_secret_is_kept_in_the_log_or_told_in_an_error(tmp_path: Path) -> None:
    """A game, bad manners, and a database that breaks."""
    data, told = tmp_path / "data", b""
    with serving(data) as served:
        players = sit_everywhere(served, new_table(served), 3)
        asyncio.run(play(players))
        stranger = Player(served, players[0].table, 0, "wrong")
        told += stranger.post("leave").content + players[0].post("decide", action="x", decision=0).content
        told += ask(served.port, "POST", "/api/tables", {"token": players[0].token})
        hidden = secrets_in(data)
        with closing(sqlite3.connect(data / "tables.db")) as database:
            database.execute("ALTER TABLE entries RENAME TO elsewhere")
        answer = ask(served.port, "POST", "/api/tables", TABLE)
        told += answer
        served.stop()
    assert status_of(answer) == 503
    log = (tmp_path / "data.log").read_text()
    assert "no such table" in log, "the log says what is wrong"
    assert len(hidden) >= 5
    tokens = {str(player.token) for player in players}
    for secret in hidden | tokens | {players[0].table}:
        assert secret not in log
        assert secret.encode() not in told
    assert not re.search(r"[0-9a-f]{64}", log), "nor that of a table which could not be kept"


async def play(players: list[Player]) -> None:
    await asyncio.gather(*(player.finish() for player in players))
