"""What several phases need: whose a figure is, the loop, what the bank holds."""

from __future__ import annotations

from typing import Any

from twojacks.games.montego_bay.components import COINS, FIGURES, JACK
from twojacks.games.montego_bay.state import NONE
from twojacks.kernel.compiling import rule


@rule
def owner_of(state: Any, figure: int) -> int:
    """The seat a figure works for. With two players green counts as blue, orange as yellow (MB-S3, MB-S4)."""
    if figure == JACK:
        return int(state.hirer)
    colour, players = figure >> 1, int(state.players)
    return colour if colour < players else colour - players  # not %: division is slow, and slowest on a GPU


@rule
def loop_length(state: Any) -> int:
    """MB-S1: 2W spaces."""
    return 16 if int(state.players) == 4 else 14


@rule
def occupant(state: Any, space: int) -> int:
    """The figure on a space, or NONE."""
    for figure in range(FIGURES):
        if int(state.figures[figure]) == space:
            return figure
    return NONE


@rule
def bank(state: Any) -> int:
    """MB-S8: what the players do not have."""
    coins = COINS
    for seat in range(int(state.players)):
        coins -= int(state.coins[seat])
    return coins
