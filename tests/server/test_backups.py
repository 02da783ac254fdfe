"""Backups: of a server in use, whole, and the way back."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import pytest

from tests.server.clients import Player, new_table, sit_everywhere
from tests.server.serving import serving, start
from twojacks.cli import run
from twojacks.server.entries import Entry
from twojacks.server.folders import occupied
from twojacks.server.storage import Storage, sqlite_url


def log_in(file: Path, table: str) -> list[Entry]:
    storage = Storage(f"sqlite:///{file}")
    try:
        return storage.load(table)
    finally:
        storage.close()


def backup(file: Path, data: Path) -> int:
    return run(["backup", str(file), "--data", str(data)])


def restore(file: Path, data: Path) -> int:
    return run(["restore", str(file), "--data", str(data)])


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a server at which three people have sat down, and its backup beside it."""
    folder = tmp_path_factory.mktemp("original")
    with serving(folder / "data") as served:
        sit_everywhere(served, new_table(served), 3)
        assert backup(folder / "kept.db", folder / "data") == 0
    return folder


@pytest.fixture
def kept(original: Path, tmp_path: Path) -> Path:
    """A copy of that backup."""
    return Path(shutil.copy2(original / "kept.db", tmp_path))


async def play_and_back_up(players: list[Player], data: Path, files: list[Path]) -> list[int]:
    """Backups one after another while everybody plays; how much each player had been told before each of them."""
    playing = asyncio.gather(*(player.finish() for player in players))
    told = []
    for file in files:
        await asyncio.sleep(0.2)
        told.append(min(player.n or 0 for player in players))
        assert await asyncio.to_thread(backup, file, data) == 0
    await playing
    return told


def test_while_people_play(tmp_path: Path) -> None:
    """Each backup is the log up to some moment after everything that was told before it was begun."""
    files = [tmp_path / f"{number}.db" for number in range(3)]
    with serving(tmp_path / "data") as served:
        table = new_table(served, game="montego-bay", players=2)
        players = sit_everywhere(served, table, 2)
        told = asyncio.run(play_and_back_up(players, tmp_path / "data", files))
    whole = log_in(tmp_path / "data" / "tables.db", table)
    for file, number in zip(files, told, strict=True):
        log = log_in(file, table)
        assert log == whole[: len(log)]
        assert len(log) >= number


def test_a_restored_server_goes_on_where_it_was(tmp_path: Path) -> None:
    served = start(tmp_path / "old")
    try:
        players = sit_everywhere(served, new_table(served), 3)
        states = [player.look() for player in players]
        assert backup(tmp_path / "kept.db", tmp_path / "old") == 0
    finally:
        served.kill()
    assert restore(tmp_path / "kept.db", tmp_path / "new") == 0
    again = start(tmp_path / "new", served.port)
    try:
        assert [player.look() for player in players] == states
        asked = players[states[0]["play"]["waiting"][0]]
        assert asked.decide("place 0").status_code == 200
    finally:
        again.kill()


def test_only_its_owner_may_read_a_backup(kept: Path) -> None:
    assert kept.stat().st_mode & 0o777 == 0o600


def test_a_backup_never_overwrites(kept: Path, original: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = kept.read_bytes()
    assert backup(kept, original / "data") == 2
    assert "expected none at" in capsys.readouterr().err
    assert kept.read_bytes() == before


def test_a_restore_never_overwrites(kept: Path, original: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = (original / "data" / "tables.db").read_bytes()
    assert restore(kept, original / "data") == 2
    assert "expected none at" in capsys.readouterr().err
    assert (original / "data" / "tables.db").read_bytes() == before


def test_nothing_is_restored_under_a_running_server(
    kept: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with occupied(tmp_path / "data"):
        assert restore(kept, tmp_path / "data") == 2
    assert "no other server uses" in capsys.readouterr().err


def test_a_damaged_backup_is_not_restored(kept: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    content = bytearray(kept.read_bytes())
    content[4096:8192] = bytes(4096)
    kept.write_bytes(content)
    assert restore(kept, tmp_path / "new") == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert not (tmp_path / "new" / "tables.db").exists()


@pytest.mark.parametrize("content", [b"", b"no database at all " * 1000])
def test_other_files_are_no_backups(content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_bytes(content)
    assert restore(tmp_path / "file", tmp_path / "new") == 2
    told = capsys.readouterr().err
    assert told.endswith(f"file: expected a backup of a server's tables, and {tmp_path / 'file'} is none\n")
    assert told.count("\n") == 1


def test_there_is_nothing_to_back_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert backup(tmp_path / "kept.db", tmp_path / "nowhere") == 2
    assert "database: expected" in capsys.readouterr().err
    assert not (tmp_path / "kept.db").exists()
    assert not Path(sqlite_url(tmp_path / "nowhere").removeprefix("sqlite:///")).exists()
