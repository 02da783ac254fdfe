"""Several processes on one PostgreSQL: any of them serves any table."""

from __future__ import annotations

import asyncio
import json
import random
import socket
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

import psycopg
import pytest
import sqlalchemy as sa

from tests.server.clients import Player, new_table, sit_everywhere
from tests.server.databases import Cable, database_of, new_database, new_name, postgres
from tests.server.promises import check_log, read_log
from tests.server.serving import Served, serving
from tests.server.test_migrations import differences
from tests.server.test_watch import A_DAY, Watched, count_of, let_rounds_pass, table_with_a_clock
from twojacks.cli import run
from twojacks.server import migrations, storage
from twojacks.server.entries import RAN_OUT
from twojacks.server.migrations import migrate
from twojacks.server.storage import make_engine, sqlite_url


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


def run_killed(fleet: list[Served], uri: str, tables: int, most: int, seed: str = "") -> int:
    moments = random.Random(f"{seed} {most}")
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


def test_nothing_is_lost_when_one_of_three_is_killed(fleet: list[Served], uri: str) -> None:
    assert run_killed(fleet, uri, tables=2, most=3) > 0


@pytest.mark.soak
@pytest.mark.parametrize("part", range(5))
def test_nothing_is_lost_when_one_of_three_is_killed_a_hundred_times(fleet: list[Served], uri: str, part: int) -> None:
    """Twenty-five times in each part."""
    kills = 0
    while kills < 25:
        kills += run_killed(fleet, uri, tables=8, most=25 - kills, seed=f"part {part}")


def run_cut(uri: str, data: Path, tables: int, most: int, seed: str = "") -> int:
    """The connection to the database is cut again and again."""
    cable, moments = Cable(uri), random.Random(f"{seed} {most}")
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
@pytest.mark.parametrize("part", range(5))
def test_nothing_is_lost_when_the_database_is_cut_off_a_hundred_times(uri: str, tmp_path: Path, part: int) -> None:
    """Twenty-five times in each part."""
    cuts = 0
    while cuts < 25:
        cuts += run_cut(uri, tmp_path / f"data{cuts}", tables=8, most=25 - cuts, seed=f"part {part}")


# Clocks


def test_clocks_run_at_tables_of_a_process_that_is_gone(uri: str, tmp_path: Path) -> None:
    """In time: one that was there all along sees to them."""
    watched = Watched(tmp_path / "data", database_of(uri, new_name(uri, "clocks")))
    with watched.open() as other:
        with watched.open() as server:
            table = table_with_a_clock(server, A_DAY)
        watched.seconds += A_DAY - 1
        let_rounds_pass(other)
        assert count_of(other, table, RAN_OUT) == 0
        watched.seconds += 1
        other.wait_until(lambda: count_of(other, table, RAN_OUT) == 2)


def test_clocks_run_out_after_all_processes_were_away(uri: str, tmp_path: Path) -> None:
    watched = Watched(tmp_path / "data", database_of(uri, new_name(uri, "away")))
    with watched.open() as server:
        table = table_with_a_clock(server, A_DAY)
    watched.seconds += 3 * A_DAY
    with watched.open() as server:
        watched.seconds += 3599
        let_rounds_pass(server)
        assert count_of(server, table, RAN_OUT) == 0
        watched.seconds += 1
        server.wait_until(lambda: count_of(server, table, RAN_OUT) == 2)


# Backups and shapes


def test_a_database_of_the_first_version_becomes_todays(uri: str) -> None:
    """With a game that has a clock, and one that has none."""
    engine = make_engine(sa.make_url(database_of(uri, new_name(uri, "first"))))
    migrations.upgrade(engine, "0001")
    insert = "INSERT INTO tables (id, created_at, changed_at, listed, summary) VALUES (:id, 0, 7, false, :summary)"
    with engine.begin() as connection:
        for name, clock in (("timed", 60), ("free", None)):
            summary = json.dumps({"clock": clock, "stage": "playing"})
            connection.execute(sa.text(insert), {"id": name, "summary": summary})
    migrate(engine)
    assert differences(engine) == []
    with engine.connect() as connection:
        rows = connection.execute(sa.text("SELECT id, due FROM tables ORDER BY id"))
        assert rows.all() == [("free", None), ("timed", 7)]
    engine.dispose()


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


def test_a_commit_is_on_disk_when_it_returns(uri: str) -> None:
    engine = make_engine(sa.make_url(database_of(uri, new_name(uri, "disk"))))
    with engine.connect() as connection:
        assert connection.exec_driver_sql("SHOW synchronous_commit").scalar() == "on"
    engine.dispose()


def test_a_session_of_a_machine_that_died_ends_within_seconds() -> None:
    """As the database itself has it: it asks after five seconds of silence, twice, and lets go of what was locked."""
    port = free_port()
    with postgres(port):
        engine = make_engine(sa.make_url(f"postgresql+psycopg://postgres@127.0.0.1:{port}/postgres"))
        with engine.connect() as connection:
            names = ("idle", "interval", "count")
            told = [connection.exec_driver_sql(f"SHOW tcp_keepalives_{name}").scalar() for name in names]
            assert connection.exec_driver_sql("SHOW tcp_user_timeout").scalar() == "9000"
        engine.dispose()
    idle, interval, count = (int(value or 0) for value in told)
    assert 0 < idle + interval * count < 10


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def test_a_migration_takes_as_long_as_it_takes(uri: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever starts meanwhile waits for it, longer than anything else may take."""
    monkeypatch.setitem(storage.IMPATIENT, "options", "-c statement_timeout=100")
    engine = make_engine(sa.make_url(database_of(uri, new_name(uri, "slow"))))
    with ThreadPoolExecutor(1) as threads:
        with psycopg.connect(uri.replace("/postgres?", "/slow?")) as another:
            another.execute("SELECT pg_advisory_xact_lock(%s)", [migrations.LOCK])
            waiting = threads.submit(migrate, engine)
            another.execute("SELECT pg_sleep(0.5)")
        waiting.result()
    assert differences(engine) == []
    engine.dispose()


def test_processes_that_start_together_make_one_database(uri: str) -> None:
    url = database_of(uri, new_name(uri, "together"))
    engines = [make_engine(sa.make_url(url)) for _ in range(4)]
    with ThreadPoolExecutor(4) as threads:
        list(threads.map(migrate, engines))
    assert differences(engines[0]) == []
    for engine in engines:
        engine.dispose()
