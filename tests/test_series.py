"""Several games in a row, totals added (HS-E3)."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import twojacks
from tests.tables import TABLES, Table, every_table

HALUNKEN = "halunken-und-spelunken"


def new(games: int = 3, seed: str | None = "series", players: int = 3) -> twojacks.Series:
    return twojacks.Series.new(HALUNKEN, players=players, variant="beginner", games=games, seed=seed)


def play_on(series: twojacks.Series, until: int, dice: Random) -> None:
    """Until this many matches have begun, or the series is over."""
    while not series.over and len(series.matches) < until:
        seat = dice.choice(series.to_act)
        series.play(seat, dice.choice(series.options(seat)))


@pytest.mark.rule("HS-E3")
def test_three_games_in_a_row_and_the_totals_are_added() -> None:
    series = new()
    play_on(series, 99, Random(1))
    assert series.over
    assert len(series.matches) == 3
    assert all(match.over for match in series.matches)
    by_hand = [0, 0, 0]
    for match in series.matches:
        for seat, score in enumerate(match.scores):
            by_hand[seat] += score
    assert series.scores == by_hand
    assert series.winners == tuple(seat for seat in range(3) if by_hand[seat] == max(by_hand))


@pytest.mark.rule("HS-E3")
def test_three_games_is_what_a_long_match_is() -> None:
    assert twojacks.Series.new(HALUNKEN, players=3).games == 3


@pytest.mark.rule("HS-E3")
def test_the_next_game_begins_when_one_is_over() -> None:
    series, dice = new(), Random(2)
    play_on(series, 2, dice)
    assert len(series.matches) == 2
    first, second = series.matches
    assert first.over
    assert not series.over
    assert series.winners == ()
    assert series.position() == second.position()
    assert series.position()["round"] == 1
    assert series.position()["phase"] == "place"
    assert series.scores == first.scores, "nobody has a sailor in the second game yet"


@pytest.mark.rule("HS-E3", "HS-E2")
def test_the_highest_total_wins_and_equals_share(monkeypatch: pytest.MonkeyPatch) -> None:
    series = new(games=2)
    play_on(series, 99, Random(3))
    results = iter([[10, 30, 25], [30, 10, 14]])
    fixed = {id(match): next(results) for match in series.matches}
    monkeypatch.setattr(twojacks.Match, "scores", property(lambda match: fixed[id(match)]))
    assert series.scores == [40, 40, 39]
    assert series.winners == (0, 1), "whoever won which game does not matter"


def test_every_game_of_a_series_is_another_one() -> None:
    series = new()
    play_on(series, 99, Random(4))
    assert len({match.position()["key"] for match in series.matches}) == 3
    assert len({json.dumps(match.journal) for match in series.matches}) == 3


def test_equal_seeds_give_equal_series() -> None:
    one, two, other = new(), new(), new(seed="another")
    for series in (one, two, other):
        play_on(series, 2, Random(5))
    assert one.position() == two.position()
    assert one.position() != other.position()
    assert new(seed=None).position()["key"] != new(seed=None).position()["key"]


@every_table
def test_a_saved_series_goes_on(table: Table) -> None:
    series = twojacks.Series.new(table.name, players=table.players, variant=table.variant, games=2, seed="saved")
    dice = Random(6)
    play_on(series, 2, dice)
    for _ in range(7):
        seat = series.to_act[0]
        series.play(seat, series.options(seat)[0])
    again = twojacks.Series.load(series.save())
    assert again.position() == series.position()
    assert [match.journal for match in again.matches] == [match.journal for match in series.matches]
    assert again.save() == series.save()
    assert again.games == 2


def test_saves_of_finished_and_of_fresh_series() -> None:
    fresh = new()
    assert twojacks.Series.load(fresh.save()).position() == fresh.position()
    finished = new(games=1)
    play_on(finished, 99, Random(7))
    again = twojacks.Series.load(finished.save())
    assert again.over
    assert (again.scores, again.winners) == (finished.scores, finished.winners)


def refused(text: str) -> tuple[str, str]:
    with pytest.raises(twojacks.BadSave) as caught:
        twojacks.Series.load(text)
    assert "\n" not in caught.value.message
    return caught.value.code, caught.value.field


def test_bad_saves() -> None:
    series = new(games=2)
    play_on(series, 2, Random(8))
    text = series.save()
    record: dict[str, Any] = json.loads(text)
    for length in range(0, len(text), 7):
        assert refused(text[:length])[0] == "save.damaged"
    for changes in ({"games": 3}, {"seed": "x"}, {"players": 4}, {"matches": record["matches"][:1]}, {"digest": ""}):
        assert refused(json.dumps({**record, **changes}))[0] in ("save.edited", "save.illegal")
    for name in ("games", "matches", "players", "seed", "game"):
        refused(json.dumps({key: value for key, value in record.items() if key != name}))
    assert refused(TABLES[0].new_match(1).save()) == ("save.format", "format")
    bad: tuple[Any, ...] = (None, 3, [3], [[], []], [*record["matches"], []], [["0 nonsense"]])
    for matches in bad:
        refused(json.dumps({**record, "matches": matches}))


@pytest.mark.parametrize("games", [0, -1, 100, 1.5, "3", None, True])
def test_an_impossible_number_of_games(games: Any) -> None:
    with pytest.raises(twojacks.BadOptions, match="games: expected"):
        new(games=games)


def test_an_illegal_action_changes_nothing() -> None:
    series = new()
    before = series.position()
    with pytest.raises(twojacks.IllegalAction):
        series.play(series.to_act[0], "place 3", "nonsense")
    assert series.position() == before
