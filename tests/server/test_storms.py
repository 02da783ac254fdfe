"""Choices of several seats in the same millisecond, each sent many times, late and out of order: all count once."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.clients import PATIENCE, Player, new_table, sit_everywhere
from tests.server.serving import serving
from twojacks.server.entries import DECIDED
from twojacks.server.storage import Storage, sqlite_url
from twojacks.server.table import Table

COPIES = 4  # of every decision
LATEST = 0.03  # seconds by which a copy may be late: long enough to come after the next question


@dataclass
class Stormy(Player):
    """Sends every decision several times: over its socket, a second one, and plain HTTP."""

    client: httpx.AsyncClient = field(default_factory=lambda: httpx.AsyncClient(timeout=PATIENCE))
    under_way: list[asyncio.Task[None]] = field(default_factory=list)
    answers: Counter[int] = field(default_factory=Counter)  # of plain HTTP, by status

    async def send(self, **message: Any) -> None:
        """At the very moment when everybody else does, and again later."""
        for copy in range(COPIES):
            late = 0.0 if copy == 0 else self.random.uniform(0, LATEST)
            way = super().send if self.random.random() < 0.6 else self._post
            self.under_way.append(asyncio.create_task(self._send_late(way, late, message)))

    async def _send_late(self, way: Any, late: float, message: dict[str, Any]) -> None:
        await asyncio.sleep(late)
        await way(**message)

    async def _post(self, **message: Any) -> None:
        body = {name: value for name, value in message.items() if name != "type"}
        path = f"{self.path}/seats/{self.seat}/{message['type']}"
        answer = await self.client.post(path, json=body, headers=self.headers)
        self.answers[answer.status_code] += 1

    async def leave(self) -> None:
        await asyncio.gather(*self.under_way)
        await super().leave()
        await self.client.aclose()


async def play(players: list[Stormy]) -> None:
    await asyncio.gather(*(player.finish() for player in players))


def play_in_a_storm(data: Path, tables: int, seed: int) -> Counter[int]:
    """Whole games at some tables at once; every decision is in the log once. How often each status was answered."""
    with serving(data) as served:
        seated: dict[str, list[Stormy]] = {}
        for number in range(tables):
            table = new_table(served, game="montego-bay", players=4)
            people = [(player.seat, player.token) for player in sit_everywhere(served, table, 4)]
            seated[table] = [
                Stormy(served, table, seat, token, random=random.Random(f"{seed} {number} {seat}"))
                for seat, token in people
            ]
        everybody = [player for players in seated.values() for player in players]
        asyncio.run(play(everybody))
    for table, players in seated.items():
        check_log(data, table, players)
    return sum((player.answers for player in everybody), Counter[int]())


def check_log(data: Path, table: str, players: list[Stormy]) -> None:
    storage = Storage(sqlite_url(data))
    log = storage.load(table)
    storage.close()
    for player in players:
        kept = [entry.request for entry in log if entry.seat == player.seat and entry.kind == DECIDED]
        assert kept == [f"{player.seat}-{number}" for number in range(1, player.made + 1)]
    again = Table(table, "interpreted")
    for entry in log:
        again.apply(entry)
    assert again.playing is not None
    assert again.playing.match.scores == players[0].play["view"]["scores"]


def test_whole_games_in_a_storm(tmp_path: Path) -> None:
    answers = play_in_a_storm(tmp_path / "data", tables=1, seed=1)
    assert set(answers) == {200}, "a copy is answered like the first one, however late it comes"
    assert answers[200] > 100


@pytest.mark.soak
def test_many_games_in_a_storm(tmp_path: Path) -> None:
    answers = [play_in_a_storm(tmp_path / f"data{seed}", tables=10, seed=seed) for seed in range(3)]
    print(f"30 games in a storm: {sum(sum(one.values()) for one in answers)} answers by HTTP alone, all 200")
    assert {status for one in answers for status in one} == {200}
