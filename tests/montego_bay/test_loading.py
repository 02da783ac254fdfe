"""MB-4: loading, figure by figure and barrel by barrel.

A docker that is not named shows up where the storeroom shows nothing, so that only the visits that matter are told.
"""

from __future__ import annotations

from typing import Any

import pytest

import twojacks
from tests.montego_bay.building import begin, play_cards, seen, visit
from tests.stories import clauses_told, told


def loading(**words: Any) -> twojacks.Match:
    """In the middle of a visit: blue's large docker on space 12 loads what is left."""
    words.setdefault("figures", {"blue-large": 12})
    words.setdefault("rooms", {12: (4, 0, 0)})
    chosen = {docker: 1 for docker in words["figures"] if docker != "lazy-jack"}
    chosen |= dict.fromkeys(
        (f"{colour}-{size}" for colour in ("blue", "yellow", "green", "orange") for size in ("large", "small")), 1
    )
    return begin(**{"phase": "load", "acting": "blue-large", "left": 4, "chosen": chosen, **words})


@pytest.mark.rule("MB-4.1")
def test_figures_act_against_the_arrow_from_the_tally_man_on() -> None:
    match = begin(figures={"blue-large": 3, "yellow-small": 14, "green-large": 8}, phase="hire", coins=[0, 0, 3, 0])
    match.play(2, "hire green-large")
    play_cards(match, lazy_jack=4, green_large=1)
    spaces = [event[3] for event in told(match, "visited")]
    assert len(spaces) == 9
    assert spaces == sorted(spaces, reverse=True)
    assert told(match, "visited")[0][1:4] == ("yellow-small", 1, 15)
    assert ("visited", "lazy-jack", 2, 12, 0, 0) in told(match, "visited"), "he acts for his hirer"
    assert set(clauses_told(match, "visited")) == {"MB-4.1"}


@pytest.mark.rule("MB-4.2")
def test_only_the_storeroom_beside_the_own_space_is_emptied_and_never_used_up() -> None:
    """Blue comes to 12; the storeroom on the other side of that warehouse, beside 3, has four barrels more."""
    match = begin(figures={"blue-large": 11}, rooms={12: (2, 0, 0), 3: (4, 0, 0)})
    play_cards(match, blue_small=1)
    assert seen(match, "storerooms")[3]["barrels"] == 4
    assert (seen(match, "acting"), seen(match, "left")) == ("blue-large", 2)
    match.play(0, "load 1", "load 1")
    assert seen(match, "storerooms")[12]["barrels"] == 2
    assert ("visited", "blue-large", 0, 12, 2, 2) in told(match, "visited")


@pytest.mark.rule("MB-4.3")
def test_barrels_are_freely_divided_one_by_one() -> None:
    match = visit("blue-large", 12, (3, 0, 0))
    assert match.to_act == (0,)
    assert match.options(0) == ("load 1", "load 2", "load 3", "load 4")
    assert (seen(match, "supply")[0], seen(match, "left")) == (13, 3)
    match.play(0, "load 2", "load 4", "load 2")
    assert told(match, "loaded") == [
        ("loaded", "blue-large", 0, "2", 2, 2),
        ("loaded", "blue-large", 0, "4", 4, 1),
        ("loaded", "blue-large", 0, "2", 2, 0),
    ]
    # The foremost ship has sailed since, so the ships have moved up one pier.
    assert [pier["hold"][0] for pier in seen(match, "piers")] == [2, 0, 1, 0]


@pytest.mark.rule("MB-4.3")
def test_all_barrels_must_be_loaded_and_the_pilot_boat_takes_none() -> None:
    match = loading(round_number=1, piles=(6, 6), left=2)
    assert match.options(0) == ("load 2", "load 3", "load 4")
    with pytest.raises(twojacks.IllegalAction) as caught:
        match.play(0, "load 1")
    assert caught.value.clause == "MB-4.3"
    assert "pilot" in caught.value.reason


@pytest.mark.rule("MB-4.3")
def test_with_one_ship_to_load_nobody_is_asked() -> None:
    holds = [[0, 4, 0, 0], [0, 0, 0, 9], [0, 0, 9, 0]]
    match = visit("blue-large", 12, (3, 0, 0), holds=holds, piles=(0, 0), round_number=10)
    match.play(0, "load 2", "load 2")
    assert match.over, "the last barrel had only one ship to go to, and then the game ended"
    assert told(match, "loaded")[-1] == ("loaded", "blue-large", 0, "1", 1, 0)


@pytest.mark.rule("MB-4.4")
def test_a_full_ship_sails_at_once_and_the_next_one_can_be_loaded_in_the_same_visit() -> None:
    """Pier 2 has one slot left. Ships 3 and 4 move up, ship 9 comes to pier 4 and takes the next barrel."""
    match = loading(holds=[[0] * 4, [0, 9, 0, 0], [0, 0, 2, 0], [0, 0, 0, 3]], left=2)
    match.play(0, "load 2")
    assert told(match, "loaded", "sailed", "moved-up", "arrived") == [
        ("loaded", "blue-large", 0, "2", 2, 1),
        ("sailed", "2", 2, True),
        ("moved-up", "3", 3, 2),
        ("moved-up", "4", 4, 3),
        ("arrived", "9", 4, 1),
    ]
    assert clauses_told(match, "sailed") == ["MB-4.4"]
    assert [pier["ship"] for pier in seen(match, "piers")] == ["1", "3", "4", "9"]
    assert [pier["hold"] for pier in seen(match, "piers")] == [[0] * 4, [0, 0, 2, 0], [0, 0, 0, 3], [0] * 4]
    assert (seen(match, "left"), match.options(0)[-1]) == (1, "load 4")
    match.play(0, "load 4")
    assert told(match, "loaded")[-1] == ("loaded", "blue-large", 0, "9", 4, 0)


@pytest.mark.rule("MB-4.4")
def test_ships_in_front_and_the_pilot_boat_stay() -> None:
    match = loading(round_number=1, piles=(6, 6), holds=[[0] * 4, [0, 1, 0, 0], [0, 9, 0, 0], [0] * 4], left=2)
    match.play(0, "load 3")
    assert [pier["ship"] for pier in seen(match, "piers")] == ["pilot", "1", "3", "9"]


@pytest.mark.rule("MB-4.5")
def test_broken_barrels_come_back_from_ships_of_the_players_choice() -> None:
    match = visit("blue-large", 12, (0, 2, 0), holds=[[1, 1, 0, 0], [2, 0, 0, 0], [0, 5, 0, 0], [1, 0, 0, 0]])
    assert seen(match, "phase") == "unload"
    assert match.options(0) == ("unload 1", "unload 2", "unload 4")
    match.play(0, "unload 2")
    assert seen(match, "left") == 1
    assert seen(match, "supply")[0] == 13
    match.play(0, "unload 4")
    assert told(match, "unloaded") == [
        ("unloaded", "blue-large", 0, "2", 2, 1),
        ("unloaded", "blue-large", 0, "4", 4, 0),
    ]
    assert clauses_told(match, "unloaded") == ["MB-4.5"] * 2


@pytest.mark.rule("MB-4.5")
@pytest.mark.parametrize(("aboard", "taken"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_as_many_come_back_as_there_are(aboard: int, taken: int) -> None:
    """All on one ship, so there is nothing to choose."""
    match = visit("blue-large", 12, (0, 2, 0), holds=[[0, 3, 0, 0], [aboard, 0, 0, 0], [0] * 4, [0] * 4])
    assert len(told(match, "unloaded")) == taken
    assert seen(match, "supply")[0] == 16 - aboard + taken
    assert seen(match, "round") == 3


@pytest.mark.rule("MB-4.5")
def test_whole_barrels_are_loaded_before_broken_ones_come_back() -> None:
    match = visit("blue-large", 12, (1, 1, 0))
    assert match.options(0) == ("load 1", "load 2", "load 3", "load 4")
    match.play(0, "load 3")
    assert told(match, "unloaded") == [("unloaded", "blue-large", 0, "3", 3, 0)], "the only own barrel aboard"


@pytest.mark.rule("MB-4.5")
def test_barrels_in_the_pub_stay_there() -> None:
    """Blue's large docker fills the last ship and puts one barrel in the pub; blue's small one breaks in vain."""
    match = loading(
        figures={"blue-large": 12, "blue-small": 5},
        rooms={12: (4, 0, 0), 5: (0, 2, 0)},
        holds=[[0, 9, 0, 0], [0, 0, 0, 9]],
        piles=(0, 0),
        left=3,
    )
    match.play(0, "load 1")
    assert told(match, "put-in-pub") == [("put-in-pub", "blue-large", 0, 1)]
    assert told(match, "unloaded") == []
    assert seen(match, "pub") == [1, 0, 0, 0]


@pytest.mark.rule("MB-4.6", "MB-4.7")
def test_lazy_jack_takes_no_barrels_off_but_takes_the_coin() -> None:
    """He comes from 9 with a 3 to 12, where two broken barrels and a coin are shown."""
    match = begin(
        phase="hire",
        coins=[3, 0, 0, 0],
        figures={"blue-large": 9},
        rooms={12: (0, 2, 1)},
        holds=[[0] * 4, [2, 0, 0, 0], [2, 0, 0, 0], [0] * 4],
    )
    match.play(0, "hire blue-large")
    play_cards(match, lazy_jack=3, blue_large=1)
    assert told(match, "spared", "unloaded", "took-coin") == [
        ("spared", "lazy-jack", 0, 2),
        ("took-coin", "lazy-jack", 0, 1),
    ]
    assert clauses_told(match, "spared") == ["MB-4.6"]
    assert seen(match, "coins") == [1, 0, 0, 0]
    assert seen(match, "supply")[0] == 12


@pytest.mark.rule("MB-4.7")
def test_a_coin_comes_from_the_bank() -> None:
    match = visit("green-small", 12, (0, 0, 1), coins=[1, 2, 3, 0])
    assert told(match, "took-coin") == [("took-coin", "green-small", 2, 4)]
    assert (seen(match, "coins"), seen(match, "bank")) == ([1, 2, 4, 0], 8)


@pytest.mark.rule("MB-4.8")
def test_an_empty_bank_pays_nothing() -> None:
    match = visit("green-small", 12, (0, 0, 1), coins=[5, 2, 2, 6])
    assert told(match, "bank-empty", "took-coin") == [("bank-empty", "green-small", 2)]
    assert clauses_told(match, "bank-empty") == ["MB-4.8"]
    assert seen(match, "coins") == [5, 2, 2, 6]


@pytest.mark.rule("MB-4.8")
def test_a_short_supply_gives_what_there_is_and_nothing_is_owed() -> None:
    """Blue has 14 of 16 barrels aboard, so of four shown two are taken, though the first brings nine home."""
    match = visit("blue-large", 12, (4, 0, 0), holds=[[0] * 4, [9, 0, 0, 0], [5, 0, 0, 0], [0] * 4])
    assert told(match, "visited")[-1] == ("visited", "blue-large", 0, 12, 2, 4)
    assert clauses_told(match, "visited")[-1] == "MB-4.8"
    match.play(0, "load 2")
    assert (seen(match, "left"), seen(match, "supply")[0]) == (1, 10), "ten came home, one is still in hand"
    match.play(0, "load 1")
    assert len(told(match, "loaded")) == 2


@pytest.mark.rule("MB-4.8")
def test_an_empty_supply_is_no_visit_worth_speaking_of() -> None:
    match = visit("blue-large", 12, (4, 0, 1), holds=[[0] * 4, [8, 0, 0, 0], [8, 0, 0, 0], [0] * 4])
    assert told(match, "loaded") == []
    assert told(match, "took-coin") == [("took-coin", "blue-large", 0, 1)]


@pytest.mark.rule("MB-4.9")
def test_with_no_ship_left_barrels_go_to_the_pub() -> None:
    holds = [[0, 9, 0, 0], [0, 0, 0, 9], [0, 0, 9, 0]]
    match = visit("blue-large", 12, (4, 0, 0), holds=holds, piles=(0, 0), round_number=10)
    match.play(0, "load 1", "load 1")
    assert told(match, "put-in-pub") == [("put-in-pub", "blue-large", 0, 1)]
    assert clauses_told(match, "put-in-pub") == ["MB-4.9"]
    assert match.over
    assert seen(match, "pub") == [1, 0, 0, 0]
    assert seen(match, "supply") == [15, 16, 16, 16]
