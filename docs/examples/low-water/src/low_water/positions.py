"""Which positions no game can come to, beyond what the bounds of single fields say."""

from __future__ import annotations

from typing import Any

from low_water.state import LOADS, NO_CARD, OVER
from twojacks.kernel.bits import count_bits
from twojacks.kernel.validation import check


def check_position(state: Any) -> None:
    """LW-1, LW-3: a skipper has played one card in each round before this one, and chooses among those left."""
    played = int(state.round_number) - (int(state.phase) != OVER)
    for seat in range(int(state.players)):
        hand, card = int(state.hands[seat]), int(state.chosen[seat])
        check(count_bits(hand) == LOADS - played, f"hands[{seat}]", f"expected {LOADS - played} cards")
        check(card == NO_CARD or bool(hand >> card & 1), f"chosen[{seat}]", "expected a card of the hand, or null")
