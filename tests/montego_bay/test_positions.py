"""What a position says at every stage, as the contract has it, and which ones are refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import twojacks
from tests.montego_bay.building import DOCKERS, GAME, begin, build, play_cards, seen

KEYS = {
    *("game", "variant", "players", "edition", "round", "phase", "storerooms", "figures", "owners", "order", "hirer"),
    *("with", "chosen", "piers", "piles", "ships", "supply", "coins", "bank", "scores", "pub", "acting", "left"),
    *("declined", "reshuffle"),
}
ALL_CHOSEN = dict.fromkeys(DOCKERS[4], 1)
OTHERS = [docker for docker in DOCKERS[4] if docker != "yellow-small"]
EMPTY = [0, 0, 0, 0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_keys_of_the_contract_are_there(players: int) -> None:
    match = twojacks.Match.new(GAME, players=players, seed=1)
    assert set(match.position()) >= KEYS | {"key", "draws"}
    assert set(match.view(0)) == set(match.position()) - {"key", "draws"} | {"pub_pays", "last_ships"}
    assert seen(match, "edition") == "two-jacks"


def test_a_finished_game_keeps_its_last_round_and_has_no_ship_in_port() -> None:
    match = begin(
        phase="hire", coins=[3, 0, 0, 0], figures={"blue-large": 9}, holds=[EMPTY] * 3, piles=(0, 0), round_number=10
    )
    match.play(0, "hire blue-large")
    play_cards(match, lazy_jack=4, blue_large=2)
    position = match.position()
    assert position["phase"] == "over"
    assert (position["hirer"], position["with"], position["chosen"]["lazy-jack"]) == (0, "blue-large", 4)
    assert position["chosen"]["blue-large"] == 2
    assert (position["piers"], position["acting"], position["left"]) == ([], None, 0)
    assert twojacks.Match.from_position(position).position() == position


def test_optional_fields_may_be_left_out() -> None:
    words = build()
    for name in ("pub", "key"):
        words.pop(name)
    match = twojacks.Match.from_position(words)
    assert seen(match, "bank") == 15
    assert seen(match, "declined") == []
    assert seen(match, "sailed") == ["pilot"]


def cards(**changes: Any) -> dict[str, Any]:
    return {**build(), **changes}


def load(**changes: Any) -> dict[str, Any]:
    """Blue's large docker on 12 has two of three barrels left."""
    words: dict[str, Any] = {
        "figures": {"blue-large": 12},
        "rooms": {12: (3, 2, 0)},
        "phase": "load",
        "acting": "blue-large",
    }
    return {**build(**{**words, "left": 2, "chosen": ALL_CHOSEN}), **changes}


def hired(**changes: Any) -> dict[str, Any]:
    """Cards are chosen, and Lazy Jack stands with blue's large docker on 0."""
    jack: dict[str, Any] = {"hirer": 0, "with": "blue-large"}
    return {**build(figures={"blue-large": 0, "lazy-jack": 0}), **jack, **changes}


def moved(position: dict[str, Any], **places: int | str | None) -> dict[str, Any]:
    named = {name.replace("_", "-"): place for name, place in places.items()}
    return {**position, "figures": {**position["figures"], **named}}


def pier(number: int, **changes: Any) -> dict[str, Any]:
    position = build()
    position["piers"][number] = {**position["piers"][number], **changes}
    return position


def room(**shown: int) -> dict[str, Any]:
    position = build()
    position["storerooms"][3] = {**position["storerooms"][3], **shown}
    return position


def ship(change: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
    position = build()
    change(position["ships"])
    return position


def first_round(**words: Any) -> dict[str, Any]:
    """Nobody has moved yet, and everybody is in a pub."""
    return build(**{"round_number": 1, "piles": (6, 6), **words})


def offered(**changes: Any) -> dict[str, Any]:
    """Blue and yellow can pay Lazy Jack; blue has fewer points and is asked first."""
    return cards(**{"phase": "hire", "coins": [3, 3, 0, 0], "scores": [0, 1, 0, 0], **changes})


def print_ship(capacity: int, *points: int) -> dict[str, Any]:
    return ship(lambda ships: ships.update({"7": {"capacity": capacity, "points": list(points)}}))


IMPOSSIBLE = [
    # Barrels and coins
    ("supply[0]", cards(supply=[15, 16, 16, 16])),
    ("supply[1]", cards(supply=[16, 17 - 2, 16, 16])),
    ("supply[0]", load(supply=[16, 16, 16, 16])),
    ("supply[2]", cards(supply=[16, 16, 17, 16])),
    ("supply", cards(supply=[16, 16, 16])),
    ("coins", cards(coins=[4, 4, 4, 4])),
    ("coins[0]", cards(coins=[16, 0, 0, 0])),
    ("coins[3]", cards(coins=[0, 0, 0, -1])),
    ("bank", cards(bank=14)),
    ("scores[0]", cards(scores=[-1, 0, 0, 0])),
    ("pub", cards(pub=[1, 0, 0, 0], supply=[15, 16, 16, 16])),
    # Figures and tiles
    ("figures.yellow-large", moved(build(), yellow_large=0, blue_large=0)),
    ("figures.blue-large", moved(build(), blue_large=16)),
    ("figures.blue-large", moved(build(), blue_large=None)),
    ("figures.blue-large", moved(build(), blue_large="right-pub")),
    ("figures.blue-small", moved(build(), blue_small="the pub")),
    ("figures.blue-small", moved(load(), blue_small="right-pub")),
    ("figures.lazy-jack", moved(build(), lazy_jack=15)),
    ("figures", moved(build(), red_large=3)),
    ("owners", cards(owners={"blue-large": 1})),
    ("order", cards(order=DOCKERS[4][:7])),
    ("order", cards(order=[*DOCKERS[4][:7], DOCKERS[4][0]])),
    ("order[0]", cards(order=["lazy-jack", *DOCKERS[4][1:]])),
    # Lazy Jack and cards
    ("with", hired(**{"with": None})),
    ("with", hired(**{"with": "yellow-large"})),
    ("figures.lazy-jack", hired(hirer=None, **{"with": None})),
    ("figures.lazy-jack", moved(hired(), lazy_jack=15)),
    ("hirer", {**hired(), "phase": "hire"}),
    ("hirer", hired(hirer=4)),
    ("declined", hired(declined=[0], coins=[3, 0, 0, 0])),
    ("declined", cards(declined=[1])),
    ("declined", cards(declined=[1, 1], coins=[0, 3, 0, 0])),
    ("declined", offered(declined=[1])),
    ("declined", offered(scores=[1, 1, 0, 0], order=["yellow-small", *reversed(OTHERS)], declined=[0])),
    ("declined", cards(coins=[3, 3, 0, 0], scores=[0, 1, 0, 0], declined=[1])),
    ("declined", hired(coins=[0, 3, 0, 0], scores=[0, 1, 0, 0], declined=[1])),
    ("chosen.blue-large", cards(chosen={"blue-large": 6})),
    ("chosen.blue-large", cards(chosen={"blue-large": "?"})),
    ("chosen.blue-small", cards(chosen={"blue-small": 2})),
    ("chosen.lazy-jack", hired(chosen={"blue-large": 2, "blue-small": 1, "lazy-jack": 2})),
    ("chosen.lazy-jack", cards(chosen={"lazy-jack": 2})),
    ("chosen.blue-large", cards(phase="hire", coins=[3, 0, 0, 0], chosen={"blue-large": 2})),
    ("chosen.orange-small", load(chosen={**ALL_CHOSEN, "orange-small": None})),
    ("chosen", cards(chosen={"red-large": 2})),
    # Ships
    ("piers[1].hold", pier(1, hold=[10, 0, 0, 0])),
    ("piers[1].hold", pier(1, hold=[6, 6, 0, 0])),
    ("piers[1].hold", pier(1, hold=[0, 0, 0])),
    ("piers[2].capacity", pier(2, capacity=11)),
    ("piers[2].points", pier(2, points=[6, 3, 1])),
    ("piers and piles", pier(3, ship="1")),
    ("piers and piles", pier(3, ship="15")),
    ("piers[3].ship", pier(3, ship="16")),
    ("piers[0].hold", build(round_number=1, piles=(6, 6), holds=[[1, 0, 0, 0], EMPTY, EMPTY, EMPTY])),
    ("piers", build(holds=[EMPTY] * 3)),
    ("piers", build(holds=[EMPTY] * 2, piles=(0, 0))),
    ("piers", cards(piers=build()["piers"] + [{"ship": "5", "hold": EMPTY}])),
    ("piles[1]", build(piles=(5, 5))),
    ("piles", build(piles=(7, 4))),
    ("piles", cards(piles=[["5"]])),
    ("piles[0][0]", cards(piles=[[None, "6"], build()["piles"][1]])),
    ("piles[0][0]", cards(piles=[["pilot", *build()["piles"][0][1:]], build()["piles"][1]])),
    ("round", cards(round=15)),
    ("round", cards(round=0)),
    ("reshuffle", cards(reshuffle=True)),
    ("reshuffle", cards(reshuffle=1)),
    ("ships.7", ship(lambda ships: ships.pop("7"))),
    ("ships", ship(lambda ships: ships.update({"16": ships["7"]}))),
    ("ships.7.capacity", ship(lambda ships: ships.update({"7": {"capacity": 0, "points": [5, 3, 2]}}))),
    ("ships.7.points", ship(lambda ships: ships.update({"7": {"capacity": 10, "points": [6, 4]}}))),
    *(("ships.7.capacity", print_ship(31, 20, 10, 1)), ("ships.7.points[0]", print_ship(10, 31, 3, 1))),
    ("ships.7.points[1]", ship(lambda ships: ships.update({"7": {"capacity": 10, "points": [5, -3, 2]}}))),
    # Storerooms and visits
    ("storerooms", cards(storerooms=build()["storerooms"][:14])),
    ("storerooms[3].barrels", room(barrels=9)),
    ("storerooms[3].broken", room(broken=3)),
    ("storerooms[3].coins", room(coins=2)),
    ("acting", cards(acting="blue-large")),
    ("left", cards(left=1)),
    ("acting", load(acting=None)),
    ("acting", load(acting="lazy-jack")),
    ("left", load(left=4, supply=[12, 16, 16, 16])),
    ("left", load(left=0, supply=[16, 16, 16, 16])),
    ("left", load(phase="unload", left=1, supply=[16, 16, 16, 16])),
    # The frame
    ("phase", cards(phase="sail")),
    ("players", cards(players=5)),
    ("players", cards(players=True)),
    ("variant", cards(variant="beginner")),
    ("edition", cards(edition="No Such Name")),
    ("piers", cards(phase="over", chosen=ALL_CHOSEN)),
    ("key", cards(key="xyz")),
]


@pytest.mark.parametrize(
    ("field", "position"), IMPOSSIBLE, ids=[f"{number}-{field}" for number, (field, _) in enumerate(IMPOSSIBLE)]
)
def test_impossible_positions_are_refused_by_field(field: str, position: dict[str, Any]) -> None:
    with pytest.raises(twojacks.BadPosition) as caught:
        twojacks.Match.from_position(position)
    assert caught.value.field == field
    assert caught.value.expected


def test_the_positions_these_were_made_of_are_fine() -> None:
    for position in (cards(), load(), hired(), moved(build(), blue_large=15), pier(1, hold=[0, 0, 0, 0]), room()):
        assert twojacks.Match.from_position(position).to_act


BY_HAND = [
    *(moved(first_round(), blue_small=3), first_round(holds=[EMPTY, [1, 0, 0, 0], EMPTY, EMPTY])),
    *(offered(coins=[2, 2, 2, 2]), offered(declined=[0, 1])),  # nobody is asked: cards are chosen
    *(build(round_number=1) | {"piers": build()["piers"]}, pier(0, ship="pilot")),
    *(cards(sailed=["pilot", "9"]), build(round_number=3), build(piles=(0, 0)), first_round(piles=(5, 6))),
    *(print_ship(1, 1, 0, 0), print_ship(10, 3, 5, 2), print_ship(10, 5, 3, 1), print_ship(10, 6, 4, 0)),
]


@pytest.mark.parametrize("position", BY_HAND, ids=range(len(BY_HAND)))
def test_what_somebody_writes_by_hand_need_not_have_been_played(position: dict[str, Any]) -> None:
    match = twojacks.Match.from_position(position)
    assert match.to_act
    assert match.view(0)["phase"] == "cards"
    assert twojacks.Match.from_position(match.position()).position() == match.position()


ALMOST = [
    (first_round(), (0, 1, 2, 3)),
    (first_round(phase="hire", coins=[3, 0, 0, 0]), (0,)),  # MB-1.3: in a loaded position he may stand in a pub
    (moved(build(), blue_small="right-pub"), (0, 1, 2, 3)),
    (offered(), (0,)),
    (offered(declined=[0]), (1,)),
    (offered(scores=[1, 1, 0, 0], order=["yellow-small", *reversed(OTHERS)], declined=[1]), (0,)),
    (cards(coins=[3, 3, 0, 0]), (0, 1, 2, 3)),  # who declined is not told any more
    (hired(coins=[0, 3, 0, 0], scores=[1, 0, 0, 0], declined=[1]), (0, 1, 2, 3)),
    (build(piles=(0, 0), round_number=13), (0, 1, 2, 3)),
    (print_ship(30, 15, 10, 5), (0, 1, 2, 3)),
    (print_ship(6, 2, 2, 2), (0, 1, 2, 3)),
]


@pytest.mark.parametrize(("position", "seats"), ALMOST)
def test_positions_that_are_just_possible(position: dict[str, Any], seats: tuple[int, ...]) -> None:
    match = twojacks.Match.from_position(position)
    assert match.to_act == seats
    assert seen(match, "phase") == position["phase"]


REASONS = [
    (load(), 1, "load 1", "MB-4.1", "seat 0"),
    (load(), 0, "unload 1", None, "expected load"),
    (load(), 0, "card blue-large 1", None, "expected load"),
    (cards(), 0, "card blue-small 1", "MB-2.2", "blue-large"),
    (cards(), 0, "card yellow-large 1", "MB-2.2", "not a docker of seat 0"),
    (cards(), 0, "card lazy-jack 1", "MB-2.3", "not hired"),
    (cards(), 0, "decline", None, "expected card"),
    (cards(phase="hire", coins=[3, 0, 0, 0]), 1, "decline", "MB-1.1", "costs 3"),
    (cards(phase="hire", coins=[3, 3, 0, 0], scores=[0, 1, 0, 0]), 1, "hire yellow-large", "MB-1.2", "seat 0"),
    (cards(phase="hire", coins=[3, 3, 0, 0], scores=[0, 1, 0, 0], declined=[0]), 0, "decline", "MB-1.2", "declined"),
    (cards(phase="hire", coins=[3, 0, 0, 0]), 0, "hire green-small", "MB-1.3", "not a docker of seat 0"),
]


@pytest.mark.parametrize(("position", "seat", "action", "clause", "words"), REASONS)
def test_why_an_action_is_no_option(
    position: dict[str, Any], seat: int, action: str, clause: str | None, words: str
) -> None:
    match = twojacks.Match.from_position(position)
    with pytest.raises(twojacks.IllegalAction) as caught:
        match.play(seat, action)
    assert caught.value.clause == clause
    assert words in caught.value.reason


def test_why_a_ship_cannot_be_unloaded() -> None:
    match = begin(figures={"blue-large": 11}, rooms={12: (0, 1, 0)}, holds=[EMPTY, [1, 0, 0, 0], [1, 0, 0, 0], EMPTY])
    play_cards(match)
    with pytest.raises(twojacks.IllegalAction, match="no barrel on the ship at pier 1"):
        match.play(0, "unload 1")


def test_who_has_chosen_waits() -> None:
    match = begin()
    match.play(0, "card blue-large 1", "card blue-small 1")
    with pytest.raises(twojacks.IllegalAction) as caught:
        match.play(0, "card blue-large 2")
    assert caught.value.clause == "MB-2.2"
