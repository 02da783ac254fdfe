"""What a crew is worth (HS-E1)."""

from __future__ import annotations

from twojacks.games.halunken.components import COLOUR_SETS, VALUES
from twojacks.games.halunken.state import NONE
from twojacks.kernel.bits import count_bits, lowest_bit
from twojacks.kernel.compiling import rule


@rule
def sum_values(crew: int) -> int:
    total = 0
    while crew != 0:
        total += int(VALUES[lowest_bit(crew)])
        crew &= crew - 1
    return total


@rule
def doubled_colour(crew: int) -> int:
    """HS-E1: the most frequent colour, of equally frequent ones the one worth most. NONE for an empty crew."""
    best, most, worth = NONE, 0, 0
    for colour in range(len(COLOUR_SETS)):
        sailors = crew & int(COLOUR_SETS[colour])
        count, value = count_bits(sailors), sum_values(sailors)
        if count > most or (count == most and value > worth):
            best, most, worth = colour, count, value
    return best


@rule
def total_of(crew: int) -> int:
    """HS-E1."""
    colour = doubled_colour(crew)
    if colour == NONE:
        return 0
    return sum_values(crew) + sum_values(crew & int(COLOUR_SETS[colour]))
