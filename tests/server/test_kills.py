"""Nothing is lost: the server is killed while people play, and everything it confirmed is there afterwards, once."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.server.clients import Player, new_table, sit_everywhere
from tests.server.promises import check_log
from tests.server.serving import start
from twojacks.server.storage import sqlite_url


def is_whole(file: Path) -> bool:
    """What SQLite itself thinks of a file that was in use when the server died."""
    with closing(sqlite3.connect(file)) as database:
        return bool(database.execute("PRAGMA integrity_check").fetchall() == [("ok",)])


class Killed:
    """A server on one port that dies again and again."""

    def __init__(self, data: Path, moments: random.Random) -> None:
        self.moments = moments
        self.served = start(data)
        self.kills = 0

    async def keep_killing(self, playing: asyncio.Future[Any], most: int) -> None:
        while not playing.done() and self.kills < most:
            await asyncio.sleep(self.moments.uniform(0.02, 0.6))
            self.served.kill()
            self.kills += 1
            await asyncio.to_thread(self.served.start_again)


async def play_through_kills(killed: Killed, players: list[Player], most: int) -> None:
    playing = asyncio.gather(*(player.finish() for player in players))
    await asyncio.gather(playing, killed.keep_killing(playing, most))


def run_killed(data: Path, tables: int, most: int, seed: str = "") -> int:
    """Play whole games on some tables at once; how often the server was killed meanwhile."""
    killed = Killed(data, random.Random(f"{seed} {most}"))
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
            check_log(sqlite_url(data), table, players)
        return killed.kills
    finally:
        killed.served.kill()


def test_nothing_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    assert run_killed(tmp_path / "data", tables=2, most=3) > 0


@pytest.mark.soak
@pytest.mark.parametrize("part", range(5))
def test_nothing_is_lost_when_the_server_is_killed_hundreds_of_times(tmp_path: Path, part: int) -> None:
    """Some fifty times in each part."""
    kills = [run_killed(tmp_path / f"data{run}", tables=12, most=30, seed=f"part {part} {run}") for run in range(2)]
    print(f"part {part}: the server was killed {sum(kills)} times")
    assert sum(kills) >= 40


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
