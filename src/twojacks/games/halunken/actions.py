"""Decisions as small integers. The order of the ranges is the order in which options are offered.

=============  ======================================================================
place 0–13     captain to a free space (HS-S4)
place-jack     Black Jack to a free space (HS-B1)
bid y1 … r15   a sailor offered in the auction (HS-B2, HS-T2)
pass           no bid
card 1 … rum   the own captain's move card (HS-R1)
jack-card      the hirer's card for Black Jack, two players (HS-T3)
rum 1–7        the number of a captain's single Rum (HS-R3)
jack-rum 1–7   the number of Black Jack's single Rum (HS-T3)
take y1 … r15  the sailor to rob (HS-R7, HS-B4, HS-B6, HS-T5, HS-T6)
take none      rob nobody
give y1 … r15  the sailor to give up (HS-B7, HS-T5)
=============  ======================================================================
"""

from __future__ import annotations

from twojacks.games.halunken.components import CARDS, RUM, SAILOR_COUNT, TAVERNS

PLACE = 0  # + space
PLACE_JACK = PLACE + TAVERNS  # + space
BID = PLACE_JACK + TAVERNS  # + sailor
PASS = BID + SAILOR_COUNT
CARD = PASS  # + card, and cards begin with 1
JACK_CARD = CARD + len(CARDS)  # + card
NAME = JACK_CARD + len(CARDS)  # + number, and numbers begin with 1
JACK_NAME = NAME + RUM - 1  # + number
TAKE = JACK_NAME + RUM  # + sailor
TAKE_NONE = TAKE + SAILOR_COUNT
GIVE = TAKE_NONE + 1  # + sailor
ACTION_COUNT = GIVE + SAILOR_COUNT

MOST_OPTIONS = SAILOR_COUNT + 1  # every sailor there is, or none
