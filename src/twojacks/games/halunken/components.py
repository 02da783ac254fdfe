"""What is printed: 42 sailors in four colours, move cards, Black Jack's cards, 14 taverns (HS-S1, HS-S3, HS-B1)."""

from __future__ import annotations

import numpy as np

COLOURS = "ygvr"  # yellow, grey, violet, red: the order of every sorted list, and of HS-B1's ties

VALUES_OF_COLOUR = {
    "y": tuple(range(1, 13)),
    "g": (*range(2, 12), 13),
    "v": (*range(3, 12), 14),
    "r": (*range(4, 12), 15),
}

# Sailors are numbered 0–41 in sorted order: colour by colour, low to high.
SAILORS = tuple(f"{colour}{value}" for colour in COLOURS for value in VALUES_OF_COLOUR[colour])
SAILOR_COUNT = len(SAILORS)
VALUES = np.array([value for colour in COLOURS for value in VALUES_OF_COLOUR[colour]], np.int8)
COLOUR_SETS = np.array(
    [sum(1 << number for number, name in enumerate(SAILORS) if name[0] == colour) for colour in COLOURS], np.int64
)
HIGHER_SETS = np.array(  # the sailors of higher value than the index
    [sum(1 << number for number in range(SAILOR_COUNT) if VALUES[number] > value) for value in range(16)], np.int64
)

TAVERNS = 14  # as many spaces, one before each tavern, numbered clockwise
PILE = SAILOR_COUNT // TAVERNS  # sailors at each tavern

ROUNDS = 8
RUM = 8  # move cards 1–7 are themselves
CARDS = ("1", "2", "3", "4", "5", "6", "7", "rum")
FULL_HAND = (1 << len(CARDS)) - 1  # a hand is a bit set: card c is bit c − 1
JACK_CARDS = 12

PLAYERS_OF_VARIANT = {"beginner": (3, 4), "standard": (3, 4), "two-player": (2,)}  # HS-V1, HS-B, HS-T
SEATS = 4
CAPTAIN_COLOURS = ("green", "yellow", "blue", "red")
JACK = 4  # figures are numbered as the seats of their captains; Black Jack comes after them
BASIN = 4  # crews likewise: the harbour basin is Black Jack's
FIGURES = 5
