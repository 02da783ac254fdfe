"""Editions: what is printed on ships and storerooms, as data."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import twojacks
from tests.montego_bay.building import GAME, seen
from twojacks.cli.edition import command
from twojacks.games.montego_bay.editions import FOLDER, read_edition, read_file, shipped_editions

OURS = FOLDER / "two-jacks.toml"


def small_edition() -> dict[str, Any]:
    """Fifteen equal ships; every card shows two barrels and, on its other side, one broken one and a coin."""
    return {
        "name": "small",
        "title": "A small one",
        "ships": [
            {"red": {"capacity": 6, "points": [3, 2, 1]}, "yellow": {"capacity": 5, "points": [3, 2]}}
            for _ in range(15)
        ],
        "warehouses": [
            {"four_players_only": number == 2, "storerooms": [{"barrels": 2}, {"broken": 1, "coins": 1}]}
            for number in range(8)
        ],
    }


def write(path: Path, edition: dict[str, Any]) -> Path:
    """As TOML, the way people write it; line 1 is the name, ship n begins on line 3 n."""
    lines = [f'name = "{edition["name"]}"', f'title = "{edition["title"]}"']
    for ship in edition["ships"]:
        sides = [f"{side} = {{ capacity = {s['capacity']}, points = {s['points']} }}" for side, s in ship.items()]
        lines += ["[[ships]]", *sides]
    for card in edition["warehouses"]:
        rooms = ", ".join("{ " + ", ".join(f"{k} = {v}" for k, v in room.items()) + " }" for room in card["storerooms"])
        only = str(card["four_players_only"]).lower()
        lines += ["[[warehouses]]", f"four_players_only = {only}", f"storerooms = [{rooms}]"]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def test_ours_is_shipped_and_keeps_what_is_attested() -> None:
    assert shipped_editions() == ["two-jacks"]
    edition = read_edition()
    red = [(ship["red"]["capacity"], ship["red"]["points"]) for ship in edition["ships"]]
    assert (10, [5, 3, 2]) in red
    assert (14, [7, 4, 3]) in red
    rooms = [tuple(room.values()) for card in edition["warehouses"] for room in card["storerooms"]]
    assert {(0, 2, 1), (1, 0, 1), (2, 0, 0)} <= set(rooms)
    assert {broken for _, broken, _ in rooms} == {0, 1, 2}
    for ship in edition["ships"]:
        assert all(sum(side["points"]) == side["capacity"] for side in ship.values())


@pytest.mark.parametrize(("players", "capacity", "points"), [(2, 5, [3, 2]), (3, 5, [3, 2]), (4, 6, [3, 2, 1])])
def test_a_match_is_played_with_the_edition_it_is_given(
    tmp_path: Path, players: int, capacity: int, points: list[int]
) -> None:
    path = write(tmp_path / "small.toml", small_edition())
    for edition in (small_edition(), path, str(path)):
        match = twojacks.Match.new(GAME, players=players, seed=3, edition=edition)
        assert seen(match, "edition") == "small"
        assert seen(match, "ships")["7"] == {"capacity": capacity, "points": points}
        shown = {tuple(room.values()) for room in seen(match, "storerooms")}
        assert shown == {(2, 0, 0), (0, 1, 1)}


@pytest.mark.rule("MB-S5")
def test_the_four_player_card_stays_in_the_box_with_fewer() -> None:
    edition = small_edition()
    edition["warehouses"][2]["storerooms"] = [{"barrels": 7}, {"barrels": 8}]
    for players, expected in ((2, 0), (3, 0), (4, 2)):
        match = twojacks.Match.new(GAME, players=players, seed=3, edition=edition)
        assert sum(room["barrels"] >= 7 for room in seen(match, "storerooms")) == expected


def test_a_save_carries_its_edition() -> None:
    match = twojacks.Match.new(GAME, players=3, seed=3, edition=small_edition())
    match.play(0, match.options(0)[1])
    text = match.save()
    assert json.loads(text)["edition"]["ships"][0]["yellow"] == {"capacity": 5, "points": [3, 2]}
    assert twojacks.Match.load(text).position() == match.position()


def test_a_save_with_the_name_of_a_file_is_refused(tmp_path: Path) -> None:
    """Loading a save never looks for files."""
    path = write(tmp_path / "small.toml", small_edition())
    record = json.loads(twojacks.Match.new(GAME, players=3, seed=3, edition=small_edition()).save())
    with pytest.raises(twojacks.BadSave) as caught:
        twojacks.Match.load(json.dumps({**record, "edition": str(path)}))
    assert caught.value.field == "edition"


def test_a_position_needs_no_edition_file() -> None:
    match = twojacks.Match.new(GAME, players=4, seed=3, edition=small_edition())
    again = twojacks.Match.from_position(match.position())
    assert again.position() == match.position()


@pytest.mark.parametrize("edition", ["no-such-edition", 3, ["two-jacks"], "notes.txt"])
def test_something_else_than_an_edition(edition: Any) -> None:
    with pytest.raises(twojacks.BadOptions, match="edition"):
        twojacks.Match.new(GAME, players=4, edition=edition)


def test_halunken_has_no_editions() -> None:
    with pytest.raises(twojacks.BadOptions, match="edition"):
        twojacks.Match.new("halunken-und-spelunken", players=3, edition=small_edition())


Change = Callable[[dict[str, Any]], Any]

WRONG: list[tuple[str, Change]] = [
    ("line 1, name", lambda e: e.update(name="Not A Name")),
    ("line 1, name", lambda e: e.update(name="n" * 25)),
    ("line 2, title", lambda e: e.update(title="t" * 61)),
    ("ships: expected 15 of them, not 14", lambda e: e["ships"].pop()),
    ("ships: expected 15 of them, not 16", lambda e: e["ships"].append(e["ships"][0])),
    ("line 13, ship 4, red, points: 3-2-2 make 7", lambda e: e["ships"][3]["red"].update(points=[3, 2, 2])),
    ("line 13, ship 4, red, points: expected 3 paid", lambda e: e["ships"][3]["red"].update(points=[4, 2])),
    ("line 14, ship 4, yellow, points: expected 2 paid", lambda e: e["ships"][3]["yellow"].update(points=[3, 1, 1])),
    ("line 13, ship 4, red, points: expected no place", lambda e: e["ships"][3]["red"].update(points=[2, 3, 1])),
    ("line 13, ship 4, red, place 3", lambda e: e["ships"][3]["red"].update(points=[4, 2, 0])),
    ("line 13, ship 4, red, capacity", lambda e: e["ships"][3]["red"].update(capacity=31)),
    ("line 12, ship 4, yellow: expected a capacity", lambda e: e["ships"][3].pop("yellow")),
    ("line 14, ship 4, blue: unknown", lambda e: e["ships"][3].update(blue=e["ships"][3].pop("yellow"))),
    ("warehouses: expected 8 of them, not 7", lambda e: e["warehouses"].pop()),
    ("exactly one card, not on 0", lambda e: e["warehouses"][2].update(four_players_only=False)),
    ("exactly one card, not on 2", lambda e: e["warehouses"][5].update(four_players_only=True)),
    ("line 50, warehouse 1, storerooms: expected 2", lambda e: e["warehouses"][0]["storerooms"].pop()),
    (
        "warehouse 1, storeroom 1, barrels",
        lambda e: e["warehouses"][0].update(storerooms=[{"barrels": 9}, {"coins": 1}]),
    ),
    ("warehouse 1, storeroom 1, broken", lambda e: e["warehouses"][0].update(storerooms=[{"broken": 3}, {"coins": 1}])),
    ("warehouse 1, storeroom 2, coins", lambda e: e["warehouses"][0].update(storerooms=[{"barrels": 1}, {"coins": 2}])),
    ("storeroom 1: shows nothing", lambda e: e["warehouses"][0].update(storerooms=[{"coins": 0}, {"coins": 1}])),
    ("storeroom 1, gold: unknown", lambda e: e["warehouses"][0].update(storerooms=[{"gold": 1}, {"coins": 1}])),
]


@pytest.mark.parametrize(("words", "change"), WRONG, ids=[words for words, _ in WRONG])
def test_what_is_wrong_is_said_with_its_line(tmp_path: Path, words: str, change: Change) -> None:
    edition = small_edition()
    change(edition)
    path = write(tmp_path / "wrong.toml", edition)
    with pytest.raises(twojacks.BadEdition) as caught:
        read_file(path)
    assert any(words in problem for problem in caught.value.problems), caught.value.problems
    with pytest.raises(twojacks.BadEdition):
        twojacks.Match.new(GAME, players=4, edition=copy.deepcopy(edition))


def test_every_mistake_is_told_and_the_message_stays_one_sentence() -> None:
    edition = small_edition()
    for ship in edition["ships"]:
        ship["red"]["capacity"] = 7
    with pytest.raises(twojacks.BadEdition) as caught:
        read_edition(edition)
    assert len(caught.value.problems) == 15
    assert caught.value.message == f"edition, {caught.value.problems[0]}; and 14 more"


@pytest.mark.parametrize("odd", [None, 3, "ten", [], {}, True, -1, 1.5])
@pytest.mark.parametrize("key", ["name", "title", "ships", "warehouses"])
def test_odd_values_are_refused(key: str, odd: Any) -> None:
    for edition in ({**small_edition(), key: odd}, {**small_edition(), key: [odd] * 15}):
        if key == "title" and isinstance(edition["title"], str):
            continue
        if key == "name" and edition["name"] == "ten":
            continue
        with pytest.raises(twojacks.BadEdition):
            read_edition(edition)


def run(*arguments: str) -> tuple[int, str]:
    """What the command returns and prints."""
    runner = CliRunner()
    result = runner.invoke(command, list(arguments), standalone_mode=False)
    if result.exception:
        raise result.exception
    return int(result.return_value or 0), result.output


def test_check_says_line_by_line_what_is_wrong(tmp_path: Path) -> None:
    edition = small_edition()
    edition["ships"][0]["red"]["points"] = [4, 2, 1]
    edition["ships"].pop()
    path = write(tmp_path / "wrong.toml", edition)
    status, output = run("check", str(path))
    assert status == 2
    assert output.splitlines() == [
        "line 3, ships: expected 15 of them, not 14",
        "line 4, ship 1, red, points: 4-2-1 make 7, expected the capacity, 6",
        f"{path}: 2 things to put right",
    ]


def test_check_is_content_with_ours() -> None:
    status, output = run("check", str(OURS))
    assert status == 0
    assert "Two Jacks can be played" in output


@pytest.mark.parametrize(
    "text",
    ["name = ", "\x00", "[[ships]\n", f"name = {'9' * 5000}", f"name = {'[' * 20000}"],
    ids=["cut", "odd", "open", "long", "deep"],
)
def test_check_of_something_that_is_no_toml(tmp_path: Path, text: str) -> None:
    path = tmp_path / "odd.toml"
    path.write_text(text, encoding="utf-8")
    status, output = run("check", str(path))
    assert status == 2
    assert "not TOML" in output


def test_check_of_a_missing_file(tmp_path: Path) -> None:
    status, output = run("check", str(tmp_path / "none.toml"))
    assert status == 2
    assert "cannot be read" in output


def test_new_writes_a_template_that_says_what_to_fill_in(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    assert run("new", str(path))[0] == 0
    status, output = run("check", str(path))
    assert status == 2
    assert "ship 15, yellow, capacity" in output
    assert "warehouse 8, storeroom 2: shows nothing" in output
    filled = path.read_text(encoding="utf-8")
    filled = filled.replace("capacity = 0, points = [0, 0, 0]", "capacity = 6, points = [3, 2, 1]")
    filled = filled.replace("capacity = 0, points = [0, 0]", "capacity = 5, points = [3, 2]")
    path.write_text(filled.replace("barrels = 0", "barrels = 2"), encoding="utf-8")
    assert run("check", str(path))[0] == 0


def test_new_never_overwrites(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text("precious", encoding="utf-8")
    with pytest.raises(twojacks.BadOptions, match="left as it is"):
        run("new", str(path))
    assert path.read_text(encoding="utf-8") == "precious"
    with pytest.raises(twojacks.BadOptions, match=r"\.toml"):
        run("new", str(tmp_path / "box.txt"))
    with pytest.raises(twojacks.BadOptions, match="written"):
        run("new", str(tmp_path / "no" / "folder.toml"))
