"""What every box holds: dockers and their colours, piers, coins, barrels. What an edition prints is in editions/."""

from __future__ import annotations

import numpy as np

SEATS = 4
COLOURS = ("blue", "yellow", "green", "orange")
SIZES = ("large", "small")

# Figures are numbered 0–7 by colour and size (MB-S2); Lazy Jack comes after them.
JACK = 8
FIGURES = 9
FIGURE_NAMES = (*(f"{colour}-{size}" for colour in COLOURS for size in SIZES), "lazy-jack")
BY_FIGURE = {name: figure for figure, name in enumerate(FIGURE_NAMES)}

# Bit sets of the dockers in play, by number of players, and of those, each seat's. With two players seat 0 also
# has the small green one, seat 1 the large orange one (MB-S3).
DOCKERS = np.array([0, 0, 0b01101111, 0b00111111, 0b11111111], np.int64)
OWN_DOCKERS = np.array(
    [
        [0] * SEATS,
        [0] * SEATS,
        [0b00100011, 0b01001100, 0, 0],
        [0b00000011, 0b00001100, 0b00110000, 0],
        [0b00000011, 0b00001100, 0b00110000, 0b11000000],
    ],
    np.int64,
)
DOCKER_COUNTS = np.array([int(dockers).bit_count() for dockers in DOCKERS], np.int64)  # as many tiles (MB-S6)
MOST_DOCKERS = 8

MOST_SPACES = 16  # 2W: 16 with four players, 14 otherwise (MB-S1)
WAREHOUSES = 8  # cards of an edition; the last one of a checked edition is for four players only (MB-S5)
MOVE_CARDS = 5  # 1–5, a set for each docker (MB-2.1)

PILOT = 0  # ships are numbered: the pilot boat, then the freighters 1–15 in the order of the edition
FREIGHTERS = 15
SHIPS = FREIGHTERS + 1
PIERS = 4
PILE = 6  # freighters in each of the two piles (MB-S7)
PLACES = 3  # paid places, the last worth nothing on a yellow side

COINS = 15
WAGE = 3  # coins that hire Lazy Jack (MB-1.1)
BARRELS = np.array([0, 0, 32, 16, 16], np.int64)  # of a player, by number of players (MB-S4)
PUB_POINTS = np.array([[0, 0, 0], [0, 0, 0], [1, 0, 0], [2, 1, 0], [3, 2, 1]], np.int8)  # by number of players (MB-E3)
LAST_SHIPS = 3  # with so many or fewer in port the game ends (MB-E1)
MOST_ROUNDS = 14  # a ship sails every round, and with three left it ends
