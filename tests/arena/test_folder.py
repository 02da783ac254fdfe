"""What is kept of a tournament, and going on with it."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any

import pytest

import twojacks
from tests.arena.making import told
from twojacks.arena import Results, make_plan, tournament
from twojacks.arena.folder import COLUMNS, open_folder, write_game
from twojacks.arena.playing import play_game

GAME = "halunken-und-spelunken"


def play(out: Path | None, **changes: Any) -> Results:
    wishes = {"players": 3, "bots": ["deckhand", "cabin-boy"], "games": 12, "seed": "kept", "jobs": 1, **changes}
    return tournament(GAME, variant="beginner", out=out, **wishes)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Results]:
    folder = tmp_path_factory.mktemp("whole")
    return folder, play(folder)


def rows_of(path: Path) -> list[dict[str, str]]:
    with path.open(newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


def test_every_game_is_kept_with_a_line_for_each_seat(whole: tuple[Path, Results]) -> None:
    folder, results = whole
    rows = rows_of(folder / "games.csv")
    assert tuple(rows[0]) == COLUMNS
    assert len(rows) == 3 * len(results.games) == 36
    for row, (played, seat) in zip(rows, [(g, s) for g in results.games for s in range(3)], strict=True):
        finish = played.seats[seat]
        assert (int(row["deal"]), int(row["rotation"]), int(row["seat"])) == (played.deal, played.rotation, seat)
        assert (row["bot"], int(row["score"]), float(row["won"])) == (finish.bot, finish.score, finish.won)
        assert (float(row["place"]), int(row["margin"])) == (finish.place, finish.margin)
        assert int(row["decisions"]) == finish.clock.decisions == sum(finish.clock.steps.values())
        assert float(row["seconds"]) == pytest.approx(finish.clock.seconds, abs=1e-6)


def test_the_tables_are_those_of_the_results(whole: tuple[Path, Results]) -> None:
    folder, results = whole
    rows = rows_of(folder / "summary.csv")
    assert [row["bot"] for row in rows] == [standing.bot for standing in results.standings]
    for row, standing in zip(rows, results.standings, strict=True):
        for name in ("win_rate", "place", "margin", "rating"):
            estimate = getattr(standing, name)
            ends = [float(row[column]) for column in (name, f"{name}_low", f"{name}_high")]
            assert ends == pytest.approx([estimate.value, estimate.low, estimate.high], rel=1e-5)
        assert (int(row["games"]), int(row["seats"])) == (standing.games, standing.seats)
        assert row["verdict"] == standing.verdict
        assert float(row["fair_share"]) == pytest.approx(1 / 3, rel=1e-5)
        assert int(row["decisions"]) == standing.clock.decisions
    (row,) = rows_of(folder / "pairs.csv")
    (duel,) = results.duels
    assert (row["bot"], row["other"], row["verdict"]) == (duel.bot, duel.other, duel.verdict)
    assert float(row["ahead"]) == pytest.approx(duel.ahead.value, rel=1e-5)


def test_nothing_is_kept_where_nobody_asked_for_it(whole: tuple[Path, Results], tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(tmp_path)
        assert told(play(None).games) == told(whole[1].games)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("kept", [0, 1, 20, 200, 700, 1500])
def test_a_file_cut_off_anywhere_is_gone_on_with(whole: tuple[Path, Results], tmp_path: Path, kept: int) -> None:
    """In the middle of the head, of a line, of a game: the whole games count, the rest is played again."""
    (tmp_path / "tournament.json").write_bytes((whole[0] / "tournament.json").read_bytes())
    (tmp_path / "games.csv").write_bytes((whole[0] / "games.csv").read_bytes()[:kept])
    results = play(tmp_path)
    assert told(results.games) == told(whole[1].games)
    assert len(rows_of(tmp_path / "games.csv")) == 36
    assert told(play(tmp_path).games) == told(whole[1].games)


def test_games_that_are_there_are_not_played_again(whole: tuple[Path, Results], tmp_path: Path) -> None:
    """Whose scores were made up in a way a game cannot tell keep them."""
    lines = (whole[0] / "games.csv").read_text().splitlines(keepends=True)
    cells = lines[1].split(",")
    cells[COLUMNS.index("score")] = "999"
    (tmp_path / "tournament.json").write_bytes((whole[0] / "tournament.json").read_bytes())
    (tmp_path / "games.csv").write_text("".join([lines[0], ",".join(cells), *lines[2:10]]))
    results = play(tmp_path)
    assert results.games[0].seats[0].score == 999
    assert told(results.games)[1:] == told(whole[1].games)[1:]


def test_more_games_go_on_and_fewer_look_at_the_first_ones(whole: tuple[Path, Results], tmp_path: Path) -> None:
    short = play(tmp_path, games=6)
    assert told(short.games) == told(whole[1].games)[:6]
    assert told(play(tmp_path).games) == told(whole[1].games)
    assert told(play(tmp_path, games=6).games) == told(short.games)
    assert len(rows_of(tmp_path / "games.csv")) == 36


def test_any_number_of_processes_plays_the_same_games(whole: tuple[Path, Results], tmp_path: Path) -> None:
    results = play(tmp_path, jobs=2)
    assert told(results.games) == told(whole[1].games)
    for mine, theirs in zip(results.standings, whole[1].standings, strict=True):
        assert (mine.win_rate, mine.place, mine.margin, mine.rating) == (
            theirs.win_rate,
            theirs.place,
            theirs.margin,
            theirs.rating,
        )


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        ({"seed": "other"}, "seed"),
        ({"bots": ["cabin-boy", "deckhand"]}, "bots"),
        ({"players": 4}, "players"),
    ],
)
def test_a_folder_holds_one_tournament(whole: tuple[Path, Results], changes: dict[str, Any], what: str) -> None:
    before = (whole[0] / "games.csv").read_bytes()
    with pytest.raises(twojacks.BadOptions) as caught:
        play(whole[0], **changes)
    assert caught.value.message == f"out: expected another folder; {whole[0]} has a tournament with another {what}"
    assert (whole[0] / "games.csv").read_bytes() == before


@pytest.mark.parametrize(
    ("column", "value"),
    [("bot", "admiral"), ("score", "many"), ("seat", "2"), ("deal", "99999"), ("rotation", "7"), ("times", "x")],
)
def test_a_changed_line_is_named(whole: tuple[Path, Results], tmp_path: Path, column: str, value: str) -> None:
    lines = (whole[0] / "games.csv").read_text().splitlines(keepends=True)
    cells = lines[7].rstrip("\n").split(",")
    cells[COLUMNS.index(column)] = value
    lines[7] = ",".join(cells) + "\n"
    (tmp_path / "tournament.json").write_bytes((whole[0] / "tournament.json").read_bytes())
    (tmp_path / "games.csv").write_text("".join(lines))
    with pytest.raises(twojacks.BadOptions, match=r"the game in line 8 was changed"):
        play(tmp_path)
    assert (tmp_path / "games.csv").read_text() == "".join(lines)


@pytest.mark.parametrize("name", ["tournament.json", "index.html"])
@pytest.mark.parametrize("text", ["[]", "{}", "letter to mother"])
def test_a_folder_of_something_else_is_left_alone(tmp_path: Path, name: str, text: str) -> None:
    (tmp_path / name).write_text(text)
    with pytest.raises(twojacks.BadOptions, match=r"out: expected a tournament or an empty folder"):
        play(tmp_path)
    assert [(path.name, path.read_text()) for path in tmp_path.iterdir()] == [(name, text)]


def test_two_do_not_write_into_one_folder(whole: tuple[Path, Results]) -> None:
    with open_folder(whole[0], whole[1].plan), pytest.raises(twojacks.BadOptions, match="is in use"):
        play(whole[0])


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(
        twojacks.BadOptions, match=r"out: expected a folder that can be written to; .*file/x: Not a dir"
    ):
        play(tmp_path / "file" / "x")


def test_an_edition_is_part_of_the_tournament(tmp_path: Path) -> None:
    """It is kept whole, and known again when it is read."""
    wishes = {"players": 2, "bots": ["cabin-boy"], "games": 1, "seed": 1, "jobs": 1, "out": tmp_path}
    tournament("montego-bay", **wishes)  # type: ignore[arg-type]
    tournament("montego-bay", **wishes)  # type: ignore[arg-type]
    kept = json.loads((tmp_path / "tournament.json").read_text())["edition"]
    assert kept["name"] == "two-jacks"
    with pytest.raises(twojacks.BadOptions, match=r"has a tournament with another edition"):
        tournament("montego-bay", edition={**kept, "name": "mine"}, **wishes)  # type: ignore[arg-type]


def test_names_with_commas_and_quotes_survive(tmp_path: Path) -> None:
    """A program's command line may hold anything that fits on a line."""
    from dataclasses import replace

    plan = make_plan(GAME, players=3, variant="beginner", bots=["cabin-boy"], games=1, seed=1)
    odd = 'run:bot "a, b" @home'
    played = play_game(plan, None, (0, 0))
    renamed = replace(played, seats=tuple(replace(seat, bot=odd) for seat in played.seats))
    named = replace(plan, bots=(odd,))
    with open_folder(tmp_path, named) as (games, file):
        assert games == []
        write_game(file, renamed)
        assert (tmp_path / "games.csv").read_bytes().count(b"\n") == 4  # at once, and not when it is closed
    with open_folder(tmp_path, named) as (games, _):
        assert told(games) == told([renamed])
