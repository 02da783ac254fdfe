"""The record of a game, and the events that it reports."""

from __future__ import annotations

import numpy as np

from twojacks.kernel.journal import EventKind, Role

SEATS = 4
LOADS = 8  # cards 0 to 7 (LW-1), and as many depths (LW-2)
ROUNDS = 7
FULL_HAND = (1 << LOADS) - 1  # a hand is a bit set

NO_CARD = -1  # nothing is chosen yet
HIDDEN = -2  # in a view: another skipper's card, still face down

# The game waits for players in the first phase and stops in the second; the others pass by themselves.
CARDS, OVER, TIDE, LANDING = range(4)
PHASES = ("cards", "over")

STATE = np.dtype(
    [
        ("key", np.uint64, 2),  # the key of chance …
        ("draws", np.uint32),  # … and how many draws were made with it
        ("hands", np.uint8, SEATS),  # the cards that each skipper still has
        ("chosen", np.int8, SEATS),  # this round's cards, NO_CARD or HIDDEN
        ("coins", np.int16, SEATS),
        ("players", np.int8),
        ("round_number", np.int8),
        ("depth", np.int8),  # of the channel in this round
        ("phase", np.int8),
    ]
)
BOUNDS = {"chosen": (HIDDEN, LOADS - 1), "coins": (0, sum(range(LOADS))), "depth": (0, LOADS - 1)}

CLAUSES = ("LW-1", "LW-2", "LW-3", "LW-4", "LW-5", "LW-6", "LW-7")
LW1, LW2, LW3, LW4, LW5, LW6, LW7 = range(len(CLAUSES))

KINDS = (
    EventKind("tide", ("round", "depth"), (Role.HEADING, Role.REVEAL)),
    EventKind("chose", ("seat", "load"), (Role.DECISION,), secret=("load",)),
    EventKind("sailed", ("seat", "load"), (Role.REVEAL,)),
    EventKind("aground", ("seat", "load")),
    EventKind("blocked", ("seat", "load")),
    EventKind("sold", ("seat", "load", "coins")),
    EventKind("won", ("seat", "coins"), (Role.RESULT,)),
)
TURNED, CHOSE, SAILED, AGROUND, BLOCKED, SOLD, WON = range(len(KINDS))
