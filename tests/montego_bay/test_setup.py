"""MB-S: what lies where before the first round."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import twojacks
from tests.montego_bay.building import DOCKERS, GAME, OWNERS, begin, play_cards, seen
from tests.stories import told
from twojacks.games.montego_bay.editions import read_edition


def new(players: int, seed: int = 0) -> dict[str, Any]:
    return twojacks.Match.new(GAME, players=players, seed=seed).position()


@pytest.mark.rule("MB-S1")
@pytest.mark.parametrize(("players", "spaces"), [(2, 14), (3, 14), (4, 16)])
def test_the_loop_has_two_spaces_a_warehouse_and_is_closed(players: int, spaces: int) -> None:
    assert len(new(players)["storerooms"]) == spaces
    match = begin(players=players, figures={"blue-large": spaces - 1})
    play_cards(match, blue_large=3)
    assert ("walked", "blue-large", spaces - 1, 2, 3) in told(match, "walked")


@pytest.mark.rule("MB-S2", "MB-S3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_large_dockers_wait_in_the_left_pub_and_small_ones_in_the_right(players: int) -> None:
    position = new(players)
    assert position["figures"] == {
        **{docker: "left-pub" if docker.endswith("large") else "right-pub" for docker in DOCKERS[players]},
        "lazy-jack": None,
    }
    expected = {docker: seat for seat, dockers in enumerate(OWNERS[players]) for docker in dockers}
    assert position["owners"] == expected


@pytest.mark.rule("MB-S3")
def test_with_two_players_the_third_dockers_differ_in_colour_and_size() -> None:
    owners = new(2)["owners"]
    assert {docker: seat for docker, seat in owners.items() if docker[:4] not in ("blue", "yell")} == {
        "green-small": 0,
        "orange-large": 1,
    }


@pytest.mark.rule("MB-S4")
@pytest.mark.parametrize(("players", "barrels"), [(2, 32), (3, 16), (4, 16)])
def test_everybody_has_as_many_barrels(players: int, barrels: int) -> None:
    assert new(players)["supply"] == [barrels] * players


def cards_of(position: dict[str, Any]) -> Counter[frozenset[tuple[tuple[int, ...], int]]]:
    """The warehouses of a board: the storerooms of spaces i and 2W − 1 − i, whichever lies where."""
    rooms = [tuple(room.values()) for room in position["storerooms"]]
    pairs = [Counter([rooms[space], rooms[-1 - space]]) for space in range(len(rooms) // 2)]
    return Counter(frozenset(pair.items()) for pair in pairs)


@pytest.mark.rule("MB-S5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_warehouse_cards_of_the_edition_are_laid_out(players: int) -> None:
    cards = [card for card in read_edition()["warehouses"] if players == 4 or not card["four_players_only"]]
    pairs = [Counter(tuple(room.values()) for room in card["storerooms"]) for card in cards]
    assert cards_of(new(players)) == Counter(frozenset(pair.items()) for pair in pairs)


@pytest.mark.rule("MB-S5")
def test_places_and_sides_of_the_cards_are_chance() -> None:
    """A storeroom that only one card shows comes to lie on every space in some of two hundred games."""
    shown = {"barrels": 0, "broken": 2, "coins": 1}
    found = Counter(new(4, seed)["storerooms"].index(shown) for seed in range(200))
    assert set(found) == set(range(16))


@pytest.mark.rule("MB-S6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_tile_for_each_docker_in_any_order(players: int) -> None:
    orders = [new(players, seed)["order"] for seed in range(80)]
    assert all(sorted(order) == sorted(DOCKERS[players]) for order in orders)
    for place in range(len(DOCKERS[players])):
        assert {order[place] for order in orders} == set(DOCKERS[players])


@pytest.mark.rule("MB-S7")
@pytest.mark.parametrize(("players", "side"), [(2, "yellow"), (3, "yellow"), (4, "red")])
def test_ships_at_the_piers_and_in_two_piles(players: int, side: str) -> None:
    position = new(players)
    assert position["piers"][0] == {"ship": "pilot", "capacity": 0, "points": [], "hold": [0] * players}
    assert [len(pile) for pile in position["piles"]] == [6, 6]
    ships = [pier["ship"] for pier in position["piers"][1:]] + position["piles"][0] + position["piles"][1]
    assert sorted(ships, key=int) == [str(number) for number in range(1, 16)]
    assert position["ships"] == {str(number): ship[side] for number, ship in enumerate(read_edition()["ships"], 1)}
    assert {len(ship["points"]) for ship in position["ships"].values()} == {3 if players == 4 else 2}


@pytest.mark.rule("MB-S7")
def test_any_freighter_may_lie_at_any_pier() -> None:
    harbours = [new(4, seed)["piers"] for seed in range(150)]
    for pier in (1, 2, 3):
        assert len({harbour[pier]["ship"] for harbour in harbours}) == 15


@pytest.mark.rule("MB-S7")
def test_only_the_top_ship_of_each_pile_is_seen() -> None:
    match = twojacks.Match.new(GAME, players=3, seed=4)
    for reader in (None, 0, 2):
        piles = match.view(reader)["piles"]
        assert [pile[:-1] for pile in piles] == [[None] * 5, [None] * 5]
        assert [pile[-1] for pile in piles] == [pile[-1] for pile in seen(match, "piles")]


@pytest.mark.rule("MB-S8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_coins_are_in_the_bank_and_nobody_has_points(players: int) -> None:
    position = new(players)
    assert (position["bank"], position["coins"], position["scores"]) == (15, [0] * players, [0] * players)
