"""What holds at every decision of Halunken & Spelunken."""

from __future__ import annotations

from collections import Counter
from typing import Any

import twojacks
from tests.halunken.building import CARDS, SAILORS
from tests.stories import told


def check(match: twojacks.Match) -> None:
    position = match.position()
    check_sailors(position)
    check_spaces(position)
    check_cards(position)
    check_auction(position)
    assert position["scores"] == [score_of(crew) for crew in position["crews"]]
    assert 1 <= position["round"] <= 8
    if match.over:
        check_story(match, position)


def check_sailors(position: dict[str, Any]) -> None:
    """HS-S1: each once. HS-S2: at most three at a tavern."""
    groups = (*position["taverns"], *position["crews"], position["basin"])
    assert Counter(sailor for group in groups for sailor in group) == Counter(SAILORS)
    assert all(len(pile) <= 3 for pile in position["taverns"])
    assert position["variant"] != "beginner" or position["basin"] == []


def check_spaces(position: dict[str, Any]) -> None:
    """One figure a space, but for the two of a meeting."""
    figures: dict[Any, int] = {seat: space for seat, space in enumerate(position["captains"]) if space is not None}
    if position["jack"] is not None:
        figures["jack"] = position["jack"]
    shared = [space for space, count in Counter(figures.values()).items() if count > 1]
    resolving = position["resolving"]
    assert (resolving is not None) == (position["phase"] in ("rob", "give"))
    if resolving is None or (position["variant"] == "standard" and resolving["mover"] == "jack"):
        assert shared == []
    else:
        assert shared == [figures[resolving["mover"]]] == [figures[resolving["met"]]]


def check_cards(position: dict[str, Any]) -> None:
    """HS-R9: one card a round, from eight. HS-B8: one of twelve."""
    revealed = position["phase"] in ("name-rum", "rob", "give", "over")
    left = 8 - position["round"] + (0 if revealed else 1)
    for hand in (*position["hands"], *([position["jack_hand"]] if "jack_hand" in position else [])):
        assert len(hand) == left
        assert sorted(set(hand), key=CARDS.index) == hand
    if position["variant"] == "standard":
        pile, played = position["jack_pile"], position["jack_played"]
        assert sorted(map(int, pile + played)) == list(range(1, 13))
        assert len(played) in (position["round"] - 1, position["round"])


def check_auction(position: dict[str, Any]) -> None:
    """HS-B2: bids rise, and the last one is the hirer's."""
    bids = [(seat, int(sailor[1:])) for seat, sailor in position["bids"] if sailor is not None]
    values = [value for _, value in bids]
    assert values == sorted(set(values))
    if position["phase"] not in ("place", "place-jack", "auction"):
        assert position["hirer"] == (bids[-1][0] if bids else None)


def score_of(crew: list[str]) -> int:
    """HS-E1, tried with every colour that may be doubled."""
    values = {colour: [int(name[1:]) for name in crew if name[0] == colour] for colour in "ygvr"}
    most = max(len(cards) for cards in values.values())
    return sum(map(sum, values.values())) + max(sum(cards) for cards in values.values() if len(cards) == most)


def check_story(match: twojacks.Match, position: dict[str, Any]) -> None:
    """The journal alone says where everybody stands and who has which sailors."""
    crews: dict[Any, set[str]] = {owner: set() for owner in (*range(match.players), "basin")}
    spaces: dict[Any, int] = {}
    for kind, *values in told(match):
        if kind == "took":
            crews[values[3]].add(values[2])
        elif kind in ("robbed", "gave", "hired"):
            giver, taker, sailor = parties(kind, values)
            crews[giver].remove(sailor)
            crews[taker].add(sailor)
        elif kind in ("moved", "pushed"):
            assert spaces[values[0]] == values[1]
            spaces[values[0]] = values[2]
        elif kind in ("placed", "placed-jack"):
            spaces["jack" if kind == "placed-jack" else values[0]] = values[1]
    assert [sorted(crews[seat]) for seat in range(match.players)] == [sorted(crew) for crew in position["crews"]]
    assert crews["basin"] == set(position["basin"])
    assert [spaces[seat] for seat in range(match.players)] == position["captains"]
    assert spaces.get("jack") == position["jack"]
    check_revealed(match)


def parties(kind: str, values: list[Any]) -> tuple[Any, Any, str]:
    """Who loses which sailor to whom."""
    if kind == "robbed":
        return values[1], values[0], values[2]
    return values[0], "basin", values[1]


def check_revealed(match: twojacks.Match) -> None:
    """Eight rounds, in each of which everybody showed another card."""
    shown: dict[Any, list[str]] = {}
    for _, figure, card in told(match, "revealed"):
        shown.setdefault(figure, []).append(card)
    assert set(shown) == {*range(match.players), *(["jack"] if match.variant == "two-player" else [])}
    assert all(sorted(cards) == list(CARDS) for cards in shown.values())
    assert [event[1] for event in told(match, "round-began")] == list(range(1, 9))
