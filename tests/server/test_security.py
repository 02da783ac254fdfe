"""SECURITY.md, line by line. Limits are in test_limits, floods in test_fuzz."""

from __future__ import annotations

import asyncio
import hmac
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.server.clients import Player, new_table, sit, sit_everywhere
from tests.server.inside import Inside, inside
from tests.server.serving import Served, serving
from tests.server.wire import HOST, Wire, ask, body_of, headers_of, status_of
from twojacks.server import seats
from twojacks.server.harbour import ID_BYTES, TOKEN_BYTES
from twojacks.server.pages import PAGE

TABLE = {"game": "halunken-und-spelunken", "players": 3}
NO_TABLE = "/api/tables/" + "a" * 16


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
