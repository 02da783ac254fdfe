"""What holds at every decision of Low Water."""

from __future__ import annotations

import twojacks


def check(match: twojacks.Match) -> None:
    position = match.position()
    left = 9 - position["round"] - (position["phase"] == "over")  # LW-1, LW-3
    for seat, hand in enumerate(position["hands"]):
        assert len(hand) == left
        assert position["chosen"][seat] in (None, *hand)
    assert match.to_act == tuple(
        seat for seat, card in enumerate(position["chosen"]) if card is None and position["phase"] == "cards"
    )
    assert position["coins"] == match.scores == [sold_by(match, seat) for seat in range(match.players)]  # LW-6


def sold_by(match: twojacks.Match, seat: int) -> int:
    return sum(event["load"] for event in match.journal if event["kind"] == "sold" and event["seat"] == seat)
