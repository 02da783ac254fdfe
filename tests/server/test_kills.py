"""Nothing is lost: the server is killed while people play, and everything it confirmed is there afterwards, once."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.server.clients import Player, new_table, sit_everywhere
from tests.server.serving import start
from twojacks.server.entries import Entry
from twojacks.server.storage import Storage, sqlite_url
from twojacks.server.table import Table


def confirmed_by(player: Player) -> list[str]:
    """The requests that the server has told this seat are kept, in the order in which it said so."""
    told = [message for message in player.messages if message["type"] in ("update", "accepted")]
    return [message["request"] for message in told if "request" in message]


def read_log(data: Path, table: str) -> list[Entry]:
    storage = Storage(sqlite_url(data))
    try:
        return storage.load(table)
    finally:
        storage.close()


def check_log(data: Path, table: str, players: list[Player]) -> None:
    """Numbers without gaps, every confirmed request once and in order, and an end as people saw it."""
    log = read_log(data, table)
    assert [entry.number for entry in log] == list(range(len(log)))
    for player in players:
        kept = [entry.request for entry in log if entry.seat == player.seat and entry.request is not None]
        assert max(Counter(kept).values()) == 1
        confirmed = list(dict.fromkeys(confirmed_by(player)))
        assert [request for request in kept if request in set(confirmed)] == confirmed
    folded = Table(table, "interpreted")
    for entry in log:
        folded.apply(entry)
    assert folded.playing is not None
    assert folded.playing.is_over
    for player in players:
        assert player.play["view"]["scores"] == folded.playing.match.scores


def is_whole(file: Path) -> bool:
    """What SQLite itself thinks of a file that was in use when the server died."""
    with closing(sqlite3.connect(file)) as database:
        return bool(database.execute("PRAGMA integrity_check").fetchall() == [("ok",)])


class Killed:
    """A server on one port that dies again and again."""

    def __init__(self, data: Path, moments: random.Random) -> None:
        self.data = data
        self.moments = moments
        self.served = start(data)
        self.kills = 0

    async def keep_killing(self, playing: asyncio.Future[Any], most: int) -> None:
        while not playing.done() and self.kills < most:
            await asyncio.sleep(self.moments.uniform(0.02, 0.6))
            self.served.kill()
            self.kills += 1
            self.served.process = (await asyncio.to_thread(start, self.data, self.served.port)).process


async def play_through_kills(killed: Killed, players: list[Player], most: int) -> None:
    playing = asyncio.gather(*(player.finish() for player in players))
    await asyncio.gather(playing, killed.keep_killing(playing, most))


def run_killed(data: Path, tables: int, most: int) -> int:
    """Play whole games on some tables at once; how often the server was killed meanwhile."""
    killed = Killed(data, random.Random(most))
    try:
        seated: dict[str, list[Player]] = {}
        for number in range(tables):
            game = {"game": "montego-bay", "players": 2 + number % 3}
            table = new_table(killed.served, **game)
            seated[table] = sit_everywhere(killed.served, table, game["players"])  # type: ignore[arg-type]
        everybody = [player for players in seated.values() for player in players]
        asyncio.run(play_through_kills(killed, everybody, most))
        killed.served.kill()
        assert is_whole(data / "tables.db")
        for table, players in seated.items():
            check_log(data, table, players)
        return killed.kills
    finally:
        killed.served.kill()


def test_nothing_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    assert run_killed(tmp_path / "data", tables=3, most=4) > 0


@pytest.mark.soak
def test_nothing_is_lost_when_the_server_is_killed_hundreds_of_times(tmp_path: Path) -> None:
    kills = sum(run_killed(tmp_path / f"data{run}", tables=12, most=30) for run in range(10))
    assert kills >= 200


def test_a_stopped_server_goes_on_where_it_was(tmp_path: Path) -> None:
    served = start(tmp_path / "data")
    table = new_table(served)
    players = sit_everywhere(served, table, 3)
    states = [player.look() for player in players]
    assert served.stop() == 0
    again = start(tmp_path / "data", served.port)
    try:
        assert [player.look() for player in players] == states
    finally:
        again.kill()
