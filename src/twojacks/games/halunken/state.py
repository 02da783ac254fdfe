"""The record: everything there is to know about a game, in one fixed-size piece of memory.

Two games in the same position with the same key have the same bytes, so unused places always hold their blank.

Spaces run clockwise; the tavern with the same number stands behind each::

         0   1   2   3   4
     13                      5
     12                      6
        11  10   9   8   7

A tavern's sailors lie in ``taverns[3 t] … taverns[3 t + 2]``, the top one last; taken places are blank.
"""

from __future__ import annotations

import numpy as np

from twojacks.games.halunken.components import FIGURES, JACK_CARDS, SAILOR_COUNT, SEATS, TAVERNS

NONE = -1  # nobody, nowhere, nothing
UNSEEN = -2  # in a view: a face-down sailor, a card of Black Jack's pile, a chosen card that is not revealed yet
NO_CARD = 0  # nothing chosen, nothing named

BEGINNER, STANDARD, TWO_PLAYER = 0, 1, 2
VARIANTS = ("beginner", "standard", "two-player")

# Where a game stands. It waits for people in the first eight; the rest pass by themselves.
PLACE, PLACE_JACK, AUCTION, CARDS, NAME_RUM, ROB, GIVE, OVER = range(8)
TURN_UP, REVEAL, COLLECT, MOVE, MEET, PART, JACK_MOVES, JACK_PASSES, END_ROUND = range(8, 17)
PHASES = ("place", "place-jack", "auction", "cards", "name-rum", "rob", "give", "over")

MOST_BIDS = 16  # fifteen rising values and a pass (HS-T2)

STATE = np.dtype(
    [
        ("key", np.uint64, 2),  # chance's key …
        ("crews", np.int64, FIGURES),  # bit sets of sailors: seats 0–3, then the harbour basin
        ("draws", np.uint32),  # … and how many draws were made with it
        ("taverns", np.int8, SAILOR_COUNT),  # sailors 0–41, NONE where taken
        ("heights", np.int8, TAVERNS),  # sailors left at each tavern, 0–3
        ("figures", np.int8, FIGURES),  # spaces 0–13 of captains 0–3 and Black Jack, NONE off the board
        ("hands", np.uint8, FIGURES),  # bit sets of move cards left; the last is Black Jack's with two players
        ("chosen", np.int8, FIGURES),  # this round's cards: 1–7, 8 for Rum, NO_CARD; Black Jack's up to 12
        ("named", np.int8, FIGURES),  # the number named for a Rum, 1–7, or NO_CARD
        ("jack_pile", np.int8, JACK_CARDS),  # his cards, standard game: face down below jack_left, turned up above it
        ("jack_left", np.int8),  # cards of the pile still face down, 0 in the other variants
        ("bids", np.int8, MOST_BIDS),  # sailors bid in turn from the opener, NONE for a pass
        ("bid_count", np.int8),
        ("players", np.int8),  # 2–4
        ("variant", np.int8),  # BEGINNER, STANDARD or TWO_PLAYER
        ("round_number", np.int8),  # 1–8
        ("phase", np.int8),
        ("starter", np.int8),  # the seat that placed its captain first
        ("opener", np.int8),  # the seat that opens the auction, or NONE
        ("hirer", np.int8),  # the seat Black Jack works for in this round, or NONE
        ("acted", np.uint8),  # bit set of figures that were cancelled or have begun their move in this round
        ("mover", np.int8),  # the figure whose arrival or passing is being settled, or NONE
        ("met", np.int8),  # the figure it met or passed, or NONE
        ("passed", np.int8, SEATS),  # captains Black Jack passed and has still to visit, in order, then NONE
        ("blank", np.uint8, 4),  # always 0: what aligning records would leave undefined
    ],
    align=True,
)

OPTIONS = np.dtype([("players", np.int8), ("variant", np.int8)])
