"""Decisions as small integers. The order of the ranges is the order in which options are offered.

=====================  =======================================================================
hire FIGURE            take Lazy Jack for 3 coins and stand him with that docker (MB-1)
decline                do without him
card FIGURE 1 … 5      the move card of a docker or of Lazy Jack (MB-2)
load 1 … 4             one barrel on the ship at that pier (MB-4.3)
unload 1 … 4           one own barrel off the ship at that pier (MB-4.5)
=====================  =======================================================================
"""

from __future__ import annotations

from twojacks.games.montego_bay.components import FIGURES, MOST_DOCKERS, MOVE_CARDS, PIERS

HIRE_WITH = 0  # + docker
DECLINE = HIRE_WITH + MOST_DOCKERS
CARD = DECLINE + 1  # + 5 × figure + value − 1
LOAD_AT = CARD + MOVE_CARDS * FIGURES  # + pier, counted from 0
UNLOAD_AT = LOAD_AT + PIERS  # + pier, counted from 0
ACTION_COUNT = UNLOAD_AT + PIERS

MOST_OPTIONS = 5  # the cards of a docker
