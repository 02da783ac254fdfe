"""Bad input at the wire: nothing hangs, the server makes no mistake, memory is bounded, others are undisturbed."""

from __future__ import annotations

import json
import random
import re
import resource
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from tests.mangling import ODD_VALUES, paths_in, replaced, without
from tests.server.clients import Player, new_table, sit, sit_everywhere
from tests.server.inside import Inside, inside
from tests.server.serving import Served, serving
from tests.server.wire import (
    BINARY,
    CONTINUATION,
    PING,
    PONG,
    TEXT,
    Wire,
    ask,
    body_of,
    exchange,
    status_of,
    write_frame,
    write_request,
    write_text,
    write_upgrade,
)
from twojacks.server import patience

MEGABYTE = 1_000_000
PONG_TEXT = b'{"type":"pong"}'
ENDS = {None, 1000, 1002, 1005, 1006, 1007, 1009, 4400, 4401, 4404, 4429}  # None: the server goes on listening


@contextmanager
def quiet(folder: Path, *more: str) -> Iterator[Served]:
    """A server that compiles nothing, so that its memory is its own, and has nothing to complain of in its log."""
    with serving(folder / "data", {"NUMBA_DISABLE_JIT": "1"}, more) as running:
        yield running
    log = (folder / "data.log").read_text()
    assert '"error"' not in log
    assert "traceback" not in log


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """With its limits; everybody here is one address."""
    with quiet(tmp_path_factory.mktemp("strict")) as running:
        yield running


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Without limits on rates."""
    with quiet(tmp_path_factory.mktemp("free"), "--no-limits") as running:
        yield running


class Bystander:
    """Somebody who has a table of their own meanwhile, and is answered."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self.player = sit(served, new_table(served))
        self.wire = join(self.player)

    def check(self) -> None:
        """The old connection answers, and a new one is let in."""
        self.wire.send(write_text(type="ping"))
        assert self.wire.read_close(PONG_TEXT) is None
        assert status_of(ask(self.served.port, "GET", "/healthz")) == 200


@pytest.fixture
def bystander(strict: Served) -> Iterator[Bystander]:
    found = Bystander(strict)
    yield found
    found.wire.close()


def socket_path(player: Player) -> str:
    return f"/api/tables/{player.table}/socket" + ("" if player.seat is None else f"?seat={player.seat}")


def join(player: Player) -> Wire:
    wire = Wire(player.served.port)
    wire.upgrade(socket_path(player), **player.headers)
    wire.read_until("presence")
    return wire


def memory_of(served: Served) -> float:
    """Megabytes, as the server itself counts them; asked from an address that nobody else here uses up."""
    figures = ask(served.port, "GET", "/metrics", X_Forwarded_For="127.0.0.2")
    found = re.search(rb"\nprocess_resident_memory_bytes (\S+)", figures)
    assert found is not None
    return float(found[1]) / MEGABYTE


# Texts

WISHES: list[dict[str, Any]] = [
    {"type": "decide", "request": "a", "decision": 0, "action": "place 1", "pick": 0},
    {"type": "undo", "request": "a", "decision": 0},
    {"type": "vote", "request": "a", "about": 1, "agree": True},
    {"type": "return", "request": "a"},
    {"type": "ready", "request": "a", "randomness": "00" * 16},
    {"type": "token", "token": "x"},
]


def mangled(message: dict[str, Any]) -> Iterator[bytes]:
    """The message with each of its parts missing, and replaced by everything odd that can be written as JSON."""
    for path in paths_in(message):
        yield json.dumps(without(message, path)).encode()
        for value in ODD_VALUES:
            with suppress(TypeError, ValueError):
                yield json.dumps(replaced(message, path, value)).encode()


@pytest.mark.parametrize("wish", WISHES, ids=lambda wish: str(wish["type"]))
def test_wrong_types_in_every_place(served: Served, wish: dict[str, Any]) -> None:
    player = sit_everywhere(served, new_table(served), 3)[0]
    wire = join(player)
    for text in mangled(wish):
        wire.send(write_frame(text) + write_text(type="ping"))
        if (code := wire.read_close(PONG_TEXT)) is not None:
            assert code == 4400, text
            wire.close()
            wire = join(player)
    wire.close()
    assert player.look()["table"]["stage"] == "playing"


# Frames


def some_frames(dice: random.Random) -> bytes:
    """A conversation as a client would have it, more or less."""
    texts = [json.dumps(wish).encode() for wish in WISHES] + [b"", b"[" * 4000, b"\xff\xfe", b"x" * 5000, b"null"]
    opcodes = [TEXT] * 6 + [BINARY, CONTINUATION, PING, PONG, 3, 11]
    return b"".join(
        write_frame(dice.choice(texts)[: 125 if opcode in (PING, PONG) else None], opcode, dice.random() < 0.9)
        for opcode in dice.choices(opcodes, k=dice.randint(1, 6))
    )


def damaged(data: bytes, dice: random.Random) -> bytes:
    """With bits flipped, cut off, repeated, or as it is."""
    spoilt = bytearray(data)
    for _ in range(dice.randrange(4)):
        place = dice.randrange(len(spoilt))
        spoilt[place] ^= 1 << dice.randrange(8)
    if dice.random() < 0.3:
        del spoilt[dice.randrange(len(spoilt)) :]
    return bytes(spoilt * dice.choice((1, 1, 1, 3)))


def send_frames(player: Player, seeds: range) -> None:
    """Whatever comes, it is answered or the connection ends with a code of the protocol; truncated ones wait for us."""
    for seed in seeds:
        dice = random.Random(seed)
        wire = Wire(player.served.port)
        wire.upgrade(socket_path(player), **player.headers)
        with suppress(ConnectionError):
            wire.send(damaged(some_frames(dice), dice))
            wire.socket.shutdown(socket.SHUT_WR)
        assert wire.read_close() in ENDS, seed
        wire.close()


def test_damaged_frames(served: Served) -> None:
    players = sit_everywhere(served, new_table(served), 3)
    send_frames(players[0], range(150))
    assert players[1].look()["table"]["id"] == players[1].table


@pytest.mark.soak
def test_damaged_frames_at_length(served: Served) -> None:
    players = sit_everywhere(served, new_table(served), 3)
    before = memory_of(served)
    send_frames(players[0], range(1000, 21_000))
    print(f"20000 damaged conversations: {memory_of(served) - before:+.1f} MB")
    assert memory_of(served) - before < 50


# Requests


def some_request(player: Player, dice: random.Random) -> bytes:
    path = f"/api/tables/{player.table}"
    body = json.dumps(dice.choice(WISHES)).encode()
    return dice.choice(
        [
            write_request("GET", f"{path}/state?seat=0", b"", **player.headers),
            write_request("GET", f"{path}/events?after=1", b"", **player.headers),
            write_request("POST", f"{path}/seats/0/decide", body, **player.headers),
            write_request("POST", "/api/tables", body, Origin="http://tables.example"),
            write_request("POST", "/api/replays", body, Transfer_Encoding="chunked"),
            write_upgrade(socket_path(player), **player.headers),
        ]
    )


def send_requests(player: Player, seeds: range) -> None:
    for seed in seeds:
        dice = random.Random(seed)
        wire = Wire(player.served.port)
        with suppress(ConnectionError):
            wire.send(damaged(some_request(player, dice), dice))
            wire.socket.shutdown(socket.SHUT_WR)
        answer = wire.read_rest()
        assert answer == b"" or status_of(answer) < 500, (seed, answer)
        wire.close()


def test_damaged_requests(served: Served) -> None:
    player = sit(served, new_table(served))
    send_requests(player, range(150))
    assert player.look()["reader"] == 0


@pytest.mark.soak
def test_damaged_requests_at_length(served: Served) -> None:
    player = sit(served, new_table(served))
    before = memory_of(served)
    send_requests(player, range(1000, 21_000))
    print(f"20000 damaged requests: {memory_of(served) - before:+.1f} MB")
    assert memory_of(served) - before < 50


SURROGATES = [
    ("/api/tables", b'{"\\ud800": 1}'),
    ("/api/tables", b'{"game": "montego-bay", "players": 2, "edition": {"\\ud800": 1}}'),
    ("/api/tables", b'{"game": "montego-bay", "players": 2, "variant": "\\ud800"}'),
    ("/api/replays", b'{"save": {"format": "two-jacks match", "version": 1, "game": "\\ud800"}}'),
    ("/api/replays", b'{"save": ' + b'{"a": ' * 3000 + b"1" + b"}" * 3000 + b"}"),
    ("/api/tables", b"[" * 60_000),
    ("/api/tables", b'{"game": "montego-bay", "players": 1' + b"0" * 5000 + b"}"),
]


@pytest.mark.parametrize(("path", "body"), SURROGATES)
def test_bodies_that_cannot_be(served: Served, path: str, body: bytes) -> None:
    """Halves of characters, numbers and nestings without end."""
    assert status_of(exchange(served.port, write_request("POST", path, body, Connection="close"))) == 400


# Floods

FLOODS = {
    "pings": write_frame(b"x" * 125, PING) * 500,
    "tiny pings": write_frame(b"", PING) * 5000,
    "pongs": write_frame(b"", PONG) * 5000,
    "pieces": write_frame(b"", TEXT, False) + write_frame(b"", CONTINUATION, False) * 5000,
    "unreadable texts": write_frame(b"1") * 5000,
    "readable texts": write_text(type="ping") * 1000,
    "wishes": write_text(type="decide", request="a", decision=0, action="place 1") * 500,
}


def pour(wire: Wire, data: bytes, most: int) -> bool:
    """Send it again and again without reading; whether the server ends it first."""
    with suppress(ConnectionError):
        for _ in range(most // len(data)):
            wire.send(data)
        return False
    return True


@pytest.mark.parametrize("flood", FLOODS)
def test_floods_are_cut_off(strict: Served, bystander: Bystander, flood: str) -> None:
    player = sit(strict, new_table(strict))
    wire, before = join(player), memory_of(strict)
    assert pour(wire, FLOODS[flood], 40 * MEGABYTE)
    bystander.check()
    assert memory_of(strict) - before < 16
    wire.close()


HEAD = b" HTTP/1.1\r\nHost: x\r\n"
CHUNK = b"400\r\n" + b"x" * 1024 + b"\r\n"
ENDLESS = {
    "headers": (b"GET /" + HEAD, b"X-More: 1\r\n" * 1000),
    "address": (b"GET /", b"x" * 10_000),
    "body": (b"POST /api/tables" + HEAD + b"Content-Length: 900000000\r\n\r\n", b"x" * 10_000),
    "chunks": (b"POST /api/tables" + HEAD + b"Transfer-Encoding: chunked\r\n\r\n", CHUNK * 10),
}


@pytest.mark.parametrize("part", ENDLESS)
def test_requests_without_end(strict: Served, bystander: Bystander, part: str) -> None:
    before, (start, more) = memory_of(strict), ENDLESS[part]
    wire = Wire(strict.port)
    wire.send(start)
    assert pour(wire, more, 40 * MEGABYTE)
    wire.close()
    bystander.check()
    assert memory_of(strict) - before < 16


# People who do not read, and people who do not speak


@pytest.fixture
def impatient(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[Inside]:
    monkeypatch.setattr(patience, "STUCK_SECONDS", 0.5)
    monkeypatch.setattr(patience, "HEAD_SECONDS", 0.5)
    with inside(tmp_path_factory.mktemp("impatient") / "data") as server:
        yield server


def table_in(server: Inside) -> str:
    wanted = {"game": "montego-bay", "players": 2}
    return str(body_of(ask(server.port, "POST", "/api/tables", wanted))["table"])


def test_who_does_not_read_is_cut_off(impatient: Inside) -> None:
    """And the table forgets them."""
    table = table_in(impatient)
    wire = Wire(impatient.port)
    wire.upgrade(f"/api/tables/{table}/socket")
    nonsense = write_text(type="decide", request="a" * 64, decision=0, action="x")
    assert pour(wire, nonsense * 100, 200 * MEGABYTE)
    wire.close()
    live = impatient.harbour.tables[table]
    impatient.wait_until(lambda: not live.connections and not impatient.harbour.sockets.open)


@pytest.mark.parametrize("start", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: x\r\n", b"\r\n"])
def test_who_does_not_ask_is_cut_off(impatient: Inside, start: bytes) -> None:
    wire = Wire(impatient.port)
    wire.send(start)
    assert wire.read_rest() == b""
    wire.close()


def test_who_does_not_ask_again_is_cut_off(impatient: Inside) -> None:
    """An empty line after an answer is no request, and does not keep a connection."""
    wire = Wire(impatient.port)
    wire.send(write_request("GET", "/healthz"))
    assert wire.stream.readline() == b"HTTP/1.1 200 OK\r\n"
    wire.send(b"\r\n")
    assert wire.read_rest().endswith(b'{"status":"ok"}')
    wire.close()


# Half-open connections

HALVES = [b"", b"GET /api/games HTTP/1.1\r\nHost: x\r\n", write_request("POST", "/api/tables", b"x" * 9)[:-4]]


def hold_half_open(served: Served, bystander: Bystander, count: int) -> float:
    """Open that many at once, in all kinds; how many megabytes they cost while they last."""
    player = sit(served, new_table(served))
    halves = [*HALVES, write_upgrade(f"/api/tables/{player.table}/socket?seat=0")]
    before, held = memory_of(served), []
    try:
        for number in range(count):
            held.append(socket.create_connection(("127.0.0.1", served.port), timeout=30))
            with suppress(ConnectionError):
                held[-1].sendall(halves[number % len(halves)])
            if number % (count // 5) == 0:
                bystander.check()
        bystander.check()
        return memory_of(served) - before
    finally:
        for one in held:
            one.close()


def test_a_thousand_half_open_connections(strict: Served, bystander: Bystander) -> None:
    assert hold_half_open(strict, bystander, 1000) < 64


@pytest.mark.soak
def test_ten_thousand_half_open_connections(strict: Served, bystander: Bystander) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    try:
        used = hold_half_open(strict, bystander, 10_000)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    print(f"10000 half-open connections: {used:+.1f} MB")
    assert used < 400


# Tokens and requests of others


def test_a_request_that_is_replayed_counts_once(served: Served) -> None:
    players = sit_everywhere(served, new_table(served), 3)
    first = players[players[0].look()["play"]["waiting"][0]]
    other = players[((first.seat or 0) + 1) % 3]
    captured = write_text(type="decide", request="captured", decision=0, action="place 3")
    for player in (first, first, other, first):
        wire = join(player)
        wire.send(captured * 20 + write_text(type="ping"))
        assert wire.read_close(PONG_TEXT) is None
        wire.close()
    assert first.look()["play"]["decision"] == 1


def test_a_token_opens_one_seat_of_one_table(served: Served) -> None:
    """Everybody's token at everybody's seat, and at another table."""
    tables = [sit_everywhere(served, new_table(served), 3) for _ in range(2)]
    everybody = [player for players in tables for player in players]
    for owner in everybody:
        for other in everybody:
            answer = ask(served.port, "GET", f"/api/tables/{owner.table}/state?seat={owner.seat}", **other.headers)
            assert (status_of(answer) == 200) == (owner is other)
