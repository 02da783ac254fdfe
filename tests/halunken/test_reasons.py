"""Refusals: the sentence says what is wrong, and the clause is the one that forbids it."""

from __future__ import annotations

from typing import Any

import pytest

import twojacks
from tests.halunken.building import begin
from twojacks.games.halunken.reasons import REASONS

HIRED: dict[str, Any] = {"jack": 2, "hirer": 0, "bids": [[0, "y3"], [1, None]], "basin": "y3"}
TWO: dict[str, Any] = {"captains": [5, 9], "crews": ["y1 y12", "y2"], **HIRED}
THREE: dict[str, Any] = {"captains": [5, 9, 12], "crews": ["y1", "y2", "y4"]}
STANDARD: dict[str, Any] = {**THREE, **HIRED, "bids": [[0, "y3"], [1, None], [2, None]]}
AUCTION: dict[str, Any] = {"captains": [5, 9], "crews": ["y1 y12", "y2 y5"], "jack": 2, "phase": "auction"}


@pytest.mark.parametrize(
    ("position", "seat", "action", "clause", "reason"),
    [
        (THREE, 0, "jack-card 3", "HS-T3", "nobody chooses a card for Black Jack in this variant"),
        (STANDARD, 0, "jack-card 3", "HS-T3", "nobody chooses a card for Black Jack in this variant"),
        (TWO, 1, "jack-card 3", "HS-T3", "seat 1 has not hired Black Jack"),
        (TWO, 0, "jack-card 3", "HS-T3", "the own captain's card is chosen first"),
        (TWO, 1, "take y1", None, "expected card or jack-card in this phase (cards)"),
        (AUCTION, 0, "bid y5", "HS-T2", "y5 is not in the crew of seat 0"),
        (AUCTION, 1, "bid y5", None, "it is seat 0's decision, not seat 1's"),
    ],
)
def test_refusals(position: dict[str, Any], seat: int, action: str, clause: str | None, reason: str) -> None:
    with pytest.raises(twojacks.IllegalAction) as caught:
        begin(**position).play(seat, action)
    assert (caught.value.clause, caught.value.reason) == (clause, reason)


def test_who_has_chosen_waits_for_the_others() -> None:
    match = begin(**THREE)
    match.play(1, "card 3")
    with pytest.raises(twojacks.IllegalAction) as caught:
        match.play(1, "card 4")
    assert (caught.value.clause, caught.value.reason) == ("HS-R1", "seat 1 has chosen and waits for the others")


def test_seats_can_be_called_by_names() -> None:
    """Green is asked for a bid first; yellow wants to pass already."""
    action = REASONS.actions.parse("pass")
    assert action is not None
    reason, _ = REASONS.explain(begin(**AUCTION).observe(1), 1, action, ("Green", "Yellow").__getitem__)
    assert reason == "it is Green's decision, not Yellow's"
