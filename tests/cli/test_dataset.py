"""`dataset`: files of the games that were asked for."""

from __future__ import annotations

from pathlib import Path

import pyarrow.parquet as pq
import pytest

import twojacks
from tests.cli.driving import Runner
from tests.tables import Table, decisions
from twojacks.dataset import read_matches


def test_self_play_is_written_and_counted(run: Runner, tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    outcome = run(
        "dataset", str(path), "--game", "montego", "--players", "2", "--games", "3", "--seed", "x", "--jobs", "1"
    )
    rows = pq.read_table(path)
    assert outcome.status == 0
    assert outcome.out == f"{len(rows):,} decisions of 3 games of montego-bay in {path}.\n"
    assert rows["seed"].unique().to_pylist() == ["x/0", "x/1", "x/2"]
    assert rows["bot"].unique().to_pylist() == ["random"]
    assert [match.over for match in read_matches(path)] == [True] * 3


def test_bots_are_named_for_the_seats(run: Runner, tmp_path: Path) -> None:
    path = str(tmp_path / "games.parquet")
    settings = ("--game", "halunken", "--players", "2", "--games", "1", "--jobs", "1")
    assert run("dataset", path, *settings, "--bots", "deckhand, cabin-boy").status == 0
    rows = pq.read_table(path)
    assert set(zip(rows["seat"].to_pylist(), rows["bot"].to_pylist(), strict=True)) == {
        (0, "deckhand"),
        (1, "cabin-boy"),
    }


@pytest.mark.parametrize("game", ["halunken", "montego"])
def test_every_character_plays(run: Runner, tmp_path: Path, game: str) -> None:
    path = str(tmp_path / "games.parquet")
    for names in ("cabin-boy,deckhand", "bosun@20,captain@20", "admiral@20,admiral@20"):
        settings = ("--game", game, "--players", "2", "--games", "1", "--jobs", "1", "--bots", names)
        assert run("dataset", path, *settings).status == 0
        assert sorted(pq.read_table(path)["bot"].unique().to_pylist()) == sorted(set(names.split(",")))


def test_rows_name_who_decided(run: Runner, tmp_path: Path) -> None:
    """An own bot that answers with nonsense: the deckhand decides, and the rows say so."""
    program, path = tmp_path / "nonsense.py", str(tmp_path / "games.parquet")
    program.write_text("class Bot:\n    def choose(self, view, options, seat):\n        return 'mutiny'\n")
    settings = ("--game", "halunken", "--players", "2", "--games", "1", "--jobs", "1")
    assert run("dataset", path, *settings, "--bots", f"{program}:Bot,cabin-boy").status == 0
    rows = pq.read_table(path)
    assert set(zip(rows["seat"].to_pylist(), rows["bot"].to_pylist(), strict=True)) == {
        (0, "deckhand"),
        (1, "cabin-boy"),
    }


def test_a_bot_that_does_not_start_is_told_before_the_first_game(run: Runner, tmp_path: Path) -> None:
    settings = ("--game", "montego", "--players", "2", "--games", "1", "--bots", "run:false,deckhand")
    outcome = run("dataset", str(tmp_path / "games.parquet"), *settings)
    assert outcome.status != 0
    assert "bot: expected one that starts; run:false" in outcome.err
    assert list(tmp_path.iterdir()) == []


def test_a_position_says_how_many_play(run: Runner, tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    outcome = run("dataset", str(path), "--game", "montego", "--position", "small", "--games", "1", "--jobs", "1")
    assert outcome.status == 0
    assert pq.read_table(path)["players"].unique().to_pylist() == [2]


def test_saved_games_that_are_not_there_and_wishes_for_them(run: Runner, tmp_path: Path) -> None:
    path, empty = str(tmp_path / "games.parquet"), tmp_path / "empty"
    empty.mkdir()
    assert f"from: expected saved games, and {empty} has none" in run("dataset", path, "--from", str(empty)).err
    wished = run("dataset", path, "--from", str(empty), "--bots", "deckhand")
    assert "bots: expected with --game only" in wished.err
    assert not Path(path).exists()


def test_saved_games_are_written_from_files_and_folders(run: Runner, tmp_path: Path) -> None:
    *_, match = decisions(Table("halunken-und-spelunken", "beginner", 3), 1)
    series = twojacks.Series.new("halunken-und-spelunken", players=2, games=2, seed=1)
    series.play(series.to_act[0], "place 3")
    folder = tmp_path / "saves"
    folder.mkdir()
    (folder / "match.json").write_text(match.save())
    (tmp_path / "series.json").write_text(series.save())
    path = tmp_path / "games.parquet"
    outcome = run("dataset", str(path), "--from", str(folder), "--from", str(tmp_path / "series.json"))
    assert outcome.out == f"{len(match.actions) + 1:,} decisions of 2 saved games in {path}.\n"
    again = list(read_matches(path))
    assert [each.actions for each in again] == [match.actions, series.match.actions]


def test_either_played_or_saved(run: Runner, tmp_path: Path) -> None:
    for words in ((), ("--game", "montego", "--from", "x.json")):
        outcome = run("dataset", str(tmp_path / "x.parquet"), *words)
        assert outcome.status == 2
        assert outcome.err == "twojacks: game: expected either --game, to play, or --from, to write saved games\n"


def test_a_place_that_cannot_be_written_is_named(run: Runner, tmp_path: Path) -> None:
    outcome = run("dataset", str(tmp_path / "no" / "x.parquet"), "--game", "montego", "--games", "1", "--jobs", "1")
    assert outcome.status == 2
    assert outcome.err == (
        f"twojacks: file: expected a place that can be written to; {tmp_path / 'no'}: No such file or directory\n"
    )
