"""Several processes on one PostgreSQL: any of them serves any table."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.server.clients import Player, new_table, sit_everywhere
from tests.server.databases import Cable, new_database, postgres
from tests.server.promises import check_log, read_log
from tests.server.serving import Served, serving
from tests.server.test_migrations import differences
from twojacks.cli import run
from twojacks.server.migrations import migrate
from twojacks.server.shared import Claim
from twojacks.server.storage import Storage, make_engine, sqlite_url


@pytest.fixture(scope="module")
def uri() -> Iterator[str]:
    with postgres() as address:
        yield address


@pytest.fixture(scope="module")
def fleet(uri: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Served]]:
    """Three processes."""
    environment = {"TWOJACKS_DATABASE": new_database(uri, "fleet")}
    folder = tmp_path_factory.mktemp("fleet")
    with ExitStack() as stack:
        yield [stack.enter_context(serving(folder / f"data{number}", environment)) for number in range(3)]


def test_everybody_on_another_process(fleet: list[Served]) -> None:
    """Face-down cards chosen at the same moment in three processes, bots' work divided, and one log."""
    table = new_table(fleet[0], game="montego-bay", players=4, bots=[None, None, None, "deckhand"])
    players = sit_everywhere(fleet[0], table, 3)
    for player, served in zip(players, fleet, strict=True):
        player.served = served
    watcher = Player(fleet[1], table)

    async def play() -> None:
        await asyncio.gather(*(player.finish() for player in [*players, watcher]))

    asyncio.run(play())
    for player in [*players, watcher]:
        assert player.play["winners"] == watcher.play["winners"] != []
        assert player.state["table"] == watcher.state["table"]


def test_presence_is_shown_across_processes(fleet: list[Served]) -> None:
    table = new_table(fleet[0])
    players = sit_everywhere(fleet[0], table, 3)
    watcher = Player(fleet[1], table)
    players[2].served = fleet[2]

    async def look() -> list[list[bool]]:
        await watcher.join()
        seen = [(await watcher.hear_until("presence"))["seats"]]
        await players[2].join()
        seen.append((await watcher.hear_until("presence"))["seats"])
        await players[2].leave()
        seen.append((await watcher.hear_until("presence"))["seats"])
        await watcher.leave()
        return seen

    assert asyncio.run(look()) == [[False] * 3, [False, False, True], [False] * 3]


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


def new_name(uri: str, name: str) -> str:
    new_database(uri, name)
    return name


# Nothing is lost


@dataclass
class Wanderer(Player):
    """Somebody behind a balancer: every connection goes to some process."""

    fleet: list[Served] = field(default_factory=list)

    async def join(self) -> None:
        self.served = self.random.choice(self.fleet)
        await super().join()


def seat_wanderers(fleet: list[Served], tables: int) -> dict[str, list[Player]]:
    """At some tables, each with a bot."""
    seated: dict[str, list[Player]] = {}
    for _ in range(tables):
        table = new_table(fleet[0], game="montego-bay", players=3, bots=[None, None, "cabin-boy"])
        sitting = sit_everywhere(fleet[0], table, 2)
        seated[table] = [Wanderer(fleet[0], table, player.seat, player.token, fleet=fleet) for player in sitting]
    return seated


def play_through(seated: dict[str, list[Player]], harm: Callable[[], Awaitable[None]], most: int) -> int:
    """Whole games, while harm is done again and again; how often it was."""

    async def play() -> int:
        playing = asyncio.gather(*(player.finish() for players in seated.values() for player in players))
        done = 0
        while not playing.done() and done < most:
            await harm()
            done += 1
        await playing
        return done

    return asyncio.run(play())


def run_killed(fleet: list[Served], uri: str, tables: int, most: int) -> int:
    moments = random.Random(most)
    seated = seat_wanderers(fleet, tables)

    async def kill_one() -> None:
        await asyncio.sleep(moments.uniform(0.02, 0.6))
        victim = moments.choice(fleet)
        victim.kill()
        await asyncio.to_thread(victim.start_again)

    kills = play_through(seated, kill_one, most)
    for table, players in seated.items():
        check_log(database_of(uri, "fleet"), table, players)
    return kills


def database_of(uri: str, name: str) -> str:
    return uri.replace("/postgres?", f"/{name}?").replace("postgresql://", "postgresql+psycopg://", 1)


def test_nothing_is_lost_when_one_of_three_is_killed(fleet: list[Served], uri: str) -> None:
    assert run_killed(fleet, uri, tables=2, most=3) > 0


@pytest.mark.soak
def test_nothing_is_lost_when_one_of_three_is_killed_a_hundred_times(fleet: list[Served], uri: str) -> None:
    kills = 0
    while kills < 100:
        kills += run_killed(fleet, uri, tables=24, most=100)
    print(f"{kills} kills of one of three processes")


def run_cut(uri: str, data: Path, tables: int, most: int) -> int:
    """The connection to the database is cut again and again."""
    cable, moments = Cable(uri), random.Random(most)
    new_database(uri, "cut")
    environment = {"TWOJACKS_DATABASE": f"postgresql://postgres@127.0.0.1:{cable.port}/cut"}

    async def cut_and_mend() -> None:
        await asyncio.sleep(moments.uniform(0.1, 0.5))
        cable.cut()
        await asyncio.sleep(moments.uniform(0, 1))
        cable.mend()

    try:
        with serving(data, environment) as served:
            seated = seat_wanderers([served], tables)
            cuts = play_through(seated, cut_and_mend, most)
    finally:
        cable.close()
    for table, players in seated.items():
        check_log(database_of(uri, "cut"), table, players)
    return cuts


def test_nothing_is_lost_when_the_database_is_cut_off(uri: str, tmp_path: Path) -> None:
    assert run_cut(uri, tmp_path / "data", tables=2, most=4) > 0


@pytest.mark.soak
def test_nothing_is_lost_when_the_database_is_cut_off_a_hundred_times(uri: str, tmp_path: Path) -> None:
    cuts = sum(run_cut(uri, tmp_path / f"data{run}", tables=8, most=25) for run in range(6))
    print(f"the database was cut off {cuts} times")
    assert cuts >= 100


# Backups and shapes


def test_tables_move_to_postgresql_and_back(uri: str, tmp_path: Path) -> None:
    """A backup of a folder, restored into a database, backed up from there, and restored into a folder."""
    new_database(uri, "moved")
    address = uri.replace("/postgres?", "/moved?")
    with serving(tmp_path / "old") as served:
        table = new_table(served)
        sit_everywhere(served, table, 3)
    for command in (
        ["backup", str(tmp_path / "1.db"), "--data", str(tmp_path / "old")],
        ["restore", str(tmp_path / "1.db"), "--database", address],
        ["backup", str(tmp_path / "2.db"), "--database", address],
        ["restore", str(tmp_path / "2.db"), "--data", str(tmp_path / "new")],
    ):
        assert run(command) == 0
    log = read_log(sqlite_url(tmp_path / "old"), table)
    assert len(log) == 5  # created, prepared, three people
    assert read_log(database_of(uri, "moved"), table) == log
    assert read_log(sqlite_url(tmp_path / "new"), table) == log
    assert run(["restore", str(tmp_path / "1.db"), "--database", address]) == 2


def test_processes_that_start_together_make_one_database(uri: str) -> None:
    url = database_of(uri, new_name(uri, "together"))
    engines = [make_engine(sa.make_url(url)) for _ in range(4)]
    with ThreadPoolExecutor(4) as threads:
        list(threads.map(migrate, engines))
    assert differences(engines[0]) == []
    for engine in engines:
        engine.dispose()
