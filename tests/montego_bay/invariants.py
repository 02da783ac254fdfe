"""What holds at every decision of Montego Bay."""

from __future__ import annotations

from collections import Counter
from typing import Any

import twojacks
from tests.montego_bay.building import BARRELS, DOCKERS, JACK, OWNERS, SPACES
from tests.stories import Event, told


def check(match: twojacks.Match) -> None:
    position = match.position()
    check_barrels(position)
    check_ships(position)
    check_figures(position)
    check_round(position)
    assert sum(position["coins"]) + position["bank"] == 15
    assert min(position["coins"]) >= 0 <= position["bank"]
    if match.over:
        check_story(match, position)


def check_barrels(position: dict[str, Any]) -> None:
    """MB-S4: nobody's barrels get lost."""
    players, acting = position["players"], position["acting"]
    for seat in range(players):
        in_hand = position["left"] if position["phase"] == "load" and owner(position, acting) == seat else 0
        aboard = sum(pier["hold"][seat] for pier in position["piers"])
        total = position["supply"][seat] + aboard + position["pub"][seat] + in_hand
        assert total == BARRELS[players]
        assert position["supply"][seat] >= 0


def owner(position: dict[str, Any], figure: str) -> int:
    return int(position["hirer"] if figure == JACK else position["owners"][figure])


def check_ships(position: dict[str, Any]) -> None:
    """Sixteen ships, each in one place; none in port is full; four in port while the piles last."""
    in_port = [pier["ship"] for pier in position["piers"]]
    ships = Counter(in_port + position["piles"][0] + position["piles"][1] + position["sailed"])
    assert ships == Counter(["pilot", *(str(number) for number in range(1, 16))])
    assert len(in_port) == 4 or position["piles"] == [[], []]
    assert ("pilot" in in_port) == (position["round"] == 1 and position["phase"] != "over")
    for pier in position["piers"]:
        if pier["ship"] != "pilot":
            assert {"capacity": pier["capacity"], "points": pier["points"]} == position["ships"][pier["ship"]]
            assert 0 <= sum(pier["hold"]) < pier["capacity"]


def check_figures(position: dict[str, Any]) -> None:
    """One figure a space after moving; while cards are chosen Lazy Jack shares his docker's. Everybody has a tile."""
    players = position["players"]
    assert sorted(position["order"]) == sorted(DOCKERS[players])
    assert position["owners"] == {docker: seat for seat, own in enumerate(OWNERS[players]) for docker in own}
    spaces = Counter(place for place in position["figures"].values() if isinstance(place, int))
    assert set(spaces) <= set(range(SPACES[players]))
    together = [space for space, count in spaces.items() if count > 1]
    if position["phase"] == "cards" and position["hirer"] is not None:
        assert position["figures"][JACK] == position["figures"][position["with"]]
        assert together == [position["figures"][JACK]]
    else:
        assert together == []
    in_pubs = [name for name, place in position["figures"].items() if isinstance(place, str)]
    assert bool(in_pubs) == (position["round"] == 1 and position["phase"] in ("hire", "cards"))


def check_round(position: dict[str, Any]) -> None:
    """At most fourteen rounds; a visit is under way exactly while somebody loads or unloads."""
    assert 1 <= position["round"] <= 14
    visiting = position["phase"] in ("load", "unload")
    assert (position["acting"] is not None) == visiting == (position["left"] > 0)
    assert (position["hirer"] is None) == (position["with"] is None) == (position["figures"][JACK] is None)
    assert position["hirer"] not in position["declined"]


def check_story(match: twojacks.Match, position: dict[str, Any]) -> None:
    """The journal alone says who has which points and coins, where everybody stands, and which ships have sailed."""
    points, coins = Counter[int](), Counter[int]()
    places: dict[str, Any] = {}
    for event in told(match):
        if event[0] in ("paid", "pub-paid", "extra-point"):
            points[event[1]] += event[2]
        elif event[0] == "took-coin":
            coins[event[2]] += 1
        elif event[0] == "hired":
            coins[event[1]] -= event[2]
        follow(event, places)
    seats = range(match.players)
    assert [points[seat] for seat in seats] == position["scores"] == match.scores
    assert [coins[seat] for seat in seats] == position["coins"]
    assert {JACK: None, **places} == position["figures"]
    assert Counter(event[1] for event in told(match, "sailed")) == Counter(position["sailed"])
    assert position["piers"] == []


def follow(event: Event, places: dict[str, Any]) -> None:
    """Where a figure stands after an event."""
    if event[0] in ("walked", "pushed", "went-back"):
        assert places.get(event[1], event[2]) == event[2], "from where the last event left it"
        places[event[1]] = event[3]
    elif event[0] == "hired":
        places[JACK] = event[4]
    elif event[0] == "jack-left":
        del places[JACK]
