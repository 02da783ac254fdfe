"""Games as data: what is written is what was played, whoever wrote it, and it comes back as matches."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import duckdb
import numpy as np
import pandas as pd
import polars as pl
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import twojacks
from tests.tables import Table, decisions, every_table, play_one
from twojacks.dataset import (
    COLUMNS,
    SelfPlay,
    feature_rows,
    plan_self_play,
    read_matches,
    view_records,
    write_matches,
    write_self_play,
    writing,
)
from twojacks.dataset.playing import play_chunk
from twojacks.dataset.writing import in_groups, in_order
from twojacks.kernel.features import layout_of

HALUNKEN, MONTEGO = "halunken-und-spelunken", "montego-bay"


def played(table: Table, seed: int) -> twojacks.Match:
    *_, last = decisions(table, seed)
    return last


def rows_of(path: Path) -> list[dict[str, Any]]:
    return pq.read_table(path).to_pylist()  # type: ignore[no-any-return]


@every_table
def test_matches_come_back_as_they_were(table: Table, tmp_path: Path) -> None:
    matches = [played(table, seed) for seed in range(2)]
    written = write_matches(matches, tmp_path / "games.parquet")
    again = list(read_matches(tmp_path / "games.parquet"))
    assert written == sum(len(match.actions) for match in matches)
    assert [match.actions for match in again] == [match.actions for match in matches]
    assert [match.position() for match in again] == [match.position() for match in matches]


@every_table
def test_a_row_is_what_a_seat_saw_and_did(table: Table, tmp_path: Path) -> None:
    match = played(table, 3)
    write_matches([match], tmp_path / "game.parquet")
    replay, rows = match.rewound(), rows_of(tmp_path / "game.parquet")
    for number, row in enumerate(rows):
        seat = row["seat"]
        assert (row["match"], row["number"]) == (0, number)
        assert row["view"] == replay.look(seat)[0]
        assert tuple(map(table.game.notation.format_action, row["options"])) == replay.options(seat)
        assert row["choice"] in row["options"]
        assert row["score"] == match.scores[seat]
        assert row["won"] == pytest.approx((seat in match.winners) / len(match.winners))
        replay.play(seat, row["action"])
    assert replay.over


def test_secret_keys_positions_and_unfinished_matches_are_kept(tmp_path: Path) -> None:
    secret = twojacks.Match.new(MONTEGO, players=2)
    for _ in range(5):
        play_one(secret, Random(1))
    began = twojacks.Match.from_position(secret.position())
    play_one(began, Random(2))
    write_matches([secret, began], tmp_path / "games.parquet")
    rows = rows_of(tmp_path / "games.parquet")
    assert [row["key"] is None for row in rows] == [False] * 5 + [True]
    assert [row["position"] is None for row in rows] == [True] * 5 + [False]
    assert {(row["seed"], row["score"], row["won"], row["bot"]) for row in rows} == {(None,) * 4}
    again = list(read_matches(tmp_path / "games.parquet"))
    assert [match.position() for match in again] == [secret.position(), began.position()]


@pytest.mark.parametrize("game", [HALUNKEN, MONTEGO])
def test_self_play_can_begin_with_a_position(game: str, tmp_path: Path) -> None:
    """Each game with chance of its own, which is part of the position it begins with."""
    plan = plan_self_play(game, players=2, games=5, seed="s", bots=["deckhand", "random"], position="small")
    write_self_play(plan, tmp_path / "small.parquet", jobs=1)
    matches, rows = list(read_matches(tmp_path / "small.parquet")), rows_of(tmp_path / "small.parquet")
    assert all(match.over for match in matches)
    beginnings = [match.rewound().position() for match in matches]
    assert len({position.pop("key") for position in beginnings}) == 5
    small = twojacks.read_position(game, "small")
    assert small is not None
    assert all(position.items() >= small.items() for position in beginnings)
    assert {(row["seed"], row["key"]) for row in rows} == {(None, None)}


@pytest.fixture(scope="module")
def self_play(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("dataset") / "self-play.parquet"
    plan = plan_self_play(HALUNKEN, players=3, games=40, seed="s", bots=("random", "deckhand", "cabin-boy"))
    write_self_play(plan, path, jobs=1)
    return path


def test_self_play_is_between_those_named(self_play: Path) -> None:
    rows = rows_of(self_play)
    assert {(row["seat"], row["bot"]) for row in rows} == {(0, "random"), (1, "deckhand"), (2, "cabin-boy")}
    assert sorted({row["match"] for row in rows}) == list(range(40))
    assert {row["seed"] for row in rows} == {f"s/{number}" for number in range(40)}
    for match, last in zip(read_matches(self_play), last_rows(rows), strict=True):
        assert match.over
        assert match.scores[last["seat"]] == last["score"]


def last_rows(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [row for row, after in zip(rows, [*rows[1:], {"match": -1}], strict=True) if after["match"] != row["match"]]


def test_self_play_is_the_same_file_with_any_number_of_workers(self_play: Path, tmp_path: Path) -> None:
    plan = plan_self_play(HALUNKEN, players=3, games=40, seed="s", bots=("random", "deckhand", "cabin-boy"))
    write_self_play(plan, tmp_path / "two.parquet", jobs=2)
    assert (tmp_path / "two.parquet").read_bytes() == self_play.read_bytes()
    assert [path.name for path in tmp_path.iterdir()] == ["two.parquet"]


@pytest.mark.soak  # a cluster more to start; simulations and tournaments on Ray are tried in every check
def test_self_play_on_ray_is_the_same_file(self_play: Path, tmp_path: Path) -> None:
    plan = plan_self_play(HALUNKEN, players=3, games=40, seed="s", bots=("random", "deckhand", "cabin-boy"))
    write_self_play(plan, tmp_path / "ray.parquet", jobs=2, ray="local")
    assert (tmp_path / "ray.parquet").read_bytes() == self_play.read_bytes()
    assert [path.name for path in tmp_path.iterdir()] == ["ray.parquet"]


def die_once(folder: Path, plan: SelfPlay, chunk: int) -> tuple[int, Any]:
    """Who comes first to chunk 1 dies there; everybody leaves a mark of having begun."""
    tries = len(list(folder.glob(f"{chunk}-*")))
    (folder / f"{chunk}-{tries}").touch()
    if chunk == 1 and tries == 0:
        os._exit(9)
    return play_chunk(plan, chunk)


@pytest.mark.parametrize("ray", [None, pytest.param("local", marks=pytest.mark.soak)])
def test_a_worker_that_dies_costs_its_own_chunk(
    self_play: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ray: str | None
) -> None:
    marks = tmp_path / "marks"
    marks.mkdir()
    monkeypatch.setattr(writing, "play_chunk", partial(die_once, marks))
    plan = plan_self_play(HALUNKEN, players=3, games=40, seed="s", bots=("random", "deckhand", "cabin-boy"))
    write_self_play(plan, tmp_path / "games.parquet", jobs=2, ray=ray)
    assert (tmp_path / "games.parquet").read_bytes() == self_play.read_bytes()
    assert sorted(mark.name for mark in marks.iterdir()) == ["0-0", "1-0", "1-1", "2-0"]


def test_other_seeds_are_other_games(self_play: Path, tmp_path: Path) -> None:
    plan = plan_self_play(HALUNKEN, players=3, games=3, seed="t")
    reported: list[int] = []
    rows = write_self_play(plan, tmp_path / "other.parquet", jobs=1, progress=reported.append)
    assert reported == [3]
    assert rows == len(rows_of(tmp_path / "other.parquet"))
    # Before the taverns are opened all games look much the same.
    views, others = (
        {row["view"] for row in rows_of(path) if row["number"] > 5} for path in (self_play, tmp_path / "other.parquet")
    )
    assert not views & others


# The same question to each: how many matches a bot played, and how many it won (every row of a match has its share).
Answer = dict[str, tuple[int, float]]


def ask_duckdb(path: Path) -> Answer:
    """A query over the file as it lies there."""
    found = duckdb.sql(f"""
        SELECT bot, count(*), sum(won) FROM (SELECT DISTINCT bot, match, won FROM '{path}') GROUP BY bot
    """)
    assert found is not None
    return {bot: (matches, won) for bot, matches, won in found.fetchall()}


def ask_polars(path: Path) -> Answer:
    """Lazily: only the columns it needs are read."""
    rows = pl.scan_parquet(path).select("bot", "match", "won").unique()
    found = rows.group_by("bot").agg(pl.len(), pl.col("won").cast(pl.Float64).sum()).collect()
    return {bot: (matches, won) for bot, matches, won in found.rows()}


def ask_pandas(path: Path) -> Answer:
    rows = pd.read_parquet(path, columns=["bot", "match", "won"]).drop_duplicates()
    found = rows.astype({"won": "float64"}).groupby("bot")["won"].agg(["size", "sum"])
    return {str(bot): (int(row["size"]), float(row["sum"])) for bot, row in found.iterrows()}


@pytest.mark.parametrize("ask", [ask_duckdb, ask_polars, ask_pandas])
def test_others_read_it(self_play: Path, ask: Callable[[Path], Answer]) -> None:
    names, won = ("random", "deckhand", "cabin-boy"), Counter[str]()
    for match in read_matches(self_play):
        won.update({names[seat]: 1 / len(match.winners) for seat in match.winners})
    found = ask(self_play)
    assert {bot: matches for bot, (matches, _) in found.items()} == dict.fromkeys(names, 40)
    assert {bot: share for bot, (_, share) in found.items()} == pytest.approx(won, abs=1e-4)


def test_they_read_lists_and_bytes_too(self_play: Path) -> None:
    """Options as lists of numbers, and views as the very bytes, in order."""
    rows = rows_of(self_play)
    views, options = [row["view"] for row in rows], [row["options"] for row in rows]
    table = pl.read_parquet(self_play)
    assert table["view"].to_list() == views
    assert table["options"].to_list() == options
    frame = pd.read_parquet(self_play)
    assert frame["view"].tolist() == views
    assert [each.tolist() for each in frame["options"]] == options
    found = duckdb.sql(f"SELECT view, options FROM '{self_play}'")
    assert found is not None
    assert found.fetchall() == list(zip(views, options, strict=True))


def test_views_are_records_and_features(self_play: Path) -> None:
    table = pq.read_table(self_play)
    records = view_records(HALUNKEN, table["view"])
    assert records["players"].tolist() == [3] * len(table)
    assert not records["key"].any()
    names = layout_of(Table(HALUNKEN, "standard", 3).game).names
    features = feature_rows(HALUNKEN, table["view"])
    assert features.shape == (len(table), len(names))
    assert np.array_equal(features[:, names.index("heights[13]")], records["heights"][:, 13])
    with pytest.raises(twojacks.BadSave, match="view: expected records of 256 bytes, as montego-bay has them"):
        view_records(MONTEGO, [table["view"][0].as_py()])


def test_every_column_says_what_it_is(self_play: Path) -> None:
    schema = pq.read_schema(self_play)
    assert [(field.name, field.metadata[b"about"].decode()) for field in schema] == [
        (name, about) for name, _, about in COLUMNS
    ]
    document = (Path(__file__).parents[2] / "docs" / "research.md").read_text("utf-8")
    for name, kind, about in COLUMNS:
        assert f"| `{name}` | {kind} | {about} |" in document


# Streaming


def test_tables_are_written_in_order_whoever_is_first() -> None:
    numbers = list(range(20))
    Random(4).shuffle(numbers)
    assert list(in_order((number, f"table {number}") for number in numbers)) == [f"table {n}" for n in range(20)]


def test_nothing_waits_that_could_be_written() -> None:
    asked = []

    def outcomes() -> Iterator[tuple[int, int]]:
        for number in (0, 2, 1, 3):
            asked.append(number)
            yield number, number

    written = in_order(outcomes())
    assert (next(written), asked) == (0, [0])
    assert (next(written), asked) == (1, [0, 2, 1])


def test_rows_are_grouped_on_their_way() -> None:
    """Never more in memory than a group and one table: 65,536 rows are reached by the third table."""
    tables = [pa.table({"number": np.full(30_000, number)}) for number in range(7)]
    assert [group.num_rows for group in in_groups(pa, iter(tables))] == [90_000, 90_000, 30_000]


def test_who_is_interrupted_leaves_what_was_there(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    write_matches([played(Table(HALUNKEN, "beginner", 3), 1)], path)
    before = path.read_bytes()

    def broken() -> Iterator[twojacks.Match]:
        yield played(Table(HALUNKEN, "beginner", 3), 2)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_matches(broken(), path)
    assert [path.name for path in tmp_path.iterdir()] == ["games.parquet"]
    assert path.read_bytes() == before


# What can be wrong


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ({"games": 0}, "games: expected a whole number from 1 to 1000000000, not 0"),
        ({"bots": ("deckhand", "deckhand")}, "bots: expected one name, or 3, not 2"),
        ({"bots": ("kraken",)}, "bot: expected one of cabin-boy, deckhand"),
        ({"seed": 1.5}, "seed: expected text or a whole number, not 1.5"),
        ({"players": 9}, "players: expected 2 or 3 or 4"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(words: dict[str, Any], sentence: str) -> None:
    with pytest.raises(twojacks.Error, match=sentence):
        plan_self_play(HALUNKEN, **{"players": 3, "games": 1, "seed": "x", **words})


def altered(path: Path, change: Any) -> Path:
    rows = rows_of(path)
    change(rows)
    pq.write_table(pa.Table.from_pylist(rows, pq.read_schema(path)), path.with_name("altered.parquet"))
    return path.with_name("altered.parquet")


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda rows: rows[2].update(action="give r15"), "save, match 0, decision 2: seat"),
        (lambda rows: rows[2].update(action="fly"), "save, match 0, decision 2: 'fly': no action of this game"),
        (lambda rows: rows.pop(1), "save, match 0, decision 1: expected decisions in their order"),
        (lambda rows: rows[0].update(game="chess"), "save, match 0, decision 0: game: expected one of"),
        (lambda rows: rows[0].update(edition="{"), "save, match 0, decision 0: edition: expected JSON, not '{'$"),
        (
            lambda rows: rows[0].update(position="{'a"),
            'save, match 0, decision 0: position: expected JSON, not "{\'a"$',
        ),
        (lambda rows: rows[0].update(position="[" * 9**5), "save, match 0, decision 0: position: expected JSON, not "),
    ],
)
def test_rows_that_lead_nowhere_are_named(self_play: Path, change: Any, sentence: str) -> None:
    with pytest.raises(twojacks.BadSave, match=sentence):
        list(read_matches(altered(self_play, change)))


def test_damage_inside_a_file_is_told(self_play: Path, tmp_path: Path) -> None:
    """Behind the four letters a Parquet file begins with lies its first page; what is in it is told at the end."""
    content = self_play.read_bytes()
    (tmp_path / "damaged.parquet").write_bytes(content[:4] + b"\xff" * 40 + content[44:])
    with pytest.raises(
        twojacks.BadSave, match=r"file: expected a Parquet file that can be read; .*damaged.parquet: .+$"
    ):
        list(read_matches(tmp_path / "damaged.parquet"))


def test_files_that_are_something_else_are_refused(tmp_path: Path) -> None:
    (tmp_path / "text.parquet").write_text("no")
    pq.write_table(pa.table({"match": [1], "game": ["x"]}), tmp_path / "other.parquet")
    with pytest.raises(twojacks.BadSave, match="file: expected a Parquet file that can be read"):
        list(read_matches(tmp_path / "text.parquet"))
    with pytest.raises(twojacks.BadSave, match="file: expected a Parquet file that can be read"):
        list(read_matches(tmp_path / "missing.parquet"))
    with pytest.raises(twojacks.BadSave, match="columns: expected those of a dataset of ours; missing action, edition"):
        list(read_matches(tmp_path / "other.parquet"))
