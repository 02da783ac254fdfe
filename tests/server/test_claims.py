"""Bots of several processes on one PostgreSQL: their work is divided, and nobody waits for it."""

from __future__ import annotations

import asyncio
import os
import socket
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.databases import database_of, new_name
from tests.server.inside import Inside, inside
from tests.server.wire import ask, body_of
from twojacks.server.crew import SEARCHING_CLAIMS, Crew
from twojacks.server.migrations import migrate
from twojacks.server.shared import Claim
from twojacks.server.storage import CONNECTIONS, Storage


def test_bots_that_think_keep_nobody_from_deciding(uri: str) -> None:
    """However many claims are held, and then one too many: there is a connection for everything else."""
    storage = Storage(database_of(uri, new_name(uri, "claims")))
    migrate(storage.engine)
    claims = [Claim(storage.claiming, "a" * 16, seat) for seat in range(17)]
    assert [claim.take() for claim in claims].count(True) == 16
    assert storage.list_public(since=0) == []
    for claim in claims:
        claim.give_back()
    storage.close()


def test_bots_that_wait_for_their_turn_keep_nobody_waiting(
    uri: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """More of them than claims can be held, and those who hold one do not come to an end: /healthz answers all the
    same. Later every one of them has its turn.
    """
    asked: list[str] = []
    gate = threading.Event()
    choose = Crew._choose

    async def think_long(self: Crew, bot: str, *question: Any) -> str:
        asked.append(bot)
        while not gate.is_set():
            await asyncio.sleep(0.01)
        return await choose(self, bot, *question)

    monkeypatch.setattr(Crew, "_choose", think_long)
    with inside(tmp_path / "data", database=database_of(uri, new_name(uri, "crowd"))) as server:
        tables = [table_of_bots(server) for _ in range(40)]
        server.wait_until(lambda: len(asked) == CONNECTIONS)
        for _ in range(3):
            assert httpx.get(f"http://127.0.0.1:{server.port}/healthz", timeout=3).json() == {"status": "ok"}
        assert (len(asked), sum(decisions(server, table) for table in tables)) == (CONNECTIONS, 0)
        gate.set()
        server.wait_until(lambda: all(decisions(server, table) for table in tables))


def test_searching_bots_keep_no_deckhand_waiting(uri: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """More admirals than claims can be held think, and do not come to an end; a deckhand answers all the same."""
    asked: list[str] = []
    choose = Crew._choose

    async def think_long(self: Crew, bot: str, *question: Any) -> str:
        if bot == "admiral":
            asked.append(bot)
            await asyncio.Event().wait()
        return await choose(self, bot, *question)

    monkeypatch.setattr(Crew, "_choose", think_long)
    with inside(tmp_path / "data", database=database_of(uri, new_name(uri, "admirals"))) as server:
        for _ in range(2 * CONNECTIONS):
            table_of_bots(server, "admiral", "admiral")
        server.wait_until(lambda: len(asked) == SEARCHING_CLAIMS and len(server.harbour.crew._thinking) > CONNECTIONS)
        table = table_of_bots(server)
        server.wait_until(lambda: decisions(server, table) > 0)
        assert len(asked) == SEARCHING_CLAIMS


def table_of_bots(server: Inside, *bots: str) -> str:
    """Where the only person has left, so that it is always a bot that is asked."""
    table = table_for_one(server, *bots)
    leave_to_bots(server, table)
    return table


def table_for_one(server: Inside, *bots: str) -> str:
    others = bots or ("deckhand", "deckhand")
    wanted = {"game": "halunken-und-spelunken", "players": 1 + len(others), "bots": [None, *others]}
    return str(body_of(ask(server.port, "POST", "/api/tables", wanted))["table"])


def leave_to_bots(server: Inside, table: str) -> None:
    path = f"/api/tables/{table}/seats"
    token = body_of(ask(server.port, "POST", path, {"name": "Ann"}))["token"]
    body_of(ask(server.port, "POST", f"{path}/0/leave", {"request": "1"}, Authorization=f"Bearer {token}"))["n"]


def test_who_thinks_for_a_seat_is_alone_until_its_process_dies(
    uri: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process has the rows of all seats: nobody else thinks. When its connections are gone, somebody does."""
    url, tries, take = database_of(uri, new_name(uri, "died")), list[bool](), Claim.take
    with inside(tmp_path / "data", database=url) as server:
        table, other = table_for_one(server), Storage(url)
        claims = [Claim(other.claiming, table, seat) for seat in range(3)]
        assert [claim.take() for claim in claims] == [True] * 3

        def try_to_take(claim: Claim) -> bool:
            tries.append(take(claim))
            return tries[-1]

        monkeypatch.setattr(Claim, "take", try_to_take)
        leave_to_bots(server, table)
        server.wait_until(lambda: len(tries) > 2)
        assert (set(tries), decisions(server, table)) == ({False}, 0)
        for claim in claims:
            break_off(claim)
        server.wait_until(lambda: decisions(server, table) > 0)
        for claim in claims:
            claim.give_back()
        other.close()


def break_off(claim: Claim) -> None:
    """As the system does it for a process that is no more."""
    assert claim._connection is not None
    driver = claim._connection.connection.driver_connection
    assert driver is not None
    with socket.socket(fileno=os.dup(driver.fileno())) as line:
        line.shutdown(socket.SHUT_RDWR)


def decisions(server: Inside, table: str) -> int:
    playing = server.harbour.tables[table].table.playing
    assert playing is not None
    return playing.decision
