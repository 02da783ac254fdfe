"""Where options lead, worked out by hand from the rules, and that it tells no secret."""

from __future__ import annotations

import json
from typing import Any

import pytest

import twojacks
from tests.montego_bay.building import DOCKERS, begin, visit
from tests.tables import TABLES, Table, decisions
from tests.test_secrets import other_world

MONTEGO_BAY = [table for table in TABLES if table.name == "montego-bay"]
EMPTY = [0, 0, 0, 0]
CHOSEN = dict.fromkeys(DOCKERS[4], 1)
THREE_CHOSEN = dict.fromkeys(DOCKERS[3], 1)


def previews(match: twojacks.Match, seat: int) -> dict[str, dict[str, Any]]:
    return match._game.preview(match.observe(seat), seat, match.options(seat))


def outcome(found: dict[str, Any], *keys: str) -> tuple[Any, ...]:
    return tuple(found[key] for key in keys)


def test_a_card_leads_along_the_loop_to_a_storeroom() -> None:
    """From 14 three steps over 15 and 0 to 1 (MB-3.2). Blue has 16 barrels; the bank has all coins (MB-4.7)."""
    match = begin(
        figures={"blue-large": 14, "blue-small": 12, "yellow-large": 2, "yellow-small": 3}
        | {"green-large": 4, "green-small": 5, "orange-large": 6, "orange-small": 7},
        rooms={1: (1, 0, 1)},
    )
    assert previews(match, 0)["card blue-large 3"] == {
        "figure": "blue-large",
        "path": [15, 0, 1],
        "space": 1,
        "meets": None,
        "pushed_to": None,
        "storeroom": {"barrels": 1, "broken": 0, "coins": 1},
        "loads": 1,
        "takes_back": 0,
        "coins": 1,
        "earlier": [],
    }


def order(first: str, *then: str) -> list[str]:
    """The tiles with these in front and the others after them."""
    dockers = [f"{colour}-{size}" for colour in ("blue", "yellow", "green", "orange") for size in ("large", "small")]
    return [first, *then, *(docker for docker in dockers if docker not in (first, *then))]


def test_whoever_moves_before_is_named_in_their_order() -> None:
    """MB-3.1: the order of the tiles, Lazy Jack before all of them."""
    free = begin(order=order("green-small", "orange-large", "blue-large"))
    assert previews(free, 0)["card blue-large 2"]["earlier"] == ["green-small", "orange-large"]
    hired = begin(phase="hire", coins=[3, 0, 0, 0], order=order("green-small", "blue-large"))
    hired.play(0, "hire blue-large")
    assert previews(hired, 0)["card blue-large 2"]["earlier"] == ["lazy-jack", "green-small"]


def test_the_first_step_out_of_a_pub() -> None:
    """MB-3.3: the left pub leads to 0, the right one to W, which is 7 with three players."""
    match = begin(players=3, round_number=1)
    assert previews(match, 0)["card blue-large 2"]["path"] == [0, 1]
    match.play(0, "card blue-large 2")
    assert previews(match, 0)["card blue-small 3"]["path"] == [7, 8, 9]


def test_a_figure_met_is_pushed_to_the_opposite_space() -> None:
    """MB-3.4: 3 and 12 are opposite with four players; the storeroom of 3 is visited."""
    match = begin(
        figures={"blue-large": 1, "yellow-large": 3, "blue-small": 8, "yellow-small": 9}
        | {"green-large": 10, "green-small": 11, "orange-large": 13, "orange-small": 14},
        rooms={3: (2, 0, 0)},
    )
    found = previews(match, 0)["card blue-large 2"]
    assert outcome(found, "path", "space", "meets", "pushed_to", "loads") == ([2, 3], 3, "yellow-large", 12, 2)


def test_with_no_room_behind_the_mover_goes_back() -> None:
    """MB-3.5: 12 is occupied, so blue goes back over 3 and 2, which are occupied, to 1, which it left (MB-3.6)."""
    match = begin(
        figures={"blue-large": 1, "yellow-large": 3, "yellow-small": 12, "blue-small": 2}
        | {"green-large": 9, "green-small": 10, "orange-large": 13, "orange-small": 14},
        rooms={1: (4, 0, 0)},
    )
    found = previews(match, 0)["card blue-large 2"]
    assert outcome(found, "path", "space", "meets", "pushed_to", "loads") == ([2, 3], 1, "yellow-large", None, 4)


def test_broken_barrels_are_taken_back_as_many_as_there_are() -> None:
    """MB-4.5: two shown and one aboard; with nothing aboard none. Nothing is owed by Lazy Jack (MB-4.6)."""
    broken: dict[str, Any] = {"figures": {"blue-large": 8}, "rooms": {9: (0, 2, 1)}, "order": order("blue-large")}
    one = begin(holds=[[1, 0, 0, 0], EMPTY, EMPTY, EMPTY], **broken)
    assert outcome(previews(one, 0)["card blue-large 1"], "loads", "takes_back", "coins") == (0, 1, 1)
    none = begin(**broken)
    assert previews(none, 0)["card blue-large 1"]["takes_back"] == 0
    hired = begin(phase="hire", coins=[3, 0, 0, 0], holds=[[1, 0, 0, 0], EMPTY, EMPTY, EMPTY], **broken)
    assert outcome(previews(hired, 0)["hire blue-large"]["cards"]["1"], "takes_back", "coins") == (0, 1)


def test_the_number_is_what_the_supply_has() -> None:
    """MB-4.8: four are shown, and only three of sixteen barrels are not aboard."""
    match = begin(figures={"blue-large": 8}, rooms={9: (4, 0, 0)}, holds=[[7, 0, 0, 0], [6, 0, 0, 0], EMPTY, EMPTY])
    assert previews(match, 0)["card blue-large 1"]["loads"] == 3


def test_an_empty_bank_pays_nothing() -> None:
    """MB-4.8: the players have all fifteen coins, none of which hires anybody when cards are chosen."""
    match = begin(figures={"blue-large": 8}, rooms={9: (1, 0, 1)}, coins=[2, 13, 0, 0])
    assert previews(match, 0)["card blue-large 1"]["coins"] == 0


def test_hiring_costs_three_coins_and_declining_asks_the_next() -> None:
    """MB-1.1, MB-1.2: blue has fewest points, then green; yellow cannot pay."""
    match = begin(
        phase="hire",
        coins=[4, 2, 3, 0],
        scores=[1, 2, 3, 4],
        figures={"blue-large": 5, "blue-small": 15, "yellow-large": 9},
        rooms={1: (0, 0, 1)},
    )
    found = previews(match, 0)
    assert found["hire blue-small"]["coins"] == 1
    assert outcome(found["hire blue-small"]["cards"]["2"], "figure", "path", "coins") == ("lazy-jack", [0, 1], 1)
    assert found["decline"] == {"asked": 2}
    match.play(0, "decline")
    assert previews(match, 2)["decline"] == {"asked": None}


def test_one_barrel_more_changes_what_a_ship_would_pay() -> None:
    """MB-V2: 5-3-2. With 2, 2, 1 aboard blue and yellow share (5 + 3) / 2; one more and blue has 5, yellow 3."""
    match = visit("blue-large", 12, (2, 0, 0), holds=[[2, 2, 1, 0], EMPTY, EMPTY, EMPTY])
    assert match.view(None)["piers"][0]["pays"] == [4, 4, 2, None]
    assert previews(match, 0)["load 1"] == {
        "ship": "1",
        "hold": [3, 2, 1, 0],
        "free": 4,
        "pays": [5, 3, 2, None],
        "sails": False,
        "left": 1,
        "scores": [0, 0, 0, 0],
    }


def test_the_last_slot_scores_the_ship() -> None:
    """The example of MB-V: blue 5 + 1 for filling it (MB-V3), yellow and green 3 each, orange nothing."""
    match = visit("blue-large", 12, (2, 0, 0), holds=[[4, 2, 2, 1], EMPTY, EMPTY, EMPTY])
    found = previews(match, 0)["load 1"]
    assert outcome(found, "hold", "free", "sails", "left") == ([5, 2, 2, 1], 0, True, 1)
    assert outcome(found, "pays", "scores") == ([5, 3, 3, 0], [6, 3, 3, 0])


def test_one_barrel_less() -> None:
    """MB-4.5: of 2, 2 and a yellow one blue keeps 1, so that all are equal: 10 / 3, rounded up, and 3 / 1."""
    match = visit("blue-large", 12, (0, 1, 0), holds=[[2, 1, 1, 0], [1, 0, 0, 0], EMPTY, EMPTY])
    found = previews(match, 0)
    assert outcome(found["unload 1"], "hold", "free", "pays") == ([1, 1, 1, 0], 7, [4, 4, 4, None])
    assert outcome(found["unload 1"], "left", "supply") == (0, 14)
    assert outcome(found["unload 2"], "hold", "pays") == (EMPTY, [None] * 4)


def test_two_players_are_paid_two_places() -> None:
    """MB-S7: the yellow side, 6-4; a tie shares (6 + 4) / 2."""
    match = begin(players=2, holds=[[3, 1], [2, 2], [0, 1], [0, 0]])
    assert [pier["pays"] for pier in match.view(0)["piers"]] == [[6, 4], [5, 5], [None, 6], [None, None]]


def test_the_pilot_boat_pays_nobody() -> None:
    match = begin(round_number=1)
    assert match.view(1)["piers"][0]["pays"] == [None] * 4


def test_barrels_in_the_pub_pay_like_a_ship() -> None:
    """MB-E3: 3-2-1 with four players, 2-1 with three; a tie shares (2 + 1) / 2, rounded up."""
    four = begin(pub=[2, 1, 1, 0], phase="over", holds=[], piles=(0, 0), chosen=CHOSEN, round_number=9)
    assert four.view(None)["pub_pays"] == [3, 2, 2, None]
    three = begin(players=3, pub=[0, 4, 4], phase="over", holds=[], piles=(0, 0), chosen=THREE_CHOSEN, round_number=9)
    assert three.view(0)["pub_pays"] == [None, 2, 2]
    assert begin().view(0)["pub_pays"] == [None] * 4


def test_a_position_does_without_what_follows_from_the_rest() -> None:
    """The digest of a save is made of the position; and what a view says more is no hindrance to reading it."""
    match = begin(holds=[[1, 0, 0, 0], EMPTY, EMPTY, EMPTY])
    position = match.position()
    assert "pays" not in position["piers"][0]
    assert not {"pub_pays", "last_ships"} & set(position)
    said = {**position, "piers": match.view(0)["piers"], "pub_pays": [None] * 4, "last_ships": 3}
    assert twojacks.Match.from_position(said).position() == position


@pytest.mark.parametrize("table", MONTEGO_BAY, ids=str)
def test_previews_tell_no_secret_and_change_nothing(table: Table) -> None:
    for number, match in enumerate(decisions(table, 5)):
        for seat in match.to_act:
            before = match.observe(seat).tobytes()
            told = json.dumps(previews(match, seat))
            assert json.dumps(previews(other_world(match, seat, number), seat)) == told
            assert match.observe(seat).tobytes() == before
            assert list(json.loads(told)) == list(match.options(seat))
