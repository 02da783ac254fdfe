"""Starting and stopping a server: what a host sees."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.server.clients import new_table, sit, sit_everywhere
from tests.server.inside import inside
from tests.server.serving import Served, serving, start
from tests.server.wire import ask, status_of
from twojacks.errors import BadOptions
from twojacks.server.addresses import check_public_url, local_url, network_url
from twojacks.server.folders import occupied
from twojacks.server.running import GRACE


def fail(*arguments: str) -> str:
    """The one sentence with which a server does not start."""
    command = [sys.executable, "-m", "twojacks", "serve", "--no-browser", *arguments]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.count("\n") == 1
    return ended.stderr


def test_a_folder_is_used_by_one_server(tmp_path: Path) -> None:
    with serving(tmp_path / "data"):
        assert "expected a folder that no other server uses" in fail("--port", "0", "--data", str(tmp_path / "data"))


def test_a_new_folder_is_its_owners(tmp_path: Path) -> None:
    """It holds what decides games that are not over yet."""
    with occupied(tmp_path / "data"):
        assert (tmp_path / "data").stat().st_mode & 0o777 == 0o700


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert f"{port} is not" in fail("--port", port, "--data", str(tmp_path))


def test_a_folder_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "data: expected a folder" in fail("--port", "0", "--data", str(tmp_path / "file" / "data"))


@pytest.mark.parametrize("url", ["postgresql://nobody@127.0.0.1:1/nothing", "nonsense://x", "sqlite:////nowhere/x.db"])
def test_a_database_that_does_not_answer(tmp_path: Path, url: str) -> None:
    assert "database: expected" in fail("--port", "0", "--data", str(tmp_path), "--database", url)


def test_without_compiling_it_runs_quietly(tmp_path: Path) -> None:
    """``NUMBA_DISABLE_JIT`` is for debuggers: games are played by the interpreter then."""
    with serving(tmp_path / "data", {"NUMBA_DISABLE_JIT": "1"}) as served:
        players = sit_everywhere(served, new_table(served), 3)
        asked = players[players[0].look()["play"]["waiting"][0]]
        assert asked.decide("place 0").status_code == 200
    assert "Traceback" not in (tmp_path / "data.log").read_text()


def test_what_compiling_says_is_a_line_of_the_log(tmp_path: Path) -> None:
    script = "from twojacks.kernel.compiling import announce; from twojacks.server.logs import set_up_logs; "
    script += "announce('Compiling …'); set_up_logs(); announce('Compiling …')"
    ended = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=True)
    plain, logged = ended.stderr.splitlines()
    assert plain == "Compiling …"
    assert json.loads(logged) | {"time": ""} == {
        "time": "",
        "level": "info",
        "logger": "twojacks.kernel.compiling",
        "message": "Compiling …",
    }


def test_a_server_that_stops_lets_go_of_whoever_follows(tmp_path: Path) -> None:
    """Who reads a stream comes to its end, and long before the time is up that requests under way have."""
    served = start(tmp_path / "data")
    try:
        path = f"{served.url}/api/tables/{new_table(served)}/events"
        with httpx.stream("GET", path, params={"follow": True}, timeout=GRACE / 2) as answer:
            lines = answer.iter_lines()
            assert [json.loads(next(lines))["type"] for _ in range(2)] == ["state", "presence"]
            served.process.terminate()
            assert list(lines) == []
        assert served.process.wait(GRACE / 2) == 0
    finally:
        served.kill()


def test_it_is_healthy_and_counts(served: Served) -> None:
    assert httpx.get(f"{served.url}/healthz").json() == {"status": "ok"}
    sit(served, new_table(served))
    figures = httpx.get(f"{served.url}/metrics").text
    for name in ("twojacks_entries_total", "twojacks_commit_seconds_count", "twojacks_tables", "twojacks_connections"):
        assert f"\n{name}" in figures


def test_its_figures_are_for_its_host(tmp_path: Path) -> None:
    """They count what is written: who plays could tell by them that somebody thinks again about a face-down card."""
    clients = ["127.0.0.1", "::1", "192.0.2.9", "192.0.2.8", "2001:db8::9", "2001:db8::8", "nobody"]
    clients += ["::ffff:127.0.0.1", "::ffff:192.0.2.9", "::ffff:192.0.2.8"]  # of IPv4, through a socket of IPv6
    with inside(tmp_path / "data", metrics_for=("192.0.2.9", "2001:db8::9")) as server:
        answers = [ask(server.port, "GET", "/metrics", X_Forwarded_For=client) for client in clients]
        nowhere = ask(server.port, "GET", "/nowhere", X_Forwarded_For="192.0.2.8")
    assert [status_of(answer) for answer in answers] == [200, 200, 200, 404, 200, 404, 404, 200, 200, 404]
    assert answers[3] == nowhere


def test_an_address_that_is_none(tmp_path: Path) -> None:
    assert "metrics-for: expected an address" in fail("--port", "0", "--data", str(tmp_path), "--metrics-for", "club")


def test_without_a_page_it_says_what_it_is(served: Served) -> None:
    for path in ("/", "/t/abcdefghabcdefgh"):
        answer = httpx.get(f"{served.url}{path}")
        assert answer.status_code == 200
        assert "text/html" in answer.headers["content-type"]


def test_addresses() -> None:
    assert local_url("0.0.0.0", 80) == "http://127.0.0.1:80"
    assert local_url("::1", 80) == "http://[::1]:80"
    assert network_url("192.0.2.7", 8080) == "http://192.0.2.7:8080"
    assert "0.0.0.0" not in network_url("0.0.0.0", 8080)
    assert check_public_url("https://jacks.example.org/") == "https://jacks.example.org"


@pytest.mark.parametrize(
    "url", ["jacks.example.org", "ftp://x", "https://", "https://example.org/club", "http://x?y", "http://[x"]
)
def test_public_addresses_that_are_none(url: str) -> None:
    with pytest.raises(BadOptions, match="public-url: expected"):
        check_public_url(url)
