"""Where options lead, worked out by hand from the rules, and that it tells no secret."""

from __future__ import annotations

import json
from typing import Any

import pytest

import twojacks
from tests.halunken.building import begin, bid, play_cards, seen
from tests.tables import TABLES, Table, decisions
from tests.test_secrets import other_world

HALUNKEN = [table for table in TABLES if table.name == "halunken-und-spelunken"]


def previews(match: twojacks.Match, seat: int) -> dict[str, dict[str, Any]]:
    return match._game.preview(match.observe(seat), seat, match.options(seat))


def test_a_card_leads_along_the_quay_to_a_sailor() -> None:
    """From 12 four steps to space 2 (HS-R5); v9 joins v8 (HS-R6): 17 doubled and y3 is 37 (HS-E1)."""
    match = begin(captains=[12, 5, 8], crews=["v8 y3", "g2", "r4 r5"], taverns={2: "y1 y2 v9"})
    assert previews(match, 0)["card 4"] == {
        "figure": 0,
        "path": [13, 0, 1, 2],
        "space": 2,
        "sailor": "v9",
        "into": 0,
        "meets": None,
        "loot": [],
        "pushed_to": None,
        "scores": [37, 4, 18],
        "doubled": ["v", "g", "r"],
    }


def test_a_captain_met_may_be_robbed_by_a_crew_that_is_not_larger_after_the_tavern() -> None:
    """HS-R7: two against two after y9 joined; with y8 in the crew already it is three to two. HS-R8: 5 is taken."""
    small = begin(captains=[0, 4, 5], crews=["y1", "g2 g3", "r4"], taverns={4: "y9"})
    found = previews(small, 0)["card 4"]
    assert (found["sailor"], found["meets"], found["loot"], found["pushed_to"]) == ("y9", 1, ["g2", "g3"], 6)
    large = begin(captains=[0, 4, 5], crews=["y1 y8", "g2 g3", "r4"], taverns={4: "y9"})
    found = previews(large, 0)["card 4"]
    assert (found["meets"], found["loot"], found["pushed_to"]) == (1, [], 6)


def test_black_jack_met_offers_the_basin() -> None:
    """HS-B4: whatever the sizes, and he goes on to the next free space."""
    match = begin(captains=[0, 4, 8], crews=["y1 y2 y3", "g2", "r4"], jack=3, basin="v3 v4", taverns={3: ""})
    found = previews(match, 0)["card 3"]
    assert (found["sailor"], found["meets"], found["loot"], found["pushed_to"]) == (None, "jack", ["v3", "v4"], 5)


def test_a_rum_may_become_any_number() -> None:
    match = begin(captains=[0, 4, 8], crews=["y1", "g2", "r4"], taverns={5: "y12"})
    rum = previews(match, 0)["card rum"]
    assert list(rum["numbers"]) == ["1", "2", "3", "4", "5", "6", "7"]
    assert rum["numbers"]["5"] == previews(match, 0)["card 5"]
    assert rum["numbers"]["5"]["scores"][0] == 26


def test_a_named_number_tells_who_moves_before() -> None:
    """HS-R5: seat 2 with 1 moves before a 3, seat 1 with 6 does not; seats 1 and 2 cancelled move not at all."""
    match = begin(captains=[0, 4, 8], crews=["y1", "g2", "r4"])
    play_cards(match, "rum", 6, 1)
    assert previews(match, 0)["rum 3"]["earlier"] == [2]
    assert previews(match, 0)["rum 7"]["earlier"] == [2, 1]
    assert previews(match, 0)["rum 3"]["path"] == [1, 2, 3]
    cancelled = begin(captains=[0, 4, 8], crews=["y1", "g2", "r4"])
    play_cards(cancelled, "rum", 6, 6)
    assert previews(cancelled, 0)["rum 7"]["earlier"] == []


def test_bids_and_passes() -> None:
    """HS-B2: y5 paid leaves r4 r6, 10 doubled. Who passes leaves Black Jack to the last bidder."""
    match = begin(captains=[0, 4, 8], crews=["y5 r4 r6", "g7", "v8"], jack=2, phase="auction")
    assert previews(match, 0)["bid y5"] == {"scores": [20, 14, 16], "doubled": ["r", "g", "v"]}
    assert previews(match, 0)["pass"] == {"hirer": None}
    bid(match, "y5")
    assert previews(match, 1)["bid g7"]["scores"] == [25, 0, 16]
    assert previews(match, 1)["bid g7"]["doubled"] == ["r", None, "v"]
    assert previews(match, 1)["pass"] == {"hirer": 0}


def test_a_robbery_changes_two_totals_and_moves_the_one_met_on() -> None:
    match = begin(captains=[0, 4, 8], crews=["y1", "g2 g3", "r4"], taverns={4: "y9"})
    play_cards(match, 4, 5, 6)
    found = previews(match, 0)
    assert list(found) == ["take g2", "take g3", "take none"]
    assert found["take g3"] == {
        "victim": 1,
        "meets": 1,
        "pushed_to": 5,
        "scores": [23, 4, 8],
        "doubled": ["y", "g", "r"],
    }
    assert found["take none"] == {
        "victim": None,
        "meets": 1,
        "pushed_to": 5,
        "scores": [20, 10, 8],
        "doubled": ["y", "g", "r"],
    }


def test_giving_to_black_jack_moves_nobody_in_the_standard_game() -> None:
    """HS-B7: seat 0 stands in his way and gives up y1 or y9."""
    match = begin(captains=[1, 6, 9], crews=["y9", "g2", "r4"], taverns={2: "y1"}, jack=0, jack_next=3)
    play_cards(match, 1, 4, 3)
    assert match.to_act == (0,)
    found = previews(match, 0)["give y1"]
    assert (found["meets"], found["pushed_to"], found["scores"][0]) == (None, None, 18)


def test_with_two_players_hired_black_jack_collects_for_his_hirer() -> None:
    """HS-T4, HS-T5: g9 joins seat 0's crew; two sailors against two: seat 1 may be robbed, and makes room."""
    match = begin(captains=[0, 6], crews=["y1", "g2 g3"], jack=3, taverns={6: "g9"}, hirer=0)
    match.play(0, "card 1")
    found = previews(match, 0)["jack-card 3"]
    assert (found["figure"], found["path"], found["sailor"], found["into"]) == ("jack", [4, 5, 6], "g9", 0)
    assert (found["meets"], found["loot"], found["pushed_to"]) == (1, ["g2", "g3"], 7)
    assert found["scores"] == [19, 10]


def test_placing_tells_only_that_somebody_is_there() -> None:
    match = twojacks.Match.new("halunken-und-spelunken", players=3, seed="placing")
    (seat,) = match.to_act
    assert previews(match, seat)["place 7"] == {"space": 7, "height": 3, "sailor": None}


def test_views_name_the_doubled_colour() -> None:
    """HS-E1: most frequent; between equals the better; none of an empty crew."""
    match = begin(captains=[0, 4, 8, 11], crews=["y1 y2 r15", "g5 v6", "", "v3 v4 r6"])
    assert seen(match, "doubled") == ["y", "v", None, "v"]


@pytest.mark.parametrize("table", HALUNKEN, ids=str)
def test_previews_tell_no_secret_and_change_nothing(table: Table) -> None:
    for number, match in enumerate(decisions(table, 5)):
        for seat in match.to_act:
            before = match.observe(seat).tobytes()
            told = json.dumps(previews(match, seat))
            assert json.dumps(previews(other_world(match, seat, number), seat)) == told
            assert match.observe(seat).tobytes() == before
            assert list(json.loads(told)) == list(match.options(seat))
