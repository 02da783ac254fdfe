"""The record: everything there is to know about a game, in one fixed-size piece of memory.

Two games in the same position with the same key have the same bytes, so unused places always hold their blank.

Spaces of the loop with four players (MB-S1); the arrow runs clockwise, and i and 15 − i are opposite::

    left      0   1   2   3   4   5   6   7      right
    pub      15  14  13  12  11  10   9   8      pub
    Tally-Man
             pier 1   pier 2   pier 3   pier 4

With two or three players the rear is 0–6 and the quay 7–13.
"""

from __future__ import annotations

import numpy as np

from twojacks.games.montego_bay.components import (
    FIGURES,
    FREIGHTERS,
    MOST_DOCKERS,
    MOST_SPACES,
    PIERS,
    PLACES,
    SEATS,
    SHIPS,
    WAREHOUSES,
)

NONE = -1  # nobody, nowhere, nothing
UNSEEN = -2  # in a view: another seat's card that is not turned up yet, a ship below the top of a pile
NO_CARD = 0  # nothing chosen

LEFT_PUB, RIGHT_PUB = 16, 17  # where a figure can stand beside the spaces 0–15

# Where a game stands. It waits for people in the first four; the rest pass by themselves.
HIRE, CARDS, LOAD, UNLOAD, OVER = range(5)
MOVE, VISIT, BREAK, COIN, FOREMOST, END_ROUND, END = range(5, 12)
PHASES = ("hire", "cards", "load", "unload", "over")

VARIANTS = ("standard",)
NAME_LENGTH = 24  # of an edition, in ASCII, padded with zeros

EDITION = [("edition", np.uint8, NAME_LENGTH), ("capacity", np.int8, SHIPS), ("points", np.int8, (SHIPS, PLACES))]

STATE = np.dtype(
    [
        ("key", np.uint64, 2),  # chance's key …
        ("draws", np.uint32),  # … and how many draws were made with it
        ("sailed", np.uint16),  # bit set of the ships that have left the game
        ("scores", np.int16, SEATS),  # points on the margin
        ("barrels", np.int8, MOST_SPACES),  # what the storeroom beside each space shows: barrels 0–8 …
        ("broken", np.int8, MOST_SPACES),  # … broken ones 0–2 …
        ("pay", np.int8, MOST_SPACES),  # … and coins 0–1
        ("figures", np.int8, FIGURES),  # space 0–15, LEFT_PUB, RIGHT_PUB, or NONE when not in play
        ("chosen", np.int8, FIGURES),  # this round's cards, 1–5 or NO_CARD
        ("order", np.int8, MOST_DOCKERS),  # dockers by their tiles on the rail, position 1 first, then NONE
        ("port", np.int8, PIERS),  # ships at piers 1–4, then NONE
        ("hold", np.int8, (PIERS, SEATS)),  # barrels on the ship at each pier, by seat
        ("pile", np.int8, FREIGHTERS),  # two piles of six, next ship first; NONE where drawn, and after them
        ("drawn", np.int8),  # ships drawn from the piles, 0–12
        ("in_port", np.int8),  # ships in port, 0–4
        ("supply", np.int8, SEATS),  # barrels before each player, without those in hand
        ("coins", np.int8, SEATS),  # the bank has the rest of 15
        ("pub", np.int8, SEATS),  # barrels put in the pub beside the Tally-Man (MB-4.9)
        ("players", np.int8),  # 2–4
        ("round_number", np.int8),  # 1–14
        ("phase", np.int8),
        ("hirer", np.int8),  # the seat Lazy Jack works for in this round, or NONE
        ("partner", np.int8),  # the docker he was stood with, or NONE
        ("declined", np.uint8),  # bit set of seats that refused him in this round
        ("acting", np.int8),  # the figure whose visit is under way, or NONE
        ("left", np.int8),  # barrels still to load, or to take back, in this visit
        ("reshuffle", np.int8),  # 1 when the second pile was begun in this round (MB-6.2)
        *EDITION,  # name, and what is printed on the side of each ship that is in use
        ("blank", np.uint8, 6),  # always 0: what aligning records would leave undefined
    ],
    align=True,
)

OPTIONS = np.dtype([("players", np.int8), ("rooms", np.int8, (WAREHOUSES, 2, 3)), *EDITION])
