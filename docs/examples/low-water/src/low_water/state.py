"""The record of a game, and the events it reports. Everything that counts is a number in the record."""

from __future__ import annotations

import numpy as np

from twojacks.kernel.journal import EventKind

SEATS = 4
LOADS = 8  # cards 1 to 8 (LW-1) …
DEPTHS = 8  # … and depths 1 to 8 (LW-2)
ROUNDS = 7
FULL_HAND = (1 << LOADS) - 1  # a hand is a bit set: card c is bit c − 1

NO_CARD = 0  # nothing chosen yet
HIDDEN = -1  # in a view: another skipper's card, still face down

# The game waits for players in the first two phases; the others pass by themselves.
CARDS, OVER, TIDE, LANDING = range(4)
PHASES = ("cards", "over", "tide", "landing")

STATE = np.dtype(
    [
        ("key", np.uint64, 2),  # the key of chance …
        ("draws", np.uint32),  # … and how many draws were made with it
        ("hands", np.uint8, SEATS),  # bit sets of the cards each skipper still has
        ("chosen", np.int8, SEATS),  # this round's cards: 1 to 8, NO_CARD or HIDDEN
        ("coins", np.int16, SEATS),
        ("players", np.int8),  # 2 to 4
        ("round_number", np.int8),  # 1 to 7
        ("depth", np.int8),  # of the channel in this round, 1 to 8
        ("phase", np.int8),
    ],
    align=True,
)

CLAUSES = ("LW-1", "LW-2", "LW-3", "LW-4", "LW-5", "LW-6", "LW-7")
LW2, LW3, LW4, LW5, LW6, LW7 = range(1, 7)

KINDS = (
    EventKind("tide", ("round", "depth")),
    EventKind("chose", ("seat", "load"), secret=("load",)),
    EventKind("sailed", ("seat", "load")),
    EventKind("aground", ("seat", "load")),
    EventKind("blocked", ("seat", "load")),
    EventKind("sold", ("seat", "load", "coins")),
    EventKind("won", ("seat", "coins")),
)
TIDE_TURNED, CHOSE, SAILED, AGROUND, BLOCKED, SOLD, WON = range(len(KINDS))
